/** Press prizes: readers' votes, a single award, and its rewards. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { PRIZE_DAYS, PRIZE_MONEY } from '#domains/article/constants.ts';
import { givePrizes, payWaitingPrizes } from '#domains/article/store/prizes.ts';
import { articles, pressPrizes } from '#domains/article/tables.ts';
import { reactions as allReactions } from '#domains/discussion/tables.ts';
import { balanceOf, puckBalances } from '#domains/finances/store/ledger.ts';
import { publishPiece } from '#domains/news/store/pieces.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { DAILY_LIMIT, PRESS_PRIZE_PUCKS } from '#domains/puck/constants.ts';
import { realDayOf } from '#domains/puck/store/issue.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { loadReporter, rankReporters } from '#domains/reporter/views.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, world, ids } = testWorld({ users: ['Nora', 'Ivar'], clubs: [1] });
const [nora, ivar] = ids('Nora', 'Ivar');
let [season, deskId] = [0, 0];
let [noraPerson, ivarPerson] = [0, 0];
const readers: number[] = [];
const [FIRST, SECOND, LAST] = PRIZE_DAYS;
/** On another real day than the other nights. */
const NOW = new Date('2026-05-04T10:00:00Z');

beforeAll(async () => {
  season = world.season;
  for (let index = 0; index < 5; index++) readers.push(await makeUser(db, { name: `Reader ${index}` }));
  deskId = await makeDesk(db, 1);
  noraPerson = await makeReporter(db, { userId: nora, deskId });
  ivarPerson = await makeReporter(db, { userId: ivar, deskId, lastname: 'Ivar' });
});

/** Creates an article of a day with these users' reactions. */
async function write(personId: number, day: number, reactions: readonly (readonly [number, 'cheer' | 'boo'])[]) {
  const params = { articleId: 1, headline: `Of day ${day}`, lead: '', reporter: '', paper: '' };
  await db.transaction(async (tx) => {
    const newsId = await publishPiece(tx, { season, day, kind: 'article', params }, { clubIds: [], playerIds: [] });
    const text = { headline: params.headline, body: 'Words.', sources: '' };
    const of = { personId, deskId, season, day, newsId, updatedAt: new Date() };
    await tx.insert(articles).values({ ...text, ...of, state: 'published' });
    if (reactions.length > 0)
      await tx.insert(allReactions).values(
        reactions.map(([userId, reaction]) => {
          return { subjectKind: 'news', subjectId: newsId, userId, reaction, createdAt: new Date() };
        }),
      );
  });
}
const cheers = (count: number) => readers.slice(0, count).map((userId) => [userId, 'cheer'] as const);
const night = (day: number) =>
  db.transaction((tx) => givePrizes(tx, { season, day, absoluteDay: season * 63 + day, now: new Date() }));
const purse = (personId: number) => balanceOf(db, `person:${personId}`);

describe('a press award', () => {
  it('goes to the author with the most reader votes, once; boos, own votes and too few votes do not count', async () => {
    await write(ivarPerson, 5, [...cheers(2), [ivar, 'cheer']]);
    await write(
      ivarPerson,
      6,
      readers.map((userId) => [userId, 'boo'] as const),
    );
    expect(await night(FIRST - 1)).toBe(0);
    // A household has one vote, and the author's household none, so four voters count as one.
    await shareHome(db, [ivar, ...readers.slice(0, 2)], 'of the author');
    await shareHome(db, readers.slice(2, 4), 'of readers');
    await write(ivarPerson, 4, cheers(4));
    expect(await night(FIRST)).toBe(0);
    await separateHomes(db);
    await write(noraPerson, FIRST + 2, cheers(3));
    await write(ivarPerson, FIRST + 3, cheers(4));
    expect(await Promise.all([night(SECOND), night(SECOND)])).toEqual(expect.arrayContaining([1, 0]));
    expect(await purse(ivarPerson)).toBe(PRIZE_MONEY.month);
    expect(await purse(noraPerson)).toBe(0);
    const told = (await db.select().from(notifications)).map(({ userId, kind }) => [userId, kind]);
    expect(told).toEqual([[ivar, 'press-prize']]);
  });

  it('of the season counts all articles, and is shown on the reporter’s page', async () => {
    await write(noraPerson, LAST - 1, cheers(5));
    await write(noraPerson, LAST + 1, cheers(5));
    expect(await night(LAST)).toBe(2);
    expect(await night(LAST)).toBe(0);
    expect(await purse(noraPerson)).toBe(PRIZE_MONEY.month + PRIZE_MONEY.season);
    const view = await loadReporter(db, noraPerson, { viewerId: ivar, today: await readToday(db) });
    expect(view?.prizes.map(({ prize, votes, headline }) => [prize, votes, headline])).toEqual([
      ['month', 5, `Of day ${LAST - 1}`],
      ['season', 5, `Of day ${LAST - 1}`],
    ]);
  });

  it('ranks reporters before their reader counts do', async () => {
    await db.update(articles).set({ reads: 9 }).where(eq(articles.personId, ivarPerson));
    const [first, second, ...others] = await rankReporters(db);
    expect(first).toMatchObject({ rank: 1, person: { id: noraPerson }, prizes: 2, readers: 0, articles: 3 });
    expect(second).toMatchObject({ rank: 2, person: { id: ivarPerson }, prizes: 1, readers: 36, articles: 4 });
    expect(others).toEqual([]);
  });

  it('is deleted with its winner, also from the news', async () => {
    await deleteUser(db, nora, { now: new Date(), nouns: slices });
    expect((await db.select().from(pressPrizes)).map(({ kind }) => kind)).toEqual(['month']);
    const said = (await db.select().from(news)).filter(({ kind }) => kind === 'press-prize');
    expect(said.map(({ personId }) => personId)).toEqual([ivarPerson]);
  });

  it('pays its pucks once, on the next day under the limit', async () => {
    const pucks = () => puckBalances(db, `user:${ivar}`);
    const before = await pucks();
    const issue = { userId: ivar, source: 'quest' as const, cause: 'daily-win', realDay: realDayOf(NOW), amount: 1 };
    const used = DAILY_LIMIT - PRESS_PRIZE_PUCKS + 1;
    await db.insert(puckIssues).values({ ...issue, key: 'used up', amount: used });
    await db.delete(pressPrizes);
    await write(ivarPerson, FIRST - 1, cheers(5));
    await db.transaction((tx) => givePrizes(tx, { season, day: FIRST, absoluteDay: season * 63 + FIRST, now: NOW }));
    expect(await pucks()).toEqual(before);
    expect(await payWaitingPrizes(db, NOW)).toBe(0);
    const tomorrow = new Date(NOW.getTime() + DAY_MS);
    const runs = await Promise.all([payWaitingPrizes(db, tomorrow), payWaitingPrizes(db, tomorrow)]);
    expect(runs.toSorted()).toEqual([0, 1]);
    expect(await pucks()).toEqual({ ...before, earned: before.earned + PRESS_PRIZE_PUCKS });
    const isOfDay = and(eq(puckIssues.userId, ivar), eq(puckIssues.realDay, realDayOf(tomorrow)));
    expect(await db.select({ amount: puckIssues.amount }).from(puckIssues).where(isOfDay)).toEqual([
      { amount: PRESS_PRIZE_PUCKS },
    ]);
    expect(await payWaitingPrizes(db, new Date(tomorrow.getTime() + DAY_MS))).toBe(0);
  });
});
