/** Clubs without a manager. */
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import type { openClub } from '#domains/club/contract.ts';
import { recommendClubs } from '#domains/club/rules/recommendation.ts';
import { ratingColumns, ratingsOf } from '#domains/club/store/team-ratings.ts';
import { teamRefColumns } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { teamPayrolls } from '#domains/club/views/payrolls.ts';
import { findLeague, lastPlayedSeason } from '#domains/league/store/league-facts.ts';
import { leagues } from '#domains/league/tables.ts';
import { finalPlaces, loadTable } from '#domains/league/views/table.ts';
import { playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { isManaged } from '#domains/seat/store/predicates.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Today } from '#platform/clock/today.ts';
import { oneOf, readRows } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type OpenClub = z.infer<typeof openClub>;

/** Number of top players shown per club. */
const BEST_SHOWN = 3;

/** Returns all open clubs, recommended ones first, then by tier and rank. A fixed number of queries, plus two per league. */
export async function openClubs(
  db: Database | Transaction,
  today: Pick<Today, 'season' | 'day'>,
  now: Date,
): Promise<OpenClub[]> {
  const rows = await db
    .select({ team: teamRefColumns, ratings: ratingColumns, tier: leagues.tier })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(not(isManaged(clubs.id)))
    .orderBy(asc(leagues.tier), asc(clubs.id));
  const teamIds = rows.map((row) => row.team.id);
  const clubIds = rows.map((row) => row.team.clubId);
  const { season, day } = today;
  const [facts, payrolls, squads, places, caps] = await Promise.all([
    findClubFacts(db, clubIds, now),
    teamPayrolls(db, teamIds, season),
    loadSquads(db, teamIds, season),
    loadPlaces(db, season),
    loadCapStates(pgReader(db), { season, day, clubIds }),
  ]);
  const open = rows.flatMap(({ team, ratings, tier }) => {
    const club = facts.get(team.clubId);
    const cap = caps.get(team.clubId);
    if (!club || !cap) return [];
    const squad = squads.get(team.id) ?? [];
    return [
      {
        team,
        club,
        tier,
        ratings: ratingsOf(ratings),
        place: places.get(team.id) ?? null,
        payroll: payrolls.get(team.id)?.payroll ?? 0,
        capSpace: capSheet(cap).space,
        averageAge: squad.reduce((sum, { age }) => sum + age, 0) / Math.max(1, squad.length),
        bestPlayers: squad.slice(0, BEST_SHOWN).map(({ age: _age, ...player }) => player),
      },
    ];
  });
  const recommended = recommendClubs(
    open.map(({ team, club, tier, ratings, place, payroll }) => ({
      clubId: team.clubId,
      foundedAt: club.foundedAt,
      overall: ratings.overall,
      rank: place?.rank ?? null,
      tier,
      payroll,
    })),
  );
  return open
    .map((club) => {
      const recommendation = recommended.get(club.team.clubId) ?? null;
      return { ...club, recommendation, isRecommended: recommendation !== null };
    })
    .sort(
      (a, b) =>
        Number(b.isRecommended) - Number(a.isRecommended) ||
        a.tier - b.tier ||
        a.team.leagueId - b.team.leagueId ||
        orderOf(a) - orderOf(b),
    );
}

/** Returns its rank in today's league; a club that was elsewhere comes last. */
function orderOf({ place, team }: OpenClub): number {
  return place?.leagueId === team.leagueId ? place.rank : Number.MAX_SAFE_INTEGER;
}

const SQUAD_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'nationId',
  'positions',
  'jerseyNumber',
  'teamId',
  'skills',
  'birthSeason',
] as const;

/** Returns each team's players, strongest first. */
async function loadSquads(db: Database | Transaction, teamIds: readonly TeamId[], season: number) {
  const squads = new Map<number, (OpenClub['bestPlayers'][number] & { age: number })[]>();
  if (teamIds.length === 0) return squads;
  const rows = await readRows(db, players, SQUAD_COLUMNS, sql`where ${oneOf(players.teamId, teamIds)}`);
  for (const row of rows) {
    const squad = squads.get(row.teamId ?? 0) ?? [];
    const overall = overallOf(row.positions[0] ?? 'C', row.skills);
    squad.push({ ...playerRefOf(row), overall, age: season - row.birthSeason });
    squads.set(row.teamId ?? 0, squad);
  }
  for (const squad of squads.values()) squad.sort((a, b) => b.overall - a.overall || a.id - b.id);
  return squads;
}

/** Returns every PRO team's standing in the latest table with games: for a club that has moved since, in its former league. */
async function loadPlaces(db: Database | Transaction, season: number) {
  const places = new Map<TeamId, NonNullable<OpenClub['place']>>();
  const ofClubs = await db.select({ id: leagues.id }).from(leagues).where(eq(leagues.level, 'PRO'));
  const tables = await Promise.all(
    ofClubs.map(async ({ id: leagueId }) => {
      const shown = (await lastPlayedSeason(db, leagueId, season)) ?? season;
      return (await placesIn(db, leagueId, shown)).map((place) => ({ ...place, leagueId, season: shown }));
    }),
  );
  // A club's new league may have begun its season when its former one has not.
  for (const { teamId, ...place } of tables.flat()) {
    if ((places.get(teamId)?.season ?? 0) < place.season) places.set(teamId, place);
  }
  return places;
}

/** Returns a league's ranks: stored ones for a completed season, otherwise computed from its games. */
async function placesIn(db: Database | Transaction, leagueId: LeagueId, season: number) {
  const final = await finalPlaces(db, leagueId, season);
  if (final) return final;
  const league = await findLeague(db, leagueId);
  const table = league ? await loadTable(db, league, season) : [];
  return table.map(({ team, rank, points }) => ({ teamId: team.id, rank, points }));
}
