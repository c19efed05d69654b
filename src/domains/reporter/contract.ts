/** Reporters and the desks of newspapers. */

import * as z from 'zod';
import { given, ids } from '#domains/ids.ts';
import { DESK_KINDS, PRIZE_KINDS } from '#domains/reporter/constants.ts';
import { pageNumber, personQuest, personRef, teamRef } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

export const deskRef = z.object({
  id: ids.desk,
  kind: z.enum(DESK_KINDS),
  paper: z.string(),
  /** Set for a club's desk. */
  team: teamRef.nullable(),
  leagueId: ids.league.nullable(),
  nationId: ids.nation.nullable(),
});
export type DeskRef = z.infer<typeof deskRef>;

const desk = deskRef.extend({
  /** Accredited users, and the newspaper's own reporters. */
  users: z.number().int(),
  staff: z.number().int(),
});
export type DeskView = z.infer<typeof desk>;

export const reporterView = z.object({
  person: personRef,
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  age: z.number().int(),
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  desk: deskRef.nullable(),
  /** Published articles, and their total readers. */
  articles: z.number().int(),
  readers: z.number().int(),
  /** Rumors that came true, and those that did not. */
  rumors: z.object({ right: z.number().int(), wrong: z.number().int() }),
  /** Press prizes, latest first. */
  prizes: z.array(
    z.object({
      season: z.number().int(),
      prize: z.enum(PRIZE_KINDS),
      articleId: ids.article,
      headline: z.string(),
      votes: z.number().int(),
    }),
  ),
  isMine: z.boolean(),
  /** Dollars in the purse, and days until the reporter may change desks; only for the viewer's own. */
  own: z.object({ purse: z.number().int(), daysToStay: z.number().int() }).nullable(),
});
export type ReporterView = z.infer<typeof reporterView>;

const rankedReporter = z.object({
  /** By prizes, then by readers; shared if both are equal. */
  rank: z.number().int(),
  person: personRef,
  prizes: z.number().int(),
  /** Total readers of all published articles, and the number of articles. */
  readers: z.number().int(),
  articles: z.number().int(),
  /** Rumors that came true, and those that did not. */
  rumors: z.object({ right: z.number().int(), wrong: z.number().int() }),
});
export type RankedReporter = z.infer<typeof rankedReporter>;

const own = 'everybody may have a career, and acts for his own';

export const reporters = {
  ranking: get('activated', '/reporters')
    .says('Reporters by prizes of the press, then by readers')
    .answers(z.array(rankedReporter)),
  find: get('activated', '/reporters/{id}')
    .says('A reporter: desk, readers, career')
    .takes({ id: given.person })
    .answers(reporterView.extend({ quests: z.array(personQuest) })),
  mine: get('activated', '/press/own')
    .says('Who you are as a reporter; null: you have no such career')
    .answers(z.object({ personId: ids.person.nullable() })),
  desks: get('activated', '/press/desks')
    .says('Desks by kind, by the name of the paper, with free seats')
    .takes({
      kind: z.enum(DESK_KINDS).default('club'),
      name: z.string().trim().max(60).default(''),
      page: pageNumber,
    })
    .answersPage(desk),
  join: post('activated', '/press/desks/{id}/accreditation', { open: own })
    .says('Take a seat at a desk, in place of the one you have; 409 when it is full')
    .takes({ id: given.desk })
    .nothing(),
  leave: remove('activated', '/press/accreditation', { open: own }).says('Give your seat back').nothing(),
};
