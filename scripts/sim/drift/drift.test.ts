import { describe, expect, it } from 'vitest';
import type { Position } from '#engine/player/skills.ts';
import { newLeague } from '../clubs.ts';
import { type PlayedGame, Season } from '../season.ts';
import { Careers } from './careers.ts';
import { DraftClasses } from './draft.ts';
import { drift } from './drift.ts';
import { type Luck, perGame, shareOf, stability } from './full-season.ts';
import { playWorld } from './played-world.ts';
import { slopeOf } from './trend.ts';
import { DriftWorld } from './world.ts';

/** One league: 20 clubs. */
const ONE_LEAGUE = { seasons: 1, leagues: 1, seed: 4 };

describe('a world that nobody touches', () => {
  it('plays the season of a world: 38 games a team, by people who grow a year older and whose squads stay full', async () => {
    const world = await DriftWorld.make({ leagues: 1, seed: 3 });
    const before = await world.playersOfFirstLeague();
    let games = 0;
    let measured = 0;
    await world.playSeason({
      onGame: () => games++,
      onPlayers: (players) => {
        measured = players.length;
      },
    });
    expect(games).toBe(20 * 19);
    expect(measured).toBeGreaterThanOrEqual(20 * 20);
    expect(world.season).toBe(2);
    const after = await world.playersOfFirstLeague();
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    const newcomers = after.filter(({ id }) => id > Math.max(...before.map((player) => player.id)));
    expect(newcomers.length).toBeGreaterThan(20);
    for (const squad of Map.groupBy(after, ({ teamId }) => teamId).values()) {
      expect(squad.length).toBeGreaterThanOrEqual(20);
    }
    // Whoever does not play for a first team learns where nobody watches.
    const then = new Map(before.map((player) => [player.id, player]));
    const learned = after.filter(({ id, xp, xpProgress }) => {
      const was = then.get(id);
      return was !== undefined && 100 * xp + xpProgress > 100 * was.xp + was.xpProgress;
    });
    expect(learned.length).toBeGreaterThan((after.length - newcomers.length) / 2);
  });

  it('moves clubs up and down', async () => {
    const world = await DriftWorld.make({ leagues: 2, seed: 2 });
    const clubsOf = async () =>
      new Set((await world.playersOfFirstLeague()).map(({ teamId }) => Math.ceil((teamId ?? 0) / 3)));
    const before = await clubsOf();
    await world.playSeason({ onGame: () => {}, onPlayers: () => {} });
    const after = await clubsOf();
    expect(after.size).toBe(20);
    expect([...after].filter((club) => !before.has(club))).toHaveLength(2);
  });

  it('is reported season by season, told how many are over, and one of several in the mean', async () => {
    const told: number[] = [];
    const both = await drift({ ...ONE_LEAGUE, worlds: 2, onProgress: (seasons) => told.push(seasons) });
    const [one, other] = [await playWorld(ONE_LEAGUE), await playWorld({ ...ONE_LEAGUE, seed: 1004 })];
    expect(both.seasons.map(({ season }) => season)).toEqual([1]);
    for (const [index, { goals, ageClasses, overallByPosition }] of both.seasons.entries()) {
      const [mine, yours] = [one.seasons[index], other.seasons[index]];
      expect(goals).toBeGreaterThan(1);
      expect(goals).toBeCloseTo(((mine?.goals ?? 0) + (yours?.goals ?? 0)) / 2);
      expect(goals).not.toBeCloseTo(mine?.goals ?? 0, 4);
      expect(ageClasses.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20 * 20);
      expect(overallByPosition.G).toBeCloseTo(
        ((mine?.overallByPosition.G ?? 0) + (yours?.overallByPosition.G ?? 0)) / 2,
      );
    }
    for (const row of [...both.rows, ...both.careers]) expect(Number.isFinite(row.ours)).toBe(true);
    expect(told).toEqual([1, 2]);
  }, 60_000);
});

describe('what is read from careers', () => {
  it('sees a trend as the change from one season to the next', () => {
    expect(slopeOf([1, 3, 5])).toBeCloseTo(2);
    expect(slopeOf([7])).toBe(0);
  });

  it('finds that players who do the same again are stable, and counts their games', () => {
    const careers = new Careers();
    const games: PlayedGame[] = [...new Season(newLeague(1, 4), { season: 1, seed: 1 }).regular(45)];
    const position = new Map<number, Position>();
    for (const { result } of games)
      for (const box of [result.box.home, result.box.away])
        for (const line of box.skaters) position.set(line.playerId, line.position);
    for (const age of [24, 25]) {
      for (const game of games) careers.add(game, (id) => ({ age, position: position.get(id) ?? 'G' }));
      careers.closeSeason();
    }
    const table = careers.table();
    expect(table.forwardsPoints).toBeCloseTo(1);
    expect(table['F at 25']).toBeCloseTo(0);
    const first = games[0]?.result.box.home.skaters[0]?.playerId ?? 0;
    expect(careers.gamesOf(first)).toBeGreaterThanOrEqual(2);
  });

  it('tells how stable a full season would be: luck takes less of it than of a short one', () => {
    const pair = (one: number, two: number, variance: number): [Luck, Luck] => [
      { value: one, variance },
      { value: two, variance },
    ];
    const values = [
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
    ] as const;
    expect(stability(values.map(([one, two]) => pair(one, two, 0)))).toBeCloseTo(0.6);
    expect(stability(values.map(([one, two]) => pair(one, two, 0.4)))).toBeGreaterThan(0.7);
    expect(shareOf(1, 4)).toEqual({ value: 0.25, variance: 0.25 * 0.75 * 0.25 });
    expect(perGame(4, 8, 4)).toEqual({ value: 1, variance: 0.25 });
  });

  it('judges a draft class by who became a regular', async () => {
    const world = await DriftWorld.make({ leagues: 1, seed: 5 });
    const draft = new DraftClasses();
    draft.add(await world.playersOfFirstLeague(), world.season);
    const regular = Math.round((200 * 38) / 82);
    expect(draft.table(world.season + 11, 20, () => regular)['picks from 11']).toBe(100);
    expect(draft.table(world.season + 11, 20, () => regular - 1)['picks from 11']).toBe(0);
    expect(draft.table(world.season + 10, 20, () => regular)['picks from 11']).toBe(0);
  });
});
