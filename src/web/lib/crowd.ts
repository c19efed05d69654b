/** The murmur of a crowd, which swells while play is exciting; excitement may be set before the murmur starts. */
import { MURMUR, type PlayingSound, playSound } from '#web/lib/sound.ts';
import { EXCITED_MURMUR, LEVELS } from '#web/lib/sound-levels.ts';

export interface Crowd {
  /** Starts the murmur, at the volume that the excitement asks for; does nothing if it is already playing. */
  start: () => void;
  stop: () => void;
  /** Sets whether the crowd is excited, from now on and for the next start. */
  excite: (isExcited: boolean) => void;
}

/** @param play the function that plays sounds; tests pass their own */
export function createCrowd(play: typeof playSound = playSound): Crowd {
  let level: number = LEVELS.murmur;
  let murmur: PlayingSound | null = null;
  return {
    start: () => {
      murmur ??= play(MURMUR, level, true);
    },
    stop: () => {
      murmur?.stop();
      murmur = null;
    },
    excite: (isExcited) => {
      level = isExcited ? EXCITED_MURMUR : LEVELS.murmur;
      murmur?.swell(level);
    },
  };
}
