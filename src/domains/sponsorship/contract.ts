/** Sponsorship of clubs, young players and events: sponsor boards, and the all-time list of patrons. */
import * as z from 'zod';
import { commentText, optionalComment } from '#domains/discussion/contract.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { instant, subject } from '#domains/shapes.ts';
import { MAX_LINE, NAME, PUCKS, SPONSORSHIP_STATES } from '#domains/sponsorship/constants.ts';
import { get, post } from '#platform/calls/call.ts';

const count = z.number().int();
const user = z.object({ id: ids.user, name: z.string() });

/** A user with their latest words for the subject, and their total pucks. */
const sponsor = z.object({ id: count, user, name: z.string(), line: z.string(), pucks: count });
export type Sponsor = z.infer<typeof sponsor>;

const board = z.object({
  /** Name of the subject, and the path of its page. */
  name: z.string(),
  path: z.string(),
  /** Whether it is an event, which shares its ticket pucks with its sponsors if it succeeds. */
  isEvent: z.boolean(),
  /** Largest first, without sponsors whose words were removed or whom the reader has blocked. */
  sponsors: z.array(sponsor),
  /** Total pucks, including those of sponsors not shown. */
  pucks: count,
});
export type SponsorBoard = z.infer<typeof board>;

const patronage = z.object({ pucks: count, /** Different subjects. */ subjects: count });
const patron = patronage.extend({ user });
export type Patron = z.infer<typeof patron>;

const own = z.object({
  id: count,
  subject: z.string(),
  path: z.string(),
  ...{ name: z.string(), line: z.string(), pucks: count, at: instant },
  state: z.enum(SPONSORSHIP_STATES),
  /** Whether a moderator has removed its words. */
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
