/** The Hall of Fame: its members, the ballot, and the ceremony. */

import * as z from 'zod';
import { MAX_BUILDERS_NAMED, MAX_INDUCTED } from '#domains/hall-of-fame/constants.ts';
import { given, id, ids } from '#domains/ids.ts';
import { pageNumber, personRef, playerRef, teamRef, userRef } from '#domains/shapes.ts';
import { get, put } from '#platform/calls/call.ts';

/** A career with first teams, as shown on the plaque. */
export const careerFacts = z.object({
  seasons: z.number().int(),
  firstSeason: z.number().int(),
  lastSeason: z.number().int(),
  games: z.number().int(),
  goals: z.number().int(),
  assists: z.number().int(),
  wins: z.number().int(),
  shutouts: z.number().int(),
  /** Goals and assists, and wins, in the top league, which weigh most. */
  topPoints: z.number().int(),
  topWins: z.number().int(),
  cups: z.number().int(),
  /** Counts by the name of the honor, as in awards. */
  honors: z.record(z.string(), z.number().int()),
});
export type CareerFacts = z.infer<typeof careerFacts>;

const member = z.object({
  player: playerRef,
  /** The team that he played for most. */
  team: teamRef.nullable(),
  /** The season in which he was elected. */
  season: z.number().int(),
  votes: z.number().int(),
  ballots: z.number().int(),
  facts: careerFacts,
});
export type Member = z.infer<typeof member>;

const candidate = z.object({
  player: playerRef,
  team: teamRef.nullable(),
  facts: careerFacts,
  /** His number of times on the ballot, from 1, including this one. */
  ballot: z.number().int(),
  /** Share of the ballots last time, 0 to 1; null: first time. */
  lastShare: z.number().nullable(),
  /** Named on the user's ballot. */
  isNamed: z.boolean(),
});
export type HallCandidate = z.infer<typeof candidate>;

const years = { seasons: z.number().int(), firstSeason: z.number().int(), lastSeason: z.number().int() };
/** With first teams; `top…`: the part in the top league. */
const won = {
  games: z.number().int(),
  wins: z.number().int(),
  topWins: z.number().int(),
  cups: z.number().int(),
  topCups: z.number().int(),
};

/** What a builder did, as shown on the plaque. */
export const builderFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coach'), ...years, ...won }),
  z.object({ kind: z.literal('manager'), ...years, ...won }),
  z.object({ kind: z.literal('scout'), ...years, calls: z.number().int(), callsRight: z.number().int() }),
  /** Clients' contracts, and their value in whole dollars over all seasons. */
  z.object({ kind: z.literal('agent'), ...years, deals: z.number().int(), dollars: z.number().int() }),
  z.object({
    kind: z.literal('reporter'),
    ...years,
    articles: z.number().int(),
    readers: z.number().int(),
    /** Articles of the month, and of the season. */
    months: z.number().int(),
    prizes: z.number().int(),
    rumorsRight: z.number().int(),
  }),
  /** Points before the coefficient, the best rank, and the ratings of the seasons, 0 to 100 each. */
  z.object({
    kind: z.literal('president'),
    ...years,
    points: z.number().int(),
    bestRank: z.number().int(),
    score: z.number().int(),
  }),
]);
export type BuilderFacts = z.infer<typeof builderFacts>;
export type BuilderKind = BuilderFacts['kind'];

/** A manager is a user, all others are persons. */
const builder = {
  id: z.number().int(),
  person: personRef.nullable(),
  user: userRef.nullable(),
  facts: builderFacts,
};
const builderMember = z.object({
  ...builder,
  season: z.number().int(),
  votes: z.number().int(),
  ballots: z.number().int(),
});
export type BuilderMember = z.infer<typeof builderMember>;

const builderCandidate = z.object({
  ...builder,
  ballot: z.number().int(),
  /** Named on the user's ballot. */
  isNamed: z.boolean(),
});
export type BuilderCandidate = z.infer<typeof builderCandidate>;

export const hallOfFame = {
  builders: get('activated', '/hall-of-fame/builders')
    .says('Builders who are members, the newest first')
    .takes({ page: pageNumber })
    .answersPage(builderMember),
  builder: get('activated', '/hall-of-fame/builders/{of}/{id}')
    .says('Whether a person or a manager is a member; null: no')
    .takes({ of: z.enum(['person', 'user']), id })
    .answers(builderMember.nullable()),
  members: get('activated', '/hall-of-fame')
    .says('Members, the newest first, 24 a page')
    .takes({ page: pageNumber })
    .answersPage(member),
  ballot: get('activated', '/hall-of-fame/ballot')
    .says('Who is voted on this season, and the own ballot')
    .answers(
      z.object({
        season: z.number().int(),
        isOpen: z.boolean(),
        candidates: z.array(candidate),
        builders: z.array(builderCandidate),
      }),
    ),
  vote: put('activated', '/hall-of-fame/ballot', { open: 'Everybody who plays has a ballot.' })
    .says('Cast or change the own ballot; 409 when voting is closed, 422 for somebody who is not on it')
    .takes({
      playerIds: z.array(given.player).max(MAX_INDUCTED),
      builderIds: z.array(given.person).max(MAX_BUILDERS_NAMED).default([]),
    })
    .answers(z.object({ playerIds: z.array(ids.player), builderIds: z.array(ids.person) })),
  ceremony: get('activated', '/hall-of-fame/ceremony')
    .says('The last class that was inducted, and all votes of that season')
    .answers(
      z
        .object({
          season: z.number().int(),
          inducted: z.array(member),
          others: z.array(z.object({ player: playerRef, votes: z.number().int(), ballots: z.number().int() })),
          builders: z.array(builderMember),
        })
        .nullable(),
    ),
};
