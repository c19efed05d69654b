/** Inputs and outputs of the free agent center: signings, the frenzy, restricted free agents, arbitration. */

import * as z from 'zod';
import { KEPT_OPEN, MAX_KEPT_OPEN } from '#domains/contracts/constants.ts';
import { offeredTerms, termBounds } from '#domains/contracts/contract.ts';
import { id, ids } from '#domains/ids.ts';
import { instant, level, playerRef, teamRef } from '#domains/shapes.ts';

export const signing = z.object({
  contractId: ids.contract,
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  /** The PRO team of the club that signed him. */
  team: teamRef,
  /** The PRO team of his previous club; null: none on record. */
  formerTeam: teamRef.nullable(),
  from: z.number().int(),
  to: z.number().int(),
  /** Whole dollars a season. */
  salary: z.number().int(),
  signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
});
export type Signing = z.infer<typeof signing>;

/** Count and total (whole dollars) for a day of the season. */
export const daySum = z.object({ day: z.number().int(), count: z.number().int(), total: z.number().int() });

export const signingSort = z.enum(['date', 'salary', 'seasons', 'overall', 'age']);
export type SigningSort = z.infer<typeof signingSort>;

export const dollars = z.number().int().min(0).max(1_000_000_000);

export const assistantInput = z.object({
  resigns: z.enum(['nobody', 'needed', 'everybody']),
  /** Whole dollars a season. */
  maxSalary: dollars,
  /** Players off limits to the assistant. */
  handsOff: z.array(id).max(100),
  /** Whether the assistant signs free agents and prospects for roster spots still open when the summer ends. */
  fills: z.boolean().default(true),
  /** Contracts that the assistant leaves open when a season begins, by mutual consent with players without a roster spot. */
  keepsOpen: z.number().int().min(0).max(MAX_KEPT_OPEN).default(KEPT_OPEN),
});

const ownContract = z.object({ player: playerRef, level, age: z.number().int(), salary: z.number().int() });

export const assistant = z.object({
  ...assistantInput.shape,
  /** Day of the season on whose night the assistant acts, and the first season of the new contracts. */
  actsOnDay: z.number().int(),
  fromSeason: z.number().int(),
  /** The club's players on expiring contracts who have not re-signed, highest paid first. */
  ending: z.array(ownContract),
  /** Its other players under contract, highest paid first. */
  running: z.array(ownContract),
});
export type AssistantView = z.infer<typeof assistant>;

export const frenzyBoard = z.object({
  season: z.number().int(),
  isOn: z.boolean(),
  /** Days until the frenzy begins; 0 during it. */
  daysUntil: z.number().int(),
  rounds: z.number().int(),
  /** Completed rounds. */
  settled: z.number().int(),
  /** Null: the last round is over, or no clock sets the next one. */
  nextRoundAt: instant.nullable(),
  /** Players who may sign for next season, best first: free agents and those on expiring contracts. */
  players: z.array(
    z.object({
      player: playerRef,
      age: z.number().int(),
      overall: z.number().int(),
      /** The PRO team of his current club. */
      team: teamRef.nullable(),
      /** Clubs that bid on him in the last round. */
      interested: z.number().int(),
    }),
  ),
  /** The latest round first. */
  signings: z.array(
    z.object({
      round: z.number().int(),
      player: playerRef,
      team: teamRef,
      salary: z.number().int(),
      seasons: z.number().int(),
    }),
  ),
});
export type FrenzyBoard = z.infer<typeof frenzyBoard>;

export const frenzyPlan = z.object({
  /** Combined salary a season for all signings in whole dollars, and the maximum number of players. */
  budget: dollars,
  most: z.number().int(),
  signed: z.number().int(),
  spent: z.number().int(),
  /** The club's manager is new and has given no instructions: its front office keeps bidding until a plan is saved. */
  isOfficeBidding: z.boolean(),
  /** The top tier's minimum salary, and the limits of a plan. */
  minimum: z.number().int(),
  maxSeasons: z.number().int(),
  maxTargets: z.number().int(),
  /** Most wanted first. */
  targets: z.array(
    z.object({
      player: playerRef,
      seasons: z.number().int(),
      maxSalary: z.number().int(),
      /** held: his club holds his rights, so clubs cannot bid on him. */
      status: z.enum(['open', 'held', 'won', 'lost']),
    }),
  ),
});
export type FrenzyPlanView = z.infer<typeof frenzyPlan>;

const pick = z.object({ season: z.number().int(), round: z.number().int() });

export const offerSheet = z.object({
  id: z.number().int(),
  player: playerRef,
  /** PRO teams of the offering club and of the club that holds him. */
  team: teamRef,
  holder: teamRef,
  terms: offeredTerms,
  fromSeason: z.number().int(),
  compensation: z.array(pick),
  status: z.enum(['declined', 'signed', 'matched', 'lost', 'void']),
  /** Game days left to match; 0 once settled. */
  daysLeft: z.number().int(),
});
export type OfferSheetView = z.infer<typeof offerSheet>;

export const restricted = z.object({
  /** The PRO team of the club that holds him, and its qualifying offer; null: no club holds him. */
  held: z
    .object({
      team: teamRef,
      salary: z.number().int(),
      /** Game days until he signs the qualifying offer, unless another club signs him. */
      daysLeft: z.number().int(),
      isYours: z.boolean(),
    })
    .nullable(),
  /** The qualifying offer in whole dollars; null: the viewer may not make one, or not now. */
  qualifyFor: z.number().int().nullable(),
  /** The offer sheet he has signed. */
  sheet: offerSheet.nullable(),
  /** Whether the viewer may match it. */
  mayMatch: z.boolean(),
  /** Whether the viewer may withdraw the qualifying offer, or file for arbitration. */
  mayWithdraw: z.boolean(),
  mayElect: z.boolean(),
  /** His arbitration case; null: none. */
  arbitration: z
    .object({
      id: z.number().int(),
      electedBy: z.enum(['player', 'club']),
      status: z.enum(['open', 'awarded']),
      seasons: z.number().int(),
      /** Whole dollars a season; null until the hearing. */
      wanted: z.number().int().nullable(),
      award: z.number().int().nullable(),
      /** Game days until the hearing, or until the award becomes binding. */
      daysLeft: z.number().int(),
      /** The longest award the viewer may choose, in seasons; 0: none. */
      chooseUpTo: z.number().int(),
      /** Whether the viewer may walk away from the award. */
      mayWalkAway: z.boolean(),
    })
    .nullable(),
  /** Limits of an offer sheet the viewer may send him; null: the viewer may not. */
  maySend: termBounds.nullable(),
  /** The picks an offer sheet costs, by minimum cap hit. */
  table: z.array(z.object({ from: z.number().int(), picks: z.array(pick) })),
});
export type RestrictedView = z.infer<typeof restricted>;

export const restrictedRow = z.object({
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  holder: teamRef,
  /** The qualifying offer in whole dollars. */
  salary: z.number().int(),
  daysLeft: z.number().int(),
  /** The club whose offer sheet he has signed. */
  sheetWith: teamRef.nullable(),
  /** He is headed to arbitration. */
  isInArbitration: z.boolean(),
});
export type RestrictedRow = z.infer<typeof restrictedRow>;

export const arbitrationRow = z.object({
  id: z.number().int(),
  player: playerRef,
  /** The PRO team of the club that holds him. */
  team: teamRef,
  electedBy: z.enum(['player', 'club']),
  seasons: z.number().int(),
  /** Whole dollars a season: the club's offer, the player's ask and the award; null until the hearing. */
  offered: z.number().int(),
  wanted: z.number().int().nullable(),
  award: z.number().int().nullable(),
  status: z.enum(['open', 'awarded', 'signed', 'settled', 'walked-away', 'void']),
  /** Game days until the hearing; after it, until the award becomes binding; 0 when it is over. */
  daysLeft: z.number().int(),
});
export type ArbitrationRow = z.infer<typeof arbitrationRow>;
