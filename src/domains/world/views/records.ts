/** Records of players and teams: the best of each statistic in a game, a season and a career. */
import { sql } from 'drizzle-orm';
import { BEST_OF_EACH } from '#domains/stats/constants.ts';
import { careersThatGoOn, isPlayersCareer, type KeptRecords, keptRecords } from '#domains/world/views/kept-records.ts';
import {
  bestIn,
  type Kind,
  keyOf,
  kindsOf,
  type RecordFilter,
  type RecordRow,
} from '#domains/world/views/record-queries.ts';
import type { WorldRow } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase, untilNextVersion } from '#platform/database/memory.ts';

/** Filters whose answers are kept. */
const MAX_KEPT = 64;
/** Of them so many are looked for again when the world has moved on. */
const MAX_RENEWED = 16;
const keyed = { keyOf: (question: object) => JSON.stringify(question), maxKeys: MAX_KEPT };
const recordsOfVersion = untilNextVersion(loadRecords, keyed);
/** What is over does not change before the next season. */
const recordsOfPast = untilNextVersion(loadPast, keyed);

/** What has been asked for since the world moved on last: at first, what the screen shows at first. */
const askedFor = ofDatabase(() => new Map<string, RecordFilter>([['', wholeOf({})]]));

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
  const asked = askedFor(db);
  if (asked.size < MAX_RENEWED) asked.set(JSON.stringify(whole), whole);
  const rows = await recordsOfVersion(db, version, { filter: whole, now: seasonNumber });
  const wanted = new Set(kindsOf(filter).map(keyOf));
  return rows.filter((row) => wanted.has(keyOf(row)));
}

/** When the world has moved on: looks for what was asked for before it did, one after the other, so that nobody waits for it. */
export async function renewRecords(
  db: Database,
  { version, seasonNumber }: Pick<WorldRow, 'version' | 'seasonNumber'>,
): Promise<void> {
  const asked = [...askedFor(db).values()];
  askedFor(db).clear();
  for (const filter of asked) await recordsOfVersion(db, version, { filter, now: seasonNumber });
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

function loadRecords(db: Database, { filter, now }: Question): Promise<RecordRow[]> {
  if (filter.season !== null) return loadSeason(db, { filter, now }, filter.season);
  return loadAllTime(db, { filter, now });
}

/** Of one season: as it was kept when it ended, but for careers, which are those of the season here. */
async function loadSeason(db: Database, { filter, now }: Question, season: number): Promise<RecordRow[]> {
  const kinds = kindsOf(filter);
  const span = { from: season, to: season };
  if (season >= now || isOfTeams(filter)) return bestIn(db, kinds, filter, span);
  const kept = await recordsOfPast(db, now, { filter, now });
  if (kept.rows.length === 0) return bestIn(db, kinds, filter, span);
  const careers = await bestIn(db, kinds.filter(isCareer), filter, span);
  return [...(await renamed(db, kept.rows)), ...careers];
}

async function loadAllTime(db: Database, { filter, now }: Question): Promise<RecordRow[]> {
  const kinds = kindsOf(filter);
  const past = await recordsOfPast(db, now, { filter, now });
  const goOn = isOfTeams(filter) ? [] : kinds.filter(isPlayersCareer);
  const careers = kinds.filter((kind) => isCareer(kind) && !goOn.includes(kind));
  const [names, current, whole, running] = await Promise.all([
    renamed(db, past.rows),
    bestIn(
      db,
      kinds.filter((kind) => !isCareer(kind)),
      filter,
      { from: past.through + 1, to: null },
    ),
    bestIn(db, careers, filter, { from: null, to: null }),
    careersThatGoOn(db, goOn, filter),
  ]);
  return mergedBest([...names, ...current, ...whole, ...running]);
}

/** What is kept does not know whose teams they are, so that of these all is looked through, once a season. */
async function loadPast(db: Database, { filter, now }: Question): Promise<KeptRecords> {
  const kinds = kindsOf(filter);
  const single = kinds.filter((kind) => !isCareer(kind));
  if (isOfTeams(filter)) {
    return { through: now - 1, rows: await bestIn(db, single, filter, { from: null, to: now - 1 }) };
  }
  return keptRecords(db, filter.season === null ? kinds : single, filter);
}

const isCareer = ({ scope }: Kind) => scope === 'career';
const isOfTeams = ({ teamIds, playersOfTeamIds }: RecordFilter) => teamIds !== null || playersOfTeamIds !== null;

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
