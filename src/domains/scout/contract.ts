/** Scouts, and the scouting staffs of clubs. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { JOB_EVENTS, JOB_ROLES, SCOUT_ROLES } from '#domains/job/constants.ts';
import { applicant, opening, terms } from '#domains/job/contract.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { newsPage } from '#domains/news/contract.ts';
import {
  AGE_CLASSES,
  ASSIGNMENT_KINDS,
  GOALIE_WEAKNESSES,
  MAX_ROAD_BUDGET,
  SCOUT_SKILLS,
} from '#domains/scout/constants.ts';
import {
  abilities,
  anyTeamRef,
  gameRef,
  pageNumber,
  pagination,
  personRef,
  playerRef,
  teamRef,
} from '#domains/shapes.ts';
import { GOALIE_SKILLS, SKATER_SKILLS } from '#engine/player/skills.ts';
import { call } from '#platform/calls/call.ts';

const dollars = z.number().int();
const role = z.enum(JOB_ROLES);
const scoutRole = z.enum(SCOUT_ROLES);

/** A scout as lists show him. */
export const scoutLine = z.object({
  person: personRef,
  age: z.number().int(),
  /** 0 to 99 each, in the order of SCOUT_SKILLS. */
  skills: z.array(z.number().int()),
  /** Nations whose hockey he knows, his own first. */
  nations: z.array(z.number().int()),
  /** Calls on prospects that have been settled, and those that were right; by chance half of them are. */
  calls: z.number().int(),
  callsRight: z.number().int(),
  bestRole: role,
  fit: z.number().int(),
  /** The job that he has; null: none. */
  job: z.object({ team: teamRef, role, pay: dollars, untilSeason: z.number().int() }).nullable(),
});
export type ScoutLine = z.infer<typeof scoutLine>;

export const scoutStaffView = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  abilities: abilities(jobPolicy),
  /** Of the one who asks, if it is his club: what it has. */
  balance: dollars.nullable(),
  season: z.number().int(),
  jobs: z.array(
    z.object({
      role: scoutRole,
      /** null: nobody has it. */
      scout: scoutLine.nullable(),
      fit: z.number().int().nullable(),
      pay: dollars,
      /** For each season in which the club's first team makes the playoffs. */
      bonus: dollars,
      untilSeason: z.number().int().nullable(),
      since: z.number().int().nullable(),
      /** What is owed if he were dismissed today, and what he asks for new terms; null: nobody has it, or nobody's business. */
      compensation: dollars.nullable(),
      ask: dollars.nullable(),
      /** New terms that a user has been offered and not answered; null: none, or nobody's business. */
      offered: terms.nullable(),
      /** Of a job that nobody has, for whoever gives it; null otherwise. */
      opening: opening.nullable(),
    }),
  ),
});
export type ScoutStaffView = z.infer<typeof scoutStaffView>;

export const scoutView = z.object({
  scout: scoutLine,
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** Who he was as a player. */
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  /** What he has seen of this season's amateurs. */
  seen: z.object({ looks: z.number().int(), players: z.number().int() }),
  /** The jobs that he has had, the last one first. */
  stints: z.array(
    z.object({
      team: teamRef,
      role,
      fromSeason: z.number().int(),
      toSeason: z.number().int().nullable(),
      reason: z.enum(JOB_EVENTS).nullable(),
    }),
  ),
});
export type ScoutView = z.infer<typeof scoutView>;

const rankedScout = z.object({
  /** By how unlikely chance would be as right; who is level shares a place. */
  rank: z.number().int(),
  person: personRef,
  /** Calls that have been settled, and those that were right. */
  calls: z.number().int(),
  callsRight: z.number().int(),
  /** How likely a coin would have been right as often, 0 to 1. */
  luck: z.number(),
  /** The job that he has; null: none. */
  team: teamRef.nullable(),
});
export type RankedScout = z.infer<typeof rankedScout>;

export const scoutSort = z.enum(['fit', 'name', 'age', 'ask', 'record', ...SCOUT_SKILLS]);
export const scoutSearch = z.object({
  /** The job that the fit and the ask are for. */
  role: scoutRole.default('chief'),
  name: z.string().max(60).optional(),
  free: z.enum(['true', 'false']).optional(),
  /** Whose hockey he knows. */
  nation: id.optional(),
  sort: scoutSort.default('fit'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: pageNumber,
});

const foundScout = scoutLine.extend({
  /** In the job that is asked about. */
  roleFit: z.number().int(),
  /** Whole dollars a season that he asks there, of a club of one's own tier. */
  ask: dollars,
});
export type FoundScout = z.infer<typeof foundScout>;

/** Where a scout is sent. */
export const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nation'), nationId: given.nation }),
  z.object({ kind: z.literal('age'), age: z.literal(AGE_CLASSES) }),
  z.object({ kind: z.literal('player'), playerId: given.player }),
  z.object({ kind: z.literal('opponent') }),
]);
export type Destination = z.infer<typeof destination>;

const number = z.number().int();
/** Points of overall: the truth lies within it two times in three. */
const band = z.object({ low: number, high: number });
const skill = z.enum([...SKATER_SKILLS, ...GOALIE_SKILLS]);

const sentScout = z.object({
  person: personRef,
  /** What he does for the club; null: he works for himself. */
  role: scoutRole.nullable(),
  looksANight: number,
  /** Of this season. */
  looks: number,
  players: number,
  assignment: z
    .object({
      kind: z.enum(ASSIGNMENT_KINDS),
      nationId: ids.nation.nullable(),
      age: number.nullable(),
      player: playerRef.nullable(),
      since: number,
      /** Whole dollars a night, paid by the club. */
      cost: dollars,
    })
    .nullable(),
});
export type SentScout = z.infer<typeof sentScout>;

const scoutReport = z.object({
  player: playerRef,
  age: number,
  /** Of the central ranking. */
  rank: number,
  isTaken: z.boolean(),
  /** What all looks say together with what is known anyway. */
  present: band,
  potential: band,
  risk: z.enum(['low', 'fair', 'high']),
  /** The round in which somebody like him goes; null: he is not drafted. */
  round: number.nullable(),
  /** Players of first teams today who are what he may become, the nearest first. */
  comparables: z.array(playerRef),
  /** Two scouts are far apart about him. */
  isDisputed: z.boolean(),
  /** What each has seen, the surest first. */
  opinions: z.array(
    z.object({
      person: personRef,
      looks: number,
      present: band,
      potential: band,
      strengths: z.array(skill),
      weakness: skill.nullable(),
      daysAgo: number,
      isOld: z.boolean(),
    }),
  ),
});
export type ScoutReport = z.infer<typeof scoutReport>;

/** How many come up, how many of them have been seen, and how often altogether. */
const covered = z.object({ prospects: number, seen: number, looks: number });

export const scoutingView = z.object({
  season: number,
  /** Until the draft scouts can be sent. */
  isOpen: z.boolean(),
  scouts: z.array(sentScout),
  /** The most promising first. */
  reports: z.array(scoutReport),
  /** Of each nation; those with the most first. */
  coverage: z.array(
    covered.extend({
      nationId: ids.nation,
      /** The same by age, the youngest first. */
      ages: z.array(covered.extend({ age: number })),
    }),
  ),
});
export type ScoutingView = z.infer<typeof scoutingView>;

const roadBudget = dollars.min(0).max(MAX_ROAD_BUDGET);

export const scoutingBudget = z.object({
  season: number,
  /** What the manager lets his scouts spend on the road a season; null: as much as it takes. */
  most: dollars.nullable(),
  /** On the road this season, and what is left of the budget; null: there is none. */
  spent: dollars,
  left: dollars.nullable(),
  /** What all scouts have been paid this season. */
  wages: dollars,
  /** Nights until the draft, tonight among them, and what they cost if everybody stays where he is. */
  nightsAhead: number,
  ahead: dollars,
  /** In the order of the jobs; who has left the club last. */
  scouts: z.array(
    z.object({
      person: personRef,
      /** null: he has left. */
      role: scoutRole.nullable(),
      /** A season; null: he has left. */
      pay: dollars.nullable(),
      nights: number,
      spent: dollars,
      ahead: dollars,
    }),
  ),
});
export type ScoutingBudget = z.infer<typeof scoutingBudget>;

/** Of the next game of a first team, by the scout who was sent to watch the opponent. */
export const opponentReport = z.object({
  game: gameRef,
  scout: personRef,
  /** Nights that he has prepared. */
  nights: number,
  opponent: anyTeamRef,
  /** Whoever has scored the most lately; nobody where nobody has. */
  hot: z.array(z.object({ player: playerRef, games: number, goals: number, assists: number })),
  /** Percent of power plays that score, and of those against them that do not; null: there were too few. */
  powerPlay: z.number().nullable(),
  penaltyKill: z.number().nullable(),
  /** Do better to stay out of the box; their penalty kill is there to be beaten. */
  stayOut: z.boolean(),
  drawPenalties: z.boolean(),
  /** Whom he takes for their best line and for their weakest pair, as they are likely to play. */
  bestLine: z.array(playerRef),
  weakPair: z.array(playerRef),
  /** Who is likely to start, and where he can be beaten. */
  goalie: z.object({ player: playerRef, weakness: z.enum(GOALIE_WEAKNESSES) }).nullable(),
});
export type OpponentReport = z.infer<typeof opponentReport>;

/** The scout himself says where he goes, or the manager of his club: `notYours` refuses everybody else. */
const sends = 'a scout is sent by his user or by the manager of his club';

export const scouts = {
  scouting: call('activated', { ability: jobPolicy.employ })
    .route({
      method: 'GET',
      path: '/teams/{id}/scouting',
      summary: 'Where the scouts of your club are, and what they have reported of the amateurs',
    })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: scoutingView })),
  budget: call('activated', { ability: jobPolicy.employ })
    .route({
      method: 'GET',
      path: '/teams/{id}/scouting/budget',
      summary: 'What the scouts of your club have cost this season, and what is left for the road',
    })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: scoutingBudget })),
  setBudget: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/scouting/budget',
      summary: 'Say what your scouts may spend on the road a season; null: as much as it takes',
    })
    .input(z.object({ id: given.team, most: roadBudget.nullable() }))
    .output(z.object({ data: scoutingBudget })),
  mine: call('activated')
    .route({
      method: 'GET',
      path: '/scouting',
      summary: 'Where you are sent as a scout, and what you have seen; null without a career',
    })
    .output(z.object({ data: scoutingView.nullable() })),
  opponent: call('activated', { ability: lineupPolicy.see })
    .route({
      method: 'GET',
      path: '/teams/{id}/opponent-report',
      summary:
        'What the scout says of the next opponent of a first team, for who sees its lines and himself; null until he has watched for a night',
    })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: opponentReport.nullable() })),
  assign: call('activated', { open: sends, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/scouts/{id}/assignment',
      successStatus: 204,
      summary: 'Send a scout to a nation, an age class, one player or the next opponent; he looks at night',
    })
    .input(z.object({ id: given.person, destination }))
    .output(z.void()),
  recall: call('activated', { open: sends, rateLimit: 'write' })
    .route({
      method: 'DELETE',
      path: '/scouts/{id}/assignment',
      successStatus: 204,
      summary: 'Call a scout back to his ordinary rounds',
    })
    .input(z.object({ id: given.person }))
    .output(z.void()),
  find: call('activated')
    .route({
      method: 'GET',
      path: '/scouts/{id}',
      summary: 'A scout: what he can, how right he was, where he has worked',
    })
    .input(z.object({ id: given.person }))
    .output(z.object({ data: scoutView })),
  news: call('activated')
    .route({ method: 'GET', path: '/scouts/{id}/news', summary: 'News of a scout' })
    .input(z.object({ id: given.person, before: id.optional() }))
    .output(z.object({ data: z.object({ scout: scoutLine, page: newsPage }) })),
  search: call('activated')
    .route({ method: 'GET', path: '/scout-center/scouts', summary: 'Scouts by what they can, for a job' })
    .input(scoutSearch)
    .output(z.object({ data: z.array(foundScout), pagination })),
  ranking: call('activated')
    .route({
      method: 'GET',
      path: '/scout-center/ranking',
      summary: 'Scouts by how right their calls were, against chance',
    })
    .output(z.object({ data: z.array(rankedScout) })),
  staff: call('activated')
    .route({ method: 'GET', path: '/teams/{id}/scouts', summary: 'The scouts of a club' })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: scoutStaffView })),
  applicants: call('activated', { ability: jobPolicy.employ })
    .route({ method: 'GET', path: '/teams/{id}/scouts/applicants', summary: 'Who applies to scout for your club' })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: z.array(applicant) })),
  hire: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/scouts/{role}/hire',
      summary: 'Hire a scout who has no job; 409 when the job is taken or he wants more',
    })
    .input(z.object({ id: given.team, role: scoutRole, personId: given.person }).extend(terms.shape))
    .output(z.object({ data: scoutStaffView })),
  extend: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({ method: 'POST', path: '/teams/{id}/scouts/{role}/extend', summary: 'New terms for a scout of yours' })
    .input(z.object({ id: given.team, role: scoutRole }).extend(terms.shape))
    .output(z.object({ data: scoutStaffView })),
  dismiss: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/scouts/{role}/dismiss',
      summary: 'Dismiss a scout and pay what is owed to him',
    })
    .input(z.object({ id: given.team, role: scoutRole }))
    .output(z.object({ data: scoutStaffView })),
};
