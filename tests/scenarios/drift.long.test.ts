/** Untouched worlds in memory, as `npm run sim -- drift` plays them. */
import { describe, expect, it } from 'vitest';
import { drift } from '../../scripts/sim/drift/drift.ts';
import { playWorld } from '../../scripts/sim/drift/played-world.ts';
import { DriftWorld } from '../../scripts/sim/drift/world.ts';

/** One league: 20 clubs. */
const ONE_LEAGUE = { seasons: 1, leagues: 1, seed: 4 };

describe('an untouched world', () => {
  it('plays its season: 38 games per team, with players aging a year and full squads', async () => {
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
    // Players outside the first teams gain experience in leagues that are not played.
    const then = new Map(before.map((player) => [player.id, player]));
    const learned = after.filter(({ id, xp, xpProgress }) => {
      const was = then.get(id);
      return was !== undefined && 100 * xp + xpProgress > 100 * was.xp + was.xpProgress;
    });
    expect(learned.length).toBeGreaterThan((after.length - newcomers.length) / 2);
  });

  it('promotes and relegates clubs', async () => {
    const world = await DriftWorld.make({ leagues: 2, seed: 2 });
    const clubsOf = async () =>
      new Set((await world.playersOfFirstLeague()).map(({ teamId }) => Math.ceil((teamId ?? 0) / 3)));
    const before = await clubsOf();
    await world.playSeason({ onGame: () => {}, onPlayers: () => {} });
    const after = await clubsOf();
    expect(after.size).toBe(20);
    expect([...after].filter((club) => !before.has(club))).toHaveLength(2);
  });

  it('is reported season by season, with progress, and on average over several worlds', async () => {
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
  });
});
