/** Every player who has not retired, with what one can look for: read once a day of the world, and after each move. */
import { and, eq, gte, isNull, notExists, sql } from 'drizzle-orm';
import { capOf, type LeagueCap } from '#domains/cap/store/limits.ts';
import { capLimits } from '#domains/cap/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { MAY_RETIRE } from '#domains/search/constants.ts';
import type { Searchable } from '#domains/search/rules.ts';
import type { LeagueId } from '#engine/ids.ts';
import { fairSalary } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { overallOf } from '#engine/player/overall.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import type { Level } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const TOP_TIER = 1;

/** The list, read now or kept until players are published as moved. */
export function playerCatalog(
  db: Database | Transaction,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<readonly Searchable[]> {
  return fact(db, { key: `player-catalog/${absoluteDay}`, topics: ['players'], read: () => load(db, season) });
}

async function load(db: Database | Transaction, season: number): Promise<Searchable[]> {
  const running = db
    .select({
      playerId: contracts.playerId,
      // Of two, one signed early, what he earns now.
      salary: sql<number>`(array_agg(${contracts.salary} order by ${contracts.fromSeason}))[1]`.as('salary'),
      toSeason: sql<number>`max(${contracts.toSeason})`.as('to_season'),
    })
    .from(contracts)
    .where(gte(contracts.toSeason, season))
    .groupBy(contracts.playerId)
    .as('running');
  const topLeague = db
    .select({ id: leagues.id })
    .from(leagues)
    .where(and(eq(leagues.tier, TOP_TIER), eq(leagues.level, 'PRO')))
    .limit(1);
  const rows = await db
    .select({
      id: players.id,
      firstname: players.firstname,
      lastname: players.lastname,
      nationId: players.nationId,
      positions: players.positions,
      birthSeason: players.birthSeason,
      skills: players.skills,
      specialSkills: players.specialSkills,
      xp: players.xp,
      trainingRating: players.trainingRating,
      matchRating: players.matchRating,
      teamId: players.teamId,
      level: sql<Level>`${teams.level}`,
      leagueId: sql<LeagueId>`${teams.leagueId}`,
      salary: running.salary,
      toSeason: running.toSeason,
      upper: capLimits.upper,
      goalPrice: capLimits.goalPrice,
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(running, eq(running.playerId, players.id))
    .leftJoin(capLimits, and(eq(capLimits.leagueId, topLeague), eq(capLimits.season, season)))
    // Men from the town are there for a night; amateurs are the draft's.
    .where(
      and(
        isNull(players.retiredAt),
        isNull(players.draftClass),
        notExists(db.select({ one: sql`1` }).from(fillIns).where(eq(fillIns.playerId, players.id))),
      ),
    );
  return rows.map(
    ({ firstname, lastname, birthSeason, teamId, level, leagueId, salary, toSeason, upper, goalPrice, ...row }) => {
      const position = row.positions[0] ?? 'C';
      const [age, overall] = [season - birthSeason, overallOf(position, row.skills)];
      const isFree = teamId === null;
      const top = capOf(upper === null || goalPrice === null ? null : { upper, goalPrice }, TOP_TIER);
      return {
        ...row,
        name: folded(`${firstname} ${lastname}`),
        sortName: folded(`${lastname} ${firstname}`),
        position,
        age,
        overall,
        salary: (isFree ? null : salary) ?? askOf({ position, age, overall }, top),
        yearsLeft: isFree ? 0 : Math.max(0, (toSeason ?? season - 1) - season + 1),
        mayRetire: isFree && retirementChance({ position, age, overall, hasTeam: false }) >= MAY_RETIRE,
        team: isFree ? null : { id: teamId, level, leagueId },
      };
    },
  );
}

/** What a free agent asks, by what everybody sees of him: what is fair in the top tier, where all of them want to play. */
function askOf(known: Parameters<typeof projectGoals>[0], { goalPrice, limits }: LeagueCap): number {
  return fairSalary({ projection: projectGoals(known, TOP_TIER), seasons: 1, price: goalPrice, limits });
}
