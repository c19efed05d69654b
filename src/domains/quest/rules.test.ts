import { describe, expect, it } from 'vitest';
import { countGame, type PlayedGame, recount, type Tallies } from '#domains/achievement/rules/tally.ts';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';
import { OFFERED, QUESTS } from '#domains/quest/constants.ts';
import {
  doneOn,
  isReachable,
  offeredTo,
  periodOf,
  progressOf,
  questsFor,
  type Reach,
  worthOf,
} from '#domains/quest/rules.ts';
import { knownSecret } from '#engine/secret.ts';

/** The 11th day of the season. */
const DAY = { season: 3, absoluteDay: 200 };
/** A club for which every quest is within reach. */
const ANY: Reach = { isTop: false, hasRival: true, meetsRival: true, playing: ['PRO', 'FRM', 'U21'], isHome: true };
const drawFor = (userId: number, world = 'quests') => ({ userId, secret: knownSecret(world) });
const isOf = (cadence: string) => (id: keyof typeof QUESTS) => QUESTS[id].cadence === cadence;

describe('a manager’s quests', () => {
  it('are three daily, eight for the season, all trophies, and all career quests', () => {
    const offered = offeredTo(drawFor(7), ANY, DAY);
    expect(offered.filter(isOf('daily'))).toHaveLength(OFFERED.daily);
    const season = offered.filter(isOf('season'));
    expect(season.filter((id) => QUESTS[id].category !== 'trophy')).toHaveLength(OFFERED.season);
    expect(season).toContain('season-cup');
    expect(offered.filter(isOf('career')).length).toBe(
      Object.values(QUESTS).filter((q) => q.cadence === 'career' && q.category !== 'people').length,
    );
  });

  it('stay the same all day, differ by manager, and change each day', () => {
    const daily = (userId: number, absoluteDay: number) =>
      offeredTo(drawFor(userId), ANY, { ...DAY, absoluteDay })
        .filter(isOf('daily'))
        .join();
    expect(daily(7, 200)).toBe(daily(7, 200));
    const days = new Set(Array.from({ length: 20 }, (_, index) => daily(7, 200 + index)));
    const managers = new Set(Array.from({ length: 20 }, (_, index) => daily(7 + index, 200)));
    expect(Math.min(days.size, managers.size)).toBeGreaterThan(10);
    const season = (absoluteDay: number) => offeredTo(drawFor(7), ANY, { ...DAY, absoluteDay }).filter(isOf('season'));
    expect(season(200)).toEqual(season(230));
    const worlds = new Set(
      Array.from({ length: 20 }, (_, world) => offeredTo(drawFor(7, `world ${world}`), ANY, DAY).join()),
    );
    expect(worlds.size).toBeGreaterThan(10);
  });

  it('include at least three for every other career, with a club or without', () => {
    const nobody = { reach: null, careers: [] };
    expect(questsFor(drawFor(7), nobody, DAY)).toEqual([]);
    for (const career of CAREER_KINDS) {
      const own = questsFor(drawFor(7), { ...nobody, careers: [career] }, DAY);
      expect(own.length, career).toBeGreaterThanOrEqual(3);
      expect(own.every((id) => QUESTS[id].category === 'people')).toBe(true);
    }
    const both = questsFor(drawFor(7), { reach: ANY, careers: ['scout'] }, DAY);
    expect(both).toEqual([...offeredTo(drawFor(7), ANY, DAY), 'season-looks', 'season-reports-sold', 'career-calls']);
  });

  it('are achievable: no promotion from the top league, and no win on a day without a game', () => {
    const idle: Reach = { isTop: true, hasRival: false, meetsRival: false, playing: [], isHome: false };
    const users = Array.from({ length: 40 }, (_, user) => user);
    const offered = (reach: Reach, absoluteDay: number) =>
      new Set(
        users
          .flatMap((user) => offeredTo(drawFor(user), reach, { ...DAY, absoluteDay }))
          .filter((id) => QUESTS[id].cadence !== 'career'),
      );
    const open = 3 * 63 + DEADLINE_DAY;
    expect([...offered(idle, open)].filter(isOf('daily')).sort()).toEqual([
      'daily-message',
      'daily-reaction',
      'daily-signing',
      'daily-trade',
    ]);
    expect(offered(idle, open + 1)).not.toContain('daily-trade');
    expect(offered(idle, open)).not.toContain('season-rival');
    for (const id of ['daily-win', 'daily-farm-win', 'daily-sellout', 'season-rival'] as const)
      expect(offered(ANY, open), id).toContain(id);
    const away = { ...ANY, playing: ['PRO'], isHome: false } as const;
    expect(offered(away, open)).toContain('daily-win');
    for (const id of ['daily-farm-win', 'daily-junior-win', 'daily-sellout'] as const)
      expect(offered(away, open), id).not.toContain(id);
    // The other season quests stay the same, and their number does not change.
    for (const user of users) {
      const own = (reach: Reach) =>
        offeredTo(drawFor(user), reach, DAY).filter((id) => isOf('season')(id) && id !== 'season-rival');
      expect(own(idle)).toEqual(expect.arrayContaining(own(ANY)));
      expect(offeredTo(drawFor(user), idle, DAY).filter(isOf('season'))).toHaveLength(
        offeredTo(drawFor(user), ANY, DAY).filter(isOf('season')).length,
      );
    }
  });

  it('for a career are reachable wherever the club is, except for promotion and the rival', () => {
    const career = Object.keys(QUESTS)
      .map((id) => id as keyof typeof QUESTS)
      .filter(isOf('career'));
    const lost = (reach: Partial<Reach>) => career.filter((id) => !isReachable(id, { ...ANY, ...reach }, 1));
    expect(lost({})).toEqual([]);
    expect(lost({ isTop: true, playing: [], meetsRival: false })).toEqual(['career-promotion']);
    expect(lost({ hasRival: false })).toEqual(['career-rival']);
  });

  it('count what was done in their time', () => {
    const tallies: Tallies = new Map();
    recount(tallies, 'trades', 3, { season: 2, day: 130 });
    expect(progressOf('career-trades', tallies, DAY)).toBe(3);
    expect(progressOf('season-trades', tallies, DAY)).toBe(0);
    recount(tallies, 'trades', 4, { season: 3, day: 200 });
    expect(progressOf('season-trades', tallies, DAY)).toBe(1);
    expect(progressOf('daily-trade', tallies, DAY)).toBe(1);
    expect(progressOf('daily-trade', tallies, { ...DAY, absoluteDay: 201 })).toBe(0);
  });

  it('are completed when every condition is met in its time', () => {
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
    for (const { id, period } of doneOn(offeredTo(drawFor(7), ANY, DAY), tallies, DAY)) {
      expect(progressOf(id, tallies, DAY)).toBe(QUESTS[id].need);
      expect(period).toBe(periodOf(QUESTS[id].cadence, DAY));
    }
    const possible = new Set(
      Array.from({ length: 50 }, (_, user) =>
        doneOn(offeredTo(drawFor(user), ANY, DAY), tallies, DAY).map(({ id }) => id),
      ).flat(),
    );
    expect([...possible]).toEqual(expect.arrayContaining(['daily-win', 'daily-shutout', 'season-rival']));
    expect(possible.has('career-rival')).toBe(false);
  });
});

describe('quest rewards', () => {
  const done = (userId: number, quest: keyof typeof QUESTS, more: { period?: number; pucks?: number } = {}) => ({
    ...{ userId, quest, period: 200, points: QUESTS[quest].points, pucks: 0 },
    ...more,
  });

  it('are the same for each daily quest, and by points for others', () => {
    const own = [done(1, 'daily-trade'), done(1, 'daily-message'), done(1, 'season-series', { period: 3 })];
    expect(worthOf(own, own)).toEqual([5, 5, 30]);
  });

  it('are paid to a household as often as its best account has earned them', () => {
    const own = [done(1, 'daily-win'), done(1, 'daily-goals')];
    const mate = done(2, 'daily-message', { pucks: 5 });
    expect(worthOf(own, [...own, mate])).toEqual([5, 0]);
    const busy = [mate, done(2, 'daily-trade'), done(2, 'daily-sellout')];
    expect(worthOf(own, [...own, ...busy])).toEqual([5, 5]);
  });

  it('are limited by day, season and career', () => {
    const own = [done(1, 'daily-win'), done(1, 'career-calls', { period: 0 })];
    const mates = [done(2, 'daily-win', { period: 199, pucks: 5 }), done(3, 'career-prize', { period: 0, pucks: 40 })];
    expect(worthOf(own, [...own, ...mates])).toEqual([5, Math.min(40, QUESTS['career-calls'].points)]);
  });
});
