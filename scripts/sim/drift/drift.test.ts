import { describe, expect, it } from 'vitest';
import type { Position } from '#engine/player/skills.ts';
import { newLeague } from '../clubs.ts';
import { type PlayedGame, Season } from '../season.ts';
import { Careers } from './careers.ts';
import { DraftClasses } from './draft.ts';
import { type Luck, perGame, shareOf, stability } from './full-season.ts';
import { slopeOf } from './trend.ts';
import { DriftWorld } from './world.ts';

describe('statistics from careers', () => {
  it('measure a trend as the change from one season to the next', () => {
    expect(slopeOf([1, 3, 5])).toBeCloseTo(2);
    expect(slopeOf([7])).toBe(0);
  });

  it('find players with unchanged results stable, and count their games', () => {
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

  it('estimate how stable a full season would be: luck weighs less in it than in a short one', () => {
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

  it('judge a draft class by how many become regulars', async () => {
    const world = await DriftWorld.make({ leagues: 1, seed: 5 });
    const draft = new DraftClasses();
    draft.add(await world.playersOfFirstLeague(), world.season);
    const regular = Math.round((200 * 38) / 82);
    expect(draft.table(world.season + 11, 20, () => regular)['picks from 11']).toBe(100);
    expect(draft.table(world.season + 11, 20, () => regular - 1)['picks from 11']).toBe(0);
    expect(draft.table(world.season + 10, 20, () => regular)['picks from 11']).toBe(0);
  });
});
