/** Signings: contracts with a club other than the previous one. */

import { inArray, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { contracts } from '#domains/contracts/tables.ts';
import type { Signing, SigningSort } from '#domains/free-agency/contract/shapes.ts';
import { byDay } from '#domains/free-agency/rules/by-day.ts';
import { playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import { cutPage } from '#platform/calls/paging.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const PAGE_SIZE = 25;

interface Asked {
  season?: number;
  league?: LeagueId;
  sort: SigningSort;
  order: 'asc' | 'desc';
  page: number;
}

/** Returns a page of a season's signings: the season asked for, or the latest with any. */
export async function findSignings(db: Database, { season, league, sort, order, page }: Asked) {
  const bySeason = await allSignings(db);
  const seasons = [...bySeason.keys()].sort((a, b) => b - a);
  const shown = season ?? seasons[0] ?? null;
  const found = (shown === null ? undefined : bySeason.get(shown)) ?? [];
  const direction = order === 'asc' ? 1 : -1;
  const ofLeague = found.filter(({ team }) => league === undefined || team.leagueId === league);
  const inOrder = ofLeague.toSorted(
    (one, other) =>
      (sortValueOf(one, sort) - sortValueOf(other, sort)) * direction || other.contractId - one.contractId,
  );
  const { rows, pagination } = cutPage(inOrder, { page, size: PAGE_SIZE });
  const days = byDay(ofLeague, ({ signedAt: { day }, salary }) => ({ day, dollars: salary }));
  return { data: { season: shown, seasons, days, signings: rows }, pagination };
}

function sortValueOf({ signedAt, salary, from, to, overall, age }: Signing, sort: SigningSort): number {
  if (sort === 'date') return signedAt.season * 100 + signedAt.day;
  if (sort === 'seasons') return to - from;
  return { salary, overall, age }[sort];
}

/** Returns all signings of the world by season; cached until a player signs. */
function allSignings(db: Database | Transaction): Promise<ReadonlyMap<number, Signing[]>> {
  return fact(db, { key: 'signings', topics: ['players'], read: () => readSignings(db) });
}

interface SigningRow extends Record<string, unknown> {
  id: number;
  playerId: PlayerId;
  clubId: ClubId;
  formerClubId: ClubId;
  from: number;
  to: number;
  salary: number;
  signedAt: number;
}

async function readSignings(db: Database | Transaction): Promise<ReadonlyMap<number, Signing[]>> {
  const { rows } = await db.execute<SigningRow>(sql`
    select * from (
      select ${contracts.id} as "id", ${contracts.playerId} as "playerId", ${contracts.clubId} as "clubId",
        lag(${contracts.clubId}) over (partition by ${contracts.playerId} order by ${contracts.signedAt}, ${contracts.id})
          as "formerClubId",
        ${contracts.fromSeason} as "from", ${contracts.toSeason} as "to", ${contracts.salary} as "salary",
        ${contracts.signedAt} as "signedAt", ${contracts.takenOverIn} as "takenOverIn"
      from ${contracts}
    ) signed
    where "formerClubId" <> "clubId" and "to" >= "from" and "takenOverIn" is null`);
  const people = await db
    .select()
    .from(players)
    .where(
      inArray(
        players.id,
        rows.map(({ playerId }) => playerId),
      ),
    );
  const personOf = new Map(people.map((person) => [person.id, person]));
  const clubOf = await proTeamRefs(db, rows, ({ clubId, formerClubId }) => [clubId, formerClubId]);
  const signings = rows.flatMap((row): Signing[] => {
    const [person, team] = [personOf.get(row.playerId), clubOf.get(row.clubId)];
    if (!person || !team) return [];
    const signedAt = dateOf(row.signedAt);
    return [
      {
        contractId: row.id,
        player: playerRefOf(person),
        age: signedAt.season - person.birthSeason,
        overall: overallOf(person.positions[0] ?? 'C', person.skills),
        team,
        formerTeam: clubOf.get(row.formerClubId) ?? null,
        from: row.from,
        to: row.to,
        salary: row.salary,
        signedAt,
      },
    ];
  });
  return Map.groupBy(signings, ({ signedAt }) => signedAt.season);
}
