/** A trade with an AI club: built, asked about, improved, and completed. */
import type { Locator } from '@playwright/test';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import type { BenchSide } from '#domains/trade/contract/shapes.ts';
import { axeFaults } from './looks.ts';
import { watchPage } from './page-watch.ts';
import type { Manager } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, test } from './rink.ts';

interface Target {
  team: TeamRef;
  player: PlayerRef;
}

/** Returns an available player of another club's first team; of a club that has not heard from this manager before. */
async function somebodyToGet({ api, team }: Manager): Promise<Target> {
  const caps = await api.get<{ data: { clubs: { team: TeamRef }[] } }>(`/api/leagues/${team.leagueId}/salary-caps`);
  // From the other end than the fixture that makes an offer: each question costs patience, and the clock is stopped here.
  for (const { team: other } of caps.data.clubs.toReversed()) {
    if (other.id === team.id) continue;
    const bench = await api.get<{ data: { other: BenchSide } }>(`/api/teams/${team.id}/trade-bench?with=${other.id}`);
    const squad = bench.data.other.players
      .filter(({ level, fault, player }) => level === 'PRO' && !fault && player.position !== 'G')
      .sort((one, another) => another.overall - one.overall);
    const middle = squad[Math.floor(squad.length / 2)];
    if (!middle || bench.data.other.manager !== null || bench.data.other.mood !== 'open') continue;
    const part = { kind: 'player', playerId: middle.player.id, fromTeamId: other.id, toTeamId: team.id };
    const asked = { withTeamId: other.id, parts: [part] };
    const { data } = await api.send<{ data: { ways: object[] } }>('POST', `/api/teams/${team.id}/trades/sound-out`, {
      ...asked,
      question: 'wants',
    });
    if (data.ways.length > 0) return { team: other, player: middle.player };
  }
  throw new Error('nobody trades');
}

test('a manager asks a club what it wants for a player, adds it, and the trade is made', async ({
  season,
  server,
  context,
  page,
}) => {
  await endProbation(server);
  const { manager } = season;
  const { team, player } = await somebodyToGet(manager);
  await context.addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/office/trade-center');
  await expect(page.getByText(/trade window is open/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Propose trade for/ }).first()).toBeVisible();

  await page.goto(`/trade/team/${team.id}`);
  const name = `${player.firstname} ${player.lastname}`;
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await page.getByRole('button', { name: 'What would you want?' }).click();
  const way = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Add', exact: false }) });
  await expect(page.getByText('They would accept if you added:')).toBeVisible();
  const wanted = (await way.first().locator('strong').textContent()) ?? '';
  expect(await axeFaults(page)).toEqual([]);
  await way.first().getByRole('button').click();
  await expect(page.getByText('The trade is legal for all clubs.')).toBeVisible();
  await expect(page.getByText(/^You get (far )?(less|more|about as much) (as|than) you give\.$/)).toBeVisible();
  await page.getByText('Projected lines').first().click();
  const lines = page.getByRole('table', { name: /^Projected lines of the / });
  // Whether he would dress is up to the coach: effects of a trade on lines are tested without a browser.
  await expect(lines.first()).toContainText(/Line 1.*Pair 3.*Goalies/);
  await expect(page.getByText(/points projected, over \d+ games/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Send offer' }).click();

  await expect(page).toHaveURL(/\/trade\/\d+$/);
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  // A pick is named whole, a player by his last name.
  const first = wanted.split(' and ')[0] ?? '';
  const named = first.includes('pick') ? first : (first.split(' ').at(-1) ?? '');
  await expect(page.getByText(named).first()).toBeVisible();
  await page.goto('/club/roster');
  await expect(page.getByRole('link', { name: new RegExp(player.lastname) }).first()).toBeVisible();
  const { data } = await manager.api.get<{ data: { own: BenchSide } }>(
    `/api/teams/${manager.team.id}/trade-bench?with=${team.id}`,
  );
  expect(data.own.players.some((row) => row.player.id === player.id)).toBe(true);
  expect(watch.faults()).toEqual([]);
});

test('the trade center search finds available players, on farm teams as well, and its history pages back', async ({
  season,
  context,
  page,
}) => {
  const { manager } = season;
  const { api, team } = manager;
  await context.addCookies(manager.session.cookies);
  // Worst first: there are more of them in the leagues below.
  await page.goto('/office/trade-center?level=FRM&by=overall&order=asc');
  const propose = page.getByRole('link', { name: /^Propose trade for/ });
  await expect(propose.first()).toBeVisible();
  const teamIds = await propose.evaluateAll((links) =>
    links.map((link) => /team\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]),
  );
  expect(teamIds.length).toBeGreaterThan(10);
  for (const id of new Set(teamIds)) {
    const bench = await api.get<{ data: { other: BenchSide } }>(`/api/teams/${team.id}/trade-bench?with=${id}`);
    expect(bench.data.other.team.leagueId).toBe(team.leagueId);
  }

  // Past seasons included.
  await page.goto('/office/trade-center?tab=History');
  await page.getByLabel('Season of the trades').selectOption('2');
  await expect(page).toHaveURL(/season=2/);
  const made = page.getByRole('region', { name: 'League trades' }).getByRole('listitem');
  await expect(made.first()).toBeVisible();
  await expect(made.filter({ hasText: '2025–26' })).toHaveCount(0);
});

test('a manager drags players into a trade, and from one roster to another', async ({ season, context, page }) => {
  const { manager } = season;
  const { api, team } = manager;
  const caps = await api.get<{ data: { clubs: { team: TeamRef }[] } }>(`/api/leagues/${team.leagueId}/salary-caps`);
  const [rival, third] = caps.data.clubs.map((club) => club.team).filter(({ id }) => id !== team.id);
  if (!rival || !third) throw new Error('nobody else plays');
  const { data } = await api.get<{ data: { own: BenchSide; other: BenchSide } }>(
    `/api/teams/${team.id}/trade-bench?with=${rival.id}`,
  );
  // A player near the top of the table need not be scrolled to.
  const free = ({ players }: BenchSide) =>
    players
      .filter(({ level, fault }) => level === 'PRO' && fault === null)
      .toSorted((one, other) => other.overall - one.overall)[0]?.player;
  const [mine, his] = [free(data.own), free(data.other)];
  if (!mine || !his) throw new Error('nobody is there');
  await context.addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await api.send('PUT', `/api/teams/${rival.id}/trade-note`, { text: '' });
  await page.goto(`/trade/team/${rival.id}?third=${third.id}`);
  const note = page.getByLabel(`About trades with the ${rival.city} ${rival.nickname}`);
  await note.fill('Ask about their goalies.');
  await page.getByRole('button', { name: 'Save note' }).first().click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Ask about their goalies.');
  const roster = ({ city, nickname }: TeamRef) =>
    page.getByRole('region', { name: `Roster of the ${city} ${nickname}` });
  const given = page.getByRole('region', { name: 'You give' });
  const got = page.getByRole('region', { name: `${rival.nickname} give` });
  await roster(team).getByRole('link', { name: mine.lastname }).first().dragTo(given);
  await expect(given.getByRole('link', { name: mine.lastname })).toBeVisible();
  // From roster to roster, too.
  const [ours, theirs] = [
    roster(team).getByRole('link', { name: mine.lastname }).first(),
    roster(rival).getByRole('link', { name: his.lastname }).first(),
  ];
  // The effect of the trade on both clubs is computed in the meantime, and moves the rosters under a mouse: so this uses none.
  const drag = async (row: Locator, onto: Locator) => {
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    await row.dispatchEvent('dragstart', { dataTransfer });
    for (const event of ['dragover', 'drop']) await onto.dispatchEvent(event, { dataTransfer });
    await row.dispatchEvent('dragend', { dataTransfer });
  };
  await drag(theirs, ours);
  await expect(got.getByRole('link', { name: his.lastname })).toBeVisible();
  const goes = given.getByRole('combobox', { name: `Club that gets ${mine.firstname} ${mine.lastname}` });
  await expect(goes).toHaveValue(String(rival.id));
  await goes.selectOption(String(third.id));
  await drag(ours, theirs);
  await expect(goes).toHaveValue(String(rival.id));
  expect(await axeFaults(page)).toEqual([]);
  expect(watch.faults()).toEqual([]);
});

test('a manager puts a player on the trade block and asks for a player and a pick, and the league sees it', async ({
  season,
  context,
  page,
}) => {
  const { manager } = season;
  const { api, team } = manager;
  const caps = await api.get<{ data: { clubs: { team: TeamRef }[] } }>(`/api/leagues/${team.leagueId}/salary-caps`);
  const rival = caps.data.clubs.find((club) => club.team.id !== team.id)?.team ?? team;
  const { data } = await api.get<{ data: { own: BenchSide; other: BenchSide } }>(
    `/api/teams/${team.id}/trade-bench?with=${rival.id}`,
  );
  const [mine, his] = [data.own.players, data.other.players].map(
    (players) => players.find(({ level }) => level === 'PRO')?.player,
  );
  if (!mine || !his) throw new Error('nobody is there');
  const wanted = `${his.firstname} ${his.lastname}`;
  await context.addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto(`/player/${mine.id}?view=contract`);
  await page.getByLabel('Player you want').fill(wanted);
  await page.getByRole('button', { name: new RegExp(`^${wanted} \\(`) }).click();
  await page.getByRole('combobox', { name: 'Part of the round' }).selectOption('1');
  await page.getByRole('button', { name: 'Ask for this pick' }).click();
  await page.getByRole('button', { name: 'Ask for this pick' }).click();
  await page.getByRole('button', { name: 'Remove 1st-round pick (top third)' }).last().click();
  await page.getByLabel(/^Note/).fill('He deserves more ice.');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put on the trade block' }).click();
  await expect(page.getByRole('button', { name: 'Take off the block' })).toBeVisible();

  await page.goto('/office/trade-center?tab=TradeBlock');
  await expect(page.getByText(`${wanted} · 1st-round pick (top third) · He deserves more ice.`)).toBeVisible();
  await api.send('DELETE', `/api/players/${mine.id}/trade`);
  expect(watch.faults()).toEqual([]);
});
