/** What managers' calls about the staffs of their clubs have in common, whatever the profession. */
import { asManagerOf } from '#domains/club/store/ownership.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import { type ApiContext, authorize, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export interface EmployingClub {
  clubId: ClubId;
  tier: number;
  season: number;
  day: number;
}

/** A command of the club's manager, in a transaction; refuses whoever may not employ there, and what the command refuses. */
export async function employ(
  context: ApiContext,
  team: TeamRef,
  command: (tx: Transaction, club: EmployingClub) => Promise<{ ok: true } | Refused>,
): Promise<void> {
  const { db } = context;
  const teamId = team.id;
  authorize(context, jobPolicy.employ, { teamId });
  const { season, day } = await readToday(db);
  const teams = await clubTeamRefs(db, team.clubId);
  const first = teams.find(({ level }) => level === 'PRO') ?? team;
  const tier = (await tiersOf(pgReader(db))).get(first.leagueId) ?? 1;
  const done = await asManagerOf(db, { teamId, userId: signedIn(context).id }, async (tx) => {
    const answer = await command(tx, { clubId: team.clubId, tier, season, day });
    // What a staff is worth is measured against the league: every team of it may have another rating.
    if (answer.ok) await publishChange(tx, ['everything']);
    return answer;
  });
  if (!done) return refuseNotAllowed();
  if (!done.done.ok) return refuse(done.done);
}
