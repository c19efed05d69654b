/** Players whose club wants to keep them, or not: waivers and a claim, qualifying offers, a buyout, arbitration, offer sheets. */
import type { PlayerAction } from '#domains/player/contract.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { makePlace } from './free-agent-stage.ts';
import type { GameServer } from './game-server.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, PRESEASON, test } from './rink.ts';
import { expectWell, type Seat, seat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';
import { skipTo } from './skipped-days.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: PRESEASON });

let own: Manager & Seat;
/** Manages another club of the same league, on a phone. */
let rival: Manager & Seat;
test.beforeAll(async ({ browser, server, admin }) => {
  const { url } = server;
  const manager = await takeClub(await activate(await register(url, 'Tuuli Ranta')));
  const other = await takeClub(await activate(await register(url, 'Ilmari Kallio')));
  await endProbation(server);
  await awaitMorning(admin);
  own = await seat(browser, { url, user: manager, size: 'desktop' });
  rival = await seat(browser, { url, user: other, size: 'phone' });
});
test.afterEach(() => {
  for (const { watch } of [own, rival]) expect(watch.faults()).toEqual([]);
});
test.afterAll(async () => {
  for (const { context } of [own, rival]) await context.close();
});

const WAIVERS = '/office/free-agent-center?tab=Waivers';
const RESTRICTED = '/office/free-agent-center?tab=RestrictedFreeAgents';

test('a manager claims a player another one sends down, and has him the next morning', async ({ admin, server }) => {
  const { page } = own;
  // First teams are not limited before the season.
  await inDatabaseOf(server, (client) => makePlace(client, own.team.clubId ?? 0, 3));
  const { id, name } = await sendOverWaivers(rival);
  // Some AI clubs overrate a player, and would claim him first.
  await rate(server, [id], 20);
  await page.goto(WAIVERS);
  const row = page.getByRole('row').filter({ hasText: name.split(' ').at(-1) });
  const claim = row.getByRole('button', { name: `Claim him: ${name}` });
  await expect(claim).toBeVisible();
  await expectWell(own, 'waivers');
  const confirmClaim = async () => {
    await claim.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Claim him' }).click();
    await expect(row).toContainText('Claimed by you');
  };
  await confirmClaim();
  await row.getByRole('button', { name: `Withdraw claim: ${name}` }).click();
  await expect(row).not.toContainText('Claimed by you');
  await confirmClaim();
  await page.goto(`/player/${id}?view=contract`);
  await expect(page.getByRole('main')).toContainText('You have claimed him.');
  // Rival claims stay secret until the morning.
  await rival.page.goto(WAIVERS);
  await expect(rival.page.getByRole('row').filter({ hasText: name.split(' ').at(-1) })).toContainText('Until tomorrow');

  await advanceWorld(admin, 'day');
  await awaitMorning(admin);
  await page.goto(WAIVERS);
  await expect(row).toContainText(`Claimed by ${own.team.abbr}`);
  await page.goto('/club/roster');
  await expect(page.getByRole('table').first()).toContainText(name.split(' ').at(-1) ?? name);
  await rival.page.goto('/notifications');
  await expect(rival.page.getByRole('main')).toContainText(name);
});

test('a manager qualifies one player with an expiring contract, and buys another one out', async ({ server }) => {
  const { page } = own;
  const [kept, gone] = await youngPlayers(server, own, 2);
  await endContract(server, kept);
  await payFor(server, gone, 2);
  await skipTo(server, { day: PHASE_STARTS.draft, step: 'slot-1' });

  await page.goto(`/player/${kept.id}?view=contract`);
  const card = page.getByRole('region', { name: 'Restricted free agency' });
  const qualify = card.getByRole('button', { name: 'Make qualifying offer' });
  await expect(qualify).toBeVisible();
  await expectWell(own, 'qualify');
  await qualify.click();
  await expect(page.getByText(`Qualifying offer made to ${kept.name}.`)).toBeVisible();
  await expect(card).toContainText('You hold his rights.');
  await expect(card.getByRole('button', { name: 'Withdraw qualifying offer' })).toBeVisible();
  await expectWell(own, 'qualified');
  await page.goto(RESTRICTED);
  const held = page.getByRole('row').filter({ hasText: kept.lastname });
  await expect(held).toContainText(own.team.abbr);

  await page.goto(`/player/${gone.id}?view=contract`);
  const buyout = page.getByRole('region', { name: 'Buyout' });
  await expect(buyout).toContainText(/You pay \d+% of the \$[\d,]+ that he is owed after this season/);
  await expectWell(own, 'buyout');
  await buyout.getByRole('button', { name: 'Buy out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy out' }).click();
  await expect(page.getByText(`${gone.name} has been bought out.`)).toBeVisible();
  await expect(buyout).toHaveCount(0);
  await page.goto('/office/free-agent-center?tab=FreeAgentBuyouts');
  await expect(page.getByRole('row').filter({ hasText: gone.lastname })).toContainText(own.team.abbr);
  expect((await own.api.get<{ data: unknown }>(`/api/players/${gone.id}/buyout`)).data).toBeNull();
});

test('a manager takes one player to arbitration and sends a rival’s player an offer sheet, which the rival matches', async ({
  server,
}) => {
  const { page } = own;
  const [mine] = await youngPlayers(server, own, 1);
  const [theirs] = await youngPlayers(server, rival, 1);
  for (const expiring of [mine, theirs]) await endContract(server, expiring);
  await keepPicks(server, own);
  await skipTo(server, { day: PHASE_STARTS.draft, step: 'slot-1' });
  await own.api.send('POST', `/api/players/${mine.id}/qualifying-offer`);
  await rival.api.send('POST', `/api/players/${theirs.id}/qualifying-offer`);
  await skipTo(server, { day: PHASE_STARTS.frenzy, step: 'slot-1' });

  await page.goto(`/player/${mine.id}?view=contract`);
  const card = page.getByRole('region', { name: 'Restricted free agency' });
  await card.getByRole('button', { name: 'Go to arbitration' }).click();
  await expect(page.getByText(`${mine.name} is headed to arbitration.`)).toBeVisible();
  await expect(card).toContainText('His club has asked for arbitration.');
  await expect(card.getByRole('button', { name: 'Go to arbitration' })).toHaveCount(0);
  await expectWell(own, 'arbitration');
  await page.goto(RESTRICTED);
  const cases = page.getByRole('region', { name: 'Arbitration' });
  await expect(cases.getByRole('row').filter({ hasText: mine.lastname })).toContainText(/Heard in \d+ days/);

  await page.goto(`/player/${theirs.id}?view=contract`);
  await expect(card).toContainText('His rights are held by');
  await card.getByLabel(/^Salary, season/).fill('3000000');
  await expectWell(own, 'offer-sheet');
  await card.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByText(`${theirs.name} signs your offer sheet.`, { exact: false })).toBeVisible();
  await expect(card).toContainText('He has signed an offer sheet with');
  await page.goto(RESTRICTED);
  const sheet = page.getByRole('region', { name: 'Offer sheets of your club' }).getByRole('row').nth(1);
  await expect(sheet).toContainText('7 game days left to match it.');
  // Every heading is words, not the key of a catalogue.
  expect(await page.getByRole('columnheader').allInnerTexts()).not.toContainEqual(expect.stringMatching(/\w\.\w/));
  await expectWell(own, 'restricted');

  await rival.page.goto('/club/overview');
  await rival.page.getByRole('link', { name: 'Match or let go' }).click();
  const answer = rival.page.getByRole('region', { name: 'Restricted free agency' });
  await expect(answer.getByRole('button', { name: 'Let him go' })).toBeVisible();
  await expectWell(rival, 'match');
  await answer.getByRole('button', { name: 'Match it' }).click();
  await rival.page.getByRole('dialog').getByRole('button', { name: 'Match it' }).click();
  await expect(answer).toHaveCount(0);
  await expect(rival.page.getByRole('main')).toContainText('$3M');
  await page.reload();
  await expect(sheet).toContainText('Matched');
  await page.goto('/notifications');
  await expect(page.getByText(new RegExp(`matched your offer sheet and keep ${theirs.name}`))).toBeVisible();
});

interface Player {
  id: number;
  name: string;
  lastname: string;
}

interface RosterOf {
  data: { players: RosterPlayerView[] };
}

const rosterOf = async ({ api, team }: Manager) =>
  (await api.get<RosterOf>(`/api/teams/${team.id}/roster`)).data.players;
const playerOf = ({ id, firstname, lastname }: RosterPlayerView): Player => ({
  id,
  name: `${firstname} ${lastname}`,
  lastname,
});

/** Sends down the last player of a first team who must clear waivers. */
async function sendOverWaivers(manager: Manager): Promise<Player> {
  for (const player of (await rosterOf(manager)).toReversed()) {
    const path = `/api/players/${player.id}`;
    const { actions } = (await manager.api.get<{ data: { actions: PlayerAction[] } }>(`${path}/actions`)).data;
    if (!actions.some((action) => action.does === 'move' && action.move?.needsWaivers)) continue;
    const sent = await manager.api
      .send<{ data: { isOnWaivers: boolean } }>('POST', `${path}/roster-moves`, { to: 'FRM' })
      .catch(() => null);
    if (sent?.data.isOnWaivers) return playerOf(player);
  }
  throw new Error('Nobody has to clear waivers.');
}

/** Sets all skills of players to this value, permanently. */
async function rate(server: Pick<GameServer, 'dataDir'>, ids: readonly number[], points: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `update players set skills = array_fill($2::smallint, array[cardinality(skills)]),
        ceilings = array_fill($2::smallint, array[cardinality(skills)]) where id = any($1)`,
      [ids, points],
    );
  });
}

/** An AI club may have traded the picks that an offer sheet costs before it had a manager: this returns them. */
async function keepPicks(server: Pick<GameServer, 'dataDir'>, { team }: Manager): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      'update draft_picks set owner_club_id = original_club_id, is_promised = false where original_club_id = $1 and player_id is null',
      [team.clubId],
    );
  });
}

/** Returns 24-year-olds in the middle of a first team, good enough to be wanted for what they are offered here. */
async function youngPlayers(server: Pick<GameServer, 'dataDir'>, manager: Manager, count: 1): Promise<[Player]>;
async function youngPlayers(server: Pick<GameServer, 'dataDir'>, manager: Manager, count: 2): Promise<[Player, Player]>;
async function youngPlayers(server: Pick<GameServer, 'dataDir'>, manager: Manager, count: number): Promise<Player[]> {
  const chosen: Player[] = [];
  for (const player of (await rosterOf(manager)).slice(8)) {
    if (chosen.length < count && player.position !== 'G' && !taken.has(player.id)) chosen.push(playerOf(player));
  }
  const ids = chosen.map(({ id }) => id);
  for (const id of ids) taken.add(id);
  await inDatabaseOf(server, async (client) => {
    await client.query('update players set birth_season = (select season_number from world) - 24 where id = any($1)', [
      ids,
    ]);
  });
  await rate(server, ids, 65);
  return chosen;
}
const taken = new Set<number>();

/** Makes the current season the last of his only contract. */
async function endContract(server: Pick<GameServer, 'dataDir'>, { id }: Player): Promise<void> {
  await payFor(server, { id }, 0);
}

/** Gives him one contract, for a million a season, for a number of seasons after this one. */
async function payFor(server: Pick<GameServer, 'dataDir'>, { id }: Pick<Player, 'id'>, seasons: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `delete from contracts where player_id = $1 and from_season > (select season_number from world)`,
      [id],
    );
    await client.query(
      `update contracts set to_season = s.number + $2, kind = 'standard', salary = 1000000,
        salaries = array_fill(1000000, array[(s.number + $2 - from_season + 1)::int])
      from (select season_number as number from world) s
      where player_id = $1 and from_season <= s.number and to_season >= s.number`,
      [id, seasons],
    );
  });
}
