/** Awards with their votes, and the honors of players and clubs. */

import * as z from 'zod';
import { AWARD_GROUPS, AWARDS, HONORS } from '#domains/awards/constants.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { level, personRef, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

/** The candidate's season or playoffs that was voted on. */
export const awardLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('skater'),
    games: z.number().int(),
    goals: z.number().int(),
    assists: z.number().int(),
    plusMinus: z.number().int(),
    pim: z.number().int(),
  }),
  z.object({
    kind: z.literal('goalie'),
    games: z.number().int(),
    wins: z.number().int(),
    shutouts: z.number().int(),
    /** 0 to 1. */
    savePercentage: z.number(),
    goalsAgainstAverage: z.number(),
  }),
  z.object({
    kind: z.literal('team'),
    points: z.number().int(),
    rank: z.number().int(),
    isChampion: z.boolean(),
  }),
  /** Games of the regular season under this coach. */
  z.object({
    kind: z.literal('coach'),
    games: z.number().int(),
    wins: z.number().int(),
    losses: z.number().int(),
    overtimeLosses: z.number().int(),
    rank: z.number().int(),
    /** By the strength of the roster before the season; null: not rated. */
    expectedRank: z.number().int().nullable(),
  }),
]);
export type AwardLine = z.infer<typeof awardLine>;

/** A user; AI managers have no name of their own. */
const manager = z.object({ id: ids.user, name: z.string() });

const candidate = z.object({
  rank: z.number().int(),
  honor: z.enum(HONORS).nullable(),
  /** null: an award for coaches or managers. */
  player: playerRef.nullable(),
  /** For the award of coaches. */
  coach: personRef.nullable(),
  manager: manager.nullable(),
  team: teamRef,
  points: z.number().int(),
  firsts: z.number().int(),
  line: awardLine,
});

const vote = z.object({
  leagueId: ids.league,
  award: z.enum(AWARDS),
  candidates: z.array(candidate),
  /** The club whose town the writer is from, and his votes as ranks in `candidates`, his best first. */
  ballots: z.array(z.object({ team: teamRef, picks: z.array(z.number().int()) })),
});
export type Vote = z.infer<typeof vote>;

const winner = z.object({
  season: z.number().int(),
  leagueId: ids.league,
  player: playerRef.nullable(),
  coach: personRef.nullable(),
  manager: manager.nullable(),
  team: teamRef,
  line: awardLine,
});
export type Winner = z.infer<typeof winner>;

export const honored = z.object({
  season: z.number().int(),
  leagueId: ids.league,
  honor: z.enum(HONORS),
  award: z.enum(AWARDS),
  player: playerRef.nullable(),
  coach: personRef.nullable(),
  team: teamRef,
  line: awardLine,
});
/** An honor that was won. */
export type Honored = z.infer<typeof honored>;

export const awards = {
  list: get('activated', '/world/awards')
    .says('An award of a season with its votes, and who won it before')
    .takes({
      award: z.enum(AWARD_GROUPS).default('MVP'),
      tier: wholeNumber(1, 99).default(1),
      level: level.default('PRO'),
      season: seasonNumber.optional(),
    })
    .answers(
      z.object({
        /** null: no awards yet. */
        season: z.number().int().nullable(),
        seasons: z.array(z.number().int()),
        votes: z.array(vote),
        /** Winners by season, newest first; empty for all-star teams. */
        winners: z.array(winner),
      }),
    ),
  ofPlayer: get('activated', '/players/{id}/awards')
    .says('What a player has won, the newest first')
    .takes({ id: given.player })
    .answers(z.array(honored)),
  ofCoach: get('activated', '/coaches/{id}/awards')
    .says('What a coach has won, the newest first')
    .takes({ id: given.person })
    .answers(z.array(honored)),
  ofClub: get('activated', '/clubs/{id}/awards')
    .says('What players, coaches and managers have won with a club, the newest first')
    .takes({ id: given.club })
    .answers(z.array(honored)),
};
