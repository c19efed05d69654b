/**
 * A day of a community: honest users, one abuser in fifty, and two moderators. Abuse is held within its quota, honest users are
 * left alone, nothing that was accepted is lost, and the queue is empty at the end. 150 users, or as many as COMMUNITY_USERS
 * says: 500 take some minutes.
 */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appoint } from '#domains/appointment/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../database.ts';
import { makeClub } from '../factories/club.ts';
import { makeGame } from '../factories/game.ts';
import {
  type Answer,
  type Browser,
  logIn,
  makeBrowser,
  startTestServer,
  type TestServer,
} from '../factories/server.ts';
import { makeUser } from '../factories/user.ts';
import { makeWorld } from '../factories/world.ts';
import { ABUSES, type Abuse, type Setting } from './community-abuses.ts';

const USERS = Number(process.env['COMMUNITY_USERS'] ?? 150);
const ABUSERS = Math.round(USERS / 50);
const HOURS = 24;
/** Rounds of attempts by abusers within an hour. */
const QUARTERS = 4;
const BEGINS = new Date('2026-03-01T00:00:00Z');
const SEED = 'community-day';
/** Maximum share of honest acts that may be limited. */
const MAX_LIMITED = 1 / 500;

interface Person {
  id: number;
  browser: Browser;
}

const database = testDatabase();
const { db } = database;
let server: TestServer;
/** A server with production rate limits, for what is limited by the minute. */
let strict: TestServer;
let honest: Person[] = [];
let abusers: Person[] = [];
let moderators: Person[] = [];
let setting: Setting;
const random = new Random(SEED);

async function person(name: string, on: TestServer, more: object = {}): Promise<Person> {
  const id = await makeUser(db, { name, createdAt: new Date(BEGINS.getTime() - DAY_MS), ...more });
  return { id, browser: await loggedIn(name, on) };
}

async function loggedIn(name: string, on: TestServer): Promise<Browser> {
  const browser = makeBrowser(on);
  await logIn(browser, on, database, `${name.toLowerCase().replaceAll(' ', '-')}@example.org`);
  return browser;
}

beforeAll(async () => {
  const { leagueIds, season } = await makeWorld(db);
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds, season });
  await db.transaction((tx) => openCategories(pgRows(tx)));
  server = await startTestServer(database, { rateLimitFactor: 1000 });
  strict = await startTestServer(database, { rateLimitFactor: 1 });
  for (const each of [server, strict]) each.clock.now = BEGINS;
  const admin = await person('Head Office', server, { isAdmin: true });
  moderators = [await person('Moderator One', server), await person('Moderator Two', server)];
  for (const { id } of moderators)
    await appoint(db, { userId: id, role: 'moderator' }, { adminId: admin.id, now: BEGINS });
  honest = [];
  for (let index = 0; index < USERS - ABUSERS; index++) honest.push(await person(`Fan ${index}`, server));
  abusers = [];
  for (let index = 0; index < ABUSERS; index++) abusers.push(await person(`Pest ${index}`, server));
  const [category] = await db.select().from(forumCategories).where(eq(forumCategories.kind, 'hockey'));
  const categoryId = category?.id ?? 0;
  const topic = { categoryId, title: 'The cup race', text: 'Who wins it?', poll: null };
  const { topicId } = (await admin.browser.post('/api/forum/topics', topic)).body.data;
  const blocker = await person('Quiet One', server);
  for (const { id } of abusers) await blocker.browser.post(`/api/users/${id}/block`);
  const gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
  setting = { categoryId, topicId, gameId, strangers: honest.map(({ id }) => id), comments: [], blocker };
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

/** What honest users have done, and what was accepted. */
const acts = { done: 0, limited: [] as string[], posts: new Map<number, string>() };

async function act(what: string, work: Promise<Answer>): Promise<Answer> {
  const answer = await work;
  acts.done++;
  if (answer.status >= 400) acts.limited.push(`${what}: ${answer.status} ${answer.body?.code}`);
  return answer;
}

/** Plays an hour of an honest user: mostly reading, now and then a post. */
async function hourOf({ id, browser }: Person, hour: number): Promise<void> {
  const words = `Hour ${hour} of user ${id}`;
  const other = honest[random.int(0, honest.length - 1)];
  if (random.chance(0.25)) await act('read', browser.get(`/api/forum/topics/${setting.topicId}/posts`));
  if (random.chance(0.08)) {
    const text = random.chance(0.2) && other ? `${words}, as [[user:${other.id}]] says` : words;
    const { body } = await act('post', browser.post(`/api/forum/topics/${setting.topicId}/posts`, { text }));
    if (body.data) acts.posts.set(body.data.postId, text);
  }
  if (random.chance(0.01)) {
    const text = `${words}: who knows?`;
    const topic = { categoryId: setting.categoryId, title: `Question ${hour} ${id}`, text, poll: null };
    const { body } = await act('topic', browser.post('/api/forum/topics', topic));
    if (body.data) acts.posts.set(body.data.postId, text);
  }
  if (random.chance(0.03) && other && other.id !== id)
    await act('message', browser.post('/api/conversations', { userIds: [other.id], text: words }));
  if (random.chance(0.02) && other && other.id !== id)
    await act('friend', browser.post(`/api/users/${other.id}/friendship`));
  if (random.chance(0.05)) await act('chat', browser.post(`/api/games/${setting.gameId}/messages`, { text: words }));
}

/** Has readers of abusive posts report them, at times. */
async function reportAbuse(): Promise<void> {
  const found = await db
    .select({ id: comments.id, kind: comments.subjectKind })
    .from(comments)
    .where(
      inArray(
        comments.userId,
        abusers.map(({ id }) => id),
      ),
    );
  for (const { id, kind } of found.filter(({ kind }) => kind !== 'conversation')) {
    const reporter = honest[random.int(0, honest.length - 1)];
    if (!reporter || !random.chance(0.05)) continue;
    const report = { subject: { kind: 'comment', id }, reason: 'spam' };
    const answer = await reporter.browser.post('/api/reports', report);
    // A post that a moderator has just removed is gone.
    if (answer.status !== 404) await act(`report ${kind}`, Promise.resolve(answer));
  }
}

/** Takes waiting reports and decides them: abusive posts are removed, the rest stays. */
async function moderate({ browser }: Person): Promise<void> {
  const { data } = (await browser.get('/api/moderation/cases')).body;
  for (const { id, author, state } of data) {
    if ((await browser.post(`/api/moderation/cases/${id}/claim`)).status !== 204) continue;
    const isAbuse = abusers.some((abuser) => abuser.id === author?.id);
    const judged =
      state === 'appealed'
        ? browser.post(`/api/moderation/cases/${id}/answer`, { answer: 'upheld', reason: 'It was abuse.' })
        : browser.post(`/api/moderation/cases/${id}/decision`, {
            decision: isAbuse ? 'removed' : 'dismissed',
            ...(isAbuse && { rule: 'spam' }),
          });
    expect((await judged).status).toBe(204);
  }
}

/** Abusers appeal. */
async function appeal({ browser }: Person): Promise<void> {
  const { data } = (await browser.get('/api/moderation/own')).body;
  for (const { id, mayAppeal } of data)
    if (mayAppeal) await browser.post(`/api/moderation/own/${id}/appeal`, { text: 'It was a joke.' });
}

interface Tried {
  abuse: Abuse;
  by: Person;
  index: number;
  taken: number;
  refusals: Answer[];
}

/** Makes attempts up to a part of the day's total; those within a minute all at once. */
async function abuseUntil(tried: Tried, part: number): Promise<void> {
  const { abuse, by } = tried;
  const isAtOnce = abuse.name.endsWith('within a minute');
  const until = isAtOnce ? abuse.tries : part * abuse.tries;
  if (tried.index >= until) return;
  const browser = isAtOnce ? await loggedIn(`pest-${abusers.indexOf(by)}`, strict) : by.browser;
  for (; tried.index < until; tried.index++) {
    const answer = await abuse.attempt(browser, setting, tried.index);
    if (answer.status < 300) tried.taken++;
    else tried.refusals.push(answer);
  }
}

function setClocks(hour: number): void {
  for (const each of [server, strict]) each.clock.now = new Date(BEGINS.getTime() + hour * HOUR_MS);
}

it('a community day keeps abuse within its quota, and leaves all other users alone', async () => {
  const tried: Tried[] = ABUSES.map((abuse, index) => {
    const by = abusers[index % abusers.length];
    if (!by) throw new Error('there are no abusers');
    return { abuse, by, index: 0, taken: 0, refusals: [] };
  });
  for (let hour = 0; hour < HOURS; hour++) {
    setClocks(hour);
    for (const fan of honest) await hourOf(fan, hour);
    setting = { ...setting, comments: [...acts.posts.keys()] };
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      setClocks(hour + quarter / QUARTERS);
      for (const each of tried) await abuseUntil(each, (hour * QUARTERS + quarter + 1) / (HOURS * QUARTERS));
    }
    await reportAbuse();
    for (const moderator of moderators) await moderate(moderator);
    for (const abuser of abusers) await appeal(abuser);
  }
  // Appeals of the last hour are decided by the other moderator.
  for (const moderator of moderators) await moderate(moderator);

  for (const { abuse, taken, refusals } of tried) {
    const reached = abuse.reached ? await abuse.reached(setting) : taken;
    expect(reached, abuse.name).toBeLessThanOrEqual(abuse.quota);
    for (const { status, body } of refusals) {
      expect([400, 403, 404, 409, 422, 429], abuse.name).toContain(status);
      expect(typeof body?.message, abuse.name).toBe('string');
    }
  }
  expect(acts.limited.length / acts.done, acts.limited.join('\n')).toBeLessThanOrEqual(MAX_LIMITED);
  const kept = await db
    .select({ id: comments.id, text: comments.text, hiddenAt: comments.hiddenAt })
    .from(comments)
    .where(inArray(comments.id, [...acts.posts.keys()]));
  expect(new Map(kept.filter(({ hiddenAt }) => hiddenAt === null).map(({ id, text }) => [id, text]))).toEqual(
    acts.posts,
  );
  for (const { browser } of moderators)
    expect((await browser.get('/api/moderation/cases')).body.pagination.total).toBe(0);
});
