/** Every player who has not retired, with what one can look for: read once a day of the world, and after each move. */
import { and, eq, gte, isNull, notExists, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { MAY_RETIRE } from '#domains/search/constants.ts';
import { folded, type Searchable } from '#domains/search/rules.ts';
import type { LeagueId } from '#engine/ids.ts';
import { goingRate, salaryAt } from '#engine/market/going-rate.ts';
import { firstLimits } from '#engine/market/price.ts';
import { overallOf } from '#engine/player/overall.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import type { Level, Position } from '#engine/player/skills.ts';
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
      kind: sql<string>`(array_agg(${contracts.kind} order by ${contracts.fromSeason}))[1]`.as('kind'),
      toSeason: sql<number>`max(${contracts.toSeason})`.as('to_season'),
    })
    .from(contracts)
    .where(gte(contracts.toSeason, season))
    .groupBy(contracts.playerId)
    .as('running');
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
      teamId: players.teamId,
      level: sql<Level>`${teams.level}`,
      tier: leagues.tier,
      leagueId: sql<LeagueId>`${teams.leagueId}`,
      salary: running.salary,
      kind: running.kind,
      toSeason: running.toSeason,
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(leagues, eq(leagues.id, teams.leagueId))
    .leftJoin(running, eq(running.playerId, players.id))
    // Men from the town are there for a night.
    .where(
      and(
        isNull(players.retiredAt),
        notExists(db.select({ one: sql`1` }).from(fillIns).where(eq(fillIns.playerId, players.id))),
      ),
    );
  const asks = askOf(rows, season);
  return rows.map(
    ({
      firstname,
      lastname,
      birthSeason,
      teamId,
      level,
      leagueId,
      salary,
      toSeason,
      tier: _tier,
      kind: _kind,
      ...row
    }) => {
      const position = row.positions[0] ?? 'C';
      const [age, overall] = [season - birthSeason, overallOf(position, row.skills)];
      const isFree = teamId === null;
      return {
        ...row,
        name: folded(`${firstname} ${lastname}`),
        sortName: folded(`${lastname} ${firstname}`),
        position,
        age,
        overall,
        salary: (isFree ? null : salary) ?? asks({ position, age, overall }),
        yearsLeft: isFree ? 0 : Math.max(0, (toSeason ?? season - 1) - season + 1),
        mayRetire: isFree && retirementChance({ position, age, overall, hasTeam: false }) >= MAY_RETIRE,
        team: isFree ? null : { id: teamId, level, leagueId },
      };
    },
  );
}

interface Paid {
  positions: readonly Position[];
  birthSeason: number;
  skills: readonly number[];
  level: Level | null;
  tier: number | null;
  salary: number | null;
  kind: string | null;
}

/** What free agents ask: the going rate of the top tier, which is where all of them want to play. */
function askOf(rows: readonly Paid[], season: number) {
  const limits = firstLimits(TOP_TIER);
  const paid = rows.flatMap(({ positions, birthSeason, skills, level, tier, salary, kind }) => {
    const position = positions[0] ?? 'C';
    if (tier !== TOP_TIER || level !== 'PRO' || salary === null || kind !== 'standard') return [];
    return [{ position, age: season - birthSeason, overall: overallOf(position, skills), salary }];
  });
  const rate = goingRate(paid, TOP_TIER, limits.minimum);
  return (known: Parameters<typeof salaryAt>[1]) => salaryAt(rate, known, { tier: TOP_TIER, limits });
}
