/** Championships as screens show them. */
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { MEDALS, TOP_DIVISION } from '#domains/championship/constants.ts';
import type { ChampionshipView, EditionListed } from '#domains/championship/contract.ts';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { viewCompetition } from '#domains/director/views.ts';
import type { CompetitionStats } from '#domains/stats/contract.ts';
import { statsOfCompetition } from '#domains/stats/views/competition-players.ts';
import type { CompetitionId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

interface Which {
  id: CompetitionId;
  ageGroup: NationLevel;
  division: number;
}

/** Returns a division of an edition; null if there is no such edition. */
export async function viewChampionship(
  db: Database,
  { id, ageGroup, division }: Which,
  now: Date,
): Promise<ChampionshipView | null> {
  const editions = await editionsOf(db);
  const edition = editions.find((one) => one.id === id);
  if (!edition) return null;
  const parts = await db
    .select({ id: competitions.id, division: competitions.division, hostTeamId: competitions.hostTeamId })
    .from(competitions)
    .where(and(eq(competitions.parentId, id), eq(competitions.ageGroup, ageGroup)));
  const part = parts.find((one) => one.division === division);
  const competition = part && (await viewCompetition(db, part.id, now));
  const hosts = await anyTeamRefs(db, part ? [part] : [], ({ hostTeamId }) => hostTeamId);
  const host = hosts.get(part?.hostTeamId ?? 0);
  if (!competition || !host) return null;
  return {
    id,
    season: edition.season,
    status: edition.status,
    editions: editions.map((one) => ({ id: one.id, season: one.season })),
    ageGroup,
    division,
    divisions: parts.length,
    host,
    competition,
  };
}

/** Returns the best skaters and goalies of a division; null if there is no such edition. */
export async function championshipStats(
  db: Database,
  { id, ageGroup, division }: Which,
): Promise<CompetitionStats | null> {
  const { parentId, season } = competitions;
  const isPart = and(eq(parentId, id), eq(competitions.ageGroup, ageGroup), eq(competitions.division, division));
  const [part] = await db.select({ competitionId: competitions.id, season }).from(competitions).where(isPart);
  return part ? statsOfCompetition(db, part) : null;
}

/** Returns the editions of an age group with hosts and medalists, newest first. Four queries. */
export async function listEditions(db: Database, ageGroup: NationLevel): Promise<EditionListed[]> {
  const editions = await editionsOf(db);
  const tops = await db
    .select({ id: competitions.id, parentId: competitions.parentId, hostTeamId: competitions.hostTeamId })
    .from(competitions)
    .where(
      and(
        inArray(
          competitions.parentId,
          editions.map(({ id }) => id),
        ),
        eq(competitions.ageGroup, ageGroup),
        eq(competitions.division, TOP_DIVISION),
      ),
    );
  const placed = await db
    .select({ competitionId: competitionEntries.competitionId, teamId: competitionEntries.teamId })
    .from(competitionEntries)
    .where(
      and(
        inArray(
          competitionEntries.competitionId,
          tops.map(({ id }) => id),
        ),
        lte(competitionEntries.finalPlace, MEDALS.length),
      ),
    )
    .orderBy(competitionEntries.finalPlace);
  const hosts = tops.flatMap(({ hostTeamId }) => hostTeamId ?? []);
  const refs = await anyTeamRefs(db, [...hosts, ...placed.map(({ teamId }) => teamId)]);
  return editions.flatMap((edition) => {
    const top = tops.find(({ parentId }) => parentId === edition.id);
    const host = refs.get(top?.hostTeamId ?? 0);
    const ofTop = placed.filter(({ competitionId }) => competitionId === top?.id);
    return host ? [{ ...edition, host, medalists: ofTop.flatMap(({ teamId }) => refs.get(teamId) ?? []) }] : [];
  });
}

/** Returns all editions, newest first. */
async function editionsOf(db: Database): Promise<Pick<EditionListed, 'id' | 'season' | 'status'>[]> {
  const editions = await db
    .select({ id: competitions.id, season: competitions.season, status: competitions.status })
    .from(competitions)
    .where(isEdition)
    .orderBy(desc(competitions.season));
  return editions.map(({ status, ...edition }) => {
    return { ...edition, status: status === 'open' || status === 'finished' ? status : 'playing' };
  });
}

const isEdition = and(eq(competitions.kind, 'world-championship'), isNull(competitions.parentId));

/** Returns the latest edition; null before the first. */
export async function currentChampionship(db: Database): Promise<{ id: CompetitionId } | null> {
  const [latest] = await fact(db, {
    key: 'championship',
    // Editions open in steps of the world.
    topics: [],
    read: () =>
      db
        .select({ id: competitions.id })
        .from(competitions)
        .where(isEdition)
        .orderBy(desc(competitions.season))
        .limit(1),
  });
  return latest ?? null;
}
