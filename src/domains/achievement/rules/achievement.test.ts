import { describe, expect, it } from 'vitest';
import { FEATS, type Feat } from '#domains/achievement/constants.ts';
import { ACHIEVEMENTS, MAX_ACHIEVEMENT_POINTS, newlyEarned } from '#domains/achievement/rules/catalog.ts';
import { countGame, type PlayedGame, recount, type Tallies, totalOf } from '#domains/achievement/rules/tally.ts';

const TODAY = { season: 3, day: 200 };
const GAME: PlayedGame = {
  level: 'PRO',
  isPlayoff: false,
  isHome: true,
  isRival: false,
  scored: 3,
  conceded: 2,
  endedIn: 'regulation',
  periods: [
    [1, 0],
    [1, 1],
    [1, 1],
  ],
  isSellout: false,
  powerPlayGoals: 1,
  shorthandedGoals: 0,
  penalties: 2,
  hatTricks: 0,
  fourGoalGames: 0,
  shutouts: 0,
  fortySaveGames: 0,
};

/** Feats counted from games; all others are recounted from stored seasons and commands (`store/deeds.ts`). */
const OF_GAMES = [
  ...(['games', 'wins', 'away-wins', 'rival-wins', 'playoff-wins', 'overtime-wins', 'shootout-wins'] as const),
  ...(['comebacks', 'blowouts', 'win-run', 'win-streak', 'point-run', 'point-streak', 'goals'] as const),
  ...(['goals-in-game', 'power-play-goals', 'shorthanded-goals', 'hat-tricks', 'four-goal-games'] as const),
  ...(['shutouts', 'forty-save-wins', 'clean-games', 'farm-wins', 'junior-wins', 'sellouts'] as const),
] satisfies readonly Feat[];

function countsAfter(...games: Partial<PlayedGame>[]): (feat: Feat) => number {
  const tallies: Tallies = new Map();
  for (const game of games) countGame(tallies, { ...GAME, ...game }, TODAY);
  return (feat) => totalOf(tallies, feat);
}

describe('the list of achievements', () => {
  it('has at least eighty, each with an id of its own, and more points for higher steps', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
    expect(MAX_ACHIEVEMENT_POINTS).toBe(ACHIEVEMENTS.reduce((sum, { points }) => sum + points, 0));
    for (const { series, tier, need, points } of ACHIEVEMENTS) {
      const next = ACHIEVEMENTS.find((other) => other.series === series && other.tier === tier + 1);
      if (next) expect([next.need > need, next.points >= points], series).toEqual([true, true]);
    }
  });

  it('is earned step by step, each once', () => {
    const ids = (wins: number, ...held: string[]) => newlyEarned({ wins }, new Set(held)).map(({ id }) => id);
    expect(ids(0)).toEqual([]);
    expect(ids(12)).toEqual(['wins-1', 'wins-10']);
    expect(ids(12, 'wins-1', 'wins-10')).toEqual([]);
  });
});

describe('the counts of a game', () => {
  it('all occur in some game, so each can be earned', () => {
    const count = countsAfter(
      {
        ...{ isHome: false, isRival: true, isPlayoff: true, scored: 9, conceded: 3, endedIn: 'overtime' },
        ...{ powerPlayGoals: 2, shorthandedGoals: 1, hatTricks: 1, fourGoalGames: 1, shutouts: 1, fortySaveGames: 1 },
        ...{ penalties: 0, periods: [[0, 1] as const, [1, 1] as const, [8, 1] as const] },
      },
      { isSellout: true, endedIn: 'shootout' },
      { level: 'FRM' },
      { level: 'U21' },
    );
    expect(OF_GAMES.filter((feat) => count(feat) === 0)).toEqual([]);
  });

  it('tell wins apart by venue, manner and opponent', () => {
    const count = countsAfter(
      {},
      { isHome: false, endedIn: 'overtime' },
      { isRival: true, isPlayoff: true, scored: 8 },
    );
    expect(count('wins')).toBe(3);
    expect(count('away-wins')).toBe(1);
    expect(count('overtime-wins')).toBe(1);
    expect(count('rival-wins')).toBe(1);
    expect(count('playoff-wins')).toBe(1);
    expect(count('blowouts')).toBe(1);
    expect(count('goals-in-game')).toBe(8);
    expect(count('goals')).toBe(14);
  });

  it('call a win a comeback when the team trailed after two periods', () => {
    const behind = [
      [0, 1],
      [1, 1],
      [2, 0],
    ] as const;
    expect(countsAfter({ periods: behind })('comebacks')).toBe(1);
    expect(countsAfter({})('comebacks')).toBe(0);
    expect(countsAfter({ periods: behind, scored: 1 })('comebacks')).toBe(0);
  });

  it('restart a streak after a loss, and keep the longest', () => {
    const loss = { scored: 1 };
    const count = countsAfter({}, {}, {}, loss, {}, { ...loss, endedIn: 'overtime' }, {});
    expect(count('win-streak')).toBe(3);
    expect(count('win-run')).toBe(1);
    // An overtime point keeps the point streak alive.
    expect(count('point-streak')).toBe(3);
  });

  it('include only wins of farm and junior teams', () => {
    const count = countsAfter({ level: 'FRM', hatTricks: 1 }, { level: 'U21' }, { level: 'U21', scored: 0 });
    expect([count('farm-wins'), count('junior-wins'), count('wins'), count('goals')]).toEqual([1, 1, 0, 0]);
  });
});

describe('counts that are updated again', () => {
  it('never fall, and know the day’s and the season’s share', () => {
    const tallies: Tallies = new Map();
    recount(tallies, 'trades', 4, TODAY);
    recount(tallies, 'trades', 6, { season: 3, day: 201 });
    recount(tallies, 'trades', 5, { season: 3, day: 202 });
    expect(tallies.get('trades')).toEqual({
      ...{ total: 6, season: 3, inSeason: 6, day: 201, inDay: 2, wasAtWill: false },
    });
    recount(tallies, 'trades', 7, { season: 4, day: 260 });
    expect(tallies.get('trades')).toMatchObject({ total: 7, inSeason: 1 });
    expect(FEATS.trades).toBe('sum');
  });
});

describe('counts earned at will', () => {
  const atWill = { ...TODAY, isAtWill: true };
  const of = (tallies: Tallies, ...feats: Feat[]) => feats.map((feat) => tallies.get(feat)?.wasAtWill);

  it('remain part of a total, however much is added later', () => {
    const tallies: Tallies = new Map();
    recount(tallies, 'trades', 4, TODAY);
    // No trade was made on a day advanced at will.
    recount(tallies, 'trades', 4, atWill);
    expect(of(tallies, 'trades')).toEqual([false]);
    recount(tallies, 'trades', 5, atWill);
    recount(tallies, 'trades', 9, { season: 4, day: 260 });
    expect(of(tallies, 'trades')).toEqual([true]);
  });

  it('no longer matter after a higher best or once a new streak begins', () => {
    const tallies: Tallies = new Map();
    countGame(tallies, { ...GAME, scored: 5 }, atWill);
    countGame(tallies, { ...GAME, scored: 4 }, TODAY);
    const counts = ['goals-in-game', 'win-run', 'win-streak', 'wins'] as const;
    expect(of(tallies, ...counts)).toEqual([true, true, true, true]);
    countGame(tallies, { ...GAME, scored: 1 }, TODAY);
    expect(of(tallies, ...counts)).toEqual([true, false, true, true]);
    for (let wins = 0; wins < 3; wins++) countGame(tallies, { ...GAME, scored: 6 }, TODAY);
    expect(of(tallies, ...counts)).toEqual([false, false, false, true]);
  });
});
