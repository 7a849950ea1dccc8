// Telling a player who looks elsewhere that it is their turn: title, sound, notification.
import type { LiveTable } from "$lib/api/live.svelte";
import { me } from "$lib/me.svelte";
import { say } from "$lib/texts.svelte";
import type { Playing } from "./game";

let told: string | undefined;

/** Called whenever the table changes; speaks up once a turn. */
export function announceTurn(live: LiveTable, playing: Playing): void {
  const view = live.view;
  // Nobody is called for what can wait, such as withdrawing an offer, or for what the server answers.
  const asked = view && view.seat !== null && live.you?.awaited && !live.you.standing_answer && !view.over;
  document.title = asked ? `● ${say("turn-yours")} · ${playing.info.title}` : `${playing.info.title} · Heliopolis`;
  const turn = asked ? `${live.id}:${view.step}` : undefined;
  if (!turn || turn === told) return;
  told = turn;
  if (me.settings.sounds) chime();
  if (me.settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(playing.info.title, { body: playing.texts.prompt(view!.prompt ?? {}, view!.names), tag: live.id });
  }
}

/** Two soft notes, as of a small bell. */
function chime(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, n) => {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + n * 0.14;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}
