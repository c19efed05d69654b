/** The staff of a club: who works where, for what, and what comes of it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import type { StaffView } from '#domains/coach/contract.ts';
import { askFor, fitFor } from '#domains/coach/rules/fit.ts';
import { coachLines } from '#domains/coach/views/lines.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { JOB_ROLES } from '#domains/job/constants.ts';
import type { jobPolicy } from '#domains/job/policy.ts';
import { compensationOf } from '#domains/job/rules.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Six statements; of another club four. */
export async function loadStaff(
  db: Database,
  team: TeamRef,
  { abilities, today }: { abilities: Abilities<typeof jobPolicy>; today: Today },
): Promise<StaffView> {
  const { season } = today;
  const own = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.clubId, team.clubId), eq(jobs.kind, 'coach'), inArray(jobs.state, ['open', 'held'])))
    .orderBy(asc(jobs.id));
  const held = own.flatMap(({ personId }) => personId ?? []);
  const [lines, all, effects, balance, tiers] = await Promise.all([
    held.length === 0 ? [] : coachLines(db, season, inArray(persons.id, held)),
    clubTeamRefs(db, team.clubId),
    db
      .select({ id: teams.id, coaching: teams.coaching, staffEffects: teams.staffEffects })
      .from(teams)
      .where(eq(teams.clubId, team.clubId)),
    abilities.employ ? balanceOf(db, `club:${team.clubId}`) : null,
    abilities.employ ? tiersOf(pgReader(db)) : null,
  ]);
  const first = all.find(({ level }) => level === 'PRO') ?? team;
  const tier = tiers?.get(first.leagueId) ?? 1;
  return {
    team,
    teams: all,
    abilities,
    balance,
    season,
    jobs: JOB_ROLES.map((role) => {
      const job = own.find((one) => one.role === role);
      const coach = lines.find(({ person }) => person.id === job?.personId) ?? null;
      const fit = coach && fitFor(role, coach.skills);
      const isOwn = abilities.employ && job !== undefined && job.untilSeason !== null && coach !== null;
      return {
        role,
        coach,
        fit,
        pay: job?.pay ?? 0,
        untilSeason: job?.untilSeason ?? null,
        since: job?.fromDay == null ? null : dateOf(job.fromDay).season,
        compensation: isOwn ? compensationOf({ pay: job.pay, untilSeason: job.untilSeason ?? season }, today) : null,
        ask: isOwn && fit !== null ? askFor(role, fit, tier) : null,
      };
    }),
    effects: all.flatMap((one) => {
      const row = effects.find(({ id }) => id === one.id);
      if (!row) return [];
      const of = (index: number) => row.staffEffects[index] ?? 0;
      return [
        {
          team: one,
          coaching: row.coaching,
          effects: { forwards: of(0), defense: of(1), goalies: of(2), chemistry: of(3), morale: of(4) },
        },
      ];
    }),
  };
}
