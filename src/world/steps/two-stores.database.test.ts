import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { camps } from '#domains/camp/tables.ts';
import { teamRatingHistory, teams } from '#domains/club/tables.ts';
import { seriesIn } from '#domains/competition/store/series.ts';
import { competitions } from '#domains/competition/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { QUALIFYING } from '#domains/free-agency/constants.ts';
import { arbitrations, frenzyResults, offerSheets, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { lineups, teamPartnerships } from '#domains/lineups/tables.ts';
import { news } from '#domains/news/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { fillIns, recalls, waivers } from '#domains/roster/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { absoluteDayOf, type Moment, momentAfter, PHASE_STARTS } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';
import { createWorld } from '#world/creation/create.ts';
import { testDatabase } from '../../../tests/database.ts';
import { runStep } from './run-step.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const SEED = 8;
const SECRET = knownSecret(8);
const on = (season: number, day: number, step: Moment['step'] = 'morning'): Moment => ({ season, day, step });
/** Through the preseason with its friendlies, and two rounds of the league. */
const WEEK = [on(1, 1), on(1, 7)] as const;
/**
 * As if the season ended then: the last nights of regular season and playoffs. Awards are only given in the database.
 */
const ENDS = [on(1, PHASE_STARTS.playoffs - 1, 'night'), on(1, PHASE_STARTS.postseason - 1, 'night')] as const;
/** To the first morning of the next season without held rights. */
const SUMMER = [on(1, PHASE_STARTS.postseason), on(2, QUALIFYING.heldUntilDay)] as const;

/** Tables of all domains and of the platform. */
const TABLES = (
  await Promise.all(
    globSync('src/{domains,platform}/*/tables.ts').map((file) => import(resolve(file)) as Promise<object>),
  )
).flatMap((file) => Object.values(file).filter((each) => is(each, PgTable)));

const { db } = testDatabase();
let memory: MemoryRows;
beforeAll(async () => {
  await createWorld({ db, size: 20, seed: SEED, secret: SECRET, pastSeasons: 0, dayMinutes: 60, now: NOW, threads: 1 });
  memory = await copyOf(db);
  await play(WEEK);
});

/** Takes the steps from one moment up to another in both stores. */
async function play([from, to]: readonly [Moment, Moment]): Promise<void> {
  for (let moment = from; absoluteDayOf(moment) <= absoluteDayOf(to); moment = momentAfter(moment)) {
    await db.transaction((tx) => take(pgRows(tx), moment));
    await take(memory, moment);
  }
}

/** Returns an in-memory copy of the world in the database. */
async function copyOf(db: Database): Promise<MemoryRows> {
  const rows = new MemoryRows({ now: NOW });
  for (const table of TABLES) await rows.insert(table, await db.select().from(table as never));
  return rows;
}

function take(rows: Rows, moment: Moment) {
  const world = { secret: SECRET, dayMinutes: 60, pace: 'command', now: NOW, past: null } as const;
  return runStep(moment, { ...world, rows, simulate: simulateHere, enqueue: async () => {} });
}

/** Returns a table's rows in both stores. */
async function held(read: (rows: RowReader) => Promise<unknown[]>) {
  const [stored, kept] = [await read(pgReader(db)), await read(memory)];
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

  it('leaves every player with the same energy, skills, injuries and experience', async () => {
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

  it('has the same standings, ratings, lines, partnerships and balances', async () => {
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

  it('has the same games counted for skaters and goalies', async () => {
    for (const table of [skaterSeasons, goalieSeasons] as const) {
      const { stored, kept } = await held((rows) =>
        rows.read(table, ['playerId', 'competitionId', 'teamId', 'games'], {}, ['playerId', 'competitionId', 'teamId']),
      );
      expect(kept).toEqual(stored);
    }
  });

  it('has the same news, rulings, call-ups and fill-ins', async () => {
    // Automatic rumors depend on reporters, which are not in memory.
    const facts = async (rows: RowReader) =>
      (await rows.read(news, ['kind', 'day', 'clubId', 'playerId', 'params'])).filter(
        ({ kind }) => !kind.startsWith('rumor-'),
      );
    expect(await facts(memory)).toEqual(await facts(pgReader(db)));
    const ruled = (rows: RowReader) => rows.read(rulings, ['playerId', 'gameId', 'games', 'isServed']);
    expect(await ruled(memory)).toEqual(await ruled(pgReader(db)));
    for (const table of [recalls, fillIns] as const) {
      const away = (rows: RowReader) => rows.read(table, ['playerId'], {}, ['playerId']);
      expect(await away(memory)).toEqual(await away(pgReader(db)));
    }
    const series = async (rows: RowReader) => {
      const opened = await rows.read(competitions, ['id'], { kind: 'playoffs' });
      return seriesIn(
        rows,
        opened.map(({ id }) => id),
      );
    };
    expect(await series(memory)).toEqual(await series(pgReader(db)));
  });
});

describe('a summer of the same world in PostgreSQL and in memory', () => {
  beforeAll(async () => {
    for (const night of ENDS) await db.transaction((tx) => take(pgRows(tx), night));
    memory = await copyOf(db);
    await play(SUMMER);
  });

  it('ends the same: buyouts, bids, qualifying offers, hearings, claims, signings and camps', async () => {
    const signed = ['playerId', 'clubId', 'fromSeason', 'toSeason', 'salary', 'signedAt', 'boughtOutOn'] as const;
    for (const read of [
      (rows: RowReader) => rows.read(contracts, signed, { fromSeason: 2 }),
      (rows: RowReader) => rows.read(contracts, ['playerId'], { boughtOutOn: { isNot: null } }),
      (rows: RowReader) => rows.read(capCharges, ['clubId', 'season', 'amount', 'kind']),
      (rows: RowReader) =>
        rows.read(frenzyResults, ['round', 'playerId', 'interested', 'clubId', 'salary'], {}, ['round', 'playerId']),
      (rows: RowReader) => rows.read(arbitrations, ['playerId', 'clubId', 'status', 'award', 'offered']),
      (rows: RowReader) => rows.read(waivers, ['playerId', 'clubId', 'status', 'claimedByClubId', 'placedOn']),
      (rows: RowReader) =>
        rows.read(camps, ['clubId', 'season', 'kind', 'focus', 'report'], {}, ['season', 'kind', 'clubId']),
      (rows: RowReader) =>
        rows.read(teamRatingHistory, ['teamId', 'season', 'day', 'offense'], {}, ['season', 'day', 'teamId']),
    ]) {
      const { stored, kept } = await held(read);
      expect(kept).toEqual(stored);
    }
    for (const read of [
      (rows: RowReader) => rows.read(offerSheets, ['playerId', 'clubId', 'holderClubId', 'status', 'compensation']),
      (rows: RowReader) => rows.read(restrictedFreeAgents, ['playerId', 'clubId', 'salary'], {}, ['playerId']),
    ]) {
      expect(await read(memory)).toEqual(await read(pgReader(db)));
    }
  });
});
