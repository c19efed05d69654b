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

/** Filters whose answers are kept. */
const MAX_KEPT = 160;
/** Of them this many are looked for again when the world has moved on. */
const MAX_RENEWED = 16;
/** Of the seasons that are over the last ones are looked for before anybody asks. */
const MAX_SEASONS_AHEAD = 40;
const keyedBy = (question: object) => JSON.stringify(question);
const recordsOfVersion = untilNextVersion(loadRecords, { keyOf: keyedBy, maxKeys: MAX_KEPT });
/** What is over does not change before the next season. */
const recordsOfPast = untilNextVersion(loadPast, { keyOf: keyedBy, maxKeys: MAX_KEPT });
/** Neither does what was done within a season that is over. */
const careersOfSeason = untilNextVersion(loadCareersOfSeason, { keyOf: keyedBy, maxKeys: MAX_KEPT });
/** Of what is not over, whatever is asked for. */
const presentOfVersion = untilNextVersion(loadPresent);

/** Steps of the world for which a filter that nobody asks for any more is looked for again: a day of it. */
const MAX_IDLE = STEPS.length;

interface Asked {
  filter: RecordFilter;
  /** Renewals since somebody asked. */
  idle: number;
}

/** What has been asked for within a day of the world: at first, what the screen shows at first and what most narrow it down to. */
const askedFor = ofDatabase(() => {
  const first = [{}, { level: 'PRO' }, { tier: 1 }, { level: 'PRO', tier: 1 }] as const;
  return new Map(
    first.map((filter): [string, Asked] => [keyOfFilter(wholeOf(filter)), { filter: wholeOf(filter), idle: 0 }]),
  );
});

const keyOfFilter = (filter: RecordFilter) => JSON.stringify(filter);

/** It is asked for; of too many the one goes that was not for longest. */
function remember(asked: Map<string, Asked>, filter: RecordFilter): void {
  const key = keyOfFilter(filter);
  if (!asked.has(key) && asked.size >= MAX_RENEWED) {
    const [oldest] = [...asked].sort(([, one], [, other]) => other.idle - one.idle);
    if (oldest) asked.delete(oldest[0]);
  }
  asked.set(key, { filter, idle: 0 });
}

/**
 * All records that pass the filter, in no order. Kept until the world moves on, those of the past until the next season: all kinds
 * together, so that who narrows down what is shown does not wait.
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
 * When the world has moved on: looks for what was asked for within the last day of it, one after the other and the latest first, so
 * that nobody waits for it.
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

/** Once a season: what is over, of each level and tier that may be asked for, and of each season by itself. */
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

/** The filter with all kinds of records. */
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

/** What is not over is of a version of the world. */
type QuestionNow = Question & { version: number };

async function loadRecords(db: Database, { filter, now, version }: QuestionNow): Promise<RecordRow[]> {
  const { season, teamIds, playersOfTeamIds } = filter;
  // What is kept does not know whose men they are; of these few all is looked through.
  if (playersOfTeamIds !== null) return bestIn(db, kindsOf(filter), filter, { from: season, to: season });
  if (teamIds !== null) return loadOfTeams(db, { ...filter, teamIds });
  if (season !== null) return loadSeason(db, { filter, now, version }, season);
  return loadAllTime(db, { filter, now, version });
}

/** Of these teams. Of all time what is over was kept, and little is left to look through. */
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

/** Of one season: as it was kept when it ended, but for careers, which are those of the season here. */
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

/** What everybody did in one season that is over, for whichever teams. */
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
  /** The first season that is not kept. */
  from: number;
  groups: { level: RecordFilter['level']; tier: number; rows: RecordRow[] }[];
}

/** The best of each kind but careers, of each level and tier: what is asked for by these is among them. */
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
 * The best of each kind, in the order of the queries: by value, then by who was there first. Who is listed with a career as it
 * was and as it is now is listed once.
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

/** Clubs change their names: what was kept is named as of now. */
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
