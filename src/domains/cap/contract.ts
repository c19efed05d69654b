import * as z from 'zod';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { seasonNumber, teamRef } from '#domains/shapes.ts';
import { SEASONS_AHEAD } from '#engine/market/projection.ts';
import { get } from '#platform/calls/call.ts';

/** All amounts are whole dollars. */
const seasonCap = z.object({
  season: z.number().int(),
  /** Contracts and dead cap; for the current season, the total at its end. */
  hit: z.number().int(),
  dead: z.number().int(),
  retained: z.number().int(),
  /** The part of dead cap due to last season's bonus overage. */
  overage: z.number().int(),
  /** Space under the upper limit (next season's once it is set); below 0: over it. */
  space: z.number().int(),
  players: z.number().int(),
});

export const capSheetView = z.object({
  season: z.number().int(),
  upper: z.number().int(),
  lower: z.number().int(),
  /** Today's contracts as full-season dollars; dead cap; and long-term injury relief. */
  hit: z.number().int(),
  dead: z.number().int(),
  relief: z.number().int(),
  projected: z.number().int(),
  space: z.number().int(),
  /** Dollars a season that would fit from today on, and from the trade deadline on; at most the upper limit. */
  room: z.number().int(),
  deadlineRoom: z.number().int(),
  /** Performance bonuses earned this season, and the part that will carry over to the next. */
  bonuses: z.number().int(),
  carriesOver: z.number().int(),
  seasons: z.array(seasonCap),
});

export const cap = {
  league: get('activated', '/leagues/{id}/salary-caps')
    .says("Each club's cap hit and space for five seasons")
    .takes({ id: given.league })
    .answers(
      z.object({
        /** The PRO league; farm and junior teams count toward their club. */
        leagueId: ids.league,
        season: z.number().int(),
        upper: z.number().int(),
        lower: z.number().int(),
        minimum: z.number().int(),
        maximum: z.number().int(),
        clubs: z.array(z.object({ team: teamRef, sheet: capSheetView })),
      }),
    ),
  team: get('activated', '/teams/{id}/cap')
    .says("The cap sheet of a team's club")
    .takes({ id: given.team })
    .answers(capSheetView),
  whatIf: get('activated', '/teams/{id}/cap/what-if')
    .says("A club's cap sheet before and after one contract more, and whether that would be legal")
    .takes({
      id: given.team,
      /** Whole dollars a season. */
      salary: wholeNumber(0, 1_000_000_000),
      seasons: wholeNumber(1, SEASONS_AHEAD),
      /** Defaults to the current season. */
      from: seasonNumber.optional(),
      /** The player to sign, if known; a player of the club counts at his current level. */
      player: given.player.optional(),
    })
    .answers(
      z.object({
        before: capSheetView,
        after: capSheetView,
        /** Null: it would be legal. */
        refusal: z
          .object({
            season: z.number().int(),
            over: z.number().int(),
            /** Blocked by a rescue plan, not the cap. */
            isRescue: z.boolean(),
            /** The day from which it would fit, as cap space accrues. */
            fitsFrom: z.number().int().nullable(),
            /** Players who would each make room on their own by going to the farm. */
            helps: z.array(z.object({ playerId: ids.player, name: z.string(), saves: z.number().int() })),
          })
          .nullable(),
      }),
    ),
};
