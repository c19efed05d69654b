/** Inputs and outputs of the trade calls. */

import * as z from 'zod';
import { comment, optionalComment } from '#domains/discussion/contract.ts';
import { DRAFT_ROUNDS } from '#domains/draft/constants.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { instant, level, playerRef, teamRef } from '#domains/shapes.ts';
import {
  LAPSES,
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
/** Statuses in which a trade is public. */
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
export const answer = z.object({
  verdict: z.enum(VERDICTS),
  concern: z.enum(CONCERNS),
  /** Why the price that it named today no longer holds; `player` is empty if the club itself has made another trade. */
  lapsed: z.object({ why: z.enum(LAPSES), player: z.string() }).optional(),
});
export type TradeAnswer = z.infer<typeof answer>;

/** An asset asked for: a player of another club in the league, or an upcoming pick in a round and range. */
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

/** Any team of the club that gives the asset, and any of the club that gets it. */
const way = { fromTeamId: given.team, toTeamId: given.team };
const part = z.discriminatedUnion('kind', [
  z.object({
    ...way,
    kind: z.literal('player'),
    playerId: given.player,
    /** Percent of his salary that the club trading him away retains. */
    retention: wholeNumber(0, MAX_RETENTION).default(0),
  }),
  /** A conditional pick becomes another pick of the same club. */
  z.object({ ...way, kind: z.literal('pick'), pickId: given.pick, becomes: becoming.optional() }),
  /** The rights to a drafted amateur. */
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
  /** deadline: before the deadline; closed: from the deadline to the last playoff game; summer: until the frenzy ends. */
  statusReason: z.enum(['deadline', 'closed', 'summer']),
  /** When it closes; null: it is closed, or the world's clock sets no time. */
  closesAt: instant.nullable(),
  /** When it opens again; null: it is open, or the world's clock sets no time. */
  opensAt: instant.nullable(),
  /** Day of the season on which it closes or opens. */
  day: z.number().int(),
});
export type TradeWindowView = z.infer<typeof tradeWindow>;

/** A rule violation: a refusal's code and the facts its message names. */
export const fault = z.object({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) });

/** The viewer's club's estimate of an asset's worth, in steps from 0 (negligible) to 5 (franchise player). */
const worth = z.object({ low: z.number().int(), high: z.number().int() });

/** A pick in an upcoming draft. */
const tradePick = z.object({
  id: ids.pick,
  season: z.number().int(),
  round: z.number().int(),
  /** Null until the lottery. */
  spot: z.number().int().nullable(),
  /** Its likely range in the round, by the strength of its original club. */
  range: z.literal(PICK_RANGES),
  /** First team of the original club, whose finish decides the spot. */
  original: teamRef,
});
export type TradePickView = z.infer<typeof tradePick>;

const tradeProspect = z.object({
  player: playerRef,
  age: z.number().int(),
  /** The overall he may reach, as the viewer's scouts estimate it; null: the viewer runs no club. */
  potential: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  untilSeason: z.number().int(),
});

const tradePlayer = z.object({
  player: playerRef,
  age: z.number().int(),
  level,
  overall: z.number().int(),
  isHurt: z.boolean(),
  /** Whole dollars a season, and the contract's last season; null without a contract. */
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
  /** Null: an AI club, which answers at once. */
  manager: z.object({ id: ids.user, name: z.string() }).nullable(),
  /** An AI club's stance and need, and its mood toward the viewer's club. */
  stance: z.enum(STANCES).nullable(),
  need: z.literal(NEEDS).nullable(),
  mood: z.enum(MOODS).nullable(),
  players: z.array(benchPlayer),
  picks: z.array(benchPick),
  /** Drafted but unsigned players, whose rights can be traded. */
  prospects: z.array(benchProspect),
});
export type BenchSide = z.infer<typeof benchSide>;

const capLine = z.object({
  season: z.number().int(),
  /** Whole dollars: the cap hit, and the space left under the upper limit. */
  hit: z.number().int(),
  space: z.number().int(),
  players: z.number().int(),
});
export const sideAfter = z.object({
  clubId: ids.club,
  before: z.array(capLine),
  after: z.array(capLine),
  firstTeam: z.object({ before: z.number().int(), after: z.number().int() }),
  /** Lines, pairs and goalies after the trade, by public overalls; null: no player is left for the spot. */
  lines: z.array(
    z.object({
      kind: z.enum(LINE_UNITS),
      players: z.array(z.object({ player: playerRef, overall: z.number().int(), isNew: z.boolean() }).nullable()),
    }),
  ),
  /** Standings points the new lineup gains over the games left in the season the trade takes effect. */
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
    /** The pick it may become, and the condition; null: it has none. */
    becomes: becomingView(tradePick).nullable(),
    /** The player selected with it or with the pick it became. */
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
  /** Day of the season on which a completed trade was made, or any other offered. */
  day: z.number().int(),
  from: teamRef,
  to: teamRef,
  /** Null: two clubs only. */
  third: teamRef.nullable(),
  parts: z.array(linePart),
  /** Game days until it expires, today included; null: it is not open. */
  daysLeft: z.number().int().nullable(),
});
export type TradeLineView = z.infer<typeof tradeLine>;

/**
 * A club that has gained or lost too much in this season's trades with managers (`isAi`: with this manager's household),
 * so this trade needs the approval of others.
 */
export const mustAgree = z.object({ clubId: ids.club, hasGained: z.boolean(), isAi: z.boolean() }).nullable();
export type MustAgreeView = z.infer<typeof mustAgree>;

const goals = z.object({ low: z.number().int(), high: z.number().int() });
export const trade = tradeLine.extend({
  /** The side the viewer manages; null: none. */
  side: z.enum(['from', 'to', 'third']).nullable(),
  /** Clubs that have accepted, including the one that made the offer. */
  acceptedBy: z.array(z.number().int()),
  parts: z.array(tradePart),
  /** For an open trade: the rules it would break today and, for its clubs, why it would need the approval of others. */
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
      /** The last day to vote; a later one if managers have not had some hours by then. */
      season: z.number().int(),
      day: z.number().int(),
      /** Earliest moment the vote may close, unless the trade window closes first; null: only the day counts. */
      openUntil: instant.nullable(),
      isUneven: z.boolean(),
      /** Whether an AI club is involved; its values stay hidden, or managers could probe them with offers. */
      isWithAi: z.boolean(),
      /** The club that an uneven trade favors. */
      favors: ids.club.nullable(),
      /** Whether one of its clubs has gained or lost too much in earlier trades this season. */
      addsUp: z.boolean(),
      /**
       * Who decides, unless an admin overrules. managers: a quorum must vote and a majority agree; boards: too few may
       * vote, so the boards refuse it; admins: a club gains or loses more than a vote may approve.
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
  /** Whether the viewer may comment. */
  mayComment: z.boolean(),
  /** Oldest first, each with its author's club at the time. */
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
  /** The AI club's need; null: a manager listed him. */
  need: z.literal(NEEDS).nullable(),
});
export type TradeListing = z.infer<typeof listing>;

export const leaguePick = z.object({
  pick: tradePick,
  owner: teamRef,
  /** Whether a condition may move it to another club; it cannot be traded until that is settled. */
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
