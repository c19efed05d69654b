import { describe, expect, it } from 'vitest';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { LEVELS, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import type { Candidate } from '../../roster/rules/squads.ts';
import { FREE_AGENCY, UPGRADE } from '../constants.ts';
import { leaves, upgradeSquads } from './leaving.ts';
import type { Buyer } from './market.ts';

let lastId = 0;
const candidate = (position: Position, overall: number, age = 28): Candidate => ({
  id: ++lastId,
  position,
  overall,
  age,
});

/** A club whose squads are just complete; all of a team are equally good. */
function clubOf(clubId: number, tier: number, overalls: Record<Level, number>): Buyer {
  const chosen: Buyer['chosen'] = { PRO: [], FRM: [], U21: [] };
  for (const level of LEVELS) {
    for (const position of POSITIONS) {
      const age = { PRO: 28, FRM: 22, U21: 18 }[level];
      const count = ROSTER_SIZES[level][position].least;
      chosen[level].push(...Array.from({ length: count }, () => candidate(position, overalls[level], age)));
    }
  }
  return { clubId, tier, chosen };
}
const ORDINARY = { PRO: 68, FRM: 60, U21: 52 };
const NOBODY = new Map<number, number>();
const has = (club: Buyer, level: Level, player: Candidate) => club.chosen[level].includes(player);

describe('the market of the summer', () => {
  it('gives the best free agent to the weakest club of the top tier', () => {
    const [strong, weak, lower] = [
      clubOf(1, 1, ORDINARY),
      clubOf(2, 1, { ...ORDINARY, PRO: 64 }),
      clubOf(3, 2, ORDINARY),
    ];
    const star = candidate('C', 80);
    upgradeSquads([strong, weak, lower], [star], NOBODY);
    expect([strong, weak, lower].map((club) => has(club, 'PRO', star))).toEqual([false, true, false]);
  });

  it('keeps as many at each position: who loses his place goes to the market, where others may want him', () => {
    const [top, lower] = [clubOf(1, 1, ORDINARY), clubOf(2, 2, { ...ORDINARY, PRO: 60 })];
    const veterans = top.chosen.PRO.filter((player) => player.position === 'LD');
    upgradeSquads([top, lower], [candidate('LD', 80)], NOBODY);
    const count = (club: Buyer) => club.chosen.PRO.filter((player) => player.position === 'LD').length;
    expect([count(top), count(lower)]).toEqual([ROSTER_SIZES.PRO.LD.least, ROSTER_SIZES.PRO.LD.least]);
    expect(veterans.filter((player) => has(lower, 'PRO', player))).toHaveLength(1);
  });

  it('sends a young man who loses his place to the farm, and the worst there on', () => {
    const club = clubOf(1, 1, ORDINARY);
    for (const player of club.chosen.PRO) player.age = 22;
    const centers = club.chosen.PRO.filter((player) => player.position === 'C');
    upgradeSquads([club], [candidate('C', 80)], NOBODY);
    expect(centers.filter((player) => has(club, 'FRM', player))).toHaveLength(1);
    expect(club.chosen.FRM).toHaveLength(POSITIONS.reduce((sum, each) => sum + ROSTER_SIZES.FRM[each].least, 0));
  });

  it('leaves alone who would hardly help, and whom the club has just lost', () => {
    const club = clubOf(1, 1, ORDINARY);
    const [ordinary, lost] = [candidate('C', 69), candidate('RW', 80)];
    upgradeSquads([club], [ordinary, lost], new Map([[lost.id, 1]]));
    expect([ordinary, lost].some((player) => has(club, 'PRO', player))).toBe(false);
  });

  it('ends for a club after its rounds, however many good players are free', () => {
    const club = clubOf(1, 1, ORDINARY);
    const stars = POSITIONS.flatMap((position) => [candidate(position, 85), candidate(position, 84)]);
    upgradeSquads([club], stars, NOBODY);
    expect(stars.filter((player) => has(club, 'PRO', player))).toHaveLength(UPGRADE.rounds);
  });
});

describe('a player whose contract has ended', () => {
  const share = (player: Parameters<typeof leaves>[0], tier: number) => {
    const random = new Random('leaving');
    return Array.from({ length: 2000 }, () => leaves(player, tier, random)).filter(Boolean).length / 2000;
  };

  it('looks around more often once he is unrestricted, and most of all when he is too good for the tier', () => {
    expect(share({ position: 'C', age: 25, overall: 70 }, 1)).toBeCloseTo(FREE_AGENCY.restricted, 1);
    expect(share({ position: 'C', age: 29, overall: 70 }, 1)).toBeCloseTo(FREE_AGENCY.unrestricted, 1);
    expect(share({ position: 'C', age: 25, overall: 79 }, 1)).toBeCloseTo(FREE_AGENCY.restricted, 1);
    expect(share({ position: 'C', age: 25, overall: 79 }, 2)).toBeCloseTo(FREE_AGENCY.tooGood, 1);
  });
});
