/** What a morning report stores: public facts by ids, and those of the club alone. */
import type { Goal } from '#domains/board/constants.ts';
import type { Course } from '#domains/board/rules.ts';
import type { REASONS } from '#domains/morning/constants.ts';
import type { ClubId, GameId, PlayerId } from '#engine/ids.ts';
import type { InjuryPart } from '#engine/match/events.ts';

/** The goal that changed the winner's chance to win the most, in percent. */
export interface Turn {
  playerId: PlayerId;
  isOurs: boolean;
  period: number;
  /** Of the period. */
  second: number;
  homeScore: number;
  awayScore: number;
  before: number;
  after: number;
}

/** Why the winner won: a reason with its numbers, and the player whom it names. */
export interface Why {
  reason: (typeof REASONS)[number];
  playerId: PlayerId | null;
  /** Of the winner and the loser: shots, goals or saves, as the reason says; 0 without. */
  count: number;
  against: number;
}

export interface LastNight {
  gameId: GameId;
  /** Both null if the play-by-play was not kept. */
  turn: Turn | null;
  why: Why | null;
  /** The place in the league's table before last night's games and after them; null: not in a table, or unknown. */
  placeBefore: number | null;
  placeAfter: number | null;
  /** What the game earned the club, in whole dollars; null: a game away, or without a gate. */
  gate: number | null;
}

/** What a night of training and age has changed, in hundredths of a skill point over all players of the club. */
export interface Grown {
  trained: number;
  /** At most 0: of skills that decline with age. */
  aged: number;
  /** Players with the largest gains, in hundredths over all their skills. */
  gainers: { playerId: PlayerId; gain: number }[];
}

/** A club's players before a night. */
export interface Evening {
  /** Skills in hundredths of a point, by player. */
  skills: Record<number, number[]>;
  /** Who could not have played. */
  injured: PlayerId[];
}

export interface Overnight extends Grown {
  hurt: { playerId: PlayerId; part: InjuryPart; days: number }[];
  /** Players who can play again. */
  returned: PlayerId[];
  /** What the manager's assistant has done since the last report, by the kind of its notification. */
  acts: { kind: string; count: number }[];
  /** Last night's games of the rival and of the clubs next to it in the table. */
  rivals: { clubId: ClubId; gameId: GameId }[];
}

/** A club's place in its league's table; null: not in one, or nothing has been played. */
export interface Standing {
  place: number;
  clubs: number;
  points: number;
  played: number;
}

export interface MorningFacts {
  lastNight: LastNight | null;
  overnight: Overnight;
  /** Today's game of the first team; null: none. */
  tonight: GameId | null;
  standing: Standing | null;
  /** The season against the board's goal; null: no goal, or no season to compare with. */
  course: (Course & { goal: Goal }) | null;
}
