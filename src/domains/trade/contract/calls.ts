/** Trades: the window, the workbench, offers and what becomes of them, and the trade block. */

import * as z from 'zod';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { instant, seasonNumber, teamRef } from '#domains/shapes.ts';
import { EXPIRY, MAX_COMMENT, MAX_NOTE } from '#domains/trade/constants.ts';
import {
  addition,
  answer,
  ask,
  askedView,
  benchSide,
  exchange,
  fault,
  leaguePick,
  listing,
  MOODS,
  mustAgree,
  ofTeam,
  ofTrade,
  sideAfter,
  TRADE_STATUSES,
  trade,
  tradeLine,
  tradeWindow,
  voted,
} from '#domains/trade/contract/shapes.ts';
import { tradePolicy } from '#domains/trade/policy.ts';
import { call } from '#platform/calls/call.ts';

export const trades = {
  window: call('activated')
    .route({ method: 'GET', path: '/trade-center/trade-window', summary: 'When the trade window closes' })
    .output(
      z.object({
        data: tradeWindow.extend({
          timestamp: instant.nullable(),
          expiresAt: instant.nullable(),
          tradeWindowOneClosed: z.boolean(),
        }),
      }),
    ),
  center: call('activated', { ability: tradePolicy.see })
    .route({ method: 'GET', path: '/teams/{id}/trades', summary: 'Offers of and to your club, and its trades' })
    .input(ofTeam)
    .output(
      z.object({
        data: z.object({
          incoming: z.array(tradeLine),
          outgoing: z.array(tradeLine),
          /** Answered ones, the newest first. */
          past: z.array(tradeLine),
        }),
      }),
    ),
  block: call('activated')
    .route({ method: 'GET', path: '/leagues/{id}/trade-block', summary: 'Whom the clubs of a league would trade' })
    .input(z.object({ id: given.league }))
    .output(z.object({ data: z.array(listing) })),
  history: call('activated')
    .route({
      method: 'GET',
      path: '/leagues/{id}/trades',
      summary: 'Trades made in a league, the newest first: the latest, or those of a season',
    })
    .input(z.object({ id: given.league, season: seasonNumber.optional() }))
    .output(z.object({ data: z.array(tradeLine) })),
  bench: call('activated')
    .route({
      method: 'GET',
      path: '/teams/{id}/trade-bench',
      summary: 'What your club could trade with one or two others: rosters, picks and prospects',
    })
    .input(z.object({ id: given.team, with: id, third: id.optional() }))
    .output(
      z.object({
        data: z.object({
          window: tradeWindow,
          own: benchSide,
          other: benchSide,
          third: benchSide.nullable(),
          mustAgree,
        }),
      }),
    ),
  note: call('activated')
    .route({
      method: 'GET',
      path: '/teams/{id}/trade-note',
      summary: 'What you have noted down about trades with the club of a team; nobody else reads it',
    })
    .input(ofTeam)
    .output(z.object({ data: z.object({ text: z.string() }) })),
  saveNote: call('activated', { open: 'Everybody keeps notes of their own.', rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/trade-note',
      successStatus: 204,
      summary: 'Note something down for yourself about trades with the club of a team; an empty note is forgotten',
    })
    .input(z.object({ id: given.team, text: z.string().trim().max(MAX_NOTE) })),
  picks: call('activated')
    .route({
      method: 'GET',
      path: '/leagues/{id}/trade-picks',
      summary: 'Who has which pick of the drafts to come, the next draft first',
    })
    .input(z.object({ id: given.league }))
    .output(z.object({ data: z.array(leaguePick) })),
  check: call('activated', { ability: tradePolicy.propose })
    .route({
      method: 'POST',
      path: '/teams/{id}/trades/check',
      summary: 'What is against a trade, and both clubs before and after it; changes nothing',
    })
    .input(z.object({ id: given.team, ...exchange }))
    .output(z.object({ data: z.object({ faults: z.array(fault), clubs: z.array(sideAfter) }) })),
  soundOut: call('activated', { ability: tradePolicy.propose, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/trades/sound-out',
      summary:
        'Ask a club that nobody plays what it thinks of a trade, or what it would want besides; each question wears',
    })
    .input(z.object({ id: given.team, ...exchange, question: z.enum(['interest', 'wants', 'make-it-work']) }))
    .output(
      z.object({
        data: answer.extend({
          mood: z.enum(MOODS),
          /** Each of them would do, added to what is offered; of the question `interest` none are named. */
          ways: z.array(z.array(addition)),
        }),
      }),
    ),
  propose: call('activated', { ability: tradePolicy.propose, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/trades',
      summary: 'Offer a trade: a club that nobody plays answers at once',
    })
    .input(
      z.object({
        id: given.team,
        ...exchange,
        /** Game days that it stands. */
        days: wholeNumber(EXPIRY.least, EXPIRY.most).default(EXPIRY.usual),
        comment: z.string().trim().max(MAX_COMMENT).default(''),
        /** The open offer of the other club that this one answers. */
        counters: id.optional(),
      }),
    )
    .output(
      z.object({
        data: z.object({ tradeId: ids.trade, status: z.enum(TRADE_STATUSES), answer: answer.nullable() }),
      }),
    ),
  find: call('activated')
    .route({ method: 'GET', path: '/trades/{id}', summary: 'One trade: open ones are shown to their clubs only' })
    .input(ofTrade)
    .output(z.object({ data: trade })),
  accept: call('activated', { ability: tradePolicy.answer, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/trades/{id}/accept',
      successStatus: 204,
      summary: 'Accept an offer: it is made once all have said yes',
    })
    .input(ofTrade),
  decline: call('activated', { ability: tradePolicy.answer, rateLimit: 'write' })
    .route({ method: 'POST', path: '/trades/{id}/decline', successStatus: 204, summary: 'Decline an offer' })
    .input(ofTrade),
  withdraw: call('activated', { ability: tradePolicy.withdraw, rateLimit: 'write' })
    .route({ method: 'POST', path: '/trades/{id}/withdraw', successStatus: 204, summary: 'Take an offer back' })
    .input(ofTrade),
  comment: call('activated', { ability: tradePolicy.comment, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/trades/{id}/comments',
      successStatus: 204,
      summary: 'Say something about a trade',
    })
    .input(z.object({ id: given.trade, text: z.string().trim().min(1).max(MAX_COMMENT) })),
  vote: call('activated', { ability: tradePolicy.vote, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/trades/{id}/vote',
      successStatus: 204,
      summary: 'Vote for or against a trade in escrow, with a reason; a second vote replaces the first',
    })
    .input(voted),
  overrule: call('activated', { ability: tradePolicy.overrule, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/trades/{id}/overrule',
      successStatus: 204,
      summary: 'Decide a trade in escrow, whatever the votes, with a reason that all can read',
    })
    .input(voted),
  ofPlayer: call('activated')
    .route({ method: 'GET', path: '/players/{id}/trade', summary: 'Whether a player is on the trade block' })
    .input(z.object({ id: given.player }))
    .output(
      z.object({
        data: z.object({
          /** null: he is not on it. */
          listing: z.object({ listedAt: instant, asks: z.array(askedView), comment: z.string() }).nullable(),
          /** May the one who asks put him there? */
          mayList: z.boolean(),
          /** The first team of his club, if one may propose a trade with it. */
          proposeTo: teamRef.nullable(),
        }),
      }),
    ),
  list: call('activated', { ability: tradePolicy.list, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/players/{id}/trade',
      successStatus: 204,
      summary: 'Put a player on the trade block',
    })
    .input(z.object({ id: given.player, ask })),
  unlist: call('activated', { ability: tradePolicy.list, rateLimit: 'write' })
    .route({
      method: 'DELETE',
      path: '/players/{id}/trade',
      successStatus: 204,
      summary: 'Take a player from the trade block',
    })
    .input(z.object({ id: given.player })),
};
