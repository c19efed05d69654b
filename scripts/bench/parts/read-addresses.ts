/** Returns an address for every read of the contract, with inputs that a screen would send. */

import { and, eq, inArray, or } from 'drizzle-orm';
import { declaredCalls } from '#app/http/calls.ts';
import { agents } from '#domains/agent/tables.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { federations } from '#domains/federation/tables.ts';
import { GOAL_HORNS } from '#domains/game/rules/horns.ts';
import { games } from '#domains/game/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { isManagedBy } from '#domains/seat/store/predicates.ts';
import type { Database } from '#platform/database/client.ts';

export interface ReadAddress {
  /** 'club.overview (own)'. */
  name: string;
  /** '/api/teams/11/overview'. */
  path: string;
}

/** Streams never end; there are no bankrupt managers; the last one, open to all without a check, is measured elsewhere. */
const LEFT_OUT = new Set(['game.live', 'draft.live', 'notifications.live', 'club.openToBankrupt']);

/** Returns one address of each read, and both kinds where the user's own club, or a live game, costs something else. */
export async function readAddresses(db: Database, userId: number): Promise<ReadAddress[]> {
  const [own] = await db
    .select({ clubId: clubs.id, teamId: teams.id, leagueId: teams.leagueId })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .where(isManagedBy(clubs.id, userId));
  if (!own || !isOfClub(own)) throw new Error('the user runs no club');
  const rivals = await db
    .select({ id: teams.id, clubId: teams.clubId })
    .from(teams)
    .where(eq(teams.leagueId, own.leagueId))
    .limit(2);
  const other = rivals.find(({ id }) => id !== own.teamId);
  const playerOf = async (teamId: number) =>
    (await db.select({ id: players.id }).from(players).where(eq(players.teamId, teamId)).limit(1))[0]?.id;
  const gameThatIs = async (status: 'live' | 'final' | 'scheduled') =>
    (
      await db
        .select({ id: games.id })
        .from(games)
        .innerJoin(competitions, eq(competitions.id, games.competitionId))
        .where(
          and(
            eq(games.status, status),
            or(eq(competitions.leagueId, own.leagueId), inArray(games.status, ['live', 'scheduled'])),
          ),
        )
        .limit(1)
    )[0]?.id;
  const [agent] = await db.select({ id: agents.personId }).from(agents).orderBy(agents.personId).limit(1);
  const [federation] = await db.select().from(federations).orderBy(federations.id).limit(1);
  const firstOf = async (kind: CareerKind) =>
    (await db.select({ id: persons.id }).from(persons).where(eq(persons.kind, kind)).orderBy(persons.id).limit(1))[0]
      ?.id;
  const coachId = await firstOf('coach');
  const [scout] = await db.select({ id: scouts.personId }).from(scouts).orderBy(scouts.personId).limit(1);
  const variants: Record<string, Record<string, number | undefined>> = {
    '/teams/{id}/lineup': { '': own.teamId },
    '/teams/{id}/saved-lineups': { '': own.teamId },
    '/teams/': { own: own.teamId, other: other?.id },
    '/clubs/': { '': other?.clubId ?? undefined },
    '/leagues/': { '': own.leagueId },
    '/players/': { own: await playerOf(own.teamId), other: await playerOf(other?.id ?? 0) },
    '/scouts/': { '': scout?.id },
    '/agents/': { '': agent?.id },
    '/federations/': { '': federation?.id },
    '/presidents/': { '': federation?.presidentId ?? undefined },
    '/coaches/': { '': coachId },
    '/persons/': { '': coachId },
    // None exists.
    '/proposals/': { none: 1 },
    '/articles/': { none: 1 },
    '/interviews/': { none: 1 },
    '/reporters/': { '': await firstOf('reporter') },
    '/games/': {
      final: await gameThatIs('final'),
      live: await gameThatIs('live'),
      ahead: await gameThatIs('scheduled'),
    },
  };
  const reads = declaredCalls().filter(({ method, name }) => method === 'GET' && !LEFT_OUT.has(name));
  return reads.flatMap(({ name, path }) => {
    if (!path.includes('{id}')) return [{ name, path: `/api${path.replace('{kind}', 'coach')}` }];
    if (name === 'world.horn') return [{ name, path: `/api${path.replace('{id}', GOAL_HORNS[0]?.id ?? '')}` }];
    const start = Object.keys(variants).find((one) => path.startsWith(one));
    return Object.entries((start && variants[start]) || {}).flatMap(([variant, id]) => {
      if (id === undefined) return [];
      return [{ name: variant ? `${name} (${variant})` : name, path: `/api${path.replace('{id}', String(id))}` }];
    });
  });
}
