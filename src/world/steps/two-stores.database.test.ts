import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents, representations } from '#domains/agent/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { coaches } from '#domains/coach/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { lineups, teamPartnerships } from '#domains/lineups/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { news } from '#domains/news/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { fillIns, recalls } from '#domains/roster/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { playoffSeries, seasons, standings } from '#domains/season/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { type Moment, momentAfter } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';
import { createWorld } from '#world/creation/create.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { runStep } from './run-step.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const SEED = 8;
const SECRET = knownSecret(8);
/** Through the preseason with its friendlies, and two rounds of the league. */
const DAYS = 7;

/** Everything that a day reads, each after those that it refers to. */
const COPIED = [
  worldSecret,
  nations,
  seasons,
  leagues,
  clubs,
  teams,
  players,
  teamPlayers,
  contracts,
  draftPicks,
  competitions,
  standings,
  games,
  lineups,
  ledgerTransactions,
  ledgerEntries,
  persons,
  agents,
  coaches,
  scouts,
  federations,
  federationSeasons,
  jobs,
  representations,
];

let database: TestDatabase;
let memory: MemoryRows;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createWorld({ db, size: 20, seed: SEED, secret: SECRET, pastSeasons: 0, dayMinutes: 60, now: NOW, threads: 1 });
  memory = await copyOf(db);
  for (let moment: Moment = { season: 1, day: 1, step: 'morning' }; moment.day <= DAYS; moment = momentAfter(moment)) {
    await db.transaction((tx) => take(pgRows(tx), moment));
    await take(memory, moment);
  }
});
afterAll(() => database.drop());

/** The world as it stands in the database, in memory. */
async function copyOf(db: Database): Promise<MemoryRows> {
  const rows = new MemoryRows({ now: NOW });
  for (const table of COPIED) await rows.insert(table, await db.select().from(table as never));
  return rows;
}

function take(rows: Rows, moment: Moment) {
  const world = { secret: SECRET, dayMinutes: 60, pace: 'command', now: NOW, past: null } as const;
  return runStep(moment, { ...world, rows, simulate: simulateHere, enqueue: async () => {} });
}

/** What both stores hold of a table's columns. */
async function held(read: (rows: RowReader) => Promise<unknown[]>) {
  const [stored, kept] = [await read(pgReader(database.db)), await read(memory)];
  expect(stored.length).toBeGreaterThan(0);
  return { stored, kept };
}

describe('a week of the same world in PostgreSQL and in memory', () => {
  it('has the same games with the same results', async () => {
    const { stored, kept } = await held((rows) =>
      rows.read(games, ['id', 'status', 'homeScore', 'awayScore', 'endedIn', 'periodScores', 'attendance', 'stars'], {
        status: 'final',
      }),
    );
    expect(kept).toEqual(stored);
  });

  it('leaves every player as rested, skilled, hurt and experienced', async () => {
    const { stored, kept } = await held((rows) =>
      rows.read(players, [
        'id',
        'teamId',
        'jerseyNumber',
        'skills',
        'progress',
        'energy',
        'form',
        'morale',
        'xp',
        'xpProgress',
        'injuryPart',
        'injuredUntil',
      ]),
    );
    expect(kept).toEqual(stored);
  });

  it('has the same tables, ratings, lines, partnerships and balances', async () => {
    for (const read of [
      (rows: RowReader) =>
        rows.read(teamPlayers, ['teamId', 'playerId', 'ownerKind', 'jerseyNumber', 'fromDay', 'toDay']),
      (rows: RowReader) => rows.read(standings, ['teamId', 'played', 'points', 'goalsFor', 'wins'], {}, ['teamId']),
      (rows: RowReader) => rows.read(teams, ['id', 'offense', 'defense', 'goaltending', 'leagueId']),
      (rows: RowReader) => rows.read(lineups, ['teamId', 'lineup', 'version', 'savedBy'], {}, ['teamId']),
      (rows: RowReader) => rows.read(teamPartnerships, ['teamId', 'partnerships'], {}, ['teamId']),
      (rows: RowReader) => rows.read(ledgerTransactions, ['key', 'kind', 'day'], {}, ['key']),
      (rows: RowReader) => rows.read(ledgerEntries, ['account', 'amount'], {}, ['account', 'amount']),
    ]) {
      const { stored, kept } = await held(read);
      expect(kept).toEqual(stored);
    }
  });

  it('has counted the same games of skaters and goalies', async () => {
    for (const table of [skaterSeasons, goalieSeasons] as const) {
      const { stored, kept } = await held((rows) =>
        rows.read(table, ['playerId', 'competitionId', 'teamId', 'games'], {}, ['playerId', 'competitionId', 'teamId']),
      );
      expect(kept).toEqual(stored);
    }
  });

  it('has the same news, rulings, recalls and fill-ins, whatever there are of them', async () => {
    const facts = (rows: RowReader) => rows.read(news, ['kind', 'day', 'clubId', 'playerId', 'params']);
    expect(await facts(memory)).toEqual(await facts(pgReader(database.db)));
    const ruled = (rows: RowReader) => rows.read(rulings, ['playerId', 'gameId', 'games', 'isServed']);
    expect(await ruled(memory)).toEqual(await ruled(pgReader(database.db)));
    for (const table of [recalls, fillIns] as const) {
      const away = (rows: RowReader) => rows.read(table, ['playerId'], {}, ['playerId']);
      expect(await away(memory)).toEqual(await away(pgReader(database.db)));
    }
    expect(await memory.read(playoffSeries, ['id'])).toEqual([]);
  });
});
