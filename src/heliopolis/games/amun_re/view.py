def view(s, seat): return {}
def prompt(s, seat): return {"prompt":"x"}
