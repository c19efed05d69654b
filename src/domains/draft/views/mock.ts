/** A league's mock draft. */
import { and, eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { MockView } from '#domains/draft/contract/shapes.ts';
import { editionOf, mockDraft } from '#domains/draft/rules/mock.ts';
import { centralRanking } from '#domains/draft/store/room.ts';
import { draftPicks, draftRights } from '#domains/draft/tables.ts';
import { classOf } from '#domains/draft/views/amateurs.ts';
import { firstTeams } from '#domains/draft/views/center.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the press's predictions for the first round of the season's draft. Six queries. */
export async function loadMock(db: Database, today: Today, leagueId: LeagueId): Promise<MockView> {
  const { season, secret, day } = today;
  const columns = ['spot', 'originalClubId', 'ownerClubId'] as const;
  const first = await pgReader(db).read(draftPicks, columns, { leagueId, season, round: 1 }, ['id']);
  const isOrderKnown = first.length > 0 && first.every(({ spot }) => spot !== null);
  const places = isOrderKnown ? new Map<ClubId, number>() : await worstFirst(db, { leagueId, season });
  const placeOf = (pick: (typeof first)[number]) => pick.spot ?? places.get(pick.originalClubId) ?? 0;
  const order = first
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.originalClubId - other.originalClubId)
    .map(({ ownerClubId }) => ownerClubId);
  const known = await classOf(db, today);
  const prospects = await prospectPositions(db);
  const edition = editionOf(day);
  const picks = mockDraft({
    ranking: centralRanking(known, { season, secret }),
    order,
    prospectsOf: (clubId) => prospects.get(clubId) ?? [],
    ...{ secret, season, edition },
  });
  const byId = new Map(known.map((each) => [each.id, each]));
  return {
    season,
    edition,
    isOrderKnown,
    picks: picks.flatMap(({ spot, ownerClubId, playerId, reason }) => {
      const who = byId.get(playerId);
      return who ? [{ spot, ownerClubId, player: who.ref, rank: who.rank, reason }] : [];
    }),
    teams: await firstTeams(db, order),
  };
}

/** Returns the current draft order of a league's clubs: last in the standings first. */
async function worstFirst(db: Database, { leagueId, season }: { leagueId: LeagueId; season: number }) {
  const rows = await db
    .select({ clubId: teams.clubId, place: standings.place })
    .from(standings)
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .where(and(eq(competitions.leagueId, leagueId), eq(competitions.season, season), eq(competitions.kind, 'league')));
  const inOrder = rows.flatMap(({ clubId, place }) => (clubId === null ? [] : [{ clubId, place: place ?? 0 }]));
  inOrder.sort((one, other) => other.place - one.place || one.clubId - other.clubId);
  return new Map(inOrder.map(({ clubId }, index) => [clubId, index + 1]));
}

async function prospectPositions(db: Database): Promise<Map<ClubId, Position[]>> {
  const held = await db
    .select({ clubId: draftRights.clubId, positions: players.positions })
    .from(draftRights)
    .innerJoin(players, eq(players.id, draftRights.playerId));
  return new Map(
    [...Map.groupBy(held, ({ clubId }) => clubId)].map(([clubId, own]) => [
      clubId,
      own.flatMap(({ positions }) => positions[0] ?? []),
    ]),
  );
}
