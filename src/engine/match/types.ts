/**
 * What goes into a game and what comes out of it. This is the boundary of the match engine: the world fills
 * `MatchInput` from its tables, the engine answers with events and the box score that follows from them.
 *
 * A game is a pure function of (engine version, seed, input, the benches' changes at each intermission).
 */
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup, PlayerId, Tactics } from '#engine/lineup/lineup.ts';
import type { SkillProfile } from '#engine/match/skill-profile.ts';
import type { Hand, Position, SpecialSkill } from '#engine/player/skills.ts';

export type Side = 'home' | 'away';

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
  teamId: number;
  /** Everybody who dresses, 18 skaters and 2 goalies, in any order. */
  players: readonly MatchPlayer[];
  lineup: Lineup;
  tactics: Tactics;
  /** Conditional orders, at most MOST_ORDERS (see orders.ts); none when absent. */
  orders?: readonly BenchOrder[];
  /** Who of them has played with whom; absent: everybody as much as is usual. */
  partnerships?: readonly Partnership[];
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

/** How a tie after sixty minutes is settled. */
export type OvertimeRule =
  /** minutes of 3-on-3, then a shootout: league games. */
  | { kind: 'three-on-three'; minutes: number }
  /** 20-minute periods of 5-on-5 until a goal: playoffs. */
  | { kind: 'sudden-death' }
  /** a tie stands: friendlies. */
  | { kind: 'none' };

export interface MatchInput {
  seed: number;
  home: MatchTeam;
  away: MatchTeam;
  overtime: OvertimeRule;
  /** 0 to 1: how much the game matters; pressure weighs on players without xp. 0 friendly, .3 regular, 1 a final. */
  importance: number;
  /** No home ice: cups and tournaments in one place. */
  neutralIce?: boolean;
  /** How the skills of the league stand to each other this season (see skill-profile.ts); absent: as is ordinary. */
  profile?: SkillProfile;
}

export type PenaltyKind = 'minor' | 'double-minor' | 'major' | 'misconduct' | 'game-misconduct' | 'match';

export type Infraction =
  | 'tripping'
  | 'hooking'
  | 'holding'
  | 'interference'
  | 'slashing'
  | 'high-sticking'
  | 'cross-checking'
  | 'roughing'
  | 'boarding'
  | 'charging'
  | 'elbowing'
  | 'delay-of-game'
  | 'too-many-men'
  | 'unsportsmanlike'
  | 'goalie-interference'
  | 'fighting'
  | 'spearing'
  | 'abuse-of-officials';

export type ShotType = 'wrist' | 'slap' | 'snap' | 'backhand' | 'tip' | 'deflection' | 'wrap-around' | 'one-timer';

/** Where the puck is, from the point of view of the home team, which attacks towards positive x all game long. Metres from the centre spot: x −30 to 30, y −13 to 13. */
export interface Spot {
  x: number;
  y: number;
}

/** Skaters on the ice a side, the goalie not counted; `goalies` says who plays with an empty net. */
export interface Manpower {
  home: number;
  away: number;
  homeGoalie: boolean;
  awayGoalie: boolean;
}

/**
 * Everything that happens, in order. `period` counts from 1 (4 is overtime), `second` counts within the period from 0.
 * `side` is the team that the event belongs to (the shooter's, the penalised one's, the winner's of a faceoff).
 */
export type MatchEvent = { period: number; second: number } & (
  | { type: 'period-start' }
  | { type: 'period-end' }
  | { type: 'faceoff'; side: Side; winner: PlayerId; loser: PlayerId; spot: Spot }
  /** Who is on the ice from now on; skaters and, when on, the goalie last. */
  | { type: 'change'; side: Side; onIce: PlayerId[] }
  | { type: 'entry'; side: Side; player: PlayerId; how: 'carry' | 'dump' | 'pass' }
  | { type: 'pass'; side: Side; from: PlayerId; to: PlayerId }
  /** An attempt that reached the net's mouth is followed by `save`, `goal` or `post`; the others end here. */
  | {
      type: 'shot';
      side: Side;
      shooter: PlayerId;
      shot: ShotType;
      spot: Spot;
      /** Chance to score as the puck leaves the stick, 0 to 1, thousandths. */
      xg: number;
      outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
      /** The blocker, when blocked. */
      blocker?: PlayerId;
      /** The goalie faced; absent for an empty net. */
      goalie?: PlayerId;
      rush: boolean;
      rebound: boolean;
    }
  | { type: 'save'; side: Side; goalie: PlayerId; rebound: boolean }
  | {
      type: 'goal';
      side: Side;
      scorer: PlayerId;
      assists: PlayerId[];
      strength: 'even' | 'power-play' | 'short-handed' | 'penalty-shot';
      emptyNet: boolean;
      homeScore: number;
      awayScore: number;
      /** Everybody on the ice, for plus-minus and line-versus-line. */
      onIce: { home: PlayerId[]; away: PlayerId[] };
    }
  | { type: 'hit'; side: Side; player: PlayerId; on: PlayerId; spot: Spot }
  | { type: 'takeaway'; side: Side; player: PlayerId }
  | { type: 'giveaway'; side: Side; player: PlayerId }
  | { type: 'icing'; side: Side }
  | { type: 'offside'; side: Side }
  /** The arm is up; play goes on until the offending team touches the puck. */
  | { type: 'delayed-penalty'; side: Side }
  | {
      type: 'penalty';
      side: Side;
      player: PlayerId;
      /** Who sits for a goalie or for a bench minor, when it is not the offender. */
      servedBy?: PlayerId;
      penalty: PenaltyKind;
      infraction: Infraction;
      minutes: number;
    }
  | { type: 'penalty-over'; side: Side; player: PlayerId; reason: 'served' | 'goal-against' }
  | { type: 'penalty-shot'; side: Side; shooter: PlayerId; goalie: PlayerId; scored: boolean }
  | { type: 'fight'; home: PlayerId; away: PlayerId }
  | { type: 'injury'; side: Side; player: PlayerId; part: InjuryPart; severity: InjurySeverity; days: number }
  | { type: 'goalie-pulled'; side: Side; goalie: PlayerId; attacker: PlayerId }
  | { type: 'goalie-returned'; side: Side; goalie: PlayerId }
  | { type: 'goalie-changed'; side: Side; from: PlayerId; to: PlayerId }
  | { type: 'timeout'; side: Side }
  | { type: 'manpower'; manpower: Manpower }
  | { type: 'shootout-attempt'; side: Side; round: number; shooter: PlayerId; goalie: PlayerId; scored: boolean }
  | { type: 'game-end'; homeScore: number; awayScore: number; endedIn: EndedIn; winner: Side | null }
);

export type MatchEventType = MatchEvent['type'];
export type EndedIn = 'regulation' | 'overtime' | 'shootout';
export type InjuryPart = 'head' | 'shoulder' | 'arm' | 'hand' | 'ribs' | 'back' | 'groin' | 'knee' | 'leg' | 'foot';
export type InjurySeverity = 'knock' | 'minor' | 'moderate' | 'serious';

/** One skater's line in the box score; whole numbers, times in seconds, xg in thousandths of a goal. */
export interface SkaterLine {
  playerId: PlayerId;
  /** Where he stood in the lineup. */
  position: Position;
  toi: number;
  ppToi: number;
  shToi: number;
  shifts: number;
  goals: number;
  assists: number;
  ppGoals: number;
  ppAssists: number;
  shGoals: number;
  shAssists: number;
  /** 1 for the goal that the other team's total did not reach. */
  gameWinningGoals: number;
  emptyNetGoals: number;
  plusMinus: number;
  pim: number;
  /** Penalties taken, of any kind. */
  penalties: number;
  shots: number;
  missed: number;
  /** Own attempts that were blocked. */
  attemptsBlocked: number;
  xg: number;
  hits: number;
  blocks: number;
  takeaways: number;
  giveaways: number;
  faceoffsWon: number;
  faceoffsLost: number;
  fights: number;
  shootoutAttempts: number;
  shootoutGoals: number;
}

export interface GoalieLine {
  playerId: PlayerId;
  started: boolean;
  toi: number;
  shotsAgainst: number;
  goalsAgainst: number;
  saves: number;
  ppShotsAgainst: number;
  ppGoalsAgainst: number;
  /** Expected goals against in thousandths. */
  xga: number;
  pim: number;
  assists: number;
  /** 'W' | 'L' | 'OTL' (overtime or shootout) for the goalie of record, null for the others. */
  decision: 'W' | 'L' | 'OTL' | null;
  shutout: boolean;
  shootoutAttempts: number;
  shootoutSaves: number;
}

/** What a team did in a game. The score of a shootout counts one goal for the winner in `score`, none in `goals`. */
export interface TeamLine {
  teamId: number;
  score: number;
  goals: number;
  goalsByPeriod: number[];
  shots: number;
  shotsByPeriod: number[];
  attempts: number;
  missed: number;
  /** Own attempts blocked by the other team. */
  attemptsBlocked: number;
  xg: number;
  ppGoals: number;
  ppOpportunities: number;
  ppSeconds: number;
  shGoals: number;
  emptyNetGoals: number;
  penalties: number;
  pim: number;
  hits: number;
  blocks: number;
  takeaways: number;
  giveaways: number;
  faceoffsWon: number;
}

export interface TeamBox {
  team: TeamLine;
  skaters: SkaterLine[];
  goalies: GoalieLine[];
}

export interface BoxScore {
  home: TeamBox;
  away: TeamBox;
  /** First, second and third star. */
  stars: PlayerId[];
}

export interface InjuryReport {
  playerId: PlayerId;
  part: InjuryPart;
  severity: InjurySeverity;
  /** Game days until he is back, 0 for a knock that lets him play on. */
  days: number;
}

export interface MatchResult {
  endedIn: EndedIn;
  /** null only where a tie may stand. */
  winner: Side | null;
  homeScore: number;
  awayScore: number;
  box: BoxScore;
  injuries: InjuryReport[];
  /** Energy of each dressed player after the horn, 0 to 100. */
  energy: { playerId: PlayerId; energy: number }[];
}

/**
 * The state between two periods: plain JSON, so that it can be stored and resumed on another machine with the same
 * result as one run. What is inside belongs to the engine alone.
 */
export interface MatchState {
  engineVersion: number;
  /** Periods played so far. */
  period: number;
  finished: boolean;
  homeScore: number;
  awayScore: number;
  /** Opaque to everybody but the engine; JSON-safe. */
  inner: unknown;
}

/** What a bench may change in an intermission. */
export interface BenchChange {
  lineup: Lineup;
  tactics: Tactics;
  /** New conditional orders; those of before go on when absent. */
  orders?: readonly BenchOrder[];
}
