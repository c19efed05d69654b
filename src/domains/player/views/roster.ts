/** Players as the roster table shows them: skills, condition, salary and statistics. */
import { and, asc, gte, inArray, lte, sql } from 'drizzle-orm';
import { contracts as contractRows } from '#domains/contracts/tables.ts';
import { suspensionsOf } from '#domains/discipline/store/suspensions.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { arePlayers, type WhichPlayers } from '#domains/roster/store/roster-players.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { seasonSummaries } from '#domains/stats/views/season-summaries.ts';
import type { PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, skillsOf } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type PlayerRow = typeof players.$inferSelect;

type Contracts = ReadonlyMap<PlayerId, NonNullable<RosterPlayerView['contract']>>;

/**
 * Returns views of the players, by jersey number; four queries, regardless of the number of players.
 * @param contracts of the running season, if the caller has read them: then three queries
 */
export async function rosterViews(
  db: Database | Transaction,
  which: WhichPlayers,
  today: Pick<Today, 'season' | 'absoluteDay'>,
  contracts?: Contracts,
): Promise<RosterPlayerView[]> {
  if ('teamId' in which) {
    return fact(db, {
      key: `roster-views/${which.teamId}/${today.absoluteDay}`,
      topics: [`team:${which.teamId}`],
      read: () => loadViews(db, which, today),
    });
  }
  return which.playerIds.length === 0 ? [] : loadViews(db, which, today, contracts);
}

async function loadViews(
  db: Database | Transaction,
  which: WhichPlayers,
  today: Pick<Today, 'season' | 'absoluteDay'>,
  contracts?: Contracts,
): Promise<RosterPlayerView[]> {
  const rows = await db
    .select()
    .from(players)
    .where(arePlayers(which))
    .orderBy(sql`${players.jerseyNumber} asc nulls last`, asc(players.id));
  return viewsOf(db, rows, today, contracts);
}

/** Returns views of loaded rows, in their order. */
export async function viewsOf(
  db: Database | Transaction,
  rows: readonly PlayerRow[],
  today: Pick<Today, 'season' | 'absoluteDay'>,
  contracts?: Contracts,
): Promise<RosterPlayerView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [byPlayer, summaries, suspensions] = await Promise.all([
    contracts ?? currentContracts(db, ids, today.season),
    seasonSummaries(db, ids, today.season),
    suspensionsOf(db, { playerIds: ids }),
  ]);
  return rows.map((row) => ({
    ...playerRefOf(row),
    positions: row.positions,
    age: today.season - row.birthSeason,
    ageClass: ageClassOf(today.season - row.birthSeason),
    hand: row.hand,
    heightCm: row.heightCm,
    weightKg: row.weightKg,
    overall: overallOf(row.positions[0] ?? 'C', row.skills),
    skills: skillValues(row),
    specialSkills: row.specialSkills,
    xp: row.xp,
    form: row.form,
    energy: row.energy,
    morale: row.morale,
    trainingOn: row.trainingOn === null ? null : (skillsOf(row.positions[0] ?? 'C')[row.trainingOn] ?? null),
    injury: injuryOf(row, today.absoluteDay),
    // A suspension left unserved at retirement is no longer shown.
    suspension: row.retiredAt === null ? (suspensions.get(row.id) ?? null) : null,
    contract: byPlayer.get(row.id) ?? null,
    season: summaries.get(row.id) ?? null,
  }));
}

function injuryOf(row: PlayerRow, absoluteDay: number): RosterPlayerView['injury'] {
  if (row.injuredUntil === null || row.injuredUntil <= absoluteDay) return null;
  const until = dateOf(row.injuredUntil);
  return {
    part: row.injuryPart ?? '',
    severity: row.injurySeverity ?? '',
    untilSeason: until.season,
    untilDay: until.day,
    daysLeft: row.injuredUntil - absoluteDay,
  };
}

/** Returns the contract that covers the season, by player; of two (an extension signed early) the one that began first. */
async function currentContracts(db: Database | Transaction, playerIds: PlayerId[], season: number): Promise<Contracts> {
  const rows = await db
    .select({
      playerId: contractRows.playerId,
      from: contractRows.fromSeason,
      to: contractRows.toSeason,
      salary: contractRows.salary,
      kind: contractRows.kind,
    })
    .from(contractRows)
    .where(
      and(
        inArray(contractRows.playerId, playerIds),
        lte(contractRows.fromSeason, season),
        gte(contractRows.toSeason, season),
      ),
    )
    .orderBy(sql`${contractRows.signedAt} desc`);
  return new Map(rows.map(({ playerId, ...contract }) => [playerId, contract]));
}
