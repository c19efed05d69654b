/** Opens competitions, and finds those of a league or a season. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { GameTypeFilter } from '#domains/competition/constants.ts';
import {
  type CompetitionKind,
  type CompetitionStatus,
  competitionSettings,
  gameRules,
  type StageRules,
  stageRules,
} from '#domains/competition/contract.ts';
import { kindsOfType, LEAGUE_KINDS, rulesInStage, SCRIMMAGE_SETTINGS } from '#domains/competition/rules.ts';
import { competitionStages, competitions } from '#domains/competition/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { StageCalendar } from '#engine/competition/calendar.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { CompetitionId, LeagueId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export type Competition = typeof competitions.$inferSelect;

const COLUMNS = [
  'id',
  'kind',
  'season',
  'level',
  'leagueId',
  'name',
  'status',
  'settings',
  'parentId',
  'previousId',
  'division',
  'ageGroup',
  'hostTeamId',
] as const;

/** How a competition is played from the draw to the final ranking; contributed to the director by each kind of competition. */
export interface StagePlan {
  settings: StageSettings;
  calendar: StageCalendar;
  /** What it sets otherwise than its competition; nothing if absent. */
  rules?: StageRules;
}

/** A competition without stages has a schedule of its own. */
export type NewCompetition = Pick<Competition, 'kind' | 'season' | 'level' | 'leagueId' | 'settings'> &
  Partial<Pick<Competition, 'name' | 'parentId' | 'previousId' | 'division' | 'ageGroup' | 'hostTeamId'>> & {
    stages?: readonly StagePlan[];
  };

/**
 * Opens the competitions and returns them with their ids in the same order. The caller holds the world.
 * @throws ZodError for settings that are not supported
 */
export async function openCompetitions(rows: Rows, opened: readonly NewCompetition[]): Promise<Competition[]> {
  const firstId = await rows.takeIds(competitions, opened.length);
  const made = opened.map(({ stages, ...competition }, index) => ({
    ...competition,
    id: firstId + index,
    name: competition.name ?? null,
    parentId: competition.parentId ?? null,
    previousId: competition.previousId ?? null,
    division: competition.division ?? null,
    ageGroup: competition.ageGroup ?? null,
    hostTeamId: competition.hostTeamId ?? null,
    status: stages ? ('open' as const) : ('playing' as const),
    settings: competitionSettings.parse(competition.settings),
  }));
  await rows.insert(competitions, made);
  const stages = made.flatMap((competition, index) => stageRows(competition, opened[index]?.stages ?? []));
  await rows.insert(competitionStages, stages);
  return made;
}

/** Returns the rows of a competition's stages. @throws ZodError for rules that are not supported */
export function stageRows({ id, settings }: Pick<Competition, 'id' | 'settings'>, plans: readonly StagePlan[]) {
  return plans.map(({ rules = [], ...plan }, stage) => {
    const set = stageRules.parse(rules);
    for (const each of rulesInStage(settings, set)) gameRules.parse(each);
    return { competitionId: id, stage, ...plan, rules: set };
  });
}

/** Finishes the season's competitions that follow its calendar and have no last game of their own. The caller holds the world. */
export async function finishCompetitions(rows: Rows, season: number): Promise<void> {
  const kind = ['league', 'friendly', 'scrimmage'] as const;
  await rows.updateWhere(competitions, { status: 'finished' }, { season, kind, status: 'playing' });
}

/** Returns the id of the season's competition for scrimmages, opened with the first of them. */
export async function openScrimmages(tx: Transaction, season: number): Promise<number> {
  const opened = { kind: 'scrimmage', season, name: 'Scrimmages', settings: SCRIMMAGE_SETTINGS } as const;
  const [made] = await tx.insert(competitions).values(opened).onConflictDoNothing().returning({ id: competitions.id });
  if (made) return made.id;
  const [found] = await competitionsOf(pgReader(tx), { season, kind: 'scrimmage' });
  if (!found) throw new Error(`season ${season} has no scrimmages`);
  return found.id;
}

/** Returns the competitions with these ids, by id. */
export async function competitionsById(
  rows: RowReader,
  competitionIds: Iterable<number>,
): Promise<Map<number, Competition>> {
  const ids = [...new Set(competitionIds)];
  if (ids.length === 0) return new Map();
  const found = await rows.read(competitions, COLUMNS, { id: ids });
  return new Map(found.map((competition) => [competition.id, competition]));
}

/** Returns the pyramid place of each competition, identified by its PRO league; 0 for those without a league. */
export async function placesOf(rows: RowReader, competitionIds: Iterable<number>): Promise<Map<CompetitionId, number>> {
  const held = await rows.read(competitions, ['id', 'leagueId'], { id: [...new Set(competitionIds)] });
  const leagueIds = [...new Set(held.flatMap(({ leagueId }) => leagueId ?? []))];
  const known = await rows.read(leagues, ['id', 'proLeagueId'], { id: leagueIds });
  const placeOf = new Map(known.map(({ id, proLeagueId }) => [id, proLeagueId]));
  return new Map(held.map(({ id, leagueId }) => [id, placeOf.get(leagueId ?? 0) ?? 0]));
}

/** Returns the competitions of a season, of a kind or a status, in the order in which they were opened. */
export async function competitionsOf(
  rows: RowReader,
  which: { season: number; kind?: CompetitionKind; status?: CompetitionStatus },
): Promise<Competition[]> {
  return rows.read(competitions, COLUMNS, which);
}

/** Returns the id of a league's competition as a value in a query: its regular season, its playoffs or its friendlies. */
export function competitionIn(which: {
  leagueId: LeagueId;
  season: number;
  stage: keyof typeof LEAGUE_KINDS;
}): SQL<number> {
  const { leagueId, season, stage } = which;
  return sql`(select ${competitions.id} from ${competitions} where ${competitions.leagueId} = ${leagueId}
    and ${competitions.season} = ${season} and ${competitions.kind} = ${LEAGUE_KINDS[stage]})`;
}

/** Returns the ids of a season's competitions as a list in a query, of all leagues or all stages where none is given. */
export function competitionIdsIn(which: {
  season: number;
  leagueId?: LeagueId;
  stage?: keyof typeof LEAGUE_KINDS;
}): SQL<number> {
  const { season, leagueId, stage } = which;
  const ofLeague = leagueId === undefined ? sql`` : sql` and ${competitions.leagueId} = ${leagueId}`;
  const ofStage = stage === undefined ? sql`` : sql` and ${competitions.kind} = ${LEAGUE_KINDS[stage]}`;
  return sql`(select ${competitions.id} from ${competitions} where ${competitions.season} = ${season}${ofLeague}${ofStage})`;
}

/** Returns the ids of a season's competitions of a type as a list in a query, of all leagues where none is given. */
export function competitionIdsOfType(which: {
  season: number;
  leagueId?: LeagueId;
  type: GameTypeFilter;
}): SQL<number> {
  const { season, leagueId, type } = which;
  const ofLeague = leagueId === undefined ? sql`` : sql` and ${competitions.leagueId} = ${leagueId}`;
  return sql`(select ${competitions.id} from ${competitions}
    where ${competitions.season} = ${season}${ofLeague} and ${isOfType(type)})`;
}

/** Returns the condition that a competition is of a type. */
export function isOfType(type: GameTypeFilter): SQL {
  const kinds = kindsOfType(type);
  return kinds === null ? sql`true` : (inArray(competitions.kind, [...kinds]) ?? sql`false`);
}
