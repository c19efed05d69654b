/** A fault in the settings of a competition, its calendar or its entries. */

export interface Fault {
  /** Path of the setting, such as `stages.1.rounds.0`. */
  at: string;
  fault: FaultCode;
  /** The limit, if there is one. */
  limit?: number;
}

export type FaultCode =
  | 'too-few-entries'
  | 'too-many-entries'
  | 'no-stages'
  | 'too-few-groups'
  | 'too-many-groups'
  | 'legs-out-of-range'
  | 'too-few-rounds'
  | 'too-many-rounds'
  | 'series-needs-two-entries'
  | 'best-of-is-not-1-3-5-7'
  | 'home-games-do-not-add-up'
  | 'legs-must-be-two'
  | 'no-round-formats'
  | 'played-places-is-no-power-of-two'
  | 'bracket-empty-or-unknown'
  | 'last-round-out-of-range'
  | 'placement-games-need-the-final'
  | 'crossover-size-is-no-power-of-two'
  | 'crossover-leaves-out-or-repeats'
  | 'group-cannot-be-kept-apart'
  | 'reseeding-cannot-keep-apart'
  | 'first-stage-has-sources'
  | 'stage-has-no-sources'
  | 'source-is-not-an-earlier-stage'
  | 'source-takes-nobody'
  | 'source-takes-more-than-there-are'
  | 'entry-comes-twice'
  | 'tiebreakers-empty-or-unknown'
  | 'tiebreaker-repeated'
  | 'points-do-not-fall'
  | 'first-place-out-of-range'
  | 'stage-has-no-calendar'
  | 'calendar-has-no-stage'
  | 'calendar-too-short'
  | 'round-too-short'
  | 'begins-before-last-game'
  | 'faceoff-is-no-time'
  | 'calendar-has-begun'
  | 'entry-seeded-twice'
  | 'seed-is-not-entered'
  | 'entry-is-not-seeded'
  | 'may-end-without-winner';
