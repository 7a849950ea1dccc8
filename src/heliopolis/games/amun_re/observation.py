from heliopolis.kernel.rules import rule
from heliopolis.games.amun_re.state import State
FEATURES=()
@rule
def observe(s: State, observer: int, out) -> None:
    out[0]=0
