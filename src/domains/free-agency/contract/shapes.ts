/** What the free agent center shows: signings, the frenzy, restricted free agents, arbitration. */

import * as z from 'zod';
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
  /** That of the club that he was with before; null: none that is on record. */
  formerTeam: teamRef.nullable(),
  from: z.number().int(),
  to: z.number().int(),
  /** Whole dollars a season. */
  salary: z.number().int(),
  signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
});
export type Signing = z.infer<typeof signing>;

/** How many there were on a day of the season, and whole dollars in all. */
export const daySum = z.object({ day: z.number().int(), count: z.number().int(), total: z.number().int() });

export const signingSort = z.enum(['date', 'salary', 'seasons', 'overall', 'age']);
export type SigningSort = z.infer<typeof signingSort>;

export const dollars = z.number().int().min(0).max(1_000_000_000);

export const assistantInput = z.object({
  resigns: z.enum(['nobody', 'needed', 'everybody']),
  /** Whole dollars a season. */
  maxSalary: dollars,
  /** Players whom he leaves alone. */
  handsOff: z.array(id).max(60),
  /** Whether he signs free agents and prospects for roster spots that are open when the summer ends. */
  fills: z.boolean().default(true),
});

export const assistant = z.object({
  ...assistantInput.shape,
  /** Day of the season in whose night he acts, and the season that the new contracts begin with. */
  actsOnDay: z.number().int(),
  fromSeason: z.number().int(),
  /** Players of the club whose contracts end with this season and who have not signed again, the best paid first. */
  ending: z.array(z.object({ player: playerRef, level, age: z.number().int(), salary: z.number().int() })),
});
export type AssistantView = z.infer<typeof assistant>;

export const frenzyBoard = z.object({
  season: z.number().int(),
  isOn: z.boolean(),
  /** Days until it begins; 0 while it is on. */
  daysUntil: z.number().int(),
  rounds: z.number().int(),
  /** Rounds that are over. */
  settled: z.number().int(),
  /** null: the last one is over, or no clock tells when the next one is. */
  nextRoundAt: instant.nullable(),
  /** Who may sign for next season, the best first: who is free, and whose contract ends. */
  players: z.array(
    z.object({
      player: playerRef,
      age: z.number().int(),
      overall: z.number().int(),
      /** The PRO team of the club that he is still with. */
      team: teamRef.nullable(),
      /** Clubs that have bid on him in the last round. */
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
  /** Whole dollars a season for all who are signed, and players at most. */
  budget: dollars,
  most: z.number().int(),
  signed: z.number().int(),
  spent: z.number().int(),
  /** Nobody has said anything for the club yet, and its manager is new: its front office bids as it did before, until a plan is saved. */
  isOfficeBidding: z.boolean(),
  /** The lowest salary of the top tier, and the bounds of a plan. */
  minimum: z.number().int(),
  maxSeasons: z.number().int(),
  maxTargets: z.number().int(),
  /** Who is wanted most comes first. */
  targets: z.array(
    z.object({
      player: playerRef,
      seasons: z.number().int(),
      maxSalary: z.number().int(),
      /** held: his club holds his rights, so nobody bids on him. */
      status: z.enum(['open', 'held', 'won', 'lost']),
    }),
  ),
});
export type FrenzyPlanView = z.infer<typeof frenzyPlan>;

const pick = z.object({ season: z.number().int(), round: z.number().int() });

export const offerSheet = z.object({
  id: z.number().int(),
  player: playerRef,
  /** PRO teams of who offers, and of who holds him. */
  team: teamRef,
  holder: teamRef,
  terms: offeredTerms,
  fromSeason: z.number().int(),
  compensation: z.array(pick),
  status: z.enum(['declined', 'signed', 'matched', 'lost', 'void']),
  /** Game days left to match it; 0 once it is settled. */
  daysLeft: z.number().int(),
});
export type OfferSheetView = z.infer<typeof offerSheet>;

export const restricted = z.object({
  /** The PRO team of the club that holds him, and its qualifying offer; null: nobody does. */
  held: z
    .object({
      team: teamRef,
      salary: z.number().int(),
      /** Game days until he signs the qualifying offer, if nobody has signed him. */
      daysLeft: z.number().int(),
      isYours: z.boolean(),
    })
    .nullable(),
  /** What qualifies him, whole dollars; null: the one who asks may not, or not now. */
  qualifyFor: z.number().int().nullable(),
  /** The offer sheet that he has signed. */
  sheet: offerSheet.nullable(),
  /** The one who asks may match it. */
  mayMatch: z.boolean(),
  /** The one who asks may take his qualifying offer back, and bring the player before the arbitrator. */
  mayWithdraw: z.boolean(),
  mayElect: z.boolean(),
  /** His case; null: there is none. */
  arbitration: z
    .object({
      id: z.number().int(),
      electedBy: z.enum(['player', 'club']),
      status: z.enum(['open', 'awarded']),
      seasons: z.number().int(),
      /** Whole dollars a season; null until it was heard. */
      wanted: z.number().int().nullable(),
      award: z.number().int().nullable(),
      /** Game days until the hearing, or until the award binds. */
      daysLeft: z.number().int(),
      /** The one who asks may choose up to this many seasons; 0: he may not. */
      chooseUpTo: z.number().int(),
      /** The one who asks may walk away from the award. */
      mayWalkAway: z.boolean(),
    })
    .nullable(),
  /** The one who asks may send him a sheet within these bounds; null: he may not. */
  maySend: termBounds.nullable(),
  /** Picks that an offer sheet costs, by the least cap hit. */
  table: z.array(z.object({ from: z.number().int(), picks: z.array(pick) })),
});
export type RestrictedView = z.infer<typeof restricted>;

export const restrictedRow = z.object({
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  holder: teamRef,
  /** Whole dollars of the qualifying offer. */
  salary: z.number().int(),
  daysLeft: z.number().int(),
  /** He has signed an offer sheet with this club. */
  sheetWith: teamRef.nullable(),
  /** His case is before the arbitrator. */
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
  /** Whole dollars a season: what the club offers, what he asks for, and what he was awarded; null until it is heard. */
  offered: z.number().int(),
  wanted: z.number().int().nullable(),
  award: z.number().int().nullable(),
  status: z.enum(['open', 'awarded', 'signed', 'settled', 'walked-away', 'void']),
  /** Game days until the hearing; once it was heard, until the award binds; 0 when it is over. */
  daysLeft: z.number().int(),
});
export type ArbitrationRow = z.infer<typeof arbitrationRow>;
