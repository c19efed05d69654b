/**
 * The whole game as its first manager and its admin see it, from registration to the standings after the first game. All actions
 * go through screens; the API only tells what they should show.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { User } from '#domains/account/contract.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import type { StandingsRow, TeamRef } from '#domains/shapes.ts';
import { ADMIN } from './game-server.ts';
import { GameTime, QUICK_DAY_MINUTES } from './game-time.ts';
import { passwordField, submitLogin } from './login-form.ts';
import { type Heard, recordNetwork } from './network-record.ts';
import { Api, outboxOf } from './people.ts';
import { expect, test } from './rink.ts';
import { type KnownEvent, type KnownGame, toldTooEarly } from './secrecy.ts';
import { setDayMinutes } from './server-database.ts';
import { BOO_SECONDS, countSounds, HORN_SECONDS, soundsStarted } from './sound-count.ts';

// It moves the clock, so no other test may share this world.
test.use({ game: 'journey' });
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const EMAIL = 'helmi.kaukalo@rinkside.test';
const PASSWORD = 'glove-side-high';
/** How late a busy page may learn of a goal. */
const UNHEARD_MS = 5000;

let context: BrowserContext;
let page: Page;
let team: TeamRef;
let record: readonly Heard[];

test.beforeAll(async ({ browser, server, clock }) => {
  context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  await clock.sets(context);
  record = await recordNetwork(context);
  await countSounds(context);
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
});

const heading = (on: Page, name: string | RegExp) => on.getByRole('heading', { level: 1, name });
const place = (on: Page, name: string) => on.getByRole('button', { name: new RegExp(`^${name}: `) });

async function read<Answer>(path: string): Promise<Answer> {
  const response = await page.request.get(path);
  expect(response.ok(), `${path} answers`).toBe(true);
  return response.json();
}

const readLineup = async () => (await read<{ data: LineupView }>(`/api/teams/${team.id}/lineup`)).data;

test('a visitor registers, opens the mail and is activated', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Become a GM' }).first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Manager name' }).fill('Helmi Kaukalo');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FI');
  await page.getByRole('checkbox', { name: /I will play fair/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByText(EMAIL)).toBeVisible();

  await page.goto(outboxOf(page.url()));
  await page.getByRole('listitem').filter({ hasText: EMAIL }).getByRole('link').click();
  await page.getByRole('link', { name: 'Activate my account' }).click();
  await expect(heading(page, 'Your account is active')).toBeVisible();
  await page.getByRole('link', { name: 'Choose your club' }).click();
  await expect(page).toHaveURL('/club/choose');
});

test('a new user chooses one of the clubs without a manager', async () => {
  const club = page.getByRole('article').first();
  const name = (await club.getByRole('heading').textContent()) ?? '';
  await club.getByRole('button', { name: 'Take this club' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await expect(page).toHaveURL('/club/overview');
  await expect(page.getByText(`Welcome to ${name}.`)).toBeVisible();
  const { data } = await read<{ data: User }>('/api/user');
  if (!data.team) throw new Error('The user has no team.');
  team = data.team;
  expect(`${team.city} ${team.nickname}`).toBe(name);
});

test('a manager sets the lines with mouse and keyboard, and finds them so after a reload', async () => {
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Lineups' }).click();
  await expect(heading(page, 'Lineups')).toBeVisible();
  const before = (await readLineup()).lineup;

  const save = page.getByRole('button', { name: 'Save lineup' });
  // dnd-kit takes a press for a drag only after some way.
  await place(page, 'Right wing, Line 2').dragTo(place(page, 'Right wing, Line 1'), { steps: 12 });
  await place(page, 'Center, Line 1').focus();
  await page.keyboard.press('Enter');
  await place(page, 'Center, Line 2').focus();
  await page.keyboard.press('Enter');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lineup saved.')).toBeVisible();

  await page.reload();
  await expect(save).toBeDisabled();
  const { lineup, players, savedBy } = await readLineup();
  expect(savedBy).toBe('manager');
  expect(lineup.forwards[0].RW).toBe(before.forwards[1].RW);
  expect([lineup.forwards[0].C, lineup.forwards[1].C]).toEqual([before.forwards[1].C, before.forwards[0].C]);
  for (const [name, id] of [
    ['Right wing, Line 1', lineup.forwards[0].RW],
    ['Center, Line 1', lineup.forwards[0].C],
  ] as const) {
    const player = players.find((each) => each.id === id);
    await expect(place(page, name)).toHaveAccessibleName(new RegExp(`${player?.firstname} ${player?.lastname}`));
  }
});

test('a manager is asked which version to keep when another tab has saved meanwhile', async () => {
  const tab = await context.newPage();
  await tab.goto('/club/lineups');
  await expect(place(tab, 'Left wing, Line 1')).toBeVisible();
  await swap(page, 'Left wing, Line 1', 'Left wing, Line 2');
  await page.getByRole('button', { name: 'Save lineup' }).click();
  await expect(page.getByText('Lineup saved.')).toBeVisible();
  const saved = await readLineup();

  await swap(tab, 'Left wing, Line 3', 'Left wing, Line 4');
  await tab.getByRole('button', { name: 'Save lineup' }).click();
  const dialog = tab.getByRole('dialog', { name: 'The lineup was changed elsewhere' });
  await expect(dialog.getByRole('row', { name: /^Left wing, Line 1/ })).toBeVisible();
  expect(await readLineup()).toEqual(saved);
  await dialog.getByRole('button', { name: 'Use saved version' }).click();
  await expect(dialog).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Save lineup' })).toBeDisabled();
  await tab.close();
});

test('a manager watches a live game to the final horn, changes the goalie in an intermission, and sees the standings change', async ({
  browser,
  server,
  clock: worldClock,
}) => {
  const office = await browser.newContext({ baseURL: server.url });
  const admin = await office.newPage();
  await test.step('the admin opens the regular season and lets the clock run', async () => {
    await admin.goto('/auth/login');
    await submitLogin(admin, ADMIN);
    await admin.getByRole('button', { name: 'Your menu' }).click();
    await admin.getByRole('link', { name: 'World control' }).click();
    await sure(admin, 'Stop clock');
    await sure(admin, 'Advance to next phase');
    await expect(admin.getByRole('heading', { name: /^Season .*, day 6$/ })).toBeVisible({ timeout: 240_000 });
    await expect(admin.getByText('Regular season', { exact: true }).first()).toBeVisible();
    await setDayMinutes(server, QUICK_DAY_MINUTES, worldClock);
    await sure(admin, 'Resume clock');
    await expect(admin.getByRole('button', { name: 'Stop clock' })).toBeVisible();
  });
  const table = await readTable();
  expect(table.map(({ points }) => points)).toEqual(table.map(() => 0));

  await page.goto('/club/overview');
  await page.getByRole('link', { name: 'Game center' }).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const { game } = (await read<{ data: GameView }>(`/api/games/${id}`)).data;
  const side = game.home.id === team.id ? 'home' : 'away';
  await expect(page.getByText('Faceoff in')).toBeVisible();

  // A second tab puts the backup goalie in net, without saving yet.
  const board = await context.newPage();
  await board.goto('/club/lineups?tab=goalies');
  const backup = (await readLineup()).lineup.goalies.BG;
  await swap(board, 'Starter, In goal', 'Backup, In goal');

  const clock = page.getByRole('main').getByRole('timer');
  const time = new GameTime(new Api(context.request, server.url), worldClock, id);
  await test.step('the game begins at its faceoff', async () => {
    await time.toFaceoff();
    await expect(clock.filter({ hasText: '1st period' })).toBeVisible();
  });
  const plays = page.getByRole('main').locator('ol > li[data-type]');
  await test.step('plays come in, one after the other', async () => {
    const first = await plays.count();
    await expect.poll(() => plays.count()).toBeGreaterThan(first + 2);
    const later = await plays.count();
    await expect.poll(() => plays.count()).toBeGreaterThan(later + 2);
  });
  await test.step('the goalies change in the intermission', async () => {
    await time.watch('intermission', record, 1);
    await expect(page.getByText('Intermission', { exact: true })).toBeVisible();
    const save = board.getByRole('button', { name: 'Save lineup' });
    const saved = board.getByText('Lineup saved.');
    const repair = board.getByRole('button', { name: 'Have the assistant fix it' });
    await save.click();
    await expect(saved.or(repair)).toBeVisible();
    // A player in these lines was injured in the first period.
    if (await repair.isVisible()) {
      await repair.click();
      await board.getByRole('button', { name: 'Keep changes' }).click();
      await expect(repair).toBeHidden();
      await save.click();
    }
    await expect(saved).toBeVisible();
  });
  const soundsBefore = await test.step('a reload goes on at the same second, or later', async () => {
    await time.toNextPeriod();
    await expect(clock.filter({ hasText: '2nd period' })).toBeVisible();
    const before = { seconds: await secondsPlayed(page), plays: await plays.count(), at: worldClock.now() };
    const sounds = await countedSounds(page);
    await page.reload();
    await expect(page.getByText(/period|Intermission|Final/).first()).toBeVisible();
    await expect.poll(() => plays.count()).toBeGreaterThanOrEqual(before.plays);
    expect(await secondsPlayed(page)).toBeGreaterThanOrEqual(before.seconds);
    return { ...sounds, at: before.at };
  });
  await test.step('other screens know no more than the arena', async () => {
    for (const address of [
      '/club/overview',
      '/league/overview',
      '/league/standings',
      '/club/schedule',
      '/club/stats',
    ]) {
      await board.goto(address);
      await expect(board.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
  await test.step('the final horn sounds, and the clock of the world is stopped', async () => {
    const scoreboard = page.getByRole('region', { name: 'Scoreboard' });
    await time.watch('final horn', record, 1);
    await expect(scoreboard.getByText(/^Final(\/| after|$)/)).toBeVisible();
    await sure(admin, 'Stop clock');
    await expect(admin.getByRole('button', { name: 'Resume clock' })).toBeVisible();
    await office.close();
  });

  const readView = async () => (await read<{ data: GameView }>(`/api/games/${id}`)).data;
  // The scoreboard learns of the horn before the result is recorded.
  await expect.poll(async () => (await readView()).game.status).toBe('final');
  const view = await readView();
  const events = (await read<{ data: KnownEvent[] }>(`/api/games/${id}/events`)).data;
  const { homeScore, awayScore, endedIn } = view.game;
  if (homeScore === null || awayScore === null) throw new Error('The game has no result.');

  await test.step('no client learned anything before it happened', () => {
    const known: KnownGame = { id, season: game.season, teamIds: [game.home.id, game.away.id], events };
    const told = record.filter(({ url }) => url.includes(`/games/${id}/live`));
    expect(told.length, 'messages of the stream').toBeGreaterThan(20);
    expect(toldTooEarly(record, known)).toEqual([]);
  });
  await test.step('the new goalie was in goal', () => {
    const later = events.filter((event) => event.type === 'change' && event.side === side && event.period >= 3);
    expect(later.some((event) => event.type === 'change' && event.onIce.includes(backup ?? 0))).toBe(true);
  });
  await test.step('the horn sounded for each goal of the home team, a boo for each of the visitors', async () => {
    const goals = events.flatMap((event) =>
      event.type === 'goal' || (event.type === 'shootout-attempt' && event.scored) ? [event] : [],
    );
    const after = await countedSounds(page);
    const counted = { home: soundsBefore.horns + after.horns, away: soundsBefore.boos + after.boos };
    for (const scorer of ['home', 'away'] as const) {
      const fallen = goals.filter((goal) => goal.side === scorer);
      // Goals scored around the reload were already on the page when it opened, so they make no sound.
      const seen = seenOnOpening(record, { id, since: soundsBefore.at });
      const silent = fallen.filter(
        (goal) => Date.parse(goal.at) >= soundsBefore.at - UNHEARD_MS && goal.index <= seen,
      ).length;
      expect(counted[scorer], `sounds for the ${scorer} team`).toBeLessThanOrEqual(fallen.length);
      expect(counted[scorer], `sounds for the ${scorer} team`).toBeGreaterThanOrEqual(fallen.length - silent);
    }
    expect(goals.length, 'goals in this game').toBeGreaterThan(0);
  });
  await test.step('the box score agrees with the board', async () => {
    await expect(page.getByRole('main').getByText('Three stars')).toBeVisible();
    await page.getByRole('link', { name: 'Reports' }).click();
    // The user's own team comes first.
    await expect(page.getByRole('heading', { name: `Skaters of ${team.city} ${team.nickname}` })).toBeVisible();
    expect(sumOf(view.box?.home.skaters.map(({ goals }) => goals))).toBe(homeScore - shootoutGoal(view, 'home'));
    expect(sumOf(view.box?.away.skaters.map(({ goals }) => goals))).toBe(awayScore - shootoutGoal(view, 'away'));
  });
  await test.step('the standings changed by exactly this game’s points', async () => {
    await expect.poll(async () => rowOf(await readTable(), team.id).played).toBe(1);
    const rows = await readTable();
    for (const [own, other, who] of [
      [homeScore, awayScore, game.home],
      [awayScore, homeScore, game.away],
    ] as const) {
      const isLong = endedIn !== 'regulation';
      const points = own > other ? (isLong ? 2 : 3) : isLong ? 1 : 0;
      expect(rowOf(rows, who.id)).toMatchObject({ played: 1, points, goalsFor: own, goalsAgainst: other });
    }
    await page.goto('/league/standings');
    const own = rowOf(rows, team.id);
    const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: team.nickname }) });
    await expect(line).toBeVisible();
    await expect(await cellOf(page, line, 'GP')).toHaveText('1');
    await expect(await cellOf(page, line, 'PTS')).toHaveText(String(own.points));
    await expect(await cellOf(page, line, 'GF')).toHaveText(String(own.goalsFor));
    await expect(await cellOf(page, line, 'GA')).toHaveText(String(own.goalsAgainst));
  });

  async function readTable(): Promise<StandingsRow[]> {
    const path = `/api/leagues/${team.leagueId}/standings?season=3`;
    return (await read<{ data: { rows: StandingsRow[] } }>(path)).data.rows;
  }
});

async function swap(on: Page, one: string, other: string): Promise<void> {
  await place(on, one).click();
  await place(on, other).click();
  // Not by its text, which mentions injured players first.
  await expect(on.getByRole('button', { name: 'Discard changes' })).toBeVisible();
}

/** Clicks a button and confirms its dialog. */
async function sure(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name, exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
}

/** Returns the game seconds shown on the board: within the current period, or of all finished ones. */
async function secondsPlayed(on: Page): Promise<number> {
  const board = (await on.getByRole('main').textContent()) ?? '';
  const running = /(\d+):(\d\d) left in the (\d)/.exec(board);
  if (running) return Number(running[3]) * 1200 - Number(running[1]) * 60 - Number(running[2]);
  // The tab names the period that a break follows; after the final horn it names none.
  const finished = /(\d)\w\w Intermission/.exec(await on.title());
  return (finished ? Number(finished[1]) : 3) * 1200;
}

async function countedSounds(on: Page): Promise<{ horns: number; boos: number }> {
  return { horns: await soundsStarted(on, HORN_SECONDS), boos: await soundsStarted(on, BOO_SECONDS) };
}

/** Returns the index of the last event in the first response after a moment. */
function seenOnOpening(heard: readonly Heard[], { id, since }: { id: number; since: number }): number {
  const answer = heard.find(({ url, at }) => at > since && url.includes(`/games/${id}/events`));
  const { data } = (answer?.value ?? { data: [] }) as { data: { index: number }[] };
  return data.at(-1)?.index ?? -1;
}

function rowOf(rows: readonly StandingsRow[], teamId: number): StandingsRow {
  const row = rows.find((each) => each.team.id === teamId);
  if (!row) throw new Error(`Team ${teamId} is not in the standings.`);
  return row;
}

async function cellOf(on: Page, line: Locator, column: string): Promise<Locator> {
  const heads = await on.getByRole('columnheader').allInnerTexts();
  const index = heads.findIndex((head) => head.trim().toUpperCase() === column);
  expect(index, `column ${column}`).toBeGreaterThanOrEqual(0);
  return line.getByRole('cell').or(line.getByRole('rowheader')).nth(index);
}

function sumOf(numbers: readonly number[] | undefined): number {
  return (numbers ?? []).reduce((sum, each) => sum + each, 0);
}

/** Adds the goal credited to the shootout winner. */
function shootoutGoal({ game }: GameView, side: 'home' | 'away'): number {
  if (game.endedIn !== 'shootout') return 0;
  const isHomeWin = (game.homeScore ?? 0) > (game.awayScore ?? 0);
  return isHomeWin === (side === 'home') ? 1 : 0;
}
