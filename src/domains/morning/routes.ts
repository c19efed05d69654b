import { teamPolicy } from '#domains/club/policy.ts';
import { forTeam } from '#domains/club/store/asked.ts';
import { mornings } from '#domains/morning/contract.ts';
import { markRead } from '#domains/morning/store/read.ts';
import { latestMornings } from '#domains/morning/views.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

export const morningRoutes = implementing(mornings, {
  latest: reads({ of: forTeam(teamPolicy.manage) }, ({ db, team, now }) => latestMornings(db, team.clubId, now)),
  read: commands(
    { by: forTeam(teamPolicy.manage) },
    ({ tx, team: { clubId }, now }, { season, day }) =>
      markRead(tx, { clubId, through: absoluteDayOf({ season, day }), now }),
    (read) => ({ read }),
  ),
});
