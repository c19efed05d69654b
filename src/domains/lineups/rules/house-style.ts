/**
 * The house style of a team without set tactics: an assistant plays to the players' strengths and the coach's taste, and
 * has ideas of his own. So clubs without a manager differ as real ones do: some shoot from everywhere and some wait at
 * their own line, and scouting an opponent pays off.
 */

import { HOUSE_STYLE, POINTS_A_STEP, STYLE_SUITS } from '#domains/lineups/constants.ts';
import type { Assistant } from '#domains/lineups/rules/assistant-eye.ts';
import { type CoachStyle, STYLE_LEANS } from '#engine/lineup/coach-style.ts';
import { BALANCED_TACTICS, TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { ORDINARY_PROFILE } from '#engine/match/ratings/skill-profile.ts';
import { SKATER_SKILLS, type SkaterSkill } from '#engine/player/skills.ts';
import { secretRandom } from '#engine/secret.ts';

/** The parts of a player that the style depends on. */
interface StyledPlayer {
  positions: readonly string[];
  skills: readonly number[];
}

type Setting = keyof Tactics;

/** Skills that favor the last choice of a setting (`for`), and the first (`against`). */
const CALLS_FOR: { readonly [S in Setting]?: { for: readonly SkaterSkill[]; against: readonly SkaterSkill[] } } = {
  forecheck: { for: ['skating', 'checking'], against: ['hockey-sense', 'defending'] },
  backcheck: { for: ['endurance', 'defending'], against: ['shooting', 'puck-handling'] },
  neutralZone: { for: ['skating', 'endurance'], against: ['defending', 'strength'] },
  breakout: { for: ['passing', 'skating'], against: ['strength', 'defending'] },
  offense: { for: ['skating', 'puck-handling'], against: ['strength', 'checking'] },
  shooting: { for: ['shooting', 'strength'], against: ['passing', 'hockey-sense'] },
  physicality: { for: ['checking', 'strength'], against: ['skating', 'discipline'] },
  matching: { for: ['defending', 'hockey-sense'], against: ['shooting', 'passing'] },
};

/**
 * Returns the tactics of the house style.
 * @param assistant the one whose style it is: the same team of a world has the same ideas every year.
 * @param players who may dress; their order does not matter.
 */
export function houseStyle(
  { secret, teamId, coachStyle }: Pick<Assistant, 'secret' | 'teamId'> & { coachStyle?: CoachStyle | null | undefined },
  players: readonly StyledPlayer[],
): Tactics {
  const random = secretRandom(secret, `house style/${teamId}`);
  const means = meanSkills(players);
  const tactics: Tactics = { ...BALANCED_TACTICS };
  const liked = STYLE_LEANS[coachStyle ?? 'balanced'];
  for (const setting of Object.keys(TACTIC_CHOICES) as Setting[]) {
    const ideas = HOUSE_STYLE.ideas * random.normal(0, 1) + HOUSE_STYLE.coach * (liked[setting] ?? 0);
    const lean = ideas + HOUSE_STYLE.players * calledFor(setting, means);
    setLean(tactics, setting, lean);
  }
  return tactics;
}

function setLean<S extends Setting>(tactics: Tactics, setting: S, lean: number): void {
  const [first, middle, last] = TACTIC_CHOICES[setting] as readonly [Tactics[S], Tactics[S], Tactics[S]]; // three of each
  if (lean < -HOUSE_STYLE.leans) tactics[setting] = first;
  else if (lean > HOUSE_STYLE.leans) tactics[setting] = last;
  else tactics[setting] = middle;
}

function calledFor(setting: Setting, means: MeanSkills): number {
  const skills = CALLS_FOR[setting];
  if (skills === undefined) return 0;
  const sum = (names: readonly SkaterSkill[]) => names.reduce((total, name) => total + (means.get(name) ?? 0), 0);
  return (sum(skills.for) - sum(skills.against)) / skills.for.length / POINTS_A_STEP;
}

/** Average of a team's skaters by skill, each relative to the league's average. */
export type MeanSkills = ReadonlyMap<SkaterSkill, number>;

/**
 * Returns how well a team's players suit a coach's style, 0 to 99, 50 is average: whether they can play what he likes. A
 * balanced coach wants players who favor nothing in particular.
 */
export function suits(style: CoachStyle, means: MeanSkills): number {
  const liked = Object.entries(STYLE_LEANS[style]).filter(([setting]) => setting in CALLS_FOR) as [Setting, -1 | 1][]; // its own keys
  const asked = Object.keys(CALLS_FOR) as Setting[];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const steps =
    liked.length > 0
      ? mean(liked.map(([setting, lean]) => lean * calledFor(setting, means)))
      : STYLE_SUITS.evenlyBuilt - mean(asked.map((setting) => Math.abs(calledFor(setting, means))));
  return Math.max(
    STYLE_SUITS.least,
    Math.min(STYLE_SUITS.most, Math.round(STYLE_SUITS.ordinary + STYLE_SUITS.perStep * steps)),
  );
}

/** Returns the means relative to the league's average. @param skills mean of each, in the order of SKATER_SKILLS */
export function againstOrdinary(skills: readonly number[]): MeanSkills {
  return new Map(
    SKATER_SKILLS.map((name, index) => [name, (skills[index] ?? 0) - (ORDINARY_PROFILE.skaters[index] ?? 0)]),
  );
}

/** Returns the skaters' average, each skill relative to the league's average. */
function meanSkills(players: readonly StyledPlayer[]): MeanSkills {
  const skaters = players.filter(({ positions }) => positions[0] !== 'G');
  return againstOrdinary(
    SKATER_SKILLS.map((_, index) => {
      const sum = skaters.reduce((total, { skills }) => total + (skills[index] ?? 0), 0);
      return sum / Math.max(1, skaters.length);
    }),
  );
}
