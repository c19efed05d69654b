/**
 * What goes into a game: teams, lineups, tactics and orders. The world fills it from its tables, and what a game is follows
 * from it alone: a pure function of (engine version, seed, input, the benches' changes at each intermission).
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
  /** 0 to 100 each: 50 is ordinary form and morale, 100 is fully rested. */
  form: number;
  energy: number;
  morale: number;
}

export interface MatchTeam {
  teamId: TeamId;
  /** Everybody who dresses, 18 skaters and 2 goalies, in any order. */
  players: readonly MatchPlayer[];
  lineup: Lineup;
  tactics: Tactics;
  /** Conditional orders, at most MAX_ORDERS (see orders.ts); none when absent. */
  orders?: readonly BenchOrder[];
  /** Who of them has played with whom; absent: everybody as much as is usual. */
  partnerships?: readonly Partnership[];
  /** What its coaches do behind the bench; absent: as much as those of an ordinary team. */
  coaching?: BenchCoaching;
}

/** What coaches are worth during a game, against an ordinary staff: 0 changes nothing, and what one gives another takes. */
export interface BenchCoaching {
  /** How well it is prepared for the opponent, in z: on everything that five men do together. */
  gamePlan: number;
  /** The share of its tiredness that changes in time spare it. */
  changes: number;
  /** How well its special teams know what to do, in z: on the attack with a man more, and on the defense with a man less. */
  powerPlay: number;
  penaltyKill: number;
  /** The share of its fouls that it spares its team; absent, as in games stored before there was such a thing: none. */
  discipline?: number;
}

/**
 * Other tactics while a condition holds; every condition that is absent holds. Settings that are not named stay as they
 * are; where two orders in force disagree, the later in the list wins. Whole numbers; see `validateOrders`.
 */
export interface BenchOrder {
  /** From this minute of the game on (20 is the start of the second period), and before this one. */
  fromMinute?: number;
  untilMinute?: number;
  /** Only in these periods, counted from 1; 4 is overtime. */
  periods?: readonly number[];
  /** Own goals less theirs: behind by two or more is `leadAtMost: -2`. */
  leadAtLeast?: number;
  leadAtMost?: number;
  tactics: Partial<Tactics>;
}

/** How a tie after sixty minutes is settled: by overtime that a goal ends, then by a shootout. Without both it stands. */
export interface OvertimeRule {
  /** Skaters of a team in overtime, penalties aside. */
  men: 3 | 4 | 5;
  /** How long overtime is; 0: there is none; null: as many full periods as it takes. */
  minutes: number | null;
  shootout: boolean;
}

export interface MatchInput {
  seed: Seed;
  home: MatchTeam;
  away: MatchTeam;
  overtime: OvertimeRule;
  /** 0 to 1: how much the game matters; pressure weighs on players without xp. 0 friendly, .3 regular, 1 a final. */
  importance: number;
  /** No home ice: cups and tournaments in one place. */
  neutralIce?: boolean;
  /** Nobody who is hurt misses more game days; absent: as bad luck has it. */
  maxInjuryDays?: number;
  /** How the skills of the league stand to each other this season (see skill-profile.ts); absent: as is ordinary. */
  profile?: SkillProfile;
}

/** What a bench may change in an intermission. */
export interface BenchChange {
  lineup: Lineup;
  tactics: Tactics;
  /** New conditional orders; those of before go on when absent. */
  orders?: readonly BenchOrder[];
}
