/** Inputs and outputs of draft calls. */

import * as z from 'zod';
import { MAX_POSITION_WEIGHT, MAX_RANKED, MOCK_REASONS } from '#domains/draft/constants.ts';
import { id, ids, wholeNumber } from '#domains/ids.ts';
import { instant, playerRef, position, teamRef } from '#domains/shapes.ts';

const number = z.number().int();
/** Overall points, 0 to 99: the true value lies within the range two times in three. */
const band = z.object({ low: number, high: number });

export const amateur = z.object({
  player: playerRef,
  age: number,
  heightCm: number,
  weightKg: number,
  /** Current ability and potential. */
  present: band,
  potential: band,
  /** Central scouting rank, 1 the best. */
  rank: number,
  /** The pick and club that selected him; null: still available. */
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
  /** The selected player's career; null: no player was selected. */
  career: z
    .object({
      /** In regular seasons with first teams. */
      games: number,
      points: number,
      wins: number,
      /** His current team; null: none. */
      team: teamRef.nullable(),
      /** First team of the club that holds his rights; null: none. */
      rights: teamRef.nullable(),
      isRetired: z.boolean(),
    })
    .nullable(),
});
export type PickView = z.infer<typeof pick>;

/** A single pick, with its clubs' first teams. */
export const onePick = pick.extend({ leagueId: ids.league, season: number, teams: z.array(teamRef) });
export type OnePickView = z.infer<typeof onePick>;

export const draftView = z.object({
  leagueId: ids.league,
  season: number,
  /** Seasons whose draft in this league can be viewed, upcoming ones included, latest first. */
  seasons: z.array(number),
  /** Null until the lottery. */
  draft: z
    .object({
      id: number,
      status: z.enum(['waiting', 'live', 'done']),
      /** The spot on the clock. */
      spot: number,
      clockEndsAt: instant.nullable(),
    })
    .nullable(),
  /** By spot; by round before the lottery. */
  picks: z.array(pick),
  /** First teams of all clubs named. */
  teams: z.array(teamRef),
});
export type DraftView = z.infer<typeof draftView>;

export const wishes = {
  /** Most wanted first; players not on the list follow, by the club's scouts. */
  ranking: z.array(id).max(MAX_RANKED),
  /** 0: prefers players ready soon; 100: prefers star upside. */
  risk: wholeNumber(0, 100),
  /** Points added or subtracted by position. */
  positions: z.partialRecord(position, wholeNumber(-MAX_POSITION_WEIGHT, MAX_POSITION_WEIGHT)),
};

export const board = z.object({
  season: number,
  version: number,
  ranking: z.array(number),
  risk: number,
  positions: z.partialRecord(position, number),
  /** By the club's own scouts, most wanted first: the list, then by appeal. */
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
  /** Drafted but unsigned. */
  prospects: z.array(
    z.object({
      player: playerRef,
      age: number,
      season: number,
      round: number,
      spot: number,
      potential: band,
      /** His stats in the junior league this season; null: he does not play there. */
      junior: z
        .object({ games: number, goals: number, assists: number, shotsAgainst: number, goalsAgainst: number })
        .nullable(),
      /** The season at whose end his rights expire. */
      untilSeason: number,
      /** The contract he would sign: whole dollars a season, and number of seasons. */
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
  /** Penalty minutes. */
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
  /** Edition number from 1, a new one each week. */
  edition: number,
  /** Whether the lottery has been drawn; otherwise clubs pick by the standings. */
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
