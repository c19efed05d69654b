/** Sponsorship of clubs, young players and events: what boards show, and the all-time list of patrons. */
import * as z from 'zod';
import { commentText, optionalComment } from '#domains/discussion/contract.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { instant, subject } from '#domains/shapes.ts';
import { MAX_LINE, NAME, PUCKS, SPONSORSHIP_STATES } from '#domains/sponsorship/constants.ts';
import { get, post } from '#platform/calls/call.ts';

const count = z.number().int();
const user = z.object({ id: ids.user, name: z.string() });

/** A user, with the latest words that they gave for the subject, and the pucks of all. */
const sponsor = z.object({ id: count, user, name: z.string(), line: z.string(), pucks: count });
export type Sponsor = z.infer<typeof sponsor>;

const board = z.object({
  /** The subject, and where it is shown. */
  name: z.string(),
  path: z.string(),
  /** An event gives its sponsors a share of its ticket pucks when it goes well. */
  isEvent: z.boolean(),
  /** The largest first; without those whose words were removed, and those whom the reader has blocked. */
  sponsors: z.array(sponsor),
  /** Pucks of all, also of those who are not shown. */
  pucks: count,
});
export type SponsorBoard = z.infer<typeof board>;

const patronage = z.object({ pucks: count, /** Different ones. */ subjects: count });
const patron = patronage.extend({ user });
export type Patron = z.infer<typeof patron>;

const own = z.object({
  id: count,
  subject: z.string(),
  path: z.string(),
  ...{ name: z.string(), line: z.string(), pucks: count, at: instant },
  state: z.enum(SPONSORSHIP_STATES),
  /** A moderator has removed its words. */
  isHidden: z.boolean(),
});
export type OwnSponsorship = z.infer<typeof own>;

export const sponsorships = {
  board: get('activated', '/sponsorships/{kind}/{id}')
    .says('The sponsors of a club, a young player (junior) or an event. 404 where it takes none')
    .takes(subject.shape)
    .answers(board),
  mine: get('activated', '/sponsorships').says('What you have sponsored, newest first').answers(z.array(own)),
  patrons: get('activated', '/sponsorships/patrons')
    .says('All-time list of patrons, by the pucks that they gave')
    .answers(z.array(patron)),
  ofUser: get('activated', '/users/{id}/patronage')
    .says('What a user has given as a patron: the badge of their profile')
    .takes({ id: given.user })
    .answers(patronage),
  sponsor: post('activated', '/sponsorships/{kind}/{id}', {
    open: 'Only ever with the own pucks.',
    speaks: true,
  })
    .says('Put pucks behind a subject; its boards show the name and the line')
    .takes({
      ...subject.shape,
      pucks: wholeNumber(PUCKS.min, PUCKS.max),
      name: commentText(NAME.max, { isOneLine: true }).min(NAME.min),
      line: optionalComment(MAX_LINE, { isOneLine: true }),
      orderId: z.uuid(),
    })
    .answers(board),
};
