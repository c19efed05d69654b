import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { Absences } from './absences.ts';
import { seasonRounds } from './calendar.ts';
import { newLeague, squadOf } from './clubs.ts';
import { playPlayoffs } from './playoffs.ts';
import { type PlayedGame, Season } from './season.ts';
import { SeasonStatistics } from './season-statistics.ts';

describe('the calendar of a simulated season', () => {
  it('has each team play once a round, half of its games at home', () => {
    const rounds = seasonRounds(6, 10, new Random(3));
    const home = new Array<number>(6).fill(0);
    for (const round of rounds) {
      expect(round.flat().sort()).toEqual([0, 1, 2, 3, 4, 5]);
      for (const [host] of round) home[host] = (home[host] ?? 0) + 1;
    }
    for (const games of home) expect(games).toBeGreaterThanOrEqual(4);
  });
});

describe('a simulated season', () => {
  it('repeats for the same seed, with tired teams on back-to-back nights', () => {
    const play = () => [...new Season(newLeague(5, 4), { season: 1, seed: 5 }).regular(12)];
    const games = play();
    expect(games).toHaveLength(24);
    expect(games.some(({ nights }) => nights.home === 1 || nights.away === 1)).toBe(true);
    expect(play().map(({ result }) => result)).toEqual(games.map(({ result }) => result));
  });

  it('dresses no injured player', () => {
    for (const { input, absent } of new Season(newLeague(6, 4), { season: 1, seed: 6 }).regular(20)) {
      const dressed = new Set([...input.home.players, ...input.away.players].map((player) => player.id));
      // Where two goalies of a club are hurt at once, no one else can be spared for the bench of the first team (see recall.ts).
      for (const { lineup } of [input.home, input.away]) dressed.delete(lineup.goalies.BG ?? 0);
      for (const id of [...absent.home, ...absent.away]) expect(dressed.has(id)).toBe(false);
    }
  });

  it('calls players up from the farm and remembers where they belong', () => {
    const clubs = newLeague(7, 2);
    for (const { players } of clubs.map((club) => squadOf(club, 'PRO')))
      for (const player of players.filter((each) => each.positions[0] === 'C').slice(0, 4))
        player.injuredUntil = 10_000;
    const [game] = new Season(clubs, { season: 1, seed: 7 }).regular(1);
    expect(game?.absent.home).toHaveLength(4);
    expect(game?.input.home.players).toHaveLength(20);
  });

  it('ends with playoffs whose winner has won every series', () => {
    const clubs = newLeague(8, 16);
    const season = new Season(clubs, { season: 1, seed: 8 });
    const games = [...playPlayoffs(season, clubs, 82)];
    expect(games.length).toBeGreaterThanOrEqual(15 * 4);
    expect(games.every(({ input }) => input.overtime.minutes === null)).toBe(true);
    expect(new Set(games.map(({ playoffRound }) => playoffRound))).toEqual(new Set([1, 2, 3]));
  });
});

describe('the totals of a season', () => {
  const league = () => new Season(newLeague(9, 4), { season: 1, seed: 9 }).regular(20);

  it('award the points the games give, and one goalie start per team and game', () => {
    const statistics = new SeasonStatistics();
    for (const game of league()) statistics.add(game);
    const { starts1 = 0, starts2 = 0, starts3 = 0, worstWins = 0, bestWins = 0 } = statistics.table();
    expect(((starts1 + starts2 + starts3) / 100) * 82).toBeCloseTo(20, 0);
    expect(worstWins).toBeLessThanOrEqual(bestWins);
    expect(statistics.standings()).toHaveLength(4);
  });

  it('count absences by length', () => {
    const games = [...league()];
    const [first] = games;
    const regular = first?.input.home.players[0]?.id ?? 0;
    const absences = new Absences();
    const evening = (absent: number[]): PlayedGame => ({
      ...(first as PlayedGame),
      absent: { home: absent, away: [] },
    });
    for (const absent of [[], [regular], [], [regular], [regular], [regular], []]) absences.add(evening(absent));
    const table = absences.table();
    expect([table.absences0, table.absences1, table.absences2]).toEqual([50, 50, 0]);
    expect(table.gamesMissed).toBeCloseTo((100 * 4) / (7 * 40));
  });
});
