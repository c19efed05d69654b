/** Records of players and teams: the best of each statistic in a game, a season and a career. */
import { sql } from 'drizzle-orm';
import { BEST_OF_EACH } from '#domains/stats/constants.ts';
import { lastKept } from '#domains/stats/store/finished-seasons.ts';
import {
  careersThatGoOn,
  isPlayersCareer,
  type KeptRecords,
  keptRecords,
  keptRecordsOfTeams,
} from '#domains/world/views/kept-records.ts';
import type { Kind, RecordFilter } from '#domains/world/views/record-filter.ts';
import { bestIn, bestInEach, keyOf, kindsOf, type RecordRow } from '#domains/world/views/record-queries.ts';
import { STEPS } from '#engine/calendar.ts';
import type { WorldRow } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase, untilNextVersion } from '#platform/database/memory.ts';

/** Maximum cached filters. */
const MAX_KEPT = 160;
/** Of these, the number renewed when the world has moved on. */
const MAX_RENEWED = 16;
/** Finished seasons that are read in advance, latest first. */
const MAX_SEASONS_AHEAD = 40;
const keyedBy = (question: object) => JSON.stringify(question);
const recordsOfVersion = untilNextVersion(loadRecords, { keyOf: keyedBy, maxKeys: MAX_KEPT });
/** Finished seasons do not change before the next season. */
const recordsOfPast = untilNextVersion(loadPast, { keyOf: keyedBy, maxKeys: MAX_KEPT });
/** Totals within a finished season do not change either. */
const careersOfSeason = untilNextVersion(loadCareersOfSeason, { keyOf: keyedBy, maxKeys: MAX_KEPT });
/** Results of the running season, for every filter. */
const presentOfVersion = untilNextVersion(loadPresent);

/** Steps of the world for which an unused filter is still renewed: one day. */
const MAX_IDLE = STEPS.length;

interface Asked {
  filter: RecordFilter;
  /** Renewals since the last request. */
  idle: number;
}

/** Filters requested within a day of the world: initially the screen's default and the most common ones. */
const askedFor = ofDatabase(() => {
  const first = [{}, { level: 'PRO' }, { tier: 1 }, { level: 'PRO', tier: 1 }] as const;
  return new Map(
    first.map((filter): [string, Asked] => [keyOfFilter(wholeOf(filter)), { filter: wholeOf(filter), idle: 0 }]),
  );
});

const keyOfFilter = (filter: RecordFilter) => JSON.stringify(filter);

/** Remembers a requested filter; beyond the limit the one unused for longest is dropped. */
function remember(asked: Map<string, Asked>, filter: RecordFilter): void {
  const key = keyOfFilter(filter);
  if (!asked.has(key) && asked.size >= MAX_RENEWED) {
    const [oldest] = [...asked].sort(([, one], [, other]) => other.idle - one.idle);
    if (oldest) asked.delete(oldest[0]);
  }
  asked.set(key, { filter, idle: 0 });
}

/**
 * Returns all records that pass the filter, in no order. Cached until the world moves on, those of the past until the
 * next season: all kinds together, so that narrowing them down needs no wait.
 */
export async function readRecords(
  db: Database,
  { version, seasonNumber }: Pick<WorldRow, 'version' | 'seasonNumber'>,
  filter: RecordFilter,
): Promise<RecordRow[]> {
  const whole = wholeOf(filter);
  remember(askedFor(db), whole);
  const rows = await recordsOfVersion(db, version, { filter: whole, now: seasonNumber, version });
  const wanted = new Set(kindsOf(filter).map(keyOf));
  return rows.filter((row) => wanted.has(keyOf(row)));
}

/**
 * Renews the filters requested within the last day after the world has moved on, one after another and latest first, so
 * that users do not wait.
 */
export async function renewRecords(
  db: Database,
  { version, seasonNumber }: Pick<WorldRow, 'version' | 'seasonNumber'>,
): Promise<void> {
  const asked = askedFor(db);
  for (const [key, { filter, idle }] of asked) {
    if (idle >= MAX_IDLE) asked.delete(key);
    else asked.set(key, { filter, idle: idle + 1 });
  }
  const latestFirst = [...asked.values()].sort((one, other) => one.idle - other.idle);
  for (const { filter } of latestFirst) await recordsOfVersion(db, version, { filter, now: seasonNumber, version });
  if (asked.size > 0) await keepPasts(db, seasonNumber);
}

/** Caches finished seasons once a season, for each level and tier of the filter, and for each season by itself. */
async function keepPasts(db: Database, now: number): Promise<void> {
  const { rows } = await db.execute<Pick<RecordFilter, 'level' | 'tier'> & Row>(
    sql`select level, tier from leagues group by cube (level, tier) order by 1, 2`,
  );
  for (const group of rows) await recordsOfPast(db, now, { filter: wholeOf(group), now });
  for (let season = now - 1; season > Math.max(0, now - MAX_SEASONS_AHEAD); season--) {
    const question = { filter: wholeOf({ season }), now };
    if ((await recordsOfPast(db, now, question)).rows.length > 0) await careersOfSeason(db, now, question);
  }
}

/** Returns the filter with all kinds of records. */
function wholeOf(filter: Partial<RecordFilter>): RecordFilter {
  const { level = null, tier = null, season = null, teamIds = null, playersOfTeamIds = null } = filter;
  return {
    ...{ level, tier, season, teamIds, playersOfTeamIds },
    ...{ statistic: null, scope: null, stage: null, holderType: null },
  };
}

interface Question {
  filter: RecordFilter;
  /** The running season. */
  now: number;
}

/** A question whose answer depends on the version of the world. */
type QuestionNow = Question & { version: number };

async function loadRecords(db: Database, { filter, now, version }: QuestionNow): Promise<RecordRow[]> {
  const { season, teamIds, playersOfTeamIds } = filter;
  // Stored results do not know players' present teams; for these few players everything is read.
  if (playersOfTeamIds !== null) return bestIn(db, kindsOf(filter), filter, { from: season, to: season });
  if (teamIds !== null) return loadOfTeams(db, { ...filter, teamIds });
  if (season !== null) return loadSeason(db, { filter, now, version }, season);
  return loadAllTime(db, { filter, now, version });
}

/** Returns records of these teams. For all time, finished seasons are stored, and little is left to read. */
async function loadOfTeams(
  db: Database,
  filter: RecordFilter & { teamIds: NonNullable<RecordFilter['teamIds']> },
): Promise<RecordRow[]> {
  const { season } = filter;
  const kinds = kindsOf(filter);
  if (season !== null) return bestIn(db, kinds, filter, { from: season, to: season });
  const { rows: last } = await db.execute<{ through: number }>(sql`select ${lastKept()} as through`);
  const from = (last[0]?.through ?? 0) + 1;
  const kept = mergedBest(await keptRecordsOfTeams(db, filter));
  const full = [...Map.groupBy(kept, keyOf)].filter(([, rows]) => rows.length === BEST_OF_EACH);
  const known = new Map(full.map(([key, rows]) => [key, rows.at(-1)?.value ?? 0]));
  const single = kinds.filter((kind) => !isCareer(kind));
  const all = await Promise.all([
    renamed(db, kept),
    bestIn(db, single, filter, { from, to: null }, known),
    bestIn(db, kinds.filter(isCareer), filter, { from: null, to: null }),
  ]);
  return mergedBest(all.flat());
}

/** Returns records of one season: as stored when it ended, except that careers are the season's totals here. */
async function loadSeason(db: Database, { filter, now, version }: QuestionNow, season: number): Promise<RecordRow[]> {
  const kinds = kindsOf(filter);
  const span = { from: season, to: season };
  if (season >= now) {
    const present = await presentOfVersion(db, version);
    if (present.from !== season) return bestIn(db, kinds, filter, span);
    return [...mergedBest(presentOf(present, filter)), ...(await bestIn(db, kinds.filter(isCareer), filter, span))];
  }
  const kept = await recordsOfPast(db, now, { filter, now });
  if (kept.rows.length === 0) return bestIn(db, kinds, filter, span);
  return renamed(db, [...kept.rows, ...(await careersOfSeason(db, now, { filter, now }))]);
}

/** Returns the totals within one finished season. */
function loadCareersOfSeason(db: Database, { filter }: Question): Promise<RecordRow[]> {
  return bestIn(db, kindsOf(filter).filter(isCareer), filter, { from: filter.season, to: filter.season });
}

async function loadAllTime(db: Database, { filter, now, version }: QuestionNow): Promise<RecordRow[]> {
  const kinds = kindsOf(filter);
  const past = await recordsOfPast(db, now, { filter, now });
  const goOn = kinds.filter(isPlayersCareer);
  const careers = kinds.filter((kind) => isCareer(kind) && !goOn.includes(kind));
  const [names, present, whole, running] = await Promise.all([
    renamed(db, past.rows),
    presentOfVersion(db, version),
    bestIn(db, careers, filter, { from: null, to: null }),
    careersThatGoOn(db, goOn, filter),
  ]);
  return mergedBest([...names, ...presentOf(present, filter), ...whole, ...running]);
}

function loadPast(db: Database, { filter }: Question): Promise<KeptRecords> {
  const kinds = kindsOf(filter);
  return keptRecords(db, filter.season === null ? kinds : kinds.filter((kind) => !isCareer(kind)), filter);
}

interface Present {
  /** The first season that is not stored. */
  from: number;
  groups: { level: RecordFilter['level']; tier: number; rows: RecordRow[] }[];
}

/** Returns the best of each kind, except careers, for each level and tier: requests by these are answered from it. */
async function loadPresent(db: Database): Promise<Present> {
  const { rows: groups } = await db.execute<{ level: 'PRO' | 'FRM' | 'U21'; tier: number; through: number }>(
    sql`select level, tier, ${lastKept()} as through from leagues group by 1, 2 order by 1, 2`,
  );
  const from = (groups[0]?.through ?? 0) + 1;
  const all = wholeOf({});
  const kinds = kindsOf(all).filter((kind) => !isCareer(kind));
  const found = await bestInEach(
    db,
    groups.map(({ level, tier }) => ({ kinds, filter: { ...all, level, tier, span: { from, to: null } } })),
  );
  return { from, groups: groups.map(({ level, tier }, index) => ({ level, tier, rows: found[index] ?? [] })) };
}

function presentOf({ groups }: Present, filter: RecordFilter): RecordRow[] {
  return groups
    .filter(({ level }) => filter.level === null || filter.level === level)
    .filter(({ tier }) => filter.tier === null || filter.tier === tier)
    .flatMap(({ rows }) => rows);
}

const isCareer = ({ scope }: Kind) => scope === 'career';

/**
 * Returns the best of each kind, in the order of the queries: by value, then the earlier one. A career found both as
 * stored and as of now is listed once.
 */
function mergedBest(rows: readonly RecordRow[]): RecordRow[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((own) => {
    const sorted = own.toSorted(
      (one, other) =>
        other.value - one.value ||
        (one.season ?? 0) - (other.season ?? 0) ||
        one.holderId - other.holderId ||
        (one.gameId ?? 0) - (other.gameId ?? 0) ||
        (one.teamId ?? 0) - (other.teamId ?? 0),
    );
    const listed = new Set<number>();
    const once = sorted.filter(({ scope, holderId }) => {
      const isNew = scope !== 'career' || !listed.has(holderId);
      listed.add(holderId);
      return isNew;
    });
    return once.slice(0, BEST_OF_EACH);
  });
}

/** Replaces stored names with current ones, since clubs change theirs. */
async function renamed(db: Database, rows: readonly RecordRow[]): Promise<RecordRow[]> {
  if (rows.length === 0) return [];
  const idsOf = (type: RecordRow['holderType']) =>
    sql.param([...new Set(rows.filter(({ holderType }) => holderType === type).map(({ holderId }) => holderId))]);
  const { rows: named } = await db.execute<Pick<RecordRow, 'holderType' | 'holderId' | 'holderName'> & Row>(sql`
    select 'player' as "holderType", id as "holderId", firstname || ' ' || lastname as "holderName" from players
      where id = any(${idsOf('player')}::int[])
    union all select 'team', id, city || ' ' || nickname from teams where id = any(${idsOf('team')}::int[])`);
  const names = new Map(named.map((row) => [`${row.holderType}/${row.holderId}`, row.holderName]));
  return rows.map((row) => ({ ...row, holderName: names.get(`${row.holderType}/${row.holderId}`) ?? row.holderName }));
}

type Row = Record<string, unknown>;
