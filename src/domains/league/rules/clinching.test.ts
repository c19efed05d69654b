import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { clinchMarks, movementOutlook } from '#domains/league/rules/clinching.ts';
import { type PlayedGame, type TableRecord, tableOf } from '#domains/league/rules/ranking.ts';

const lines = { promoted: 2, relegated: 2, playoffs: 3 };

function record(teamId: number, points: number, played = 8): TableRecord {
  return {
    teamId,
    played,
    wins: 0,
    overtimeWins: 0,
    overtimeLosses: 0,
    losses: 0,
    points,
    goalsFor: 0,
    goalsAgainst: 0,
  };
}

/** Every pair at home and away, with a random result for each game. */
const season = fc
  .record({ teams: fc.integer({ min: 4, max: 7 }), seed: fc.infiniteStream(fc.nat(5)), share: fc.nat(100) })
  .map(({ teams, seed, share }) => {
    const results = seed[Symbol.iterator]();
    const games: PlayedGame[] = [];
    for (let home = 1; home <= teams; home++) {
      for (let away = 1; away <= teams; away++) {
        if (home === away) continue;
        const result = results.next().value ?? 0;
        const [homeScore, awayScore] = result % 2 === 0 ? [2, 1] : [1, 2];
        games.push({
          homeTeamId: home,
          awayTeamId: away,
          homeScore,
          awayScore,
          endedIn: result < 4 ? 'regulation' : 'overtime',
        });
      }
    }
    // Not in the order of the home teams, so that the standings are mixed halfway through.
    const shuffled = games.toSorted(
      (a, b) => ((a.homeTeamId * 7 + a.awayTeamId * 11) % 13) - ((b.homeTeamId * 7 + b.awayTeamId * 11) % 13),
    );
    return { teams, games: shuffled, played: Math.floor((shuffled.length * share) / 100) };
  });

const { points } = LEAGUE_SETTINGS;

function tableAfter(teams: number, games: PlayedGame[]): TableRecord[] {
  const ids = Array.from({ length: teams }, (_, index) => index + 1);
  return tableOf(ids, games, LEAGUE_SETTINGS);
}

describe('before the season is over', () => {
  it('marks no team on the first day', () => {
    const table = [1, 2, 3, 4, 5].map((id) => record(id, 0, 0));
    expect(clinchMarks(table, lines, { gamesEach: 8, points })).toEqual([null, null, null, null, null]);
  });

  it('marks a leader who cannot be caught as promoted', () => {
    const table = [record(1, 24, 7), record(2, 20, 7), record(3, 9, 7), record(4, 8, 7), record(5, 2, 7)];
    expect(clinchMarks(table, lines, { gamesEach: 8, points })[0]).toBe('y');
  });

  it('waits while another team can still tie', () => {
    const table = [record(1, 24, 7), record(2, 21, 7), record(3, 9, 7), record(4, 8, 7), record(5, 2, 7)];
    expect(clinchMarks(table, lines, { gamesEach: 8, points })[0]).toBe('x');
  });

  it('marks the last as relegated once too many are out of reach', () => {
    const table = [record(1, 20, 7), record(2, 18, 7), record(3, 16, 7), record(4, 12, 7), record(5, 2, 7)];
    expect(clinchMarks(table, { ...lines, relegated: 1 }, { gamesEach: 8, points })).toEqual(['x', 'x', 'x', 'e', 'r']);
  });

  it('marks no promotion at the top of the pyramid', () => {
    const table = [record(1, 24, 7), record(2, 12, 7), record(3, 9, 7), record(4, 8, 7), record(5, 2, 7)];
    expect(clinchMarks(table, { ...lines, promoted: 0 }, { gamesEach: 8, points })[0]).toBe('x');
  });
});

describe('when every game is played', () => {
  it('follows the standings, however close the teams are', () => {
    const table = [record(1, 9), record(2, 9), record(3, 9), record(4, 9), record(5, 9)];
    expect(clinchMarks(table, lines, { gamesEach: 8, points })).toEqual(['y', 'x', 'x', 'r', 'r']);
  });
});

it('no mark is ever withdrawn: what is clinched midway holds at the end', () => {
  fc.assert(
    fc.property(season, ({ teams, games, played }) => {
      const early = tableAfter(teams, games.slice(0, played));
      const last = tableAfter(teams, games).map((row) => row.teamId);
      const gamesEach = 2 * (teams - 1);
      clinchMarks(early, lines, { gamesEach, points }).forEach((mark, index) => {
        const rank = last.indexOf(early[index]!.teamId) + 1;
        if (mark === 'y') expect(rank).toBe(1);
        if (mark === 'x') expect(rank).toBeLessThanOrEqual(lines.playoffs);
        if (mark === 'e') expect(rank).toBeGreaterThan(lines.playoffs);
        if (mark === 'r') expect(rank).toBeGreaterThan(teams - lines.relegated);
      });
    }),
    { numRuns: 300 },
  );
});

describe('a team’s possible outcomes', () => {
  const shape = { gamesEach: 10, points };
  const win = points.win;
  const outlooks = (table: readonly TableRecord[]) =>
    table.map((_, index) => movementOutlook({ table, index }, lines, shape));

  it('are not shown while everything is possible', () => {
    const early = [6, 5, 4, 3, 2, 1].map((wins, index) => record(index + 1, wins * win, 6));
    for (const outlook of outlooks(early)) expect(outlook).toEqual({ relegation: null, promotion: null });
  });

  it('are certain, likely or possible late in the season', () => {
    const late = [8, 5, 4, 4, 3, 1].map((wins, index) => record(index + 1, wins * win, 8));
    expect(outlooks(late).map(({ promotion }) => promotion)).toEqual([
      'certain',
      'likely',
      'possible',
      'possible',
      'possible',
      null,
    ]);
    expect(outlooks(late).map(({ relegation }) => relegation)).toEqual([
      null,
      'possible',
      'possible',
      'possible',
      'likely',
      'certain',
    ]);
  });

  it('exclude leagues that do not exist above or below', () => {
    const late = [8, 5, 4, 4, 3, 1].map((wins, index) => record(index + 1, wins * win, 8));
    const alone = { promoted: 0, relegated: 0, playoffs: 3 };
    for (const index of late.keys()) {
      expect(movementOutlook({ table: late, index }, alone, shape)).toEqual({ relegation: null, promotion: null });
    }
  });
});
