/** Evenings on which camps end. */
import { CAMP_KINDS, CAMPS } from '#domains/camp/constants.ts';
import { holdCamps } from '#domains/camp/store/hold.ts';
import type { DayHook } from '#domains/day.ts';

export const campDays: readonly DayHook[] = [
  {
    name: 'camp.end',
    at: 'night',
    after: ['game.finish-live'],
    async run({ rows, season, day, absoluteDay, secret }) {
      const kind = CAMP_KINDS.find((each) => CAMPS[each].lastDay === day);
      if (!kind) return undefined;
      return { campers: await holdCamps(rows, { kind, season, absoluteDay, secret }) };
    },
  },
];
