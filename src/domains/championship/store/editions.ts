/**
 * Editions of the World Championship: opened before the playoffs, drawn when squads are due, over with their last game. An edition is
 * the parent of one competition for each division and age group, which the director plays.
 */
import { SQUAD_DAY } from '#domains/championship/constants.ts';
import { CHAMPIONSHIP_SETTINGS, dividedFor, hostAmong, stagesOf } from '#domains/championship/rules.ts';
import {
  CHAMPIONSHIP,
  championshipsOver,
  eventsOf,
  type PastChampionship,
} from '#domains/championship/store/results.ts';
import { callSquads, releaseSquads, tellClubs } from '#domains/championship/store/squads.ts';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { type Competition, competitionsOf, openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams, setEditionStatus } from '#domains/competition/store/entries.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { drawCompetitions } from '#domains/director/store.ts';
import { hostOf } from '#domains/hosting/store.ts';
import { byWorldRank } from '#domains/nation/rules.ts';
import { publishRanking } from '#domains/nation/store/ranking.ts';
import { talentOfNations } from '#domains/nation/store/talent.ts';
import { nations } from '#domains/nation/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { CompetitionId, NationId, TeamId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import { RANKED_SEASONS, worldRanking } from '#engine/world-ranking.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Opens the edition of a season with all its entries, once. @returns whether it did; false without enough nations that have teams */
export async function openEdition(rows: Rows, season: number): Promise<boolean> {
  const editions = (await rows.read(competitions, ['id', 'season'], { kind: CHAMPIONSHIP, parentId: null })).sort(
    (one, other) => one.season - other.season,
  );
  if (editions.some((edition) => edition.season === season)) return false;
  const field = await fieldOf(rows, season);
  const parts = NATION_LEVELS.flatMap((ageGroup) => partsOf(field, ageGroup));
  if (parts.length === 0) return false;
  const shared = { kind: CHAMPIONSHIP, season, level: null, leagueId: null, settings: CHAMPIONSHIP_SETTINGS } as const;
  const previousId = editions.findLast((edition) => edition.season < season)?.id ?? null;
  const [edition] = await openCompetitions(rows, [{ ...shared, name: NAME, previousId, stages: [] }]);
  const opened = await openCompetitions(
    rows,
    parts.map(({ teamIds, division, ageGroup, hostTeamId }) => ({
      ...{ ...shared, division, ageGroup, hostTeamId },
      parentId: edition?.id ?? null,
      name: nameOf(division, ageGroup),
      stages: stagesOf(division, teamIds.length, ageGroup),
    })),
  );
  for (const [index, { id }] of opened.entries()) {
    await enterTeams(rows, { competitionId: id, teamIds: parts[index]?.teamIds ?? [] });
  }
  return true;
}

const NAME = 'World Championship';

function nameOf(division: number, ageGroup: NationLevel): string {
  const name = ageGroup === 'senior' ? NAME : `${ageGroup} ${NAME}`;
  return division === 1 ? name : `${name} Division ${'I'.repeat(division - 1)}`;
}

/** What decides who plays where. */
interface Field {
  /** Nations with both teams, by age group in the order of their ranking. */
  ranked: Record<NationLevel, NationId[]>;
  teamOf: Record<NationLevel, ReadonlyMap<NationId, TeamId>>;
  /** The last edition before this one. */
  last: readonly PastChampionship[];
  /** Chosen by the federations' bids; null: none was. */
  host: NationId | null;
  /** The season in which each nation hosted last. */
  hosted: ReadonlyMap<NationId, number>;
}

async function fieldOf(rows: RowReader, season: number): Promise<Field> {
  const past = await championshipsOver(rows, { from: season - RANKED_SEASONS, to: season - 1 });
  const national = await rows.read(teams, ['id', 'nationId', 'level'], { ownerKind: 'nation' });
  const teamsAt = (ageGroup: NationLevel) =>
    new Map(
      national.flatMap(({ id, nationId, level }) =>
        nationId !== null && level === ageGroup ? [[nationId, id] as const] : [],
      ),
    );
  const teamOf = { senior: teamsAt('senior'), U20: teamsAt('U20') };
  const known = await rows.read(nations, ['id', 'name', 'isRanked', 'rankingPoints'], { isRanked: true });
  const fielded = known.filter(({ id }) => teamOf.senior.has(id) && teamOf.U20.has(id));
  const rankedAt = async (ageGroup: NationLevel) => {
    const ranking = worldRanking(eventsOf(past, ageGroup), season - 1);
    const places = new Map(ranking.map(({ nation }, index) => [nation, index]));
    // The first edition of a world goes by talent.
    const isNew = fielded.some(({ id }) => !places.has(id));
    const talent = isNew ? await talentOfNations(rows, { season, ageGroup }) : null;
    const rated = fielded.map((nation) => ({
      ...nation,
      worldRank: places.get(nation.id) ?? null,
      ...(talent?.get(nation.id) ?? { strength: null, players: 0 }),
    }));
    return byWorldRank(rated).map(({ id }) => id);
  };
  const lastSeason = past.at(-1)?.season;
  return {
    ranked: { senior: await rankedAt('senior'), U20: await rankedAt('U20') },
    teamOf,
    last: past.filter((one) => one.season === lastSeason),
    host: await hostOf(rows, season),
    hosted: await hostedBefore(rows, season, national),
  };
}

async function hostedBefore(
  rows: RowReader,
  season: number,
  national: readonly { id: TeamId; nationId: NationId | null }[],
): Promise<Map<NationId, number>> {
  const nationOf = new Map(national.map(({ id, nationId }) => [id, nationId]));
  const parts = await rows.read(competitions, ['season', 'hostTeamId'], {
    kind: CHAMPIONSHIP,
    hostTeamId: { isNot: null },
  });
  const hosted = new Map<NationId, number>();
  for (const { season: at, hostTeamId } of parts) {
    const nationId = nationOf.get(hostTeamId ?? 0);
    if (nationId != null && at < season) hosted.set(nationId, Math.max(at, hosted.get(nationId) ?? at));
  }
  return hosted;
}

interface Part {
  division: number;
  ageGroup: NationLevel;
  /** Best seed first. */
  teamIds: TeamId[];
  hostTeamId: TeamId | null;
}

/** Returns the divisions of an age group; none without enough nations. Federations bid for the seniors' top division alone. */
function partsOf({ ranked, teamOf, last, host, hosted }: Field, ageGroup: NationLevel): Part[] {
  const isSenior = ageGroup === 'senior';
  const divided = dividedFor(ranked[ageGroup], {
    last: last.find((one) => one.ageGroup === ageGroup)?.finishes ?? [],
    host: isSenior ? host : null,
  });
  const teamsOf = (nationIds: readonly NationId[]) => nationIds.flatMap((id) => teamOf[ageGroup].get(id) ?? []);
  return (divided ?? []).map((nationIds, index) => {
    const isBidFor = isSenior && index === 0 && host !== null && nationIds.includes(host);
    const hostId = isBidFor ? host : hostAmong(nationIds, hosted);
    return {
      division: index + 1,
      ageGroup,
      teamIds: teamsOf(nationIds),
      hostTeamId: teamOf[ageGroup].get(hostId ?? 0) ?? null,
    };
  });
}

/** Names the squads of a season's edition, and draws its divisions by the order of their entries. @returns how many divisions begin */
export async function drawEdition(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<number> {
  await openEdition(rows, season);
  const open = await competitionsOf(rows, { season, kind: CHAMPIONSHIP, status: 'open' });
  const parts = open.filter(({ parentId }) => parentId !== null);
  if (parts.length === 0) return 0;
  const entered = await rows.read(competitionEntries, ['id', 'competitionId', 'teamId'], {
    competitionId: parts.map(({ id }) => id),
  });
  await callSquads(rows, { season, day: SQUAD_DAY, secret });
  const seeded = new Map<CompetitionId, number[]>();
  for (const { id, competitionId } of entered) seeded.set(competitionId, [...(seeded.get(competitionId) ?? []), id]);
  const refused = await drawCompetitions(rows, seeded);
  if (refused.size > 0) throw new Error(`divisions cannot be drawn: ${JSON.stringify([...refused])}`);
  const edition = open.find(({ parentId }) => parentId === null);
  if (edition) {
    await setEditionStatus(rows, edition.id, 'playing');
    await tellClubs(rows, edition.id);
  }
  return parts.length;
}

/** Ends a season's edition once all its divisions are over: squads go home, and the world ranking is published. @returns whether it did */
export async function finishEdition(rows: Rows, { season, day }: SeasonDay): Promise<boolean> {
  const held = await competitionsOf(rows, { season, kind: CHAMPIONSHIP });
  const edition = held.find(({ parentId, status }) => parentId === null && status === 'playing');
  const isOver = ({ status }: Competition) => status === 'finished';
  if (!edition || !held.filter(({ parentId }) => parentId === edition.id).every(isOver)) return false;
  await setEditionStatus(rows, edition.id, 'finished');
  await releaseSquads(rows, { season, day });
  const past = await championshipsOver(rows, { from: season - RANKED_SEASONS + 1, to: season });
  await publishRanking(rows, worldRanking(eventsOf(past, 'senior'), season));
  return true;
}
