/** Bids of federations to host the world championship. */

import * as z from 'zod';
import { federationPolicy } from '#domains/federation/policy.ts';
import { MAX_PLEA, PLEDGE } from '#domains/hosting/constants.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { abilities } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

export const BID_STATES = ['made', 'withdrawn', 'won', 'lost'] as const;
export type BidState = (typeof BID_STATES)[number];

const number = z.number().int();

export const hostingView = z.object({
  /** Season of the championship that the bids are for. */
  season: number,
  /** Bids are open through the night of this day of the preceding season. */
  decisionDay: number,
  isOpen: z.boolean(),
  /**
   * Bids that were not withdrawn. Pledges other than those of the viewer's federation are sealed until the decision.
   */
  bids: z.array(
    z.object({
      nationId: ids.nation,
      plea: z.string(),
      pledge: number.nullable(),
      state: z.enum(BID_STATES),
      /** Whether the viewer wrote the plea. */
      isMine: z.boolean(),
    }),
  ),
  /** Hosts of the championships already awarded, latest first. */
  hosts: z.array(z.object({ season: number, nationId: ids.nation, bids: number, pledge: number })),
});
export type HostingView = z.infer<typeof hostingView>;

export const federationHosting = hostingView.extend({
  abilities: abilities(federationPolicy),
  /** Federation's savings in whole dollars. */
  balance: number,
  /** Whether the president has withdrawn this season's bid and so cannot make another; shown only to them. */
  hasWithdrawn: z.boolean(),
});
export type FederationHosting = z.infer<typeof federationHosting>;

const answer = z.object({ data: federationHosting });

export const hosting = {
  list: get('activated', '/hosting')
    .says('Who bids for the next championship of the world, and who has hosted')
    .answers(hostingView),
  ofFederation: get('activated', '/federations/{id}/hosting')
    .says('The same for a federation, with its own bid')
    .takes({ id: given.nation })
    .answersBody(answer),
  bid: post('activated', '/federations/{id}/hosting', {
    ability: federationPolicy.preside,
    speaks: ['plea'],
  })
    .says('Bid once a season; the pledge is set aside, and comes back unless the bid is accepted')
    .takes({
      id: given.nation,
      pledge: wholeNumber(PLEDGE.least, PLEDGE.most),
      plea: z.string().trim().max(MAX_PLEA),
    })
    .answersBody(answer),
  withdraw: remove('activated', '/federations/{id}/hosting', { ability: federationPolicy.preside })
    .says('Take the bid back, with the pledge')
    .takes({ id: given.nation })
    .answersBody(answer),
};
