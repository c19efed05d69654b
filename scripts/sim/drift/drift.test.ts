import { describe, expect, it } from 'vitest';
import type { Position } from '#engine/player/skills.ts';
import { newLeague, squadOf } from '../clubs.ts';
import { type PlayedGame, Season } from '../season.ts';
import { Careers } from './careers.ts';
import { DraftClasses } from './draft.ts';
import { drift } from './drift.ts';
import { playWorld } from './played-world.ts';
import { slopeOf } from './trend.ts';
import { SimWorld } from './world.ts';

describe('a world that nobody touches', () => {
  it('keeps its clubs, moves some of them up and down, and gives every squad enough players', () => {
    const world = new SimWorld({ clubs: 8, leagues: 3, seed: 2 });
    const before = world.leagues.map((league) => league.clubs.map((club) => club.clubId));
    world.turn(world.leagues.map((league) => league.clubs));
    const after = world.leagues.map((league) => league.clubs.map((club) => club.clubId));
    expect(after.flat().sort()).toEqual(before.flat().sort());
    expect(after[0]?.filter((id) => !before[0]?.includes(id))).toHaveLength(4);
    for (const { clubs } of world.leagues)
      for (const club of clubs) expect(squadOf(club, 'PRO').players.length).toBeGreaterThanOrEqual(23);
  });

  it('lets nobody play for two clubs, and everybody grow a year older', () => {
    const world = new SimWorld({ clubs: 8, leagues: 1, seed: 3 });
    const ages = new Map([...world.everybody()].map((player) => [player.id, world.age(player)]));
    world.turn(world.leagues.map((league) => league.clubs));
    const placed = world.leagues.flatMap(({ clubs }) =>
      clubs.flatMap(({ squads }) => squads.flatMap(({ players }) => players.map(({ id }) => id))),
    );
    expect(new Set(placed).size).toBe(placed.length);
    for (const player of world.everybody()) {
      const age = ages.get(player.id);
      if (age !== undefined) expect(world.age(player)).toBe(age + 1);
    }
  });

  it('is reported season by season', () => {
    const options = { seasons: 2, clubs: 8, leagues: 1, seed: 4, worlds: 1 };
    const report = drift(options);
    expect(report.seasons.map(({ season }) => season)).toEqual([1, 2]);
    for (const { goals, ageClasses } of report.seasons) {
      expect(goals).toBeGreaterThan(1);
      expect(ageClasses.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(8 * 20);
    }
    for (const row of [...report.rows, ...report.careers]) expect(Number.isFinite(row.ours)).toBe(true);
  });

  it('is one of several in the mean, which is told how many seasons are over in all', () => {
    const options = { seasons: 2, clubs: 8, leagues: 1, seed: 4 };
    const told: number[] = [];
    const both = drift({ ...options, worlds: 2, onProgress: (seasons) => told.push(seasons) });
    const [one, other] = [playWorld(options), playWorld({ ...options, seed: 1004 })];
    for (const [index, season] of both.seasons.entries()) {
      const [mine, yours] = [one.seasons[index], other.seasons[index]];
      expect(season.season).toBe(index + 1);
      expect(season.goals).toBeCloseTo(((mine?.goals ?? 0) + (yours?.goals ?? 0)) / 2);
      expect(season.goals).not.toBeCloseTo(mine?.goals ?? 0, 4);
      expect(season.overallByPosition.G).toBeCloseTo(
        ((mine?.overallByPosition.G ?? 0) + (yours?.overallByPosition.G ?? 0)) / 2,
      );
    }
    expect(told).toEqual([1, 2, 3, 4]);
  });
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

  it('judges a draft class by who became a regular', () => {
    const world = new SimWorld({ clubs: 32, leagues: 1, seed: 5 });
    const draft = new DraftClasses();
    draft.add(world.playersOf(1), world.season);
    expect(draft.table(world.season + 11, 32, () => 200)['picks from 11']).toBe(100);
    expect(draft.table(world.season + 11, 32, () => 199)['picks from 11']).toBe(0);
    expect(draft.table(world.season + 10, 32, () => 200)['picks from 11']).toBe(0);
  });
});
