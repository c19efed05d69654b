/**
 * Junior hockey: what amateurs do in their nation's league while they wait for the draft. Games are not simulated; each evening gives each player a
 * line that follows from his hidden skills, his peers' skills, and luck. Totals up to a day never change afterwards.
 */

import { JUNIOR, JUNIOR_GOALIE, JUNIOR_SKATER } from '#domains/draft/constants.ts';
import type { Amateur } from '#domains/draft/rules/scouting.ts';
import { FIRST_PLAYOFF_DAY, FIRST_REGULAR_DAY } from '#engine/calendar.ts';
import type { NationId } from '#engine/ids.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { groupOf, SKATER_SKILLS, type SkaterSkill } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface JuniorLine {
  games: number;
  goals: number;
  assists: number;
  /** Penalty minutes. */
  penalties: number;
  plusMinus: number;
  /** Goalies only. */
  wins: number;
  shutouts: number;
  shotsAgainst: number;
  goalsAgainst: number;
}

/** An amateur who plays, and the nation of his league. */
export interface Junior extends Amateur {
  nationId: NationId;
}

export interface JuniorDay {
  secret: Secret;
  season: number;
  /** The last evening that counts. */
  day: number;
}

const NOTHING: JuniorLine = {
  games: 0,
  goals: 0,
  assists: 0,
  penalties: 0,
  plusMinus: 0,
  wins: 0,
  shutouts: 0,
  shotsAgainst: 0,
  goalsAgainst: 0,
};

/**
 * Returns each amateur's season totals up to an evening, in the given order.
 * @param peers the whole class of the season, however few are asked for
 */
export function juniorLines(juniors: readonly Junior[], peers: readonly Junior[], on: JuniorDay): JuniorLine[] {
  const standardOf = standardAmong(peers);
  return juniors.map((junior) => {
    const random = secretRandom(on.secret, `junior/${on.season}/${junior.id}`);
    const standard = standardOf(junior);
    return junior.position === 'G'
      ? goalieLine(standard, on.day, random)
      : skaterLine(junior, standard, on.day, random);
  });
}

/** Returns the number of league evenings up to a day: all of the regular season but every sixth. */
export function juniorRounds(day: number): number {
  const last = Math.min(day, FIRST_PLAYOFF_DAY - 1);
  const days = Math.max(0, last - FIRST_REGULAR_DAY + 1);
  return days - Math.floor(days / JUNIOR.restEvery);
}

/**
 * Returns a function for how far a player is above his peers, in standard deviations of his group: half against players of his own nation, because a
 * strong league is harder to score in, and half against all.
 */
function standardAmong(peers: readonly Junior[]): (junior: Junior) => number {
  const all = summariesBy(peers, ({ position }) => groupOf(position));
  const national = summariesBy(peers, ({ position, nationId }) => `${groupOf(position)}/${nationId}`);
  return (junior) => {
    const kind = groupOf(junior.position);
    const whole = all.get(kind) ?? summaryOf([]);
    const own = national.get(`${kind}/${junior.nationId}`);
    const mean = own && own.size >= JUNIOR.peers ? (own.mean + whole.mean) / 2 : whole.mean;
    const standard = (markOf(junior) - mean) / Math.max(1, whole.deviation);
    return Math.max(-JUNIOR.most, Math.min(JUNIOR.most, standard));
  };
}

/** Returns the mark behind his numbers: for skaters the skills that make points, for goalies all. */
function markOf({ position, skills }: Amateur): number {
  if (position === 'G') return exactOverall(position, skills);
  return SKATER_SKILLS.reduce((sum, skill, index) => sum + (MARKS[skill] ?? 0) * (skills[index] ?? 0), 0);
}

const MARKS: Partial<Record<SkaterSkill, number>> = JUNIOR_SKATER.marks;

function skillOf(skills: readonly number[], skill: SkaterSkill): number {
  return skills[SKATER_SKILLS.indexOf(skill)] ?? 0;
}

interface Summary {
  size: number;
  mean: number;
  deviation: number;
}

function summariesBy(peers: readonly Junior[], keyOf: (junior: Junior) => string): Map<string, Summary> {
  return new Map([...Map.groupBy(peers, keyOf)].map(([key, group]) => [key, summaryOf(group.map(markOf))]));
}

function summaryOf(marks: readonly number[]): Summary {
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / Math.max(1, marks.length);
  const variance = marks.reduce((sum, mark) => sum + (mark - mean) ** 2, 0) / Math.max(1, marks.length);
  return { size: marks.length, mean, deviation: Math.sqrt(variance) };
}

function skaterLine({ position, skills }: Amateur, standard: number, day: number, random: Random): JuniorLine {
  const { points, goalShare, spread, form, penalties, plusMinus, dressed } = JUNIOR_SKATER;
  const kind = groupOf(position) === 'defense' ? 'defense' : 'forward';
  const rate = points[kind] * Math.exp(spread * standard + random.normal(0, form));
  const leaning = skillOf(skills, 'shooting') - skillOf(skills, 'passing');
  const share = Math.max(0.1, Math.min(0.75, goalShare[kind] * Math.exp(0.012 * leaning)));
  const minors = penalties * Math.exp((50 - skillOf(skills, 'discipline')) / 40);
  const line = { ...NOTHING };
  for (let round = juniorRounds(day); round > 0; round--) {
    // Every evening draws the same random numbers, whether he plays or not, so that the past does not change.
    const [isDressed, goals, assists, boxes, swing] = [
      random.chance(dressed),
      poisson(rate * share, random),
      poisson(rate * (1 - share), random),
      poisson(minors, random),
      Math.round(random.normal(plusMinus.mean * standard, plusMinus.deviation)),
    ];
    if (!isDressed) continue;
    line.games += 1;
    line.goals += goals;
    line.assists += assists;
    line.penalties += 2 * boxes;
    line.plusMinus += swing;
  }
  return line;
}

function goalieLine(standard: number, day: number, random: Random): JuniorLine {
  const { starts, shots, savePercentage, perDeviation, form, wins } = JUNIOR_GOALIE;
  const rate = Math.min(0.945, savePercentage + perDeviation * standard + random.normal(0, form));
  const line = { ...NOTHING };
  for (let round = juniorRounds(day); round > 0; round--) {
    const [isIn, faced, luck] = [random.chance(starts), poisson(shots, random), random.next()];
    const against = poisson(faced * (1 - rate), random);
    if (!isIn) continue;
    line.games += 1;
    line.shotsAgainst += faced;
    line.goalsAgainst += Math.min(against, faced);
    if (against === 0) line.shutouts += 1;
    if (luck < (wins[Math.min(against, wins.length - 1)] ?? 0)) line.wins += 1;
  }
  return line;
}

/** Knuth's method: the means are small. @see The Art of Computer Programming 2, 3.4.1 */
function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, random.next()];
  while (product > limit) {
    count += 1;
    product *= random.next();
  }
  return count;
}
