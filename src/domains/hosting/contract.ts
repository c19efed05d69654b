/** Bids of federations to host the championship of the world. */

import * as z from 'zod';
import { federationPolicy } from '#domains/federation/policy.ts';
import { MAX_PLEA, PLEDGE } from '#domains/hosting/constants.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { abilities } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

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
    z.object({ nationId: ids.nation, plea: z.string(), pledge: number.nullable(), state: z.enum(BID_STATES) }),
  ),
  /** Of the championships that are decided, the last one first. */
  hosts: z.array(z.object({ season: number, nationId: ids.nation, bids: number, pledge: number })),
});
export type HostingView = z.infer<typeof hostingView>;

export const federationHosting = hostingView.extend({
  abilities: abilities(federationPolicy),
  /** Whole dollars that the federation has saved. */
  balance: number,
});
export type FederationHosting = z.infer<typeof federationHosting>;

const answer = z.object({ data: federationHosting });

export const hosting = {
  list: call('activated')
    .route({
      method: 'GET',
      path: '/hosting',
      summary: 'Who bids for the next championship of the world, and who has hosted',
    })
    .output(z.object({ data: hostingView })),
  ofFederation: call('activated')
    .route({ method: 'GET', path: '/federations/{id}/hosting', summary: 'The same for a federation, with its own bid' })
    .input(z.object({ id: given.nation }))
    .output(answer),
  bid: call('activated', { ability: federationPolicy.preside, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/federations/{id}/hosting',
      summary: 'Bid once a season; the pledge is set aside, and comes back unless the bid is accepted',
    })
    .input(
      z.object({
        id: given.nation,
        pledge: wholeNumber(PLEDGE.least, PLEDGE.most),
        plea: z.string().trim().max(MAX_PLEA),
      }),
    )
    .output(answer),
  withdraw: call('activated', { ability: federationPolicy.preside, rateLimit: 'write' })
    .route({ method: 'DELETE', path: '/federations/{id}/hosting', summary: 'Take the bid back, with the pledge' })
    .input(z.object({ id: given.nation }))
    .output(answer),
};
