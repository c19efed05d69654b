import { describe, expect, it } from 'vitest';
import { generateJunior, generateRoster, type RosterMember } from '#engine/player/generate-roster.ts';
import { growSeason } from '#engine/player/growth.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { retires } from '#engine/player/retirement.ts';
import { LEVELS, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

/** Players a club keeps at each level. */
const KEPT: Record<Level, Record<Position, number>> = {
  PRO: { C: 5, LW: 5, RW: 4, LD: 4, RD: 4, G: 2 },
  FRM: { C: 5, LW: 4, RW: 4, LD: 4, RD: 3, G: 2 },
  U21: { C: 5, LW: 4, RW: 4, LD: 4, RD: 4, G: 2 },
};
const SEASONS = 20;
const CLUBS = 20;
const OLDER_ON_THE_FARM = 5;

const positionOf = (player: RosterMember) => player.positions[0] ?? 'C';
const overallOf = (player: RosterMember) => exactOverall(positionOf(player), player.skills);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Club {
  teams: Record<Level, RosterMember[]>;
}

/** A closed league whose clubs keep their best, sign free agents, retire the old and add seventeen-year-olds. */
class ClosedLeague {
  private clubs: Club[];
  private free: RosterMember[] = [];
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
    this.clubs = Array.from({ length: CLUBS }, () => ({
      teams: {
        PRO: generateRoster({ level: 'PRO', tier: 1, quality: 0 }, this.random),
        FRM: generateRoster({ level: 'FRM', tier: 1, quality: 0 }, this.random),
        U21: generateRoster({ level: 'U21', tier: 1, quality: 0 }, this.random),
      },
    }));
    this.sortOut();
  }

  at(level: Level): RosterMember[] {
    return this.clubs.flatMap((club) => club.teams[level]);
  }

  nextSeason(): void {
    for (const club of this.clubs) {
      for (const level of LEVELS) club.teams[level] = club.teams[level].flatMap((player) => this.aging(player, true));
    }
    this.free = this.free.flatMap((player) => this.aging(player, false));
    this.sortOut();
  }

  private aging(player: RosterMember, hasTeam: boolean): RosterMember[] {
    const grown = { ...player, ...growSeason(player, player.age, this.random) };
    const retiring = { position: positionOf(grown), age: grown.age, overall: overallOf(grown), hasTeam };
    return retires(retiring, this.random) ? [] : [{ ...grown, age: grown.age + 1 }];
  }

  /** Fills every club's teams from the top down; players no club keeps are free to sign anywhere. */
  private sortOut(): void {
    const pools = this.clubs.map((club) => bestFirst(LEVELS.flatMap((level) => club.teams[level])));
    this.clubs.forEach((club, index) => {
      const pool = pools[index] ?? [];
      club.teams.PRO = takeFrom(pool, KEPT.PRO, (player) => player.age > 18);
    });
    this.free = bestFirst(this.free);
    for (const club of this.random.shuffle(this.clubs)) this.signBetter(club);
    this.clubs.forEach((club, index) => {
      const pool = pools[index] ?? [];
      club.teams.U21 = takeFrom(pool, KEPT.U21, (player) => player.age < 21);
      let older = 0;
      club.teams.FRM = takeFrom(pool, KEPT.FRM, (player) => player.age < 24 || older++ < OLDER_ON_THE_FARM);
      this.free.push(...pool);
    });
    for (const club of this.clubs) this.takeInJuniors(club);
  }

  private signBetter(club: Club): void {
    for (const position of POSITIONS) {
      const team = club.teams.PRO;
      for (;;) {
        const best = this.free.findIndex((player) => positionOf(player) === position);
        const signed = this.free[best];
        if (!signed) break;
        const own = bestFirst(team.filter((player) => positionOf(player) === position));
        const worst = own.at(-1);
        const isShort = own.length < KEPT.PRO[position];
        if (!isShort && (!worst || overallOf(signed) <= overallOf(worst) + 1)) break;
        this.free.splice(best, 1);
        if (!isShort && worst) this.free.push(...team.splice(team.indexOf(worst), 1));
        team.push(signed);
      }
    }
  }

  private takeInJuniors(club: Club): void {
    for (const position of POSITIONS) {
      const have = club.teams.U21.filter((player) => positionOf(player) === position).length;
      for (let missing = KEPT.U21[position] - have; missing > 0; missing--) {
        club.teams.U21.push(generateJunior({ position, age: 17, tier: 1, quality: 0 }, this.random));
      }
    }
  }
}

function bestFirst(players: readonly RosterMember[]): RosterMember[] {
  return [...players].sort((one, other) => overallOf(other) - overallOf(one));
}

/** Takes the first players at each position out of the pool, up to the number kept. */
function takeFrom(
  pool: RosterMember[],
  kept: Record<Position, number>,
  mayStay: (player: RosterMember) => boolean,
): RosterMember[] {
  const left = { ...kept };
  const taken: RosterMember[] = [];
  for (const player of [...pool]) {
    const position = positionOf(player);
    if (left[position] === 0 || !mayStay(player)) continue;
    left[position]--;
    taken.push(...pool.splice(pool.indexOf(player), 1));
  }
  return taken;
}

describe('twenty seasons of a closed league with player turnover', () => {
  it.each([1, 2, 3])('keep the level of its first teams (world %i)', (seed) => {
    const league = new ClosedLeague(seed);
    const first = mean(league.at('PRO').map(overallOf));
    for (let season = 1; season <= SEASONS; season++) {
      league.nextSeason();
      expect(Math.abs(mean(league.at('PRO').map(overallOf)) - first)).toBeLessThan(2);
    }
  });

  it('keep the age of its first teams realistic, with stars and without outliers', () => {
    const league = new ClosedLeague(4);
    for (let season = 1; season <= SEASONS; season++) league.nextSeason();
    const ages = league.at('PRO').map((player) => player.age);
    expect(mean(ages)).toBeGreaterThan(25.5);
    expect(mean(ages)).toBeLessThan(29);
    const best = Math.max(...league.at('PRO').map(overallOf));
    expect(best).toBeGreaterThan(85);
    expect(best).toBeLessThan(97);
  });
});
