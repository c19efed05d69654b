/**
 * Horns, the crowd, the whistle and the banana song. Howler is loaded with the first sound; settings decide whether
 * sounds play. Playback blocked by the browser starts after the first touch or key (Howler unlocks the audio by
 * itself).
 */
import type { Howl } from 'howler';
import { reportError } from './error-report.ts';

/** A horn as returned by GET /api/horn/{id} and by the user. */
export interface Sound {
  /** Below /storage/. */
  path: string;
  /** ms. */
  duration: number;
}

export const BOO: Sound = { path: 'sounds/boo1.wav', duration: 3000 };
export const CHEER: Sound = { path: 'sounds/cheer1.wav', duration: 4000 };
/** "Ooh": a missed scoring chance. */
export const GASP: Sound = { path: 'sounds/gasp1.wav', duration: 2000 };
export const WHISTLE: Sound = { path: 'sounds/whistle1.wav', duration: 1000 };
/** At the end of a period. */
export const SIREN: Sound = { path: 'sounds/siren1.wav', duration: 2000 };
/** Loops seamlessly. */
export const MURMUR: Sound = { path: 'sounds/crowd1.wav', duration: 6000 };
export const BANANA_SONG: Sound = { path: 'sounds/bananajoe.wav', duration: 13_000 };

const loaded = new Map<string, Promise<Howl>>();

/**
 * Loads a sound to the point where it can be played at once: Howler plays a sound only once, however often it is asked
 * to while loading it.
 */
async function load(path: string): Promise<Howl> {
  const { Howl: HowlClass } = await import('howler');
  const howl = new HowlClass({
    src: [`/storage/${path}`],
    onloaderror: (_id, error) => {
      loaded.delete(path);
      reportError(new Error(`Sound ${path} did not load: ${error}`));
    },
    onplayerror: () => howl.once('unlock', () => howl.play()),
  });
  if (howl.state() === 'loaded') return howl;
  return new Promise((resolve) => howl.once('load', () => resolve(howl)));
}

/** Preloads a sound that may be needed soon, so that it plays without delay. */
export function prepareSound(sound: Sound): Promise<Howl> {
  const howl = loaded.get(sound.path) ?? load(sound.path);
  loaded.set(sound.path, howl);
  return howl;
}

/** A sound that is playing. */
export interface PlayingSound {
  /** Stops the sound with a short fade: cutting it off would click. Does nothing once it has ended by itself. */
  stop: () => void;
  /** Fades to this volume, 0 to 1, within a second. */
  swell: (volume: number) => void;
}

/** ms in which a loop fades in and out, a stopped sound fades out, and a loop swells. */
const LOOP_FADE = 800;
const STOP_FADE = 120;
const SWELL = 900;
/** A sound that took longer than this to load is dropped by `setSilent`, which then cannot stop it. */
const MAX_LOAD_MS = 60_000;

let isSilent = false;
const onSilence = new Set<() => void>();

/** Sets whether all sounds are off (setting `sounds-hidden`): sounds that are playing end, and none start. */
export function setSilent(silent: boolean): void {
  isSilent = silent;
  if (!silent) return;
  for (const stop of onSilence) stop();
  onSilence.clear();
}

const NOTHING: PlayingSound = { stop: () => {}, swell: () => {} };

/** Plays a sound, once unless it `loops`; a loop fades in. `volume` is 0 to 1. */
export function playSound(sound: Sound, volume = 0.6, loops = false): PlayingSound {
  if (isSilent) return NOTHING;
  let isStopped = false;
  let loudness = volume;
  let playing: { howl: Howl; id: number } | null = null;
  prepareSound(sound).then(
    (howl) => {
      if (isStopped) return;
      // Setting this while the sound is playing would restart it.
      if (howl.loop() !== loops) howl.loop(loops);
      const id = howl.play();
      playing = { howl, id };
      howl.volume(loops ? 0 : loudness, id);
      if (loops) howl.fade(0, loudness, LOOP_FADE, id);
    },
    (error: unknown) => reportError(error),
  );
  const stop = () => {
    isStopped = true;
    onSilence.delete(stop);
    if (!playing) return;
    const { howl, id } = playing;
    playing = null;
    if (!howl.playing(id)) return;
    howl.fade(Number(howl.volume(id)), 0, loops ? LOOP_FADE : STOP_FADE, id);
    howl.once('fade', () => howl.stop(id), id);
  };
  onSilence.add(stop);
  // By then it has ended by itself, even after a long load.
  if (!loops) setTimeout(() => onSilence.delete(stop), sound.duration + MAX_LOAD_MS);
  return {
    stop,
    swell: (next) => {
      const isNew = next !== loudness;
      loudness = next;
      if (playing && isNew) playing.howl.fade(Number(playing.howl.volume(playing.id)), next, SWELL, playing.id);
    },
  };
}

let song: { sound: PlayingSound; ends: ReturnType<typeof setTimeout> } | null = null;

/** Plays the banana song, once at a time: does nothing while it is playing. */
export function playBananaSong(): void {
  if (song) return;
  song = { sound: playSound(BANANA_SONG), ends: setTimeout(stopBananaSong, BANANA_SONG.duration) };
}

export function stopBananaSong(): void {
  if (!song) return;
  // Otherwise it would end the next one early.
  clearTimeout(song.ends);
  song.sound.stop();
  song = null;
}
