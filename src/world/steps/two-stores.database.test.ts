import { beforeAll, describe, expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { seriesIn } from '#domains/competition/store/series.ts';
import { competitions } from '#domains/competition/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { games } from '#domains/game/tables.ts';
import { lineups, teamPartnerships } from '#domains/lineups/tables.ts';
import { news } from '#domains/news/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { fillIns, recalls } from '#domains/roster/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { MemoryRows } from '#platform/rows/memory-rows.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { FIRST_WEEK, sharedWorld } from '../../../tests/factories/shared-world.ts';
import { copyOf, expectSameRows, momentOn, play, take } from '../../../tests/factories/two-stores.ts';

const { db } = sharedWorld('secondWeek');
const earlier = sharedWorld('firstMorning');
let memory: MemoryRows;
beforeAll(async () => {
  memory = await copyOf(earlier.db);
  await play(momentOn(1, 1), momentOn(1, FIRST_WEEK), (moment) => take(memory, moment));
});

const same = (read: (rows: RowReader) => Promise<unknown[]>) => expectSameRows({ db, memory }, read);

describe('a week of the same world in PostgreSQL and in memory', () => {
  it('has the same games with the same results', async () => {
    await same((rows) =>
      rows.read(games, ['id', 'status', 'homeScore', 'awayScore', 'endedIn', 'periodScores', 'attendance', 'stars'], {
        status: 'final',
      }),
    );
  });

  it('leaves every player with the same energy, skills, injuries and experience', async () => {
    await same((rows) =>
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
      await same(read);
    }
  });

  it('has the same games counted for skaters and goalies', async () => {
    for (const table of [skaterSeasons, goalieSeasons] as const) {
      await same((rows) =>
        rows.read(table, ['playerId', 'competitionId', 'teamId', 'games'], {}, ['playerId', 'competitionId', 'teamId']),
      );
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
