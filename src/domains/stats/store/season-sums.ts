/**
 * The sums of a season, made from the rows of its games. The database adds them up: the rows are there already, and
 * sending them a second time cost more than everything else that a game day writes.
 */
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isCountedFor } from '#domains/competition/store/game-rules.ts';
import { GOALIE_COUNTS, SKATER_COUNTS, TEAM_COUNTS } from '#domains/stats/store/game-rows.ts';
import {
  goalieGames,
  goalieSeasons,
  skaterGames,
  skaterSeasons,
  teamGames,
  teamSeasons,
} from '#domains/stats/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

interface Sums {
  /** The rows of games, and the sums that they are added to. */
  from: PgTable;
  to: PgTable;
  /** Columns that identify a sum. */
  by: readonly string[];
  /** Column of the sums → what a row of a game, `l`, adds to it. */
  adds: Readonly<Record<string, string>>;
}

const SUMS: readonly Sums[] = [
  {
    from: skaterGames,
    to: skaterSeasons,
    by: ['team_id', 'player_id'],
    adds: { games: '1', ...sameColumns(SKATER_COUNTS) },
  },
  {
    from: goalieGames,
    to: goalieSeasons,
    by: ['team_id', 'player_id'],
    adds: {
      games: '1',
      starts: 'l.started::int',
      wins: `(l.decision is not distinct from 'W')::int`,
      losses: `(l.decision is not distinct from 'L')::int`,
      overtime_losses: `(l.decision is not distinct from 'OTL')::int`,
      shutouts: 'l.shutout::int',
      ...sameColumns(GOALIE_COUNTS),
    },
  },
  { from: teamGames, to: teamSeasons, by: ['team_id'], adds: { games: '1', ...sameColumns(TEAM_COUNTS) } },
];

/**
 * Adds games to the sums. Their rows are stored, and have not been added before; no team is in two of the games. One
 * statement for all three kinds.
 */
export async function addToSums(tx: Transaction, gameIds: readonly GameId[]): Promise<void> {
  if (gameIds.length === 0) return;
  const added = SUMS.map(({ from, to, by, adds }, kind) => {
    const names = Object.keys(adds);
    return sql`${sql.raw(`kind_${kind}`)} as (
      insert into ${to} (${columns(by, names)})
      select ${keys(by)}, ${sql.raw(Object.values(adds).join(', '))}
      from games g join ${from} l on l.game_id = g.id
      where g.id = any(${sql.param([...gameIds])}::int[])
      on conflict (competition_id, ${sql.raw(by.join(', '))})
      do update set ${sql.raw(names.map((name) => `${name} = ${getTableName(to)}.${name} + excluded.${name}`).join(', '))})`;
  });
  await tx.execute(sql`with ${sql.join(added, sql`, `)} select`);
}

/** Computes the sums of a season from its games, for one without any yet. */
export async function sumSeason(tx: Transaction, season: number): Promise<void> {
  for (const { from, to, by, adds } of SUMS) {
    const sums = Object.values(adds).map((value) => `sum(${value})::int`);
    await tx.execute(sql`
      insert into ${to} (${columns(by, Object.keys(adds))})
      select ${keys(by)}, ${sql.raw(sums.join(', '))}
      from games g join competitions c on c.id = g.competition_id join ${from} l on l.game_id = g.id
      where g.season = ${season} and ${isCountedFor('statistics')}
      group by ${keys(by)} order by ${keys(by)}`);
  }
}

function columns(by: readonly string[], names: readonly string[]): SQL {
  return sql.raw(['competition_id', ...by, ...names].join(', '));
}

/** Returns the values of the key columns: holder and competition. */
function keys(by: readonly string[]): SQL {
  return sql.raw(['g.competition_id', ...by.map((name) => `l.${name}`)].join(', '));
}

function sameColumns(counts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.keys(counts).map((name) => [snakeCase(name), `l.${snakeCase(name)}`]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
