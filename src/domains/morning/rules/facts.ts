/** What a morning report stores: public facts by ids, and those of the club alone. */
import type { Goal } from '#domains/board/constants.ts';
import type { Course } from '#domains/board/rules.ts';
import type { GameId, PlayerId } from '#engine/ids.ts';
import type { InjuryPart } from '#engine/match/events.ts';

export interface LastNight {
  gameId: GameId;
  /** The place in the league's table before last night's games; null: not in a table, or unknown. */
  placeBefore: number | null;
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
  /** How often the manager's assistant has acted since the last report. */
  acts: number;
  /** Last night's games of the rival and of the clubs next to it in the table. */
  rivals: GameId[];
}

export interface MorningFacts {
  lastNight: LastNight | null;
  overnight: Overnight;
  /** Place in the league's table after last night's games; null: not in one, or nothing has been played. */
  place: number | null;
  /** The season against the board's goal; null: no goal, or no season to compare with. */
  course: (Course & { goal: Goal }) | null;
}
