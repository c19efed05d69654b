/** Constants of the lineup rules; strengths are on the 0 to 99 scale of the overall. */
import { SKILL } from '#engine/match/constants/players.ts';
import type { Position, SpecialSkill } from '#engine/player/skills.ts';

/** An FRM team dresses at most this many skaters, and goalies, older than 23 (the game's rules, player levels). */
export const OLDER_SKATERS_IN_FRM = 4;
export const OLDER_GOALIES_IN_FRM = 1;

/**
 * Points of strength lost at an unfamiliar position, as in the match engine (SKILL in match/constants/players.ts), so that a
 * lineup is judged as it will play. A skater in goal, or a goalie as a skater, is worth next to nothing; the engine does not
 * allow it.
 */
export const STRANGE_PLACE_COST = {
  wrongTrade: SKILL.wrongTrade * SKILL.scale,
  wingAtCenter: SKILL.wingAtCenter * SKILL.scale,
  wrongSide: SKILL.wrongSide * SKILL.scale,
  goal: 60,
} as const;

/** Points by which a coach prefers a player's primary position to his second one. */
export const SECOND_POSITION_COST = 1;
/** Points lost at an unfamiliar position: rows are primary positions, columns spots. A judgment: sides swap more easily than roles. */
export const STRANGE_POSITION_COST: Record<Position, Record<Position, number>> = {
  LW: { LW: 0, C: 6, RW: 3, LD: 16, RD: 17, G: 60 },
  C: { LW: 4, C: 0, RW: 4, LD: 16, RD: 16, G: 60 },
  RW: { LW: 3, C: 6, RW: 0, LD: 17, RD: 16, G: 60 },
  LD: { LW: 15, C: 18, RW: 16, LD: 0, RD: 3, G: 60 },
  RD: { LW: 16, C: 18, RW: 15, LD: 3, RD: 0, G: 60 },
  G: { LW: 60, C: 60, RW: 60, LD: 60, RD: 60, G: 0 },
};
/** Points lost on the off side: a defenseman plays the boards on his backhand, while a wing gains a one-timer. */
export const WRONG_HAND_COST: Record<Position, number> = { LW: 0.5, C: 0, RW: 0.5, LD: 1.5, RD: 1.5, G: 0 };
/** The hand that fits a side; centers and goalies have none. */
export const FITTING_HAND: Partial<Record<Position, 'L' | 'R'>> = { LW: 'L', RW: 'R', LD: 'L', RD: 'R' };

/**
 * Effect of chemistry (chemistry.ts). A judgment, small beside skill: a new line plays as if each of its players were a point
 * and a half worse, one of many years as if each were a point better. Lines the assistant sets all season end up about in the
 * middle.
 */
export const CHEMISTRY = {
  /** Games together after which two players have half their full chemistry. */
  halfKnown: 12,
  /** Points of overall between strangers and old partners; the usual line is in the middle. */
  span: 3,
  usual: 0.5,
} as const;

/**
 * Maximum difference in strength of two players who count as about equal: the most chemistry is worth to a player. Only within
 * it does the assistant prefer the one who knows his linemates.
 */
export const ABOUT_EQUAL = CHEMISTRY.span * CHEMISTRY.usual;

/** Points for each point of form and morale off 50, and for each point of missing energy. */
export const CONDITION = { form: 0.06, morale: 0.02, energy: 0.1 } as const;

/** Shares of a team's strength that its lines, pairs and goalies carry: about their ice time. */
export const LINE_SHARES = [0.32, 0.28, 0.23, 0.17] as const;
export const PAIR_SHARES = [0.39, 0.34, 0.27] as const;
export const GOALIE_SHARES = { SG: 0.85, BG: 0.15 } as const;
/** Weights of forwards and defensemen in each team rating. */
export const RATING_SHARES = {
  offense: { forwards: 0.76, defense: 0.24 },
  defense: { forwards: 0.42, defense: 0.58 },
  physical: { forwards: 0.6, defense: 0.4 },
} as const;

/** Skills, in hundredths, that make up each kind of skater rating; each row adds up to 100. */
export const ROLE_WEIGHTS = {
  offense: { shooting: 30, passing: 25, 'puck-handling': 18, skating: 12, 'hockey-sense': 15 },
  defense: { defending: 42, 'hockey-sense': 18, skating: 15, checking: 15, strength: 10 },
  physical: { strength: 45, checking: 45, endurance: 10 },
  powerPlay: { shooting: 30, passing: 30, 'puck-handling': 20, 'hockey-sense': 20 },
  penaltyKill: { defending: 45, skating: 20, 'hockey-sense': 20, checking: 8, strength: 7 },
  overtime: { skating: 30, 'puck-handling': 22, shooting: 20, passing: 16, 'hockey-sense': 12 },
  shootout: { shooting: 40, 'puck-handling': 45, 'hockey-sense': 15 },
} as const;
export type Role = keyof typeof ROLE_WEIGHTS;

/** Points that a special skill is worth in a role when the assistant picks units. */
export const ROLE_SPECIALS: Partial<Record<Role, Partial<Record<SpecialSkill, number>>>> = {
  powerPlay: { 'power-play-quarterback': 5, 'one-timer': 4, sniper: 3, playmaker: 3, 'net-presence': 3 },
  penaltyKill: { 'penalty-killer': 6, 'shot-blocker': 4, 'two-way': 3 },
  overtime: { playmaker: 1, sniper: 1, 'two-way': 1 },
  shootout: { 'shootout-artist': 8, sniper: 3, clutch: 1 },
};

/**
 * Share of an unfamiliar position's cost that counts in a unit: little on a power play, where players spread out anyway (so a
 * forward may play the point), all of it on a penalty kill.
 */
export const UNIT_POSITION_SHARE = { powerPlay: 0.5, penaltyKill: 1, overtime: 0.6 } as const;

/** Points by which the assistant prefers a fourth forward to a second defenseman on a power play, as most coaches do. */
export const FOURTH_FORWARD = 7.5;

/** Points deducted from forwards of the first and second power play as penalty killers. */
export const SCORER_RESTS: readonly number[] = [10, 5];

/** Shooters the assistant names for the shootout; 3 to 18 are legal. */
export const SHOOTOUT_LENGTH = { least: 3, usual: 8, most: 18 } as const;

/** Points for captaincy besides strength: for a leader, for each level of experience, and for each age class. */
export const CAPTAINCY = { leader: 25, xp: 3, ageClass: 4, strength: 0.5 } as const;

/**
 * The assistant rests a goalie below this energy if the other is fresher by the margin. With a game a day, given the energy a
 * game costs and a night restores, a first goalie then starts about two of three games.
 */
export const GOALIE_REST = { energyBelow: 87, fresherBy: 8 } as const;
