/**
 * Keeps generations alike. Newcomers are drawn one by one, and in a large world the best of many are better than the best of few; unchecked, the top
 * league would improve for decades. So the ceilings of a year's newcomers are shifted, in order and by position, until the top league has as many
 * talents per club to look forward to as in any other year.
 */
import { LAST_YOUTH, TALENT, TALENT_KEPT_BELOW } from '#domains/youth/constants.ts';
import { characterOf } from '#engine/player/generate-skills.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import { exactOverall, WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import { type Position, skillsOf } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

const KIND: Record<Position, keyof typeof TALENT> = {
  LW: 'forward',
  C: 'forward',
  RW: 'forward',
  LD: 'defense',
  RD: 'defense',
  G: 'goalie',
};

export interface Talent {
  position: Position;
  skills: readonly number[];
  ceilings: readonly number[];
}

/** The number of clubs in the top league, and in all. */
export interface ClubCounts {
  first: number;
  all: number;
}

/**
 * Returns the overall a talent's ceilings allow.
 * @param perClub players of his generation and position, per club that shares in them, who are as good or better.
 */
export function talentOf(position: Position, perClub: number): number {
  const { first, slope, starSlope, careerSeasons } = TALENT[KIND[position]];
  // A club’s first player at the position, in the middle of his peers: half a player per club, spread over the seasons he remains one.
  const rarity = Math.log(0.5 / careerSeasons / perClub);
  return (PRO_LADDER[position][0] ?? 0) + first + rarity * (rarity > 0 ? starSlope : slope);
}

/**
 * Returns the ceilings of a year's newcomers, in the given order; skills stay as they are, and no ceiling falls below its skill.
 * @param before positions of the year's earlier players, so that these get what is left
 */
export function evenGeneration(
  newcomers: readonly Talent[],
  clubs: ClubCounts,
  random: Random,
  before: readonly Position[] = [],
): number[][] {
  const sharing = clubs.first * (clubs.all / clubs.first) ** TALENT_KEPT_BELOW;
  const ceilings = newcomers.map((newcomer) => [...newcomer.ceilings]);
  const indexes = newcomers.map((_, index) => index);
  for (const [position, ofPosition] of Map.groupBy(indexes, (index) => newcomers[index]?.position ?? 'C')) {
    const potential = (index: number) => exactOverall(position, newcomers[index]?.ceilings ?? []);
    const ranked = ofPosition.sort((one, other) => potential(other) - potential(one) || one - other);
    let turnedUp = before.filter((other) => other === position).length;
    for (const index of ranked) {
      turnedUp += waitFor(position, random);
      const talent = newcomers[index];
      if (talent === undefined) continue;
      ceilings[index] = shifted(talent, talentOf(position, turnedUp / sharing) - potential(index));
    }
  }
  return ceilings;
}

/**
 * Returns the ceilings of a new world's (or newly joining clubs') young players, year by year as gifted as the generations to follow. In the given
 * order.
 * @param before positions of each year's players already there, so that these get what is left
 */
export function evenYouth<Youth extends Talent & { birthSeason: number }>(
  players: readonly Youth[],
  { season, clubs }: { season: number; clubs: ClubCounts },
  random: Random,
  before: ReadonlyMap<number, readonly Position[]> = new Map(),
): number[][] {
  const ceilings = players.map((player) => [...player.ceilings]);
  const indexes = players.flatMap((player, index) => (season - player.birthSeason <= LAST_YOUTH ? [index] : []));
  for (const [born, generation] of Map.groupBy(indexes, (index) => players[index]?.birthSeason ?? 0)) {
    const talents = generation.flatMap((index) => players[index] ?? []);
    for (const [at, even] of evenGeneration(talents, clubs, random, before.get(born)).entries())
      ceilings[generation[at] ?? -1] = even;
  }
  return ceilings;
}

/** Returns the spacing of talents at a position: some years bring a great one, some none, but not so unevenly that the position dries up. */
function waitFor(position: Position, random: Random): number {
  const { evenness } = TALENT[KIND[position]];
  let product = 1;
  for (let part = 0; part < evenness; part++) product *= 1 - random.next();
  return -Math.log(product) / evenness;
}

/** Shifts the trainable ceilings until overall changes by `shift` points; character stays as it is. */
function shifted({ position, skills, ceilings }: Talent, shift: number): number[] {
  const names = skillsOf(position);
  const weights = WEIGHTS_IN_ORDER[position];
  const grows = names.map((name) => characterOf(name, position) === null);
  const movable = weights.reduce((sum, weight, index) => sum + (grows[index] ? weight : 0), 0);
  return ceilings.map((ceiling, index) =>
    grows[index] ? Math.max(skills[index] ?? 0, Math.min(99, Math.round(ceiling + shift / movable))) : ceiling,
  );
}
