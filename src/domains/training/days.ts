/** What mornings do to training: a day of it for every player. */
import { type DayHook, live, stored } from '#domains/day.ts';
import { trainEverybody } from '#domains/training/store/train.ts';
import { treatInjured } from '#domains/training/store/treat.ts';

export const trainingDays: readonly DayHook[] = [
  {
    name: 'training.day',
    at: 'morning',
    after: ['player.wake', 'facilities.open-ready'],
    // In a generated past there are no managers: assistants train all players, which is average growth.
    run: live(
      stored(async (tx, { rows, absoluteDay, secret }) => ({
        trained: await trainEverybody(rows, tx, { absoluteDay, secret }),
      })),
    ),
  },
  {
    name: 'training.treatment',
    at: 'morning',
    after: ['training.day'],
    async run({ rows, absoluteDay, secret, past }) {
      return past ? undefined : { treated: await treatInjured(rows, { absoluteDay, secret }) };
    },
  },
];
