/** The finances of the user's own club. Every amount is in whole dollars; income is positive. */

import * as z from 'zod';
import { LOANS } from '#domains/finances/constants.ts';
import { financesPolicy } from '#domains/finances/policy.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { memo } from '#domains/kinds.ts';
import { ifMatch, pageNumber, seasonNumber, teamRef } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { call, get, pagination, post } from '#platform/calls/call.ts';

const dollars = z.number().int();
const dayOfSeason = z.number().int();

export const ledgerKind = z.enum(memo.options.map(({ shape }) => shape.kind.value));
export type LedgerKind = z.infer<typeof ledgerKind>;

/** Total of one kind of transaction. */
const kindTotal = z.object({ kind: ledgerKind, amount: dollars, count: z.number().int() });

const forecast = z.object({
  /** Balance on the last day of the season: expected, and the bounds of an 80 percent interval. */
  expected: dollars,
  low: dollars,
  high: dollars,
  /** What is still to come by kind, largest amounts first. */
  ahead: z.array(z.object({ kind: ledgerKind, amount: dollars })),
  homeGamesLeft: z.number().int(),
});

export const booksView = z.object({
  team: teamRef,
  season: z.number().int(),
  day: dayOfSeason,
  balance: dollars,
  /** Balance before the first transaction of the season; a new club's opening balance is part of it. */
  balanceBefore: dollars,
  /** Earned and (negative) spent in the season. */
  income: dollars,
  expenses: dollars,
  /** Loans taken and debts forgiven, less repayments: neither earned nor spent. */
  lent: dollars,
  /** Totals of the season so far, largest amounts first; they add up to `income`, `expenses` and `lent`. */
  kinds: z.array(kindTotal),
  /** Balance at the end of each day on which money moved. */
  balances: z.array(z.object({ day: dayOfSeason, balance: dollars })),
  forecast,
  /**
   * `daysBelow`: game days in a row below the line. The board warns at `warnAfter`, and the club is bankrupt at
   * `bankruptAfter`.
   */
  credit: z.object({
    /** Lowest balance the bank allows: 0 or less. */
    line: dollars,
    daysBelow: z.number().int(),
    warnAfter: z.number().int(),
    bankruptAfter: z.number().int(),
    /** Last season of the club's rescue plan; null if it is not under one. */
    rescueUntil: z.number().int().nullable(),
  }),
});
export type BooksView = z.infer<typeof booksView>;

/** One transaction as seen from the club's account. */
export const ledgerLine = z
  .object({ id: z.number().int(), season: z.number().int(), day: dayOfSeason, amount: dollars })
  .and(memo);
export type LedgerLine = z.infer<typeof ledgerLine>;

export const fallView = z.object({
  team: teamRef,
  season: z.number().int(),
  day: dayOfSeason,
  /** The club's debt when it was declared bankrupt. */
  debt: dollars,
  /** Totals of the 63 days before, largest amounts first. */
  kinds: z.array(kindTotal),
  /** Balance at the end of each of these days; today's is last. */
  balances: z.array(dollars),
});
export type FallView = z.infer<typeof fallView>;

const points = z.number();

export const ticketsView = z.object({
  team: teamRef,
  /** Dollars for a seat at a game of the PRO team: the current price, the usual price in the league, and the bounds. */
  price: dollars,
  usual: dollars,
  least: dollars,
  most: dollars,
  /** Send it back as If-Match: "<version>". */
  version: z.number().int(),
  capacity: z.number().int(),
  /** Attendance and receipts of an ordinary home game at other prices, given the fans' mood today. Ascending by price. */
  curve: z.array(z.object({ price: dollars, attendance: z.number().int(), receipts: dollars })),
  /** Home games of the regular season so far; the mean is null before the first. */
  attendance: z.object({ games: z.number().int(), mean: z.number().nullable() }),
  /** `price` is per game; `sold` is 0 before the first sale. */
  seasonTickets: z.object({ sold: z.number().int(), price: dollars }),
  /** Shares of the possible points, 0 to 1. */
  form: z.object({ expected: z.number(), won: z.number(), played: z.number().int() }),
  stars: z.number().int(),
  /** 0 to 100; each reason is the number of points by which it moves the mood above (negative: below) 50. */
  fanMood: z.object({
    mood: z.number(),
    reasons: z.object({ results: points, price: points, stars: points, rivalry: points }),
  }),
});
export type TicketsView = z.infer<typeof ticketsView>;

const sponsorDeal = z.object({
  id: z.number().int(),
  name: z.string(),
  fromSeason: z.number().int(),
  toSeason: z.number().int(),
  /** Guaranteed dollars per season. */
  fixed: dollars,
  goal: z.enum(['points', 'attendance', 'playoffs']).nullable(),
  /** Points, percent of the seats, or 1 for making the playoffs. */
  target: z.number().int(),
  /** Paid for each season in which the goal is reached. */
  bonus: dollars,
});
export type SponsorDealView = z.infer<typeof sponsorDeal>;

export const sponsorsView = z.object({
  team: teamRef,
  season: z.number().int(),
  /** On the morning of this day the assistant signs sponsors for the slots that are still open. */
  decidedBy: dayOfSeason,
  /** Each slot with its running deal, or the offers to choose from. */
  slots: z.array(
    z.object({
      slot: z.enum(['jersey', 'boards', 'arena']),
      deal: sponsorDeal.nullable(),
      offers: z.array(sponsorDeal),
    }),
  ),
});
export type SponsorsView = z.infer<typeof sponsorsView>;

export const loansView = z.object({
  team: teamRef,
  balance: dollars,
  /** The most the club may still borrow, and the smallest loan. */
  limit: dollars,
  least: dollars,
  /** Interest per season, as a share of the debt. */
  interest: z.number(),
  isUnderRescue: z.boolean(),
  /** Open loans. `daily` (repayment) and `interest` are due tomorrow morning. */
  loans: z.array(
    z.object({
      id: z.number().int(),
      amount: dollars,
      owed: dollars,
      daily: dollars,
      interest: dollars,
      daysLeft: z.number().int(),
    }),
  ),
});
export type LoansView = z.infer<typeof loansView>;

export const prizesView = z.object({
  team: teamRef,
  season: z.number().int(),
  tier: z.number().int(),
  /** Rank of the PRO team now; null before the first game. */
  rank: z.number().int().nullable(),
  /** Prize money by rank of the regular season. */
  prizes: z.array(z.object({ rank: z.number().int(), amount: dollars })),
  /** Added for each playoff round won. */
  playoffRound: dollars,
  /** Paid once to a relegated club; null where there is no relegation. */
  parachute: dollars.nullable(),
  /** What the club has won in earlier seasons, newest first. */
  won: z.array(
    z.object({ season: z.number().int(), rank: z.number().int(), playoffRounds: z.number().int(), amount: dollars }),
  ),
});
const travelView = z.object({
  season: z.number().int(),
  /** All scheduled games of the team, in order; home games have no trip. */
  games: z.array(
    z.object({
      gameId: ids.game,
      day: z.number().int(),
      trip: z
        .object({
          day: z.number().int(),
          /** One way. */
          kilometers: z.number().int(),
          /** Round trips of the PRO team; null for the other teams. */
          cost: dollars.nullable(),
        })
        .nullable(),
    }),
  ),
});
export type TravelView = z.infer<typeof travelView>;

export type PrizesView = z.infer<typeof prizesView>;

export const finances = {
  books: get('activated', '/teams/{id}/finances', { ability: financesPolicy.see })
    .says('Balance, totals by kind and forecast of your club; 403 for another club')
    .takes({ id: given.team })
    .answers(booksView),
  ledger: get('activated', '/teams/{id}/ledger', { ability: financesPolicy.see })
    .says('Every transaction of your club in the season, the newest first, by day and kind')
    .takes({
      id: given.team,
      kind: ledgerKind.optional(),
      day: wholeNumber(1, DAYS_PER_SEASON).optional(),
      page: pageNumber,
    })
    .answersBody(
      z.object({
        data: z.array(ledgerLine),
        /** Every kind the club has booked in the season so far, regardless of the filter: the kinds worth filtering by. */
        kinds: z.array(ledgerKind),
        pagination,
      }),
    ),
  tickets: get('activated', '/teams/{id}/tickets', { ability: financesPolicy.see })
    .says('Ticket price of your club with its demand curve, the mood of the fans and its reasons')
    .takes({ id: given.team })
    .answers(ticketsView),
  priceTickets: call('activated', { ability: financesPolicy.priceTickets, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/ticket-price',
      summary: 'Set the ticket price; 412 when it was changed meanwhile, 422 outside the bounds',
      inputStructure: 'detailed',
    })
    .input(
      z.object({
        params: z.object({ id: given.team }),
        headers: ifMatch,
        body: z.object({ price: z.number().int().min(1).max(10_000) }),
      }),
    )
    .output(z.object({ data: ticketsView })),
  sponsors: get('activated', '/teams/{id}/sponsors', { ability: financesPolicy.see })
    .says('Sponsors of your club, and offers to choose from')
    .takes({ id: given.team })
    .answers(sponsorsView),
  signSponsor: post('activated', '/teams/{id}/sponsors/{dealId}/sign', { ability: financesPolicy.sign })
    .says('Take an offer; the others for its slot are withdrawn. 409 when it is no longer open')
    .takes({ id: given.team, dealId: id })
    .answers(sponsorsView),
  travel: get('activated', '/teams/{id}/travel')
    .says('How far a team travels in a season, and what it costs')
    .takes({ id: given.team, season: seasonNumber.optional() })
    .answers(travelView),
  prizes: get('activated', '/teams/{id}/prize-money', { ability: financesPolicy.see })
    .says('What the league pays by rank, and what your club has won')
    .takes({ id: given.team })
    .answers(prizesView),
  fall: get('bankrupt', '/bankruptcy/fall')
    .says('How the club of a bankrupt manager fell: its last 63 days')
    .answers(fallView.nullable()),
  loans: get('activated', '/teams/{id}/loans', { ability: financesPolicy.see })
    .says('What your club owes, and what it could borrow')
    .takes({ id: given.team })
    .answers(loansView),
  takeLoan: post('activated', '/teams/{id}/loans', { ability: financesPolicy.borrow })
    .says('Borrow for one season or two, once a day for each amount; 422 above the limit, 409 under a rescue plan')
    .takes({
      id: given.team,
      amount: z.number().int().min(LOANS.least).max(1_000_000_000),
      days: z.union([z.literal(LOANS.terms[0]), z.literal(LOANS.terms[1])]),
    })
    .answers(loansView),
  repayLoan: post('activated', '/teams/{id}/loans/{loanId}/repay', { ability: financesPolicy.borrow })
    .says('Repay all that is owed on a loan; 409 when the club has less')
    .takes({ id: given.team, loanId: id })
    .answers(loansView),
};
