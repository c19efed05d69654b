/**
 * The input of a game: teams, lineups, tactics and orders. The world fills it from its tables, and it fully determines the game:
 * a pure function of (engine version, seed, input, the benches' changes at each intermission).
 */

import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';
import type { SkillProfile } from '#engine/match/ratings/skill-profile.ts';
import type { Hand, Position, SpecialSkill } from '#engine/player/skills.ts';
import type { Seed } from '#engine/random.ts';

export interface MatchPlayer {
  id: PlayerId;
  /** Main position first. */
  positions: readonly Position[];
  hand: Hand;
  /** 0 to 99 each, in the order of SKATER_SKILLS, or of GOALIE_SKILLS for a goalie. */
  skills: readonly number[];
  specialSkills: readonly SpecialSkill[];
  /** 0 to 10. */
  xp: number;
  /** 0 to 100 each: 50 is average form and morale, 100 is fully rested. */
  form: number;
  energy: number;
  morale: number;
}

export interface MatchTeam {
  teamId: TeamId;
  /** All dressed players, 18 skaters and 2 goalies, in any order. */
  players: readonly MatchPlayer[];
  lineup: Lineup;
  tactics: Tactics;
  /** Conditional orders, at most MAX_ORDERS (see orders.ts); none when absent. */
  orders?: readonly BenchOrder[];
  /** Pairs of them who have played together; absent: all as much as is usual. */
  partnerships?: readonly Partnership[];
  /** What its coaches do behind the bench; absent: an average staff. */
  coaching?: BenchCoaching;
}

/** Effects of coaches during a game compared with an average staff: 0 changes nothing, and negative values are losses. */
export interface BenchCoaching {
  /** Preparation for the opponent, in z: affects all five-man play. */
  gamePlan: number;
  /** Share of fatigue that timely changes save the team. */
  changes: number;
  /** Quality of its special teams, in z: on the attack with a man advantage, and on the defense a man short. */
  powerPlay: number;
  penaltyKill: number;
  /** Share of fouls that it spares its team; absent, as in games stored before it existed: none. */
  discipline?: number;
}

/**
 * Other tactics while its conditions hold; an absent condition always holds. Settings not listed are unchanged; where two orders
 * in force conflict, the later in the list wins. Whole numbers; see `validateOrders`.
 */
export interface BenchOrder {
  /** From this minute of the game on (20 is the start of the second period), and before this one. */
  fromMinute?: number;
  untilMinute?: number;
  /** Only in these periods, counted from 1; 4 is overtime. */
  periods?: readonly number[];
  /** Goal differential from the team's view: behind by two or more is `leadAtMost: -2`. */
  leadAtLeast?: number;
  leadAtMost?: number;
  tactics: Partial<Tactics>;
}

/** How a tie after sixty minutes is settled: by sudden-death overtime, then by a shootout. Without both, the tie counts. */
export interface OvertimeRule {
  /** Skaters of a team in overtime, penalties aside. */
  men: 3 | 4 | 5;
  /** Length of overtime; 0: none; null: as many full periods as it takes. */
  minutes: number | null;
  shootout: boolean;
}

export interface MatchInput {
  seed: Seed;
  home: MatchTeam;
  away: MatchTeam;
  overtime: OvertimeRule;
  /** 0 to 1: how much the game matters; pressure affects players without experience. 0 friendly, .3 regular, 1 a final. */
  importance: number;
  /** No home-ice advantage: cups and tournaments in one place. */
  neutralIce?: boolean;
  /** Maximum game days missed by an injured player; absent: no limit. */
  maxInjuryDays?: number;
  /** How the league's skills compare with each other this season (see skill-profile.ts); absent: as in an average league. */
  profile?: SkillProfile;
}

/** Changes a bench may make in an intermission. */
export interface BenchChange {
  lineup: Lineup;
  tactics: Tactics;
  /** New conditional orders; absent: the previous ones stay. */
  orders?: readonly BenchOrder[];
}
