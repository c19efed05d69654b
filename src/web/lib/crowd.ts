/** The murmur of a crowd, which swells while something is in the air; it may be told so before it is heard at all. */
import { MURMUR, type PlayingSound, playSound } from '#web/lib/sound.ts';
import { EXCITED_MURMUR, LEVELS } from '#web/lib/sound-levels.ts';

export interface Crowd {
  /** Begins to murmur, as loud as the moment asks; nothing while it does. */
  start: () => void;
  stop: () => void;
  /** Tells whether it is excited, from now on and for the next start. */
  excite: (isExcited: boolean) => void;
}

/** @param play the loudspeaker; another one in tests */
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
