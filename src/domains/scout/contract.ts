/** Scouts, and the scouting staffs of clubs. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { JOB_EVENTS, JOB_ROLES, SCOUT_ROLES } from '#domains/job/constants.ts';
import { applicant, postFields, terms } from '#domains/job/contract.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { newsPage } from '#domains/news/contract.ts';
import {
  AGE_CLASSES,
  ASSIGNMENT_KINDS,
  GOALIE_WEAKNESSES,
  MAX_ROAD_BUDGET,
  SCOUT_SORTS,
} from '#domains/scout/constants.ts';
import { abilities, anyTeamRef, gameRef, pageNumber, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { GOALIE_SKILLS, SKATER_SKILLS } from '#engine/player/skills.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

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
  /** Calls on prospects that have been settled, and the right ones; half of them by chance. */
  calls: z.number().int(),
  callsRight: z.number().int(),
  bestRole: role,
  fit: z.number().int(),
  /** His present job; null: none. */
  job: z.object({ team: teamRef, role, pay: dollars, untilSeason: z.number().int() }).nullable(),
});
export type ScoutLine = z.infer<typeof scoutLine>;

export const scoutStaffView = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  abilities: abilities(jobPolicy),
  /** The club's balance, if it is the user's own. */
  balance: dollars.nullable(),
  season: z.number().int(),
  jobs: z.array(
    z.object({
      role: scoutRole,
      /** null: vacant. */
      scout: scoutLine.nullable(),
      fit: z.number().int().nullable(),
      ...postFields,
    }),
  ),
});
export type ScoutStaffView = z.infer<typeof scoutStaffView>;

export const scoutView = z.object({
  scout: scoutLine,
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** His record as a player. */
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  /** What he has seen of this season's amateurs. */
  seen: z.object({ looks: z.number().int(), players: z.number().int() }),
  /** His jobs, latest first. */
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
  /** By how unlikely chance would have been as right; ties share a rank. */
  rank: z.number().int(),
  person: personRef,
  /** Calls that have been settled, and the right ones. */
  calls: z.number().int(),
  callsRight: z.number().int(),
  /** Chance that a coin would have been right as often, 0 to 1. */
  luck: z.number(),
  /** The team that he works for; null: none. */
  team: teamRef.nullable(),
});
export type RankedScout = z.infer<typeof rankedScout>;

export const scoutSearch = z.object({
  /** The job that the fit and the ask are for. */
  role: scoutRole.default('chief'),
  name: z.string().max(60).optional(),
  free: z.enum(['true', 'false']).optional(),
  /** A nation whose hockey he knows. */
  nation: id.optional(),
  sort: z.enum(SCOUT_SORTS).default('fit'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: pageNumber,
});

const foundScout = scoutLine.extend({
  /** In the requested job. */
  roleFit: z.number().int(),
  /** Whole dollars a season that he asks of a club of the user's own tier. */
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
/** Points of overall: the truth is within the band two times in three. */
const band = z.object({ low: number, high: number });
const skill = z.enum([...SKATER_SKILLS, ...GOALIE_SKILLS]);

const sentScout = z.object({
  person: personRef,
  /** His job at the club; null: he works for himself. */
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
  /** All looks combined with public knowledge. */
  present: band,
  potential: band,
  risk: z.enum(['low', 'fair', 'high']),
  /** The round in which such a player usually goes; null: undrafted. */
  round: number.nullable(),
  /** First-team players of today who are what he may become, most similar first. */
  comparables: z.array(playerRef),
  /** Two scouts strongly disagree about him. */
  isDisputed: z.boolean(),
  /** What each scout has seen, the most certain first. */
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

/** Number of prospects, how many of them have been seen, and the looks in all. */
const covered = z.object({ prospects: number, seen: number, looks: number });

export const scoutingView = z.object({
  season: number,
  /** Scouts can be sent until the draft. */
  isOpen: z.boolean(),
  scouts: z.array(sentScout),
  /** Most promising first. */
  reports: z.array(scoutReport),
  /** By nation, most prospects first. */
  coverage: z.array(
    covered.extend({
      nationId: ids.nation,
      /** The same by age, youngest first. */
      ages: z.array(covered.extend({ age: number })),
    }),
  ),
});
export type ScoutingView = z.infer<typeof scoutingView>;

const roadBudget = dollars.min(0).max(MAX_ROAD_BUDGET);

export const scoutingBudget = z.object({
  season: number,
  /** Limit that the manager sets for scouting travel a season; null: none. */
  most: dollars.nullable(),
  /** Travel costs this season, and what is left of the budget; null: there is none. */
  spent: dollars,
  left: dollars.nullable(),
  /** Wages of all scouts this season. */
  wages: dollars,
  /** Nights until the draft, including tonight, and their cost if every scout stays where he is. */
  nightsAhead: number,
  ahead: dollars,
  /** In the order of the jobs; former scouts last. */
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

/** On the next opponent of a first team, by the scout who was sent to watch it. */
export const opponentReport = z.object({
  game: gameRef,
  scout: personRef,
  /** Nights of preparation. */
  nights: number,
  opponent: anyTeamRef,
  /** The players with the most points lately; empty if none has any. */
  hot: z.array(z.object({ player: playerRef, games: number, goals: number, assists: number })),
  /** Percent of power plays that score, and of those against them that do not; null: too few. */
  powerPlay: z.number().nullable(),
  penaltyKill: z.number().nullable(),
  /** Whether to stay out of the box; and whether their penalty kill can be beaten. */
  stayOut: z.boolean(),
  drawPenalties: z.boolean(),
  /** Their best line and their weakest pair in his opinion, as they are likely to play. */
  bestLine: z.array(playerRef),
  weakPair: z.array(playerRef),
  /** The likely starter, and his weakness. */
  goalie: z.object({ player: playerRef, weakness: z.enum(GOALIE_WEAKNESSES) }).nullable(),
});
export type OpponentReport = z.infer<typeof opponentReport>;

/** Wins and losses, after overtime included. */
const wonAndLost = z.object({ won: number, lost: number });

/** What everybody can see of a team's next opponent. */
const nextOpponent = z.object({
  game: gameRef,
  opponent: anyTeamRef,
  /** Newest first, as are the games of the goalie and those between the two. */
  lastGames: z.array(gameRef),
  /** The likely starter; null: nobody is. */
  goalie: z.object({ player: playerRef, games: z.array(z.object({ saves: number, shots: number })) }).nullable(),
  /** Percent, as in the scout's report. */
  powerPlay: z.number().nullable(),
  penaltyKill: z.number().nullable(),
  /** Of this regular season. */
  home: wonAndLost,
  away: wonAndLost,
  headToHead: z.array(gameRef),
  hot: opponentReport.shape.hot,
  injuries: z.array(z.object({ player: playerRef, daysLeft: number })),
});
export type NextOpponent = z.infer<typeof nextOpponent>;

/** Refusal: scouts are sent by their own user or the manager of their club; `notYours` refuses all others. */
const sends = 'a scout is sent by his user or by the manager of his club';

export const scouts = {
  scouting: get('activated', '/teams/{id}/scouting', { ability: jobPolicy.employ })
    .says('Where the scouts of your club are, and what they have reported of the amateurs')
    .takes({ id: given.team })
    .answers(scoutingView),
  budget: get('activated', '/teams/{id}/scouting/budget', { ability: jobPolicy.employ })
    .says('What the scouts of your club have cost this season, and what is left for the road')
    .takes({ id: given.team })
    .answers(scoutingBudget),
  setBudget: put('activated', '/teams/{id}/scouting/budget', { ability: jobPolicy.employ })
    .says('Say what your scouts may spend on the road a season; null: as much as it takes')
    .takes({ id: given.team, most: roadBudget.nullable() })
    .answers(scoutingBudget),
  mine: get('activated', '/scouting')
    .says('Where you are sent as a scout, and what you have seen; null without a career')
    .answers(scoutingView.nullable()),
  opponent: get('activated', '/teams/{id}/opponent-report', { ability: lineupPolicy.see })
    .says(
      'What the scout says of the next opponent of a first team, for who sees its lines and himself; null until he has watched for a night',
    )
    .takes({ id: given.team })
    .answers(opponentReport.nullable()),
  nextOpponent: get('activated', '/teams/{id}/next-opponent')
    .says('What everybody can see of the next opponent of a team: form, goalie, special teams, injuries')
    .takes({ id: given.team })
    .answers(nextOpponent.nullable()),
  assign: put('activated', '/scouts/{id}/assignment', { open: sends })
    .says('Send a scout to a nation, an age class, one player or the next opponent; he looks at night')
    .takes({ id: given.person, destination })
    .nothing(),
  recall: remove('activated', '/scouts/{id}/assignment', { open: sends })
    .says('Call a scout back to his ordinary rounds')
    .takes({ id: given.person })
    .nothing(),
  find: get('activated', '/scouts/{id}')
    .says('A scout: what he can, how right he was, where he has worked')
    .takes({ id: given.person })
    .answers(scoutView),
  news: get('activated', '/scouts/{id}/news')
    .says('News of a scout')
    .takes({ id: given.person, before: id.optional() })
    .answers(z.object({ scout: scoutLine, page: newsPage })),
  search: get('activated', '/scout-center/scouts')
    .says('Scouts by what they can, for a job')
    .takes(scoutSearch)
    .answersPage(foundScout),
  ranking: get('activated', '/scout-center/ranking')
    .says('Scouts by how right their calls were, against chance')
    .answers(z.array(rankedScout)),
  staff: get('activated', '/teams/{id}/scouts')
    .says('The scouts of a club')
    .takes({ id: given.team })
    .answers(scoutStaffView),
  applicants: get('activated', '/teams/{id}/scouts/applicants', { ability: jobPolicy.employ })
    .says('Who applies to scout for your club')
    .takes({ id: given.team })
    .answers(z.array(applicant)),
  hire: post('activated', '/teams/{id}/scouts/{role}/hire', { ability: jobPolicy.employ })
    .says('Hire a scout who has no job; 409 when the job is taken or he wants more')
    .takes(z.object({ id: given.team, role: scoutRole, personId: given.person }).extend(terms.shape))
    .answers(scoutStaffView),
  extend: post('activated', '/teams/{id}/scouts/{role}/extend', { ability: jobPolicy.employ })
    .says('New terms for a scout of yours')
    .takes(z.object({ id: given.team, role: scoutRole }).extend(terms.shape))
    .answers(scoutStaffView),
  dismiss: post('activated', '/teams/{id}/scouts/{role}/dismiss', { ability: jobPolicy.employ })
    .says('Dismiss a scout and pay what is owed to him')
    .takes({ id: given.team, role: scoutRole })
    .answers(scoutStaffView),
};
