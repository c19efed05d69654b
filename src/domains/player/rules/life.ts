/** What days and games do to a player: energy, form, morale, experience, injuries. Growth is the engine's. */

import type { CountsFor } from '#domains/competition/contract.ts';
import {
  CUP_EXPERIENCE,
  FORM,
  INJURY_FORM_LOSS,
  MORALE,
  OVERNIGHT_RECOVERY,
  XP_PER_GAME,
} from '#domains/player/constants.ts';
import { matchRating, ratedLately } from '#domains/player/rules/ratings-of-work.ts';
import { activeSpecialSkills } from '#domains/player/rules/special-skills.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { Growing } from '#engine/player/growth.ts';
import { ageClassOf, type Hand, type Level, type Position, type SpecialSkill } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import type { Secret } from '#engine/secret.ts';

/** The part of a player that changes as the world goes on. */
export interface PlayerLife extends Growing {
  id: number;
  teamId: TeamId | null;
  birthSeason: number;
  positions: Position[];
  hand: Hand;
  skills: number[];
  ceilings: number[];
  progress: number[];
  specialSkills: SpecialSkill[];
  /** 0 to 10, and hundredths toward the next level. */
  xp: number;
  xpProgress: number;
  /** 0 to 100 each. */
  form: number;
  energy: number;
  morale: number;
  trainingOn: number | null;
  /** How fast training makes him grow, in percent of the average; set by his club's training. */
  trainingPace: number;
  /** How well he has trained lately, 0 to 100; 50 is average. */
  trainingRating: number;
  /** How he has played lately, 0 to 100 (shown in tenths of ten); null: no game yet. */
  matchRating: number | null;
  injuryPart: string | null;
  injurySeverity: string | null;
  /** Absolute day from which he can play again; null: healthy. */
  injuredUntil: number | null;
}

/** The parts of a life that a game changes. */
export type Condition = Pick<
  PlayerLife,
  'xp' | 'xpProgress' | 'form' | 'energy' | 'morale' | 'matchRating' | 'injuryPart' | 'injurySeverity' | 'injuredUntil'
>;

/** The parts of a life that a lineup and a game depend on. */
export type RosterLife = Pick<
  PlayerLife,
  | 'id'
  | 'positions'
  | 'hand'
  | 'skills'
  | 'specialSkills'
  | 'xp'
  | 'form'
  | 'energy'
  | 'morale'
  | 'birthSeason'
  | 'injuredUntil'
>;

/** The parts of a day that decide who may play. */
export interface DayOfRoster {
  season: number;
  /** The world's secret, which decides which special skills are inactive. */
  secret: Secret;
  absoluteDay: number;
  /** The ids of suspended players; absent: none. */
  suspended?: { has(playerId: PlayerId): boolean };
}

/** Returns the player as lineups and the match engine take him: with the special skills that are active this season. */
export function rosterPlayerOf(life: RosterLife, today: DayOfRoster): RosterPlayer {
  return {
    id: life.id,
    positions: life.positions,
    hand: life.hand,
    skills: life.skills,
    specialSkills: activeSpecialSkills(life.specialSkills, today),
    xp: life.xp,
    form: life.form,
    energy: life.energy,
    morale: life.morale,
    ageClass: ageClassOf(today.season - life.birthSeason),
    isInjured: life.injuredUntil !== null && life.injuredUntil > today.absoluteDay,
    isSuspended: today.suspended?.has(life.id) ?? false,
  };
}

/** What a night's rest depends on. */
export type Resting = Night & Pick<PlayerLife, 'positions' | 'skills'>;

export type Night = Pick<PlayerLife, 'energy' | 'injuryPart' | 'injurySeverity' | 'injuredUntil'>;

/**
 * Returns a player after a night's rest: energy returns by the share that his endurance allows, and an injury that has
 * run its course is healed.
 * @param absoluteDay the day that begins.
 * @returns null when nothing changes.
 */
export function rested(life: Resting, absoluteDay: number): Night | null {
  const isHealed = life.injuredUntil !== null && life.injuredUntil <= absoluteDay;
  if (life.energy >= 100 && !isHealed) return null;
  const endurance = (life.skills[enduranceIndex(life)] ?? 50) / 99;
  const { least, byEndurance } = OVERNIGHT_RECOVERY[life.positions[0] === 'G' ? 'goalie' : 'skater'];
  const share = least + byEndurance * endurance;
  const energy = Math.min(100, Math.ceil(life.energy + (100 - life.energy) * share));
  if (isHealed) return { energy, injuryPart: null, injurySeverity: null, injuredUntil: null };
  const { injuryPart, injurySeverity, injuredUntil } = life;
  return { energy, injuryPart, injurySeverity, injuredUntil };
}

/** Returns the index of endurance in SKATER_SKILLS or GOALIE_SKILLS. */
function enduranceIndex(life: Pick<PlayerLife, 'positions'>): number {
  return life.positions[0] === 'G' ? 7 : 8;
}

/** What one game was like for one player. */
export interface GamePlayed {
  level: Level;
  isPlayoff: boolean;
  /** A game of a cup or a friendly. */
  isCup?: boolean;
  countsFor: Pick<CountsFor, 'experience' | 'injuries'>;
  /** Result of his team: 1 won, 0 tied, −1 lost. */
  outcome: 1 | 0 | -1;
  /** How he himself played, about −1 (bad) to 1 (outstanding). */
  performance: number;
  /** After the final horn. */
  energy: number;
  /** Absolute day of the game. */
  absoluteDay: number;
  injury: { part: InjuryPart; severity: InjurySeverity; days: number } | null;
  /** Points of morale that his coaches add to or take from the result. */
  coaches?: number;
}

/** Returns the player after the game. @param random settles fractions, so that small gains add up right. */
export function afterGame(life: Condition, game: GamePlayed, random: Random): Condition {
  const counts = game.countsFor.experience;
  const played = XP_PER_GAME[game.level] + (game.isPlayoff ? XP_PER_GAME.playoffs : 0);
  const learned = counts ? played * (game.isCup ? CUP_EXPERIENCE : 1) : 0;
  const experience = withExperience(life, whole(learned, random));
  const formTarget = 50 + FORM.byPerformance * game.performance + FORM.byOutcome * game.outcome;
  const moraleTarget =
    50 + MORALE.byOutcome * game.outcome + MORALE.byPerformance * game.performance + (game.coaches ?? 0);
  const isHurt = game.countsFor.injuries && game.injury !== null && game.injury.days > 0;
  const form = toward(life.form, formTarget, counts ? FORM.pace : FORM.pace / 2, random);
  return {
    ...experience,
    energy: Math.max(0, Math.min(100, Math.round(game.energy))),
    form: isHurt ? Math.max(0, form - INJURY_FORM_LOSS) : form,
    morale: toward(life.morale, moraleTarget, counts ? MORALE.pace : 0, random),
    matchRating: counts ? ratedLately(life.matchRating, matchRating(game.performance)) : life.matchRating,
    ...injuryAfter(life, game),
  };
}

/**
 * Returns the injury after the game, out for this many game days from tomorrow on. A lighter injury does not shorten one
 * that he played with.
 */
function injuryAfter(
  { injuryPart, injurySeverity, injuredUntil }: Condition,
  { injury, absoluteDay, countsFor }: GamePlayed,
): Pick<Condition, 'injuryPart' | 'injurySeverity' | 'injuredUntil'> {
  const until = absoluteDay + (injury?.days ?? 0) + 1;
  if (!countsFor.injuries || !injury || injury.days === 0 || until <= (injuredUntil ?? 0))
    return { injuryPart, injurySeverity, injuredUntil };
  return { injuryPart: injury.part, injurySeverity: injury.severity, injuredUntil: until };
}

function withExperience(life: Pick<PlayerLife, 'xp' | 'xpProgress'>, gain: number) {
  const total = Math.min(1000, life.xp * 100 + life.xpProgress + gain);
  return { xp: Math.floor(total / 100), xpProgress: total % 100 };
}

function toward(value: number, target: number, pace: number, random: Random): number {
  return Math.max(0, Math.min(100, value + whole((target - value) * pace, random)));
}

/** Returns a whole number whose expected value is `value`. */
function whole(value: number, random: Random): number {
  const floor = Math.floor(value);
  return floor + (random.chance(value - floor) ? 1 : 0);
}
