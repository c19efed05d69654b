/**
 * A world with as many seasons as after years of play: the last is played, those before it are copies of it that belong to other
 * players every ten years. A player's statistics in a season are scaled by up to a fifth, so that not all years are alike; the
 * lines of single games stay as they were. The seasons tell no story, but there are as many rows as in seasons that were played,
 * and the archives of finished seasons are computed from them by the game's own code.
 */
import { sql } from 'drizzle-orm';
import { keepEndedCareers } from '#domains/player/store/ended-careers.ts';
import { columnsOf, RECORD_SOURCES } from '#domains/stats/constants.ts';
import { keepSeasons } from '#domains/stats/store/finished-seasons.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { createWorld } from '#world/creation/create.ts';
import { parseSize } from '#world/creation/ensure.ts';

/** Seasons after which other players take over. */
const CAREER = 10;
/** Distance between the ids of originals and their copies, and between those of successive copies. */
const APART = 1_000_000;

/** @param seasons in all, the last of which is being played: all its games are over, and it is not archived yet */
export async function createManySeasons(
  db: Database,
  { seasons, size, seed }: { seasons: number; size: string; seed: number },
): Promise<void> {
  await createWorld({
    db,
    size: parseSize(size),
    seed,
    secret: knownSecret(seed),
    pastSeasons: 1,
    dayMinutes: 60,
    now: new Date(),
  });
  await db.transaction(async (tx) => {
    await moveTo(tx, seasons);
    await copyPlayers(tx, seasons);
    await copySeasons(tx, seasons);
    await keepSeasons(tx, seasons - 1);
    await keepEndedCareers(tx, seasons - 1);
  });
  await db.execute('analyze');
}

/** Makes the played season the last of this many, and unfinished. */
async function moveTo(tx: Transaction, season: number): Promise<void> {
  const later = season - 1;
  await tx.execute(sql`delete from season_bests`);
  await tx.execute(sql`delete from team_bests`);
  await tx.execute(sql`delete from career_sums`);
  await tx.execute(sql`delete from ended_careers`);
  // Belongs to the season that would be next.
  await tx.execute(sql`delete from seasons where number > 1`);
  // They are copied for the earlier years; statistics from before the world would be counted twice.
  await tx.execute(sql`delete from player_pasts`);
  await tx.execute(sql`update seasons set number = number + ${later}, finished_day = null`);
  await tx.execute(sql`update competitions set season = season + ${later}`);
  await tx.execute(sql`update games set season = season + ${later}`);
  await tx.execute(sql`update players set birth_season = birth_season + ${later},
    first_season = greatest(1, first_season + ${later} - ${CAREER}), last_season = null, retired_at = null,
    status = case when team_id is not null then 'club' when draft_class is null then 'free' else 'amateur' end`);
  await tx.execute(sql`update world set season_number = ${season}`);
}

async function copyPlayers(tx: Transaction, seasons: number): Promise<void> {
  const generations = Math.ceil(seasons / CAREER) - 1;
  const before = sql.raw(`${CAREER} * a.generation`);
  await copy(tx, 'players', sql`generate_series(1, ${generations}::int) a (generation)`, {
    id: sql`c.id + a.generation * ${APART}::int`,
    birth_season: sql`c.birth_season - ${before}`,
    first_season: sql`greatest(1, c.first_season - ${before})`,
    retired_at: sql`${seasons}::int - ${before}`,
    team_id: sql`null`,
    status: sql`'retired'`,
  });
}

async function copySeasons(tx: Transaction, seasons: number): Promise<void> {
  await tx.execute(sql`create temp table earlier on commit drop as
    select season, (${seasons}::int - season) / ${CAREER} * ${APART} as players, season * ${APART} as ids
    from generate_series(1, ${seasons - 1}::int) season`);
  const earlier = sql`earlier a`;
  const ofGame = { game_id: sql`c.game_id + a.ids` };
  const ofPlayer = { player_id: sql`c.player_id + a.players` };
  const ofCompetition = { competition_id: sql`c.competition_id + a.ids` };
  await copy(tx, 'seasons', earlier, { number: sql`a.season`, finished_day: sql`63` });
  await copy(tx, 'competitions', earlier, { id: sql`c.id + a.ids`, season: sql`a.season` }, `c.season = ${seasons}`);
  await copy(
    tx,
    'games',
    earlier,
    { id: sql`c.id + a.ids`, season: sql`a.season`, pairing_id: sql`null`, ...ofCompetition },
    `c.season = ${seasons} and c.status = 'final'`,
  );
  await copy(tx, 'standings', earlier, ofCompetition, playedIn(seasons));
  for (const source of RECORD_SOURCES) {
    const holder = source.holderType === 'player' ? ofPlayer : {};
    const drawn = columnsOf(source, 'career').map((name) => [name, upOrDown(name, source.holderType)]);
    await copy(
      tx,
      source.seasons,
      earlier,
      { ...Object.fromEntries(drawn), ...holder, ...ofCompetition },
      playedIn(seasons),
    );
    await copy(tx, source.games, earlier, { ...holder, ...ofGame });
  }
}

const playedIn = (season: number) => `c.competition_id in (select id from competitions where season = ${season})`;

/** Scales a column by player or team and season: the same whenever it is copied. */
function upOrDown(column: string, holder: 'player' | 'team') {
  const key = `c.${holder}_id * 64 + a.season`;
  return sql.raw(`round(c.${column} * (0.8 + abs(hashint4(${key}) % 41) / 100.0))`);
}

/** Copies the rows `c` of a table for each row `a` of another, with some of the columns changed. Names come from this file. */
async function copy(
  tx: Transaction,
  table: string,
  times: ReturnType<typeof sql>,
  changed: Record<string, ReturnType<typeof sql>>,
  condition = 'true',
): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? sql.raw(`c."${name}"`));
  await tx.execute(sql`insert into ${sql.raw(`${table} (${names.map((name) => `"${name}"`).join(', ')})`)}
    select ${sql.join(values, sql`, `)} from ${sql.raw(table)} c cross join ${times} where ${sql.raw(condition)}`);
}
