/** Friendly cups: small competitions of first teams on days that the calendar leaves free. */
import * as z from 'zod';
import { CUP_FORMATS, CUP_LISTS, CUP_WINDOWS, MAX_CLUBS, MIN_CLUBS } from '#domains/cup/constants.ts';
import { cupPolicy } from '#domains/cup/policy.ts';
import { competitionView } from '#domains/director/contract.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { instant, teamRef } from '#domains/shapes.ts';
import { competitionStats } from '#domains/stats/contract.ts';
import { get, post } from '#platform/calls/call.ts';

const COMPETITION_STATUSES = ['open', 'drawn', 'playing', 'finished', 'canceled'] as const;
const format = z.enum(CUP_FORMATS);
const window = z.enum(CUP_WINDOWS);

const cupSummary = z.object({
  id: ids.competition,
  name: z.string(),
  season: z.number().int(),
  window,
  /** Days of the season, both inclusive. */
  firstDay: z.number().int(),
  lastDay: z.number().int(),
  format,
  status: z.enum(COMPETITION_STATUSES),
  /** Number of clubs entered, and of places. */
  entries: z.number().int(),
  size: z.number().int(),
  /** Any manager may enter; otherwise by invitation. */
  isOpen: z.boolean(),
  /** Tier of the league that holds it; null: a manager does. */
  tier: z.number().int().nullable(),
  /** The club whose manager holds it; null: a league does. */
  organizer: teamRef.nullable(),
  /** null before the last game. */
  winner: teamRef.nullable(),
  /** Whether winning it is a title; null before the draw. Otherwise it counts as won against AI clubs. */
  isTitle: z.boolean().nullable(),
});
export type CupSummary = z.infer<typeof cupSummary>;

/** A cup that a team has won. */
export const cupWon = cupSummary.pick({ id: true, name: true, season: true }).extend({ isTitle: z.boolean() });
export type CupWon = z.infer<typeof cupWon>;

/** A cup in which a manager has taken part with a club's first team. */
const cupPlayed = cupSummary.pick({ id: true, name: true, season: true, status: true }).extend({
  team: teamRef,
  /** null before the last game. */
  place: z.number().int().nullable(),
});
export type CupPlayed = z.infer<typeof cupPlayed>;

const manager = z.object({ id: ids.user, name: z.string() });

const cupView = cupSummary.extend({
  competition: competitionView,
  /** Managers of the entered teams, by team; AI clubs have none. */
  managers: z.array(z.object({ teamId: ids.team, manager })),
  /** Pending invitations; visible only to the organizer. */
  invited: z.array(z.object({ team: teamRef, expiresAt: instant })),
  viewer: z.object({
    /** The first team of the reader's club; null: none. */
    teamId: ids.team.nullable(),
    isEntered: z.boolean(),
    isOrganizer: z.boolean(),
    /** The invitation that the reader has yet to answer. */
    invitationId: z.number().int().nullable(),
  }),
});
export type CupView = z.infer<typeof cupView>;

const cupOf = z.object({ id: given.competition });

export const cups = {
  list: get('activated', '/teams/{id}/cups')
    .says('Friendly cups that are open for entry, and those that the club is or was in; newest first')
    .takes({ id: given.team })
    .answers(
      z.object({
        open: z.array(cupSummary),
        entered: z.array(cupSummary),
        /** Window of a cup opened now, and the club counts that each format allows. */
        next: z.object({
          season: z.number().int(),
          window,
          sizes: z.record(format, z.array(z.number().int())),
        }),
      }),
    ),
  all: get('activated', '/cups')
    .says('Friendly cups of all clubs by how far they are, newest first')
    .takes({ status: z.enum(CUP_LISTS).default('open') })
    .answers(z.array(cupSummary)),
  ofUser: get('activated', '/users/{id}/cups')
    .says('Friendly cups that a manager has taken part in while they ran the club, newest first')
    .takes({ id: given.user })
    .answers(z.array(cupPlayed)),
  find: get('activated', '/cups/{id}').says('A friendly cup: entries, groups, bracket').takes(cupOf).answers(cupView),
  stats: get('activated', '/cups/{id}/stats')
    .says('The best skaters and goalies of a friendly cup')
    .takes(cupOf)
    .answers(cupSummary.extend(competitionStats.shape)),
  create: post('activated', '/cups', { ability: cupPolicy.create })
    .says('Hold a friendly cup; your first team is its first entry')
    .takes({ format, size: wholeNumber(MIN_CLUBS, MAX_CLUBS), isOpen: z.boolean() })
    .answers(z.object({ id: ids.competition })),
  enter: post('activated', '/cups/{id}/enter', { ability: cupPolicy.enter })
    .says('Enter your first team')
    .takes(cupOf)
    .answers(cupView),
  leave: post('activated', '/cups/{id}/leave', { ability: cupPolicy.enter })
    .says('Take your team out before the draw')
    .takes(cupOf)
    .answers(cupView),
  callOff: post('activated', '/cups/{id}/call-off', { ability: cupPolicy.organize })
    .says('Call off a cup that you hold before the draw')
    .takes(cupOf)
    .answers(cupView),
  invite: post('activated', '/cups/{id}/invitations', { ability: cupPolicy.organize })
    .says('Invite the manager of a team to a cup that you hold')
    .takes({ id: given.competition, teamId: given.team })
    .answers(cupView),
};
