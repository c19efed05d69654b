import { describe, expect, it } from 'vitest';
import { countGame, type PlayedGame, recount, type Tallies } from '#domains/achievement/rules/tally.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';
import { OFFERED, QUESTS } from '#domains/quest/constants.ts';
import { doneOn, offeredTo, periodOf, progressOf, questsFor } from '#domains/quest/rules.ts';

const DAY = { season: 3, absoluteDay: 200 };
const isOf = (cadence: string) => (id: keyof typeof QUESTS) => QUESTS[id].cadence === cadence;

describe('the quests of a manager', () => {
  it('are three for the day, eight for the season, all for trophies, and all of a career', () => {
    const offered = offeredTo(7, DAY);
    expect(offered.filter(isOf('daily'))).toHaveLength(OFFERED.daily);
    const season = offered.filter(isOf('season'));
    expect(season.filter((id) => QUESTS[id].category !== 'trophy')).toHaveLength(OFFERED.season);
    expect(season).toContain('season-cup');
    expect(offered.filter(isOf('career')).length).toBe(
      Object.values(QUESTS).filter((q) => q.cadence === 'career' && q.category !== 'people').length,
    );
  });

  it('are the same all day long, other ones for others, and new ones with each day', () => {
    const daily = (userId: number, absoluteDay: number) =>
      offeredTo(userId, { ...DAY, absoluteDay })
        .filter(isOf('daily'))
        .join();
    expect(daily(7, 200)).toBe(daily(7, 200));
    const days = new Set(Array.from({ length: 20 }, (_, index) => daily(7, 200 + index)));
    const managers = new Set(Array.from({ length: 20 }, (_, index) => daily(7 + index, 200)));
    expect(Math.min(days.size, managers.size)).toBeGreaterThan(10);
    const season = (absoluteDay: number) => offeredTo(7, { ...DAY, absoluteDay }).filter(isOf('season'));
    expect(season(200)).toEqual(season(230));
  });

  it('are those of every other career that somebody has, three of each at least, with a club or without', () => {
    const nobody = { isManager: false, careers: [] };
    expect(questsFor(7, nobody, DAY)).toEqual([]);
    for (const career of CAREER_KINDS) {
      const own = questsFor(7, { ...nobody, careers: [career] }, DAY);
      expect(own.length, career).toBeGreaterThanOrEqual(3);
      expect(own.every((id) => QUESTS[id].category === 'people')).toBe(true);
    }
    const both = questsFor(7, { isManager: true, careers: ['scout'] }, DAY);
    expect(both).toEqual([...offeredTo(7, DAY), 'season-looks', 'season-reports-sold', 'career-calls']);
  });

  it('ask for what was done in their time', () => {
    const tallies: Tallies = new Map();
    recount(tallies, 'trades', 3, { season: 2, day: 130 });
    expect(progressOf('career-trades', tallies, DAY)).toBe(3);
    expect(progressOf('season-trades', tallies, DAY)).toBe(0);
    recount(tallies, 'trades', 4, { season: 3, day: 200 });
    expect(progressOf('season-trades', tallies, DAY)).toBe(1);
    expect(progressOf('daily-trade', tallies, DAY)).toBe(1);
    expect(progressOf('daily-trade', tallies, { ...DAY, absoluteDay: 201 })).toBe(0);
  });

  it('are done when all is done that they ask for, each for its time', () => {
    const tallies: Tallies = new Map();
    const win = { level: 'PRO', scored: 5, conceded: 0, endedIn: 'regulation', periods: [] } as const;
    const game = { ...win, isPlayoff: false, isHome: true, isRival: true, isSellout: true, penalties: 0 };
    const zero = {
      powerPlayGoals: 1,
      shorthandedGoals: 0,
      hatTricks: 0,
      fourGoalGames: 0,
      shutouts: 1,
      fortySaveGames: 0,
    };
    countGame(tallies, { ...game, ...zero } satisfies PlayedGame, { season: 3, day: 200 });
    for (const { id, period } of doneOn(offeredTo(7, DAY), tallies, DAY)) {
      expect(progressOf(id, tallies, DAY)).toBe(QUESTS[id].need);
      expect(period).toBe(periodOf(QUESTS[id].cadence, DAY));
    }
    const possible = new Set(
      Array.from({ length: 50 }, (_, user) => doneOn(offeredTo(user, DAY), tallies, DAY).map(({ id }) => id)).flat(),
    );
    expect([...possible]).toEqual(expect.arrayContaining(['daily-win', 'daily-shutout', 'season-rival']));
    expect(possible.has('career-rival')).toBe(false);
  });
});
