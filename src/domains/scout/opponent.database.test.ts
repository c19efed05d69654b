import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seatOnStaff } from '#domains/club/store/coaches.ts';
import { jobs } from '#domains/job/tables.ts';
import { players } from '#domains/player/tables.ts';
import { assign, recall } from '#domains/scout/store/assignments.ts';
import { scoutAssignments } from '#domains/scout/tables.ts';
import { loadNextOpponent } from '#domains/scout/views/next-opponent.ts';
import { loadOpponentReport } from '#domains/scout/views/opponent.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { makeLoggedInBrowser, startTestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const now = new Date('2026-01-01T12:00:00Z');
const { db, database, world, ids } = testWorld({ users: ['Free'], clubs: ['Manager', 2], rosters: ['PRO'] });
const [manager, free] = ids('Manager', 'Free');
let today: Today;
let scout: number;
let freelancer: number;
let game: number;

beforeAll(async () => {
  const { season } = world;
  scout = await makeScout(db, { skill: 80, job: { clubId: 1, role: 'chief' } });
  freelancer = await makeScout(db, { lastname: 'Alone', userId: free });
  today = await readToday(db);
  game = await makeGame(db, { season, day: today.day, homeTeamId: 21, awayTeamId: 11 });
});

const later = (days: number): Today => ({ ...today, day: today.day + days, absoluteDay: today.absoluteDay + days });
const reportOn = (clubId: number, days: number) =>
  loadOpponentReport(db, later(days), { teamId: clubId * 10 + 1, clubId, now });
const send = (userId: number, personId: number) =>
  db.transaction((tx) => assign(tx, { userId, personId, destination: { kind: 'opponent' } }, today));

it('a scout reports on the next opponent from the morning after being sent, to the club alone, until called back', async () => {
  expect(await reportOn(1, 1)).toBeNull();
  expect(await send(manager, scout)).toEqual({ ok: true });
  expect(await reportOn(1, 0)).toBeNull();
  const report = await reportOn(1, 1);
  expect(report).toMatchObject({ game: { id: game }, nights: 1, scout: { id: scout }, opponent: { id: 21 } });
  expect(report?.bestLine).toHaveLength(3);
  expect(report?.weakPair).toHaveLength(2);
  const theirs = [
    ...(report?.bestLine ?? []),
    ...(report?.weakPair ?? []),
    ...(report?.goalie ? [report.goalie.player] : []),
  ];
  expect(theirs.map(({ teamId }) => teamId)).toEqual(Array(6).fill(21));
  expect(report?.goalie?.player.position).toBe('G');
  // No games played yet, so there is no form and there are no special teams to report.
  expect(report).toMatchObject({ hot: [], powerPlay: null, penaltyKill: null, stayOut: false });
  // A repeated request reveals nothing new.
  expect(await reportOn(1, 1)).toEqual(report);
  expect(await reportOn(2, 1)).toBeNull();
  await db.transaction((tx) => recall(tx, { userId: manager, personId: scout }));
  expect(await reportOn(1, 2)).toBeNull();
});

it('only a club sends a scout to opponents', async () => {
  expect(await send(free, freelancer)).toMatchObject({ code: 'scout.no-opponent' });
  expect(await send(free, scout)).toMatchObject({ code: 'scout.not-yours' });
});

it('an opponent report is read by users who see the team’s lines, and by the scout while watching, but by no others', async () => {
  const watcher = await makeUser(db, { name: 'Watcher' });
  const coach = await makeUser(db, { name: 'Coach' });
  await makeUser(db, { name: 'Rival' });
  await db.transaction((tx) =>
    seatOnStaff(tx, { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: coach }),
  );
  const own = await makeScout(db, { lastname: 'Watcher', userId: watcher, job: { clubId: 1, role: 'amateur' } });
  // One who works there but neither sets the lines nor watches opponents, and one who watches for the other club.
  const assistant = await makeUser(db, { name: 'Assistant' });
  await makeCoach(db, { lastname: 'Assistant', userId: assistant, job: { clubId: 1, role: 'offense' } });
  const spy = await makeUser(db, { name: 'Spy' });
  const spying = await makeScout(db, { lastname: 'Spy', userId: spy, job: { clubId: 2, role: 'chief' } });
  expect(await send(spy, spying)).toEqual({ ok: true });
  const server = await startTestServer(database);
  const browsers = await Promise.all(
    ['manager', 'coach', 'watcher', 'rival', 'free', 'assistant', 'spy'].map((name) =>
      makeLoggedInBrowser(server, database, `${name}@example.org`),
    ),
  );
  const readBy = () => Promise.all(browsers.map((browser) => browser.get('/api/teams/11/opponent-report')));
  const nobodyElse = [403, 403, 403, 403];
  expect((await readBy()).map(({ status }) => status)).toEqual([200, 200, 403, ...nobodyElse]);
  expect(await send(watcher, own)).toEqual({ ok: true });
  await db.update(scoutAssignments).set({ sinceDay: today.absoluteDay - 2 });
  const read = await readBy();
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200, ...nobodyElse]);
  for (const { body } of read.slice(0, 3)) expect(body.data).toMatchObject({ game: { id: game }, scout: { id: own } });
  // The page of the game requests it for users behind a bench.
  const views = await Promise.all(browsers.map((browser) => browser.get(`/api/games/${game}`)));
  expect(views.map(({ body }) => body.data.managedTeamId)).toEqual([11, 11, ...Array(5).fill(null)]);
  expect(views.map(({ body }) => body.data.lineups.away.isProbable)).toEqual([false, false, ...Array(5).fill(true)]);
  // A scout who loses the job cannot read it any more, wherever he was sent.
  await db.update(jobs).set({ state: 'ended', endedOn: today.absoluteDay }).where(eq(jobs.personId, own));
  expect((await readBy()).map(({ status }) => status)).toEqual([200, 200, 403, ...nobodyElse]);
  await db.update(jobs).set({ state: 'held', endedOn: null }).where(eq(jobs.personId, own));
  await db.transaction((tx) => recall(tx, { userId: watcher, personId: own }));
  expect((await readBy()).map(({ status }) => status)).toEqual([200, 200, 403, ...nobodyElse]);
  await server.close();
});

it('everybody sees the public half of what is known of the next opponent', async () => {
  const { absoluteDay, season } = today;
  const before = { homeTeamId: 11, awayTeamId: 21, season };
  const first = await makeResult(db, { ...before, day: today.day - 2, score: [3, 1] });
  const second = await makeResult(db, { ...before, day: today.day - 1, score: [1, 2], endedIn: 'overtime' });
  const [hurt] = await db.select({ id: players.id }).from(players).where(eq(players.teamId, 21)).orderBy(players.id);
  await db
    .update(players)
    .set({ injuredUntil: absoluteDay + 3 })
    .where(eq(players.id, hurt?.id ?? 0));
  const view = await loadNextOpponent(db, today, { teamId: 11, now });
  expect(view).toMatchObject({
    ...{ game: { id: game }, opponent: { id: 21 }, powerPlay: null, hot: [] },
    ...{ home: { won: 0, lost: 0 }, away: { won: 1, lost: 1 } },
    injuries: [{ player: { id: hurt?.id }, daysLeft: 3 }],
  });
  expect(view?.lastGames.map(({ id }) => id)).toEqual([second, first]);
  expect(view?.headToHead.map(({ id }) => id)).toEqual([second, first]);
  expect(view?.goalie?.player).toMatchObject({ position: 'G', teamId: 21 });
  // The opponent sees the same of the other side.
  expect(await loadNextOpponent(db, today, { teamId: 21, now })).toMatchObject({
    opponent: { id: 11 },
    home: { won: 1, lost: 1 },
  });
});
