/** Bids of federations to host the championship of the world. */

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
  /** Of the championship that is bid for. */
  season: number,
  /** Until the night of this day of the season before. */
  decisionDay: number,
  isOpen: z.boolean(),
  /** Who bids, by nation; pledges are sealed until it is decided, but for one's own. */
  bids: z.array(
    z.object({
      nationId: ids.nation,
      plea: z.string(),
      pledge: number.nullable(),
      state: z.enum(BID_STATES),
      /** The plea is in the viewer's own words. */
      isMine: z.boolean(),
    }),
  ),
  /** Of the championships that are decided, the last one first. */
  hosts: z.array(z.object({ season: number, nationId: ids.nation, bids: number, pledge: number })),
});
export type HostingView = z.infer<typeof hostingView>;

export const federationHosting = hostingView.extend({
  abilities: abilities(federationPolicy),
  /** Whole dollars that the federation has saved. */
  balance: number,
  /** Its president has taken the bid back, and cannot make another; nobody else is told. */
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
