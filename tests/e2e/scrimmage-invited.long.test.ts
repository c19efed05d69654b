/**
 * A scrimmage of two managers: invited from a desk, accepted on a phone, seen live by both and by no other user, and reported on.
 */
import type { Browser, Page } from '@playwright/test';
import type { GameView } from '#domains/game/contract/game.ts';
import type { GameReport, ReportAnswer } from '#domains/game/contract/report.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { GameTime } from './game-time.ts';
import type { Size } from './looks.ts';
import { recordNetwork } from './network-record.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, SEASON, test } from './rink.ts';
import { expectFine, type Seat, seat } from './seats.ts';
import { type KnownEvent, toldTooEarly } from './secrecy.ts';
import type { ServerClock } from './server-clock.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: SEASON });

/** The inviting manager's card refreshes every ten seconds. */
const HEARS_MS = 90_000;
const REPORT_MS = 300_000;

/** Takes a new club at a browser of that size, and records what the server tells it. */
async function takeClubAt(
  browser: Browser,
  { url, clock }: { url: string; clock: ServerClock },
  { name, size }: { name: string; size: Size },
) {
  const user = await takeClub(await activate(await register(url, name)));
  const seated = await seat(browser, { url, user, size });
  await clock.sets(seated.context);
  return { ...seated, heard: await recordNetwork(seated.context) };
}

const place = (on: Page, name: string) => on.getByRole('button', { name: new RegExp(`^${name}: `) });
const board = ({ page }: Seat) => page.getByRole('region', { name: 'Scoreboard' });
const invitations = ({ page }: Seat) => page.getByRole('list', { name: 'Scrimmage invitations' });

/** Saves the assistant's lines as her own, so that the team dresses them whatever he would change. @returns its goalies */
async function setLines({ api, team }: Manager): Promise<LineupView['lineup']['goalies']> {
  const path = `/api/teams/${team.id}/lineup`;
  const { version } = (await api.get<{ data: LineupView }>(path)).data;
  const filled = await api.send<{ data: Pick<LineupView, 'lineup'> }>('POST', `${path}/auto-fill`, {
    lineup: null,
    mode: 'best',
  });
  const { lineup } = filled.data;
  await api.send('PUT', path, { lineup, tactics: BALANCED_TACTICS, orders: [] }, { 'If-Match': `"${version}"` });
  return lineup.goalies;
}

test('two managers scrimmage by invitation: both are on the ice, one changes goalies, and both read what decided it', async ({
  browser,
  server,
  admin,
  clock,
}) => {
  const world = { url: server.url, clock };
  const mia = await takeClubAt(browser, world, { name: 'Mia Kivi', size: 'desktop' });
  const ole = await takeClubAt(browser, world, { name: 'Ole Strand', size: 'phone' });
  const goalies = await setLines(mia);

  const card = mia.page.getByRole('region', { name: /Take them for a skate|^Scrimmage$/ });
  const findHim = async () => {
    await mia.page.goto('/club/overview');
    await card.getByRole('button', { name: 'Change opponent' }).click();
    await mia.page.getByRole('textbox', { name: 'Find a team' }).fill(ole.team.nickname);
    const found = mia.page.getByRole('list', { name: 'Closest in strength first' }).getByRole('button');
    await expect(found.filter({ hasText: ole.name })).toHaveCount(1);
    await expectFine(mia, 'scrimmage-opponents-desktop');
    await found.filter({ hasText: ole.name }).click();
  };

  await test.step('they agree on a time, and she calls it off', async () => {
    await findHim();
    await card.getByRole('combobox', { name: 'When' }).selectOption({ index: 3 });
    await card.getByRole('button', { name: 'Send invitation' }).click();
    await ole.page.goto('/club/overview');
    await expect(invitations(ole)).toContainText('Faceoff ');
    await expectFine(ole, 'scrimmage-at-a-time-phone');
    await invitations(ole).getByRole('button', { name: 'Accept' }).click();
    await expect(ole.page).toHaveURL(/\/game\/\d+$/);
    await mia.page.reload();
    const callOff = card.getByRole('button', { name: 'Call off' });
    await expect(callOff).toBeVisible();
    await expectFine(mia, 'scrimmage-agreed-desktop');
    await callOff.click();
    await expect(card.getByText('Agreed on')).toBeHidden();
  });

  await test.step('she finds his team, and invites him', async () => {
    await findHim();
    await card.getByRole('button', { name: 'Send invitation' }).click();
    await expect(invitations(mia)).toContainText(`You invited ${ole.team.city} ${ole.team.nickname}.`);
    // She need not wait for him: an assistant's team is offered again, and no spinner is shown.
    const drop = card.getByRole('button', { name: 'Drop the puck' });
    await expect(drop).toBeEnabled();
    await expect(card.locator('[data-loading]')).toHaveCount(0);
    await expectFine(mia, 'scrimmage-invited-desktop');
  });

  await test.step('it is on his desk, and the puck drops when he accepts', async () => {
    await ole.page.goto('/club/overview');
    await expect(ole.page.getByText(`${mia.team.city} ${mia.team.nickname}`).first()).toBeVisible();
    await expect(invitations(ole)).toContainText(`(${mia.name}) invite you.`);
    await expectFine(ole, 'scrimmage-invitation-phone');
    await invitations(ole).getByRole('button', { name: 'Accept' }).click();
    await expect(ole.page).toHaveURL(/\/game\/\d+$/);
  });
  const path = new URL(ole.page.url()).pathname;
  const id = Number(path.split('/').at(-1));
  const viewFor = async ({ api }: Manager) => (await api.get<{ data: GameView }>(`/api/games/${id}`)).data;

  await test.step('she hears of it where she is, and goes to her bench', async () => {
    const bench = mia.page.getByRole('link', { name: 'Go to the bench' });
    await expect(bench).toHaveAttribute('href', path, { timeout: HEARS_MS });
    await expect(invitations(mia)).toHaveCount(0);
    await bench.click();
  });

  await test.step('both see the same game, and plays come in for both', async () => {
    for (const seat of [mia, ole]) {
      await expect(seat.page.getByText('Scrimmage · does not count')).toBeVisible();
      await expect(board(seat).getByRole('timer')).toContainText(/left in the \dst|\dnd|\drd/);
      const plays = seat.page.getByRole('main').locator('ol > li[data-type]');
      const first = await plays.count();
      await expect.poll(() => plays.count()).toBeGreaterThan(first + 2);
    }
  });

  await test.step('she changes goalies from the bench while it is on', async () => {
    const lines = await mia.context.newPage();
    await lines.goto('/club/lineups?tab=goalies');
    await place(lines, 'Starter, In goal').click();
    await place(lines, 'Backup, In goal').click();
    await lines.getByRole('button', { name: 'Save lineup' }).click();
    await expect(lines.getByText('Lineup saved.')).toBeVisible();
    await lines.close();
  });

  await test.step('no other user can find the game', async () => {
    const context = await browser.newContext({ baseURL: server.url, storageState: admin.session });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
    await context.close();
  });

  await expectFine(mia, 'scrimmage-live-desktop');
  await expectFine(ole, 'scrimmage-live-phone');

  await test.step('it ends for both with the same score', async () => {
    await new GameTime(mia.api, clock, id).watch('final horn', mia.heard, 1);
    for (const seat of [mia, ole]) await expect(board(seat).getByText(/^Final(\/| after|$)/)).toBeVisible();
    await expect.poll(async () => (await viewFor(mia)).game.status).toBe('final');
  });
  const { game } = await viewFor(ole);
  const events = (await ole.api.get<{ data: KnownEvent[] }>(`/api/games/${id}/events`)).data;

  await test.step('the goalie whom she put in played, and his opponent saw him', () => {
    const changes = events.flatMap((event) =>
      event.type === 'change' && event.side === sideOf(game, mia) ? event : [],
    );
    expect(changes.some(({ period, onIce }) => period === 1 && onIce.includes(goalies.SG ?? 0))).toBe(true);
    expect(changes.some(({ period, onIce }) => period > 1 && onIce.includes(goalies.BG ?? 0))).toBe(true);
  });

  await test.step('neither client learned anything before it happened', () => {
    const known = { id, season: game.season, teamIds: [game.home.id, game.away.id], events };
    for (const { heard } of [mia, ole]) {
      const told = heard.filter(({ url }) => url.includes(`/games/${id}`));
      expect(told.filter(({ url }) => url.endsWith('/live')).length, 'messages of the stream').toBeGreaterThan(20);
      expect(toldTooEarly(told, known)).toEqual([]);
    }
  });

  await test.step('both read what decided it', async () => {
    for (const [reader, name] of [
      [mia, 'scrimmage-after-desktop'],
      [ole, 'scrimmage-after-phone'],
    ] as const) {
      await expect(reader.page.getByRole('heading', { name: 'Three stars' })).toBeVisible();
      await expectFine(reader, name);
      await reader.page.goto(`${path}?tab=reports&report=why`);
      const fall = reader.page.getByRole('table', { name: 'Where the goals came from' });
      await expect(fall).toBeVisible({ timeout: REPORT_MS });
      const { data } = await reader.api.get<{ data: ReportAnswer }>(`/api/games/${id}/report`);
      const { report } = data as { report: GameReport };
      expect(report.goalDifference).toBe((game.homeScore ?? 0) - (game.awayScore ?? 0));
    }
  });

  await test.step('it is among the last ones of both, in no schedule, and both may play again', async () => {
    for (const seat of [mia, ole]) {
      await seat.page.goto('/club/overview');
      const card = seat.page.getByRole('region', { name: /Take them for a skate|^Scrimmage$/ });
      await expect(card.getByRole('heading', { name: 'Last scrimmages' })).toBeVisible();
      await expect(card.locator(`a[href="${path}"]`).first()).toBeVisible();
      await expect(card.getByRole('button', { name: /Drop the puck|Send invitation/ })).toBeEnabled();
      const schedule = await seat.api.text(`/api/teams/${seat.team.id}/schedule`);
      expect(schedule).not.toContain(`"id":${id},`);
    }
  });
  for (const { watch, context } of [mia, ole]) {
    expect(watch.faults()).toEqual([]);
    await context.close();
  }
});

function sideOf({ home }: GameView['game'], { team }: Manager): 'home' | 'away' {
  return home.id === team.id ? 'home' : 'away';
}
