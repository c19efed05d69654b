/** What calls of the draft take and answer. */

import * as z from 'zod';
import { MAX_POSITION_WEIGHT, MAX_RANKED, MOCK_REASONS } from '#domains/draft/constants.ts';
import { id, ids, wholeNumber } from '#domains/ids.ts';
import { instant, playerRef, position, teamRef } from '#domains/shapes.ts';

const number = z.number().int();
/** Points of overall, 0 to 99: the truth lies within it two times in three. */
const band = z.object({ low: number, high: number });

export const amateur = z.object({
  player: playerRef,
  age: number,
  heightCm: number,
  weightKg: number,
  /** What he is, and what he may become. */
  present: band,
  potential: band,
  /** Of the central scouts, 1 the best. */
  rank: number,
  /** The pick that he was taken with, and by whom; null: he is still to be had. */
  taken: z.object({ spot: number, clubId: ids.club }).nullable(),
});
export type AmateurView = z.infer<typeof amateur>;

export const pick = z.object({
  id: number,
  round: number,
  /** Null until the lottery. */
  spot: number.nullable(),
  originalClubId: ids.club,
  ownerClubId: ids.club,
  player: playerRef.nullable(),
  /** What has become of him; null: nobody was chosen. */
  career: z
    .object({
      /** Of first teams in regular seasons. */
      games: number,
      points: number,
      wins: number,
      /** That he is with today; null: none. */
      team: teamRef.nullable(),
      /** First team of the club that holds his rights; null: none does. */
      rights: teamRef.nullable(),
      isRetired: z.boolean(),
    })
    .nullable(),
});
export type PickView = z.infer<typeof pick>;

/** A pick by itself, with the first teams of its clubs. */
export const onePick = pick.extend({ leagueId: ids.league, season: number, teams: z.array(teamRef) });
export type OnePickView = z.infer<typeof onePick>;

export const draftView = z.object({
  leagueId: ids.league,
  season: number,
  /** Seasons of this league whose draft can be looked at, the next ones too, the latest first. */
  seasons: z.array(number),
  /** Null until the lottery has been drawn. */
  draft: z
    .object({
      id: number,
      status: z.enum(['waiting', 'live', 'done']),
      /** On the clock. */
      spot: number,
      clockEndsAt: instant.nullable(),
    })
    .nullable(),
  /** In the order of their spots; before the lottery by round. */
  picks: z.array(pick),
  /** The first teams of all clubs that are named. */
  teams: z.array(teamRef),
});
export type DraftView = z.infer<typeof draftView>;

export const wishes = {
  /** Who comes first is wanted most; anyone who is not on the list comes after, by the club's scouts. */
  ranking: z.array(id).max(MAX_RANKED),
  /** 0: good soon, 100: may become a star. */
  risk: wholeNumber(0, 100),
  /** Points more or less by position. */
  positions: z.partialRecord(position, wholeNumber(-MAX_POSITION_WEIGHT, MAX_POSITION_WEIGHT)),
};

export const board = z.object({
  season: number,
  version: number,
  ranking: z.array(number),
  risk: number,
  positions: z.partialRecord(position, number),
  /** As the club's own scouts see them, the most wanted first: the list, then by appeal. */
  prospects: z.array(amateur),
});
export type BoardView = z.infer<typeof board>;

export const mine = z.object({
  season: number,
  picks: z.array(
    z.object({
      id: number,
      leagueId: ids.league,
      season: number,
      round: number,
      spot: number.nullable(),
      originalClubId: ids.club,
    }),
  ),
  /** Drafted and not signed yet. */
  prospects: z.array(
    z.object({
      player: playerRef,
      age: number,
      season: number,
      round: number,
      spot: number,
      potential: band,
      /** What he does in the junior league this season; null: he does not play there. */
      junior: z
        .object({ games: number, goals: number, assists: number, shotsAgainst: number, goalsAgainst: number })
        .nullable(),
      /** The last season at whose end he can be signed. */
      untilSeason: number,
      /** Whole dollars a season of the contract that he signs, and its seasons. */
      salary: number,
      seasons: number,
    }),
  ),
  teams: z.array(teamRef),
});
export type MyPicksView = z.infer<typeof mine>;

const boy = { player: playerRef, age: number, rank: number.nullable() };
export const juniorSkater = z.object({
  ...boy,
  games: number,
  goals: number,
  assists: number,
  points: number,
  /** Minutes. */
  penalties: number,
  plusMinus: number,
});
export const juniorGoalie = z.object({
  ...boy,
  games: number,
  wins: number,
  shutouts: number,
  shotsAgainst: number,
  goalsAgainst: number,
});
export type JuniorSkaterView = z.infer<typeof juniorSkater>;
export type JuniorGoalieView = z.infer<typeof juniorGoalie>;

/** Seconds, seconds, centimeters, repetitions, ml/kg/min, centimeters. */
export const measured = {
  sprint: z.number(),
  agility: z.number(),
  jump: z.number(),
  press: z.number(),
  endurance: z.number(),
  wingspan: z.number(),
};
export const combineLine = z.object({
  player: playerRef,
  age: number,
  rank: number,
  heightCm: number,
  weightKg: number,
  ...measured,
});
export type CombineLineView = z.infer<typeof combineLine>;

export const mock = z.object({
  season: number,
  /** From 1 on, a new one each week. */
  edition: number,
  /** Has the lottery been drawn? Else clubs choose by the standings. */
  isOrderKnown: z.boolean(),
  picks: z.array(
    z.object({
      spot: number,
      ownerClubId: ids.club,
      player: playerRef,
      rank: number,
      reason: z.enum(MOCK_REASONS),
    }),
  ),
  teams: z.array(teamRef),
});
export type MockView = z.infer<typeof mock>;

export const juniorSeason = z.object({
  season: number,
  nationId: ids.nation,
  games: number,
  goals: number,
  assists: number,
  penalties: number,
  plusMinus: number,
  wins: number,
  shutouts: number,
  shotsAgainst: number,
  goalsAgainst: number,
});
