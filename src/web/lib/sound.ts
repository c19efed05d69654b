/**
 * Horns, the crowd, the whistle and the banana song. Howler is loaded with the first sound; settings decide whether any is heard.
 * Playback that the browser blocks starts after the first touch or key (Howler unlocks the audio by itself).
 */
import type { Howl } from 'howler';
import { reportError } from './error-report.ts';

/** A horn as GET /api/horn/{id} and the user name it. */
export interface Sound {
  /** Below /storage/. */
  path: string;
  /** ms. */
  duration: number;
}

export const BOO: Sound = { path: 'sounds/boo1.wav', duration: 3000 };
export const CHEER: Sound = { path: 'sounds/cheer1.wav', duration: 4000 };
/** "Ooh": a great chance that was not taken. */
export const GASP: Sound = { path: 'sounds/gasp1.wav', duration: 2000 };
export const WHISTLE: Sound = { path: 'sounds/whistle1.wav', duration: 1000 };
/** Goes round and round without a seam. */
export const MURMUR: Sound = { path: 'sounds/crowd1.wav', duration: 6000 };
export const BANANA_SONG: Sound = { path: 'sounds/bananajoe.wav', duration: 13_000 };

const loaded = new Map<string, Promise<Howl>>();

/** A sound that can be played at once: what Howler is asked to play while it loads, it plays a single time however often. */
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

/** Fetches a sound that may be wanted soon, so that it comes without delay. */
export function prepareSound(sound: Sound): Promise<Howl> {
  const howl = loaded.get(sound.path) ?? load(sound.path);
  loaded.set(sound.path, howl);
  return howl;
}

/** Plays a sound, once unless it `loops`; the answer stops it. `volume` 0 to 1. */
export function playSound(sound: Sound, volume = 0.6, loops = false): () => void {
  let isStopped = false;
  let stop = () => {};
  prepareSound(sound).then(
    (ready) => {
      if (isStopped) return;
      ready.volume(volume);
      ready.loop(loops);
      const playing = ready.play();
      stop = () => ready.stop(playing);
    },
    (error: unknown) => reportError(error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}

let stopSong: (() => void) | null = null;

/** The banana song plays once at a time; asking again while it plays does nothing. */
export function playBananaSong(): void {
  if (stopSong) return;
  stopSong = playSound(BANANA_SONG);
  setTimeout(stopBananaSong, BANANA_SONG.duration);
}

export function stopBananaSong(): void {
  stopSong?.();
  stopSong = null;
}
