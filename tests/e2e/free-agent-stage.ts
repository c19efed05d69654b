import type pg from 'pg';
import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/** Better than the second center of most clubs, and affordable for them. */
const STAR_SKILL = 74;

/** Gives a club cap space and contract slots for new players. */
export async function makePlace(client: pg.Client, clubId: number, count: number): Promise<void> {
  await client.query(
    `update contracts set salary = 800000, salaries = array_fill(800000, array[cardinality(salaries)]) where club_id = $1`,
    [clubId],
  );
  await releaseFromFarm(client, clubId, count);
}

/** Ends the contracts of some farm players of a club, which may then sign as many others. */
export async function releaseFromFarm(client: pg.Client, clubId: number, count: number): Promise<void> {
  await client.query(
    `with leaving as (
      update players set team_id = null, jersey_number = null, status = 'free' where id in (
        select p.id from players p join teams t on t.id = p.team_id where t.club_id = $1 and t.level = 'FRM' order by p.id limit $2)
      returning id),
    gone as (update team_players set to_day = from_day where to_day is null and player_id in (select id from leaving))
    delete from contracts where player_id in (select id from leaving)`,
    [clubId, count],
  );
}

/** Cuts the salaries of all other clubs by a quarter, so that they can afford a center: how much cap space they have left is chance. */
async function makeCapSpace(client: pg.Client, clubId: number): Promise<void> {
  await client.query(
    `update contracts set salary = greatest(salary * 3 / 4, 800000),
      salaries = array(select greatest(paid * 3 / 4, 800000) from unnest(salaries) with ordinality as year (paid, number) order by number)
    where club_id <> $1`,
    [clubId],
  );
}

/**
 * Sets the stage for the pursuit of a center: the best one of a first team is out for a month, two free agents without bids, and
 * without clubs that hold their rights, are far better, and the club has the cap space and the contract slots for a new player.
 * What clubs are short of in a test's few days is chance.
 * @returns the names of the injured player, and of the two
 */
export async function stageFreeAgents(
  server: Pick<GameServer, 'dataDir'>,
  { clubId, teamId }: { clubId: number; teamId: number },
): Promise<{ hurt: string; stars: string[] }> {
  const staged = { hurt: '', stars: [] as string[] };
  await inDatabaseOf(server, async (client) => {
    const named = `firstname || ' ' || lastname as name`;
    const hurt = await client.query<{ name: string }>(
      `update players set injured_until = (select season_number * 63 + day from world) + 30, injury_severity = 'moderate', injury_part = 'knee'
      where id = (select id from players where team_id = $1 and positions[1] = 'C'
        order by (select sum(skill) from unnest(skills) skill) desc limit 1) returning ${named}`,
      [teamId],
    );
    const stars = await client.query<{ name: string }>(
      `update players set skills = array_fill($1::smallint, array[cardinality(skills)]), ceilings = array_fill($1::smallint, array[cardinality(skills)]),
        birth_season = (select season_number from world) - 27
      where id in (select id from players p where status = 'free' and positions[1] = 'C' and retired_at is null
        and not exists (select from free_agent_offers o where o.player_id = p.id and o.status = 'open')
        and not exists (select from restricted_free_agents r where r.player_id = p.id)
        and not exists (select from contracts c where c.player_id = p.id and c.to_season >= (select season_number from world))
        order by id limit 2)
      returning ${named}`,
      [STAR_SKILL],
    );
    await makePlace(client, clubId, 6);
    await makeCapSpace(client, clubId);
    staged.hurt = hurt.rows[0]?.name ?? '';
    staged.stars = stars.rows.map(({ name }) => name);
  });
  return staged;
}
