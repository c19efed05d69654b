/** A ballot for the Hall of Fame: cast, changed, and too late. */
import { turn } from './controls.ts';
import type { GameServer } from './game-server.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, OPENING, test } from './rink.ts';
import { expectWell, type Seat, seat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';

// It closes the vote of its world, and leaves the clock alone.
test.use({ game: OPENING });

let manager: Manager & Seat;
test.beforeAll(async ({ browser, server }) => {
  const user = await takeClub(await activate(await register(server.url, 'Satu Harju')));
  manager = await seat(browser, { url: server.url, user, size: 'desktop' });
});
test.afterEach(() => {
  expect(manager.watch.faults()).toEqual([]);
});
test.afterAll(async () => {
  await manager.context.close();
});

test('a manager casts a ballot for the Hall of Fame, changes it, and is told when it is too late', async ({
  server,
}) => {
  const { page } = manager;
  const [one = '', other = ''] = await stageBallot(server);
  await page.goto('/hall-of-fame?tab=balloting');
  const box = (name: string) => page.getByRole('checkbox', { name: `Name ${name}` });
  await turn(box(one), 'on');
  await expect(page.getByText('1 named')).toBeVisible();
  await page.getByRole('button', { name: 'Cast ballot' }).click();
  await expect(page.getByText('Ballot cast.')).toBeVisible();
  await expectWell(manager, 'ballot');
  await page.reload();
  await expect(box(one)).toBeChecked();
  await expect(box(other)).not.toBeChecked();
  await turn(box(one), 'off');
  await turn(box(other), 'on');
  await page.getByRole('button', { name: 'Cast ballot' }).click();
  const named = async () => {
    const { data } = await manager.api.get<{ data: Ballot }>('/api/hall-of-fame/ballot');
    return data.candidates.flatMap(({ player, isNamed }) =>
      isNamed ? [`${player.firstname} ${player.lastname}`] : [],
    );
  };
  await expect.poll(named).toEqual([other]);

  await inDatabaseOf(server, async (client) => {
    await client.query('update hall_candidates set votes = 0, ballots = 20');
    await client.query('update hall_builders set votes = 0, ballots = 20');
  });
  await page.getByRole('button', { name: 'Cast ballot' }).click();
  await expect(page.getByText(/^This season’s votes have been counted/).first()).toBeVisible();
  manager.watch.forget();
});

interface Ballot {
  candidates: { player: { firstname: string; lastname: string }; isNamed: boolean }[];
}

/** Puts two veterans on the ballot: in a new world no career has ended long enough ago. @returns their names */
async function stageBallot(server: Pick<GameServer, 'dataDir'>): Promise<string[]> {
  const names: string[] = [];
  const facts = {
    ...{ seasons: 15, firstSeason: -18, lastSeason: -2, games: 1_080, goals: 420, assists: 610 },
    ...{ wins: 0, shutouts: 0, topPoints: 980, topWins: 0, cups: 2, honors: { MVP: 1 } },
  };
  await inDatabaseOf(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `with named as (
        insert into hall_candidates (season, player_id, team_id, ballot, greatness, facts)
        select (select season_number from world), id, null, 1, 500, $1 from players where positions[1] = 'C'
        order by birth_season, id limit 2 returning player_id)
      select firstname || ' ' || lastname as name from players where id in (select player_id from named)`,
      [facts],
    );
    names.push(...rows.map(({ name }) => name));
  });
  return names;
}
