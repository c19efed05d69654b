/** Inputs and answers of the trade calls. */

import * as z from 'zod';
import { comment, optionalComment } from '#domains/discussion/contract.ts';
import { DRAFT_ROUNDS } from '#domains/draft/constants.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { instant, level, playerRef, teamRef } from '#domains/shapes.ts';
import {
  LINE_UNITS,
  MAX_ASSETS,
  MAX_CLUBS,
  MAX_COMMENT,
  MAX_RETENTION,
  MOTIVES,
  NEEDS,
} from '#domains/trade/constants.ts';
import { becoming, becomingView } from '#domains/trade/contract/conditions.ts';
import { PICK_RANGES } from '#engine/market/pick-worth.ts';
import { CLAUSES } from '#engine/market/terms.ts';
import { CONCERNS, VERDICTS } from '#engine/market/trade.ts';
import { STANCES } from '#engine/market/trade-constants.ts';

export const TRADE_STATUSES = [
  'open',
  'escrow',
  'done',
  'declined',
  'countered',
  'withdrawn',
  'expired',
  'rejected',
  'void',
] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];
/** Trades that all can see. */
export const PUBLIC_STATUSES: readonly TradeStatus[] = ['escrow', 'done', 'rejected'];
const LINES = [
  'offers',
  'accepts',
  'declines',
  'counters',
  'withdraws',
  'expires',
  'falls-through',
  'board-declines',
  'goes-to-escrow',
  'clears',
  'is-voted-down',
  'lacks-votes',
  'boards-refuse',
  'is-approved',
  'is-rejected',
  'condition-met',
  'condition-missed',
  ...MOTIVES,
] as const;
export type TradeLine = (typeof LINES)[number];

/** Moods of an AI general manager in trade talks. */
export const MOODS = ['open', 'tired', 'silent'] as const;

/** An AI general manager's answer to an offer. */
export const answer = z.object({ verdict: z.enum(VERDICTS), concern: z.enum(CONCERNS) });
export type TradeAnswer = z.infer<typeof answer>;

/** A player of another club of the league, or a pick of any draft to come: of a round, and so far up in it. */
const askedAsset = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), playerId: given.player }),
  z.object({ kind: z.literal('pick'), round: wholeNumber(1, DRAFT_ROUNDS), range: z.literal(PICK_RANGES) }),
]);

/** A club's asking price for a player. */
export const ask = z.object({
  assets: z.array(askedAsset).max(MAX_ASSETS),
  comment: optionalComment(MAX_COMMENT),
});
export type TradeAsk = z.infer<typeof ask>;

/** An asking price as screens show it. */
export const askedView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), player: playerRef }),
  z.object({ kind: z.literal('pick'), round: z.number().int(), range: z.literal(PICK_RANGES) }),
]);
export type AskedView = z.infer<typeof askedView>;

/** Any team of the club that gives it, and of the one that gets it. */
const way = { fromTeamId: given.team, toTeamId: given.team };
const part = z.discriminatedUnion('kind', [
  z.object({
    ...way,
    kind: z.literal('player'),
    playerId: given.player,
    /** Percent of his salary that the club that gives him keeps paying. */
    retention: wholeNumber(0, MAX_RETENTION).default(0),
  }),
  /** With a condition it becomes another pick of the club that gives it. */
  z.object({ ...way, kind: z.literal('pick'), pickId: given.pick, becomes: becoming.optional() }),
  /** The rights of a drafted amateur. */
  z.object({ ...way, kind: z.literal('rights'), playerId: given.player }),
]);
export type AskedPart = z.infer<typeof part>;

export const exchange = {
  /** A team of the other club, and of the third one if there is one. */
  withTeamId: given.team,
  thirdTeamId: given.team.optional(),
  parts: z.array(part).max(MAX_CLUBS * MAX_ASSETS),
};

/** An asset a club would like in addition. */
export const addition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), playerId: ids.player, retention: z.number().int() }),
  z.object({ kind: z.literal('pick'), pickId: ids.pick }),
  z.object({ kind: z.literal('rights'), playerId: ids.player }),
]);

export const tradeWindow = z.object({
  isOpen: z.boolean(),
  /** deadline: until the deadline; closed: after it, until the last playoff game; summer: until the frenzy ends. */
  statusReason: z.enum(['deadline', 'closed', 'summer']),
  /** When it closes; null: it is closed, or no clock knows. */
  closesAt: instant.nullable(),
  /** When it opens again; null: it is open, or no clock knows. */
  opensAt: instant.nullable(),
  /** Day of the season on which that is. */
  day: z.number().int(),
});
export type TradeWindowView = z.infer<typeof tradeWindow>;

/** A rule violation: a refusal's code, and the facts of its words. */
export const fault = z.object({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) });

/** Steps 0 (nothing to speak of) to 5 (a franchise player) between which the club of the one who asks sees somebody's worth. */
const worth = z.object({ low: z.number().int(), high: z.number().int() });

/** A pick of a draft to come. */
const tradePick = z.object({
  id: ids.pick,
  season: z.number().int(),
  round: z.number().int(),
  /** Null until the lottery. */
  spot: z.number().int().nullable(),
  /** Where in its round it will probably be, by the strength of the club whose finish decides. */
  range: z.literal(PICK_RANGES),
  /** First team of that club. */
  original: teamRef,
});
export type TradePickView = z.infer<typeof tradePick>;

const tradeProspect = z.object({
  player: playerRef,
  age: z.number().int(),
  /** Overall that he may reach, as the scouts of the club of the one who asks see it; null: he runs none. */
  potential: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  untilSeason: z.number().int(),
});

const tradePlayer = z.object({
  player: playerRef,
  age: z.number().int(),
  level,
  overall: z.number().int(),
  isHurt: z.boolean(),
  /** Whole dollars a season, and the last one; null without a contract. */
  salary: z.number().int().nullable(),
  signedUntil: z.number().int().nullable(),
  clause: z.enum(CLAUSES),
  worth: worth.nullable(),
});

const benchPlayer = tradePlayer.extend({
  /** Why he cannot be traded to the other club; null: he can. */
  fault: fault.nullable(),
  isOnBlock: z.boolean(),
});
export type BenchPlayer = z.infer<typeof benchPlayer>;

const benchPick = z.object({ pick: tradePick, worth });
export type BenchPick = z.infer<typeof benchPick>;
const benchProspect = tradeProspect.extend({ worth: worth.nullable() });
export type BenchProspect = z.infer<typeof benchProspect>;

export const benchSide = z.object({
  team: teamRef,
  /** null: it is an AI club and answers at once. */
  manager: z.object({ id: ids.user, name: z.string() }).nullable(),
  /** What such a club works for and looks for, and how much it still listens to the one who asks. */
  stance: z.enum(STANCES).nullable(),
  need: z.literal(NEEDS).nullable(),
  mood: z.enum(MOODS).nullable(),
  players: z.array(benchPlayer),
  picks: z.array(benchPick),
  /** Drafted and not signed yet: their rights can be traded. */
  prospects: z.array(benchProspect),
});
export type BenchSide = z.infer<typeof benchSide>;

const capLine = z.object({
  season: z.number().int(),
  /** Whole dollars: what counts, and what is left to the upper limit. */
  hit: z.number().int(),
  space: z.number().int(),
  players: z.number().int(),
});
export const sideAfter = z.object({
  clubId: ids.club,
  before: z.array(capLine),
  after: z.array(capLine),
  firstTeam: z.object({ before: z.number().int(), after: z.number().int() }),
  /** Lines, pairs and goalies as they would be, by overalls that all see; null: nobody is left for a place. */
  lines: z.array(
    z.object({
      kind: z.enum(LINE_UNITS),
      men: z.array(z.object({ player: playerRef, overall: z.number().int(), isNew: z.boolean() }).nullable()),
    }),
  ),
  /** Points of the table by the new lineup, over the games that are left of the season that the trade is for. */
  points: z.object({ gained: z.number(), games: z.number().int() }),
});
export type SideAfter = z.infer<typeof sideAfter>;

const between = { fromClubId: ids.club, toClubId: ids.club };
const tradePart = z.discriminatedUnion('kind', [
  tradePlayer.extend({ ...between, kind: z.literal('player'), retention: z.number().int() }),
  z.object({
    ...between,
    kind: z.literal('pick'),
    pick: tradePick,
    worth: worth.nullable(),
    /** What it becomes, and when; null: it has no condition. */
    becomes: becomingView(tradePick).nullable(),
    /** Who was chosen with it since, or with what it has become. */
    became: playerRef.nullable(),
  }),
  tradeProspect.omit({ untilSeason: true }).extend({ ...between, kind: z.literal('rights'), worth: worth.nullable() }),
]);
export type TradePartView = z.infer<typeof tradePart>;

const linePart = z.discriminatedUnion('kind', [
  z.object({ ...between, kind: z.literal('player'), player: playerRef, retention: z.number().int() }),
  z.object({ ...between, kind: z.literal('pick'), pick: tradePick.omit({ range: true }), isConditional: z.boolean() }),
  z.object({ ...between, kind: z.literal('rights'), player: playerRef }),
]);
export type LinePartView = z.infer<typeof linePart>;

export const tradeLine = z.object({
  id: ids.trade,
  status: z.enum(TRADE_STATUSES),
  season: z.number().int(),
  /** Day of the season on which it was offered, or, of one that was made, made. */
  day: z.number().int(),
  from: teamRef,
  to: teamRef,
  /** Null: two clubs only. */
  third: teamRef.nullable(),
  parts: z.array(linePart),
  /** Game days that it still stands, today included; null: it is not open. */
  daysLeft: z.number().int().nullable(),
});
export type TradeLineView = z.infer<typeof tradeLine>;

/**
 * A club that has gained or lost too much by trades with managers earlier in the season (`isAi`: with this manager's household), so that others will have
 * to agree to this one.
 */
export const mustAgree = z.object({ clubId: ids.club, hasGained: z.boolean(), isAi: z.boolean() }).nullable();
export type MustAgreeView = z.infer<typeof mustAgree>;

const goals = z.object({ low: z.number().int(), high: z.number().int() });
export const trade = tradeLine.extend({
  /** Which side the one who asks manages; null: none. */
  side: z.enum(['from', 'to', 'third']).nullable(),
  /** Clubs that have said yes, the one that offers too. */
  acceptedBy: z.array(z.number().int()),
  parts: z.array(tradePart),
  /** Of an open one: what would be against it today, and, for its clubs, why others would have to agree. */
  faults: z.array(fault),
  mustAgree,
  clubs: z.array(sideAfter),
  countersId: z.number().int().nullable(),
  counteredById: z.number().int().nullable(),
  log: z.array(
    z.object({
      line: z.number().int(),
      season: z.number().int(),
      day: z.number().int(),
      clubId: ids.club.nullable(),
      says: z.enum(LINES),
      answer: answer.nullable(),
    }),
  ),
  /** Null: it has never been in escrow. */
  escrow: z
    .object({
      /** The last day on which managers vote, or a later one if they have not had some hours by then. */
      season: z.number().int(),
      day: z.number().int(),
      /** The moment until which they may vote at least, unless the window closes first; null: the day counts alone, as it waits for managers. */
      openUntil: instant.nullable(),
      isUneven: z.boolean(),
      /** An AI club takes part: then the values stay with the scouts, or offers would ask for them. */
      isWithAi: z.boolean(),
      /** The club that gets more than it gives, of an uneven one. */
      favors: ids.club.nullable(),
      /** By trades earlier in the season one of its clubs has gained or lost too much. */
      addsUp: z.boolean(),
      /**
       * Who decides: managers, of whom a quorum has to vote and most have to agree, unless an admin does; the boards, which refuse it unless an admin approves
       * it, where too few may vote; or admins, where a club gains or loses more than votes may pass.
       */
      decidedBy: z.enum(['managers', 'boards', 'admins']),
      /** Goals over all seasons, by neutral scouts. */
      values: z.array(z.object({ clubId: ids.club, gets: goals, gives: goals })),
      votes: z.array(
        z.object({
          id: z.number().int(),
          author: z.string(),
          team: teamRef.nullable(),
          isFor: z.boolean(),
          isOverruling: z.boolean(),
          reason: z.string(),
          createdAt: instant,
        }),
      ),
      mayVote: z.boolean(),
    })
    .nullable(),
  /** May the one who asks say something? */
  mayComment: z.boolean(),
  /** Oldest first; each with the club for which it was said. */
  comments: z.array(comment.extend({ clubId: ids.club.nullable() })),
});
export type TradeView = z.infer<typeof trade>;

export const listing = z.object({
  player: playerRef,
  team: teamRef,
  age: z.number().int(),
  overall: z.number().int(),
  salary: z.number().int().nullable(),
  signedUntil: z.number().int().nullable(),
  listedAt: instant,
  asks: z.array(askedView),
  comment: z.string(),
  /** What an AI club looks for; null: a manager has listed him. */
  need: z.literal(NEEDS).nullable(),
});
export type TradeListing = z.infer<typeof listing>;

export const leaguePick = z.object({
  pick: tradePick,
  owner: teamRef,
  /** A condition decides whether it stays there; until then it is not traded. */
  isPromised: z.boolean(),
});
export type LeaguePick = z.infer<typeof leaguePick>;

export const ofTeam = z.object({ id: given.team });
export const ofTrade = z.object({ id: given.trade });
export const voted = z.object({
  id: given.trade,
  isFor: z.boolean(),
  reason: z.string().trim().min(1).max(MAX_COMMENT),
});
