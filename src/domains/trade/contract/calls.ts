/** Trade calls: the window, the trade builder, offers and their outcomes, and the trade block. */

import * as z from 'zod';
import { commentText, optionalComment } from '#domains/discussion/contract.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { instant, seasonNumber, teamRef } from '#domains/shapes.ts';
import { EXPIRY, MAX_COMMENT, MAX_NOTE, METERS, NEEDS } from '#domains/trade/constants.ts';
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
import { call, get, post, put, remove } from '#platform/calls/call.ts';

export const trades = {
  window: get('activated', '/trade-center/trade-window')
    .says('When the trade window closes')
    .answers(
      tradeWindow.extend({
        timestamp: instant.nullable(),
        expiresAt: instant.nullable(),
        tradeWindowOneClosed: z.boolean(),
      }),
    ),
  center: get('activated', '/teams/{id}/trades', { ability: tradePolicy.see })
    .says('Offers of and to your club, and its trades')
    .takes(ofTeam)
    .answers(
      z.object({
        incoming: z.array(tradeLine),
        outgoing: z.array(tradeLine),
        /** Closed offers, newest first. */
        past: z.array(tradeLine),
      }),
    ),
  block: get('activated', '/leagues/{id}/trade-block')
    .says('Whom the clubs of a league would trade')
    .takes({ id: given.league })
    .answers(z.array(listing)),
  suggested: get('activated', '/teams/{id}/suggested-trades', { ability: tradePolicy.see })
    .says('Where your club needs help, and who of the trade block would help it most')
    .takes(ofTeam)
    .answers(z.object({ need: z.literal(NEEDS), listings: z.array(listing) })),
  history: get('activated', '/leagues/{id}/trades')
    .says('Trades made in a league, the newest first: the latest, or those of a season')
    .takes({ id: given.league, season: seasonNumber.optional() })
    .answers(z.array(tradeLine)),
  bench: get('activated', '/teams/{id}/trade-bench')
    .says('What your club could trade with one or two others: rosters, picks and prospects')
    .takes({ id: given.team, with: id, third: id.optional() })
    .answers(
      z.object({
        window: tradeWindow,
        own: benchSide,
        other: benchSide,
        third: benchSide.nullable(),
        mustAgree,
      }),
    ),
  note: get('activated', '/teams/{id}/trade-note')
    .says('What you have noted down about trades with the club of a team; nobody else reads it')
    .takes(ofTeam)
    .answers(z.object({ text: z.string() })),
  saveNote: put('activated', '/teams/{id}/trade-note', { open: 'Everybody keeps notes of their own.' })
    .says('Note something down for yourself about trades with the club of a team; an empty note is forgotten')
    .takes({ id: given.team, text: z.string().trim().max(MAX_NOTE) })
    .nothing(),
  picks: get('activated', '/leagues/{id}/trade-picks')
    .says('Who has which pick of the drafts to come, the next draft first')
    .takes({ id: given.league })
    .answers(z.array(leaguePick)),
  check: call('activated', { ability: tradePolicy.propose })
    .route({
      method: 'POST',
      path: '/teams/{id}/trades/check',
      summary: 'What is against a trade, and both clubs before and after it; changes nothing',
    })
    .input(z.object({ id: given.team, ...exchange }))
    .output(
      z.object({
        data: z.object({
          faults: z.array(fault),
          clubs: z.array(sideAfter),
          /** What the viewer's club gets compared with what it gives, by its own scouts; null: a side is empty, or an asset cannot be traded. */
          meter: z.enum(METERS).nullable(),
        }),
      }),
    ),
  soundOut: post('activated', '/teams/{id}/trades/sound-out', { ability: tradePolicy.propose })
    .says('Ask an AI club what it thinks of a trade, or what it would want besides; each question wears')
    .takes({ id: given.team, ...exchange, question: z.enum(['interest', 'wants', 'make-it-work']) })
    .answers(
      answer.extend({
        mood: z.enum(MOODS),
        /** Each addition alone would make the club accept; empty for the question `interest`. */
        ways: z.array(z.array(addition)),
      }),
    ),
  propose: post('activated', '/teams/{id}/trades', {
    ability: tradePolicy.propose,
    speaks: ['comment'],
  })
    .says('Offer a trade: an AI club answers at once')
    .takes({
      id: given.team,
      ...exchange,
      /** Game days until the offer expires. */
      days: wholeNumber(EXPIRY.least, EXPIRY.most).default(EXPIRY.usual),
      comment: optionalComment(MAX_COMMENT).default(''),
      /** The other club's open offer that this one counters. */
      counters: id.optional(),
    })
    .answers(z.object({ tradeId: ids.trade, status: z.enum(TRADE_STATUSES), answer: answer.nullable() })),
  find: get('activated', '/trades/{id}')
    .says('One trade: open ones are shown to their clubs only')
    .takes(ofTrade)
    .answers(trade),
  accept: post('activated', '/trades/{id}/accept', { ability: tradePolicy.answer })
    .says('Accept an offer: it is made once all have said yes')
    .takes(ofTrade)
    .nothing(),
  decline: post('activated', '/trades/{id}/decline', { ability: tradePolicy.answer })
    .says('Decline an offer')
    .takes(ofTrade)
    .nothing(),
  withdraw: post('activated', '/trades/{id}/withdraw', { ability: tradePolicy.withdraw })
    .says('Take an offer back')
    .takes(ofTrade)
    .nothing(),
  comment: post('activated', '/trades/{id}/comments', {
    ability: tradePolicy.comment,
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Say something about a trade')
    .takes({ id: given.trade, text: commentText(MAX_COMMENT) })
    .nothing(),
  vote: post('activated', '/trades/{id}/vote', { ability: tradePolicy.vote, speaks: ['reason'] })
    .says('Vote for or against a trade in escrow, with a reason; a second vote replaces the first')
    .takes(voted)
    .nothing(),
  overrule: post('activated', '/trades/{id}/overrule', { ability: tradePolicy.overrule })
    .says('Decide a trade in escrow, whatever the votes, with a reason that all can read')
    .takes(voted)
    .nothing(),
  ofPlayer: get('activated', '/players/{id}/trade')
    .says('Whether a player is on the trade block')
    .takes({ id: given.player })
    .answers(
      z.object({
        /** Null: he is not on the block. */
        listing: z.object({ listedAt: instant, asks: z.array(askedView), comment: z.string() }).nullable(),
        /** Whether the viewer may list him. */
        mayList: z.boolean(),
        /** His club's first team, if the viewer may propose a trade with it. */
        proposeTo: teamRef.nullable(),
      }),
    ),
  list: put('activated', '/players/{id}/trade', {
    ability: tradePolicy.list,
    speaks: ['ask.comment'],
  })
    .says('Put a player on the trade block')
    .takes({ id: given.player, ask })
    .nothing(),
  unlist: remove('activated', '/players/{id}/trade', { ability: tradePolicy.list })
    .says('Take a player from the trade block')
    .takes({ id: given.player })
    .nothing(),
};
