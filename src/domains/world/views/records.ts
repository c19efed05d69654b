/** Records of players and teams: the best of each statistic in a game, a season and a career. */
import { sql } from 'drizzle-orm';
import {
  BEST_OF_EACH,
  bestIn,
  type Kind,
  keyOf,
  kindsOf,
  type RecordFilter,
  type RecordRow,
} from '#domains/world/views/record-queries.ts';
import type { WorldRow } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { untilNextVersion } from '#platform/database/memory.ts';

/** Filters whose answers are kept. */
const MAX_KEPT = 64;
const keyed = { keyOf: (question: object) => JSON.stringify(question), maxKeys: MAX_KEPT };
const recordsOfVersion = untilNextVersion(loadRecords, keyed);
/** Games and seasons before this one: what they take grows with all that was ever played, and they do not change. */
const recordsOfPast = untilNextVersion(loadPast, keyed);

/** All records that pass the filter, in no order. Kept until the world moves on, those of the past until the next season. */
export function readRecords(
  db: Database,
  { version, seasonNumber }: Pick<WorldRow, 'version' | 'seasonNumber'>,
  filter: RecordFilter,
): Promise<RecordRow[]> {
  return recordsOfVersion(db, version, { filter, now: seasonNumber });
}

async function loadRecords(db: Database, { filter, now }: { filter: RecordFilter; now: number }): Promise<RecordRow[]> {
  const kinds = kindsOf(filter);
  if (filter.season !== null) return bestIn(db, kinds, filter, { from: filter.season, to: filter.season });
  const [past, current, careers] = await Promise.all([
    recordsOfPast(db, now, { filter, now }),
    bestIn(db, kinds.filter(isOfOneSeason), filter, { from: now, to: null }),
    bestIn(
      db,
      kinds.filter((kind) => !isOfOneSeason(kind)),
      filter,
      { from: null, to: null },
    ),
  ]);
  return [...mergedBest([...(await renamed(db, past)), ...current]), ...careers];
}

function loadPast(db: Database, { filter, now }: { filter: RecordFilter; now: number }): Promise<RecordRow[]> {
  return bestIn(db, kindsOf(filter).filter(isOfOneSeason), filter, { from: null, to: now - 1 });
}

const isOfOneSeason = ({ scope }: Kind) => scope !== 'career';

/** The best of each kind, in the order of the query: by value, then by who was there first. */
function mergedBest(rows: readonly RecordRow[]): RecordRow[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((own) =>
    own
      .toSorted(
        (one, other) =>
          other.value - one.value || (one.season ?? 0) - (other.season ?? 0) || one.holderId - other.holderId,
      )
      .slice(0, BEST_OF_EACH),
  );
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
