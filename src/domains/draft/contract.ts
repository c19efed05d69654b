/** The entry draft: rankings, order, what a club looks for, choosing, and signing whom one has chosen. */
import * as z from 'zod';
import { MAX_POSITION_WEIGHT, MAX_RANKED, MOCK_REASONS } from '#domains/draft/constants.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { id, instant, playerRef, position, seasonNumber, teamRef, wholeNumber } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const number = z.number().int();
/** Points of overall, 0 to 99: the truth lies within it two times in three. */
const band = z.object({ low: number, high: number });

const amateur = z.object({
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
  taken: z.object({ spot: number, clubId: number }).nullable(),
});
export type AmateurView = z.infer<typeof amateur>;

const pick = z.object({
  id: number,
  round: number,
  /** Null until the lottery. */
  spot: number.nullable(),
  originalClubId: number,
  ownerClubId: number,
  player: playerRef.nullable(),
  /** What has become of him in first teams; null: nobody was chosen. */
  career: z.object({ games: number, points: number, wins: number, isSigned: z.boolean() }).nullable(),
});
export type PickView = z.infer<typeof pick>;

const draftView = z.object({
  leagueId: number,
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

const wishes = {
  /** Who comes first is wanted most; whoever is not on the list comes after, by the club's scouts. */
  ranking: z.array(id).max(MAX_RANKED),
  /** 0: good soon, 100: may become a star. */
  risk: wholeNumber(0, 100),
  /** Points more or less by position. */
  positions: z.partialRecord(position, wholeNumber(-MAX_POSITION_WEIGHT, MAX_POSITION_WEIGHT)),
};

const board = z.object({
  season: number,
  version: number,
  ranking: z.array(number),
  risk: number,
  positions: z.partialRecord(position, number),
  /** As the club's own scouts see them, the most wanted first: the list, then by appeal. */
  prospects: z.array(amateur),
});
export type BoardView = z.infer<typeof board>;

const mine = z.object({
  season: number,
  picks: z.array(
    z.object({
      id: number,
      leagueId: number,
      season: number,
      round: number,
      spot: number.nullable(),
      originalClubId: number,
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
const juniorSkater = z.object({
  ...boy,
  games: number,
  goals: number,
  assists: number,
  points: number,
  /** Minutes. */
  penalties: number,
  plusMinus: number,
});
const juniorGoalie = z.object({
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
const measured = {
  sprint: z.number(),
  agility: z.number(),
  jump: z.number(),
  press: z.number(),
  endurance: z.number(),
  wingspan: z.number(),
};
const combineLine = z.object({
  player: playerRef,
  age: number,
  rank: number,
  heightCm: number,
  weightKg: number,
  ...measured,
});
export type CombineLineView = z.infer<typeof combineLine>;

const mock = z.object({
  season: number,
  /** From 1 on, a new one each week. */
  edition: number,
  /** Has the lottery been drawn? Else clubs choose as they stand in the table. */
  isOrderKnown: z.boolean(),
  picks: z.array(
    z.object({
      spot: number,
      ownerClubId: number,
      player: playerRef,
      rank: number,
      reason: z.enum(MOCK_REASONS),
    }),
  ),
  teams: z.array(teamRef),
});
export type MockView = z.infer<typeof mock>;

const juniorSeason = z.object({
  season: number,
  nationId: number,
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

export const draft = {
  juniors: call('activated')
    .route({
      method: 'GET',
      path: '/draft/juniors',
      summary: 'What amateurs have done in the junior leagues of their nations, the most points first',
    })
    .input(z.object({ season: seasonNumber.optional(), nationId: id.optional() }))
    .output(
      z.object({
        data: z.object({ season: number, skaters: z.array(juniorSkater), goalies: z.array(juniorGoalie) }),
      }),
    ),
  combine: call('activated')
    .route({
      method: 'GET',
      path: '/draft/combine',
      summary: 'What the best amateurs of the season measured at the combine; nobody before its day',
    })
    .input(z.object({ nationId: id.optional() }))
    .output(
      z.object({
        data: z.object({ season: number, day: number, isHeld: z.boolean(), results: z.array(combineLine) }),
      }),
    ),
  mock: call('activated')
    .route({ method: 'GET', path: '/leagues/{id}/draft/mock', summary: 'Whom the press expects in the first round' })
    .input(z.object({ id }))
    .output(z.object({ data: mock })),
  juniorSeasons: call('activated')
    .route({
      method: 'GET',
      path: '/players/{id}/junior-seasons',
      summary: 'What a player did as an amateur: junior seasons, and his combine while he is up for the draft',
    })
    .input(z.object({ id }))
    .output(z.object({ data: z.object({ seasons: z.array(juniorSeason), combine: z.object(measured).nullable() }) })),
  find: call('activated')
    .route({
      method: 'GET',
      path: '/leagues/{id}/draft',
      summary: 'The draft of a league: order, clock, who was chosen',
    })
    .input(z.object({ id, season: seasonNumber.optional() }))
    .output(z.object({ data: draftView })),
  rankings: call('activated')
    .route({
      method: 'GET',
      path: '/draft/rankings',
      summary: `Central ranking of the amateurs, the best ${MAX_RANKED}`,
    })
    .input(z.object({ season: seasonNumber.optional(), nationId: id.optional() }))
    .output(z.object({ data: z.object({ season: number, amateurs: z.array(amateur) }) })),
  board: call('activated', { ability: draftPolicy.rank })
    .route({ method: 'GET', path: '/draft/board', summary: 'What your club looks for, and whom its scouts would take' })
    .output(z.object({ data: board })),
  saveBoard: call('activated', { ability: draftPolicy.rank, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/draft/board',
      summary: 'Rank amateurs and weigh positions and risk; 409 when somebody was faster',
    })
    .input(z.object({ version: wholeNumber(0, 2_147_483_647), ...wishes }))
    .output(z.object({ data: board })),
  mine: call('activated', { ability: draftPolicy.rank })
    .route({ method: 'GET', path: '/draft/picks', summary: 'The picks of your club, and whom it has chosen' })
    .output(z.object({ data: mine })),
  pick: call('activated', { ability: draftPolicy.pick, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/drafts/{id}/picks',
      successStatus: 204,
      summary: 'Choose a player with the pick on the clock',
    })
    .input(z.object({ id, spot: wholeNumber(1, 1000), playerId: id }))
    .output(z.void()),
  sign: call('activated', { ability: draftPolicy.sign, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/draft/prospects/{id}/sign',
      successStatus: 204,
      summary: 'Sign a prospect at entry level',
    })
    .input(z.object({ id }))
    .output(z.void()),
};
