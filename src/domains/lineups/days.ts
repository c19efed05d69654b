/** What a morning does to lineups: healthy players get their places back. */
import type { DayHook } from '#domains/day.ts';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { returnTheHealed } from '#domains/lineups/store/substitutes.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';

export const lineupsDays: readonly DayHook[] = [
  {
    name: 'lineups.healed-return',
    at: 'morning',
    // Only then is it known who has woken up healthy, and who is on which team today.
    after: ['player.wake', 'roster.recalls'],
    async run({ rows, absoluteDay, now }) {
      const returned = await returnTheHealed(rows, {
        absoluteDay,
        now,
        suspendedAmong: (playerIds) => suspendedAmong(rows, { playerIds }),
        squadsBesideClubs: (teamIds) => squadsBesideClubs(rows, teamIds),
      });
      return { returned };
    },
  },
];
