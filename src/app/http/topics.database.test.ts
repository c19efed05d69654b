/**
 * Tests which answers become stale by changes of names, numbers, jobs and articles: every read that shows them, and not
 * all others.
 */
import { beforeAll, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { publish } from '#platform/realtime.ts';
import { type ReadAddress, readAddresses } from '../../../scripts/bench/parts/read-addresses.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { changeRows } from '../../../tests/factories/rows.ts';
import type { Answer, Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { someOf } from '../../../tests/thorough.ts';

const SEASON = 3;
/** Reads that the tests name; of the others one in this many, in a thorough run all. */
const NAMED = new Set([
  ...['account.session', 'cap.league', 'cap.team (own)', 'club.open', 'club.overview (other)', 'coaches.search'],
  ...['coaches.staff (other)', 'game.find (ahead)', 'league.ratings', 'news.ofTeam (own)'],
]);
const READ_OF = 4;
/** First team and farm team of the manager's club, and the first team of another club. */
const [TEAM, FARM, OTHER] = [11, 12, 21];

const { db, ids, browsers, realtime } = testWorld({
  season: SEASON,
  users: ['Manager', 'Stranger', 'Seeker'],
  clubs: [
    { id: 1, manager: 'Manager', rosters: ['PRO', 'FRM'] },
    { id: 2, rosters: ['PRO'] },
  ],
  isHeard: true,
});
const [managerId, strangerId, seekerId] = ids('Manager', 'Stranger', 'Seeker');
const [manager, stranger, seeker] = browsers('Manager', 'Stranger', 'Seeker');
let [player, coach] = [0, 0];
let addresses: ReadAddress[];
beforeAll(async () => {
  player = await makePlayer(db, { teamId: TEAM, skill: 60 });
  for (const [playerId, clubId] of [
    [player, 1],
    [await makePlayer(db, { teamId: OTHER, skill: 60 }), 2],
  ] as const)
    await makeContract(db, { playerId, clubId, from: SEASON, to: SEASON, salary: 1_000_000 });
  await makeResult(db, { season: SEASON, day: 5, homeTeamId: TEAM, awayTeamId: OTHER, score: [3, 2] });
  await makeGame(db, { season: SEASON, day: 20, homeTeamId: OTHER, awayTeamId: TEAM });
  await makeCoach(db, { lastname: 'Stays', job: { clubId: 1, role: 'head' } });
  coach = await makeCoach(db, { lastname: 'Comes', skill: 90 });
  await makeCoach(db, { lastname: 'Seeks', userId: seekerId, job: { clubId: 2, role: 'head' } });
  await makeOpenJob(db, { clubId: 1, role: 'youth' });
  await makeReporter(db, { userId: strangerId, deskId: await makeDesk(db, 1) });
  const all = await readAddresses(db, managerId);
  const others = all.filter(({ name }) => !NAMED.has(name));
  addresses = [...all.filter(({ name }) => NAMED.has(name)), ...someOf(others, READ_OF)];
});

async function readAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const readBy = async (who: string, browser: Browser) => {
    for (const { name, path } of addresses) {
      const { status, text } = await browser.get(path);
      answers.set(`${who}: ${name}`, `${status} ${text}`);
    }
  };
  await Promise.all([readBy('manager', manager), readBy('stranger', stranger)]);
  return answers;
}

let silently = 0;
/**
 * Changes rows without publishing it: answers with the new arena of the other club, or the new salaries of both, were
 * read from the tables.
 */
async function changeSilently(): Promise<void> {
  silently += 1_000;
  await changeRows(db, clubs, { id: 2 }, { arenaCapacity: 12_000 + silently });
  await db.update(contracts).set({ salary: 1_000_000 + silently });
}

/** Reads everything with an empty cache, as after a step of the world. */
async function readAnew(): Promise<Map<string, string>> {
  await publish(db, 'world', { version: 1 });
  await realtime.caughtUp();
  return readAll();
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...one.keys()].filter((address) => one.get(address) !== other.get(address));

let fresh: Map<string, string> | undefined;
/** Reads everything, makes a change, and reads it twice: from the cache, and from the tables. */
async function whatIsOldAfter(happens: () => Promise<Answer>) {
  // Reuses the previous round's answers, since nothing happens in between.
  const small = fresh ?? (await readAnew());
  await changeSilently();
  const before = await readAnew();
  const showSilent = new Set(differing(small, before));
  await changeSilently();
  const { status, text } = await happens();
  expect(status, text).toBeLessThan(300);
  await realtime.caughtUp();
  const after = await readAll();
  const now = await readAnew();
  fresh = now;
  for (const [address, answer] of now)
    if (!showSilent.has(address))
      expect.soft(after.get(address), `${address} shows what is not so any more`).toBe(answer);
  return {
    changed: differing(before, now).filter((address) => !showSilent.has(address)),
    kept: [...showSilent].filter((address) => after.get(address) === before.get(address)),
  };
}

it('no topic covers everything', () => {
  // @ts-expect-error a publisher names what has changed
  const topic: Topic = 'everything';
  expect(topic).toBeDefined();
});

it('a new team name appears wherever the team is shown', async () => {
  const name = { city: 'Elsewhere', nickname: 'Farmers', abbr: 'ELS' };
  const { changed } = await whatIsOldAfter(() => manager.put(`/api/teams/${FARM}/name`, name));
  expect(changed).toContain('manager: account.session');
});

it('a new number appears wherever the player is shown, and other responses stay cached', async () => {
  const number = { jerseyNumber: 97 };
  const { changed, kept } = await whatIsOldAfter(() => manager.put(`/api/players/${player}/jersey-number`, number));
  expect(changed).toContain('manager: game.find (ahead)');
  expect(kept).toContain('stranger: club.overview (other)');
});

it('a hire refreshes every view it changes, including other clubs’ staffs', async () => {
  const terms = { personId: coach, pay: 700_000, untilSeason: SEASON + 1 };
  const { changed } = await whatIsOldAfter(() => manager.post(`/api/teams/${TEAM}/staff/youth/hire`, terms));
  for (const address of ['league.ratings', 'coaches.search', 'coaches.staff (other)'])
    expect(changed).toContain(`stranger: ${address}`);
});

it('a resignation removes the person wherever they were shown, and pages of other clubs stay cached', async () => {
  const { changed, kept } = await whatIsOldAfter(() => seeker.post('/api/careers/coach/resign', {}));
  expect(changed).toContain('stranger: coaches.search');
  expect(kept).toContain('stranger: cap.team (own)');
});

it('an article is in the news at once, and responses without news stay cached', async () => {
  const made = await stranger.post('/api/articles', {
    headline: 'Nobody saw it coming',
    body: `Least of all [[player:${player}]] and [[team:${TEAM}]], who had practiced all week for something else.`,
    sources: '',
  });
  const { id } = made.body.data;
  const { changed, kept } = await whatIsOldAfter(() => stranger.post(`/api/articles/${id}/publish`, { version: 1 }));
  expect(changed).toContain('stranger: news.ofTeam (own)');
  expect(kept).toEqual(expect.arrayContaining(['stranger: cap.league', 'stranger: club.open']));
});
