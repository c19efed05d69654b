import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { competitionEntries } from '#domains/competition/tables.ts';
import { cupsWhole } from '#domains/cup/checks.ts';
import { MAX_CUPS_HELD } from '#domains/cup/constants.ts';
import { announceCups, drawCups, openLeagueCups } from '#domains/cup/store/draw.ts';
import { cups } from '#domains/cup/tables.ts';
import { openRounds } from '#domains/director/store.ts';
import { ledgerTransactions } from '#domains/finances/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { checkWorld } from '#world/check.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { dyingAfter } from '../../../tests/factories/dying.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { addRow, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { undone } from '../../../tests/factories/undone.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
const SEASON = 3;
const DRAW_DAY = 49;
const MANAGERS = ['Mia', 'Ole', 'Ann', 'Ben', 'Eva'] as const;
/** First teams of the clubs 1 to 5 of these managers, and 6, an AI club. */
const [MIAS, OLES, , , EVAS, AI] = [11, 21, 31, 41, 51, 61];

const made = testWorld({
  season: SEASON,
  day: 40,
  connections: 12,
  clubs: [
    ...MANAGERS.map((manager, index) => ({ id: index + 1, manager, rosters: ['PRO' as const] })),
    { id: 6, rosters: ['PRO'] },
  ],
  users: [...MANAGERS, 'Nobody'],
});
const { db, server } = made;
const [mias = 0, oles = 0] = made.ids('Mia', 'Ole');
const [mia, ole, ann, ben, eva, clubless] = made.browsers(...MANAGERS, 'Nobody');

beforeEach(async () => {
  server.clock.now = NOW;
  await db.execute(sql`delete from invitations`);
  await db.execute(sql`delete from blocks`);
  await db.execute(sql`delete from notifications`);
  await db.execute(sql`truncate competition_pairings, competition_stage_entries, competition_stages, competition_entries, cups,
    game_inputs, game_periods, game_reports, skater_games, goalie_games cascade`);
  await db.execute(sql`delete from games`);
  await db.execute(sql`delete from competitions where kind = 'friendly-cup'`);
  await db.update(players).set({ injuredUntil: null, injuryPart: null, injurySeverity: null });
  await db.update(world).set({ day: 40, step: 'morning', phase: 'regular', seasonNumber: SEASON });
  await separateHomes(db);
});

const create = (by: Browser, wish: object = {}) =>
  by.post('/api/cups', { format: 'knockout', size: 4, isOpen: true, ...wish });
const enter = (by: Browser, id: number) => by.post(`/api/cups/${id}/enter`);
const view = async (id: number, by: Browser = mia) => (await by.get(`/api/cups/${id}`)).body.data;
const idsOf = async (status: string) =>
  (await clubless.get(`/api/cups?status=${status}`)).body.data.map((cup: { id: number }) => cup.id);
const teamsIn = async (id: number) =>
  (await view(id)).competition.entries.map(({ team }: { team: { id: number } }) => team.id).sort();
const told = async () => (await rowsOf(db, notifications)).map(({ kind }) => kind);

async function opened(by: Browser = mia, wish: object = {}): Promise<number> {
  const answer = await create(by, wish);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.id;
}

/** Runs a day's work on cups; a kill may strike before any of it is committed. */
const morning = (on = db) => on.transaction((tx) => drawCups(pgRows(tx), { season: SEASON, window: 'late-season' }));
async function evening(day: number, on = db): Promise<void> {
  await db.update(world).set({ day, step: 'slot-2', phase: 'playoffs' });
  const { enqueue } = testQueue();
  const stepping = { db: on, simulate: simulateHere, enqueue, now: () => NOW, log: pino({ level: 'silent' }) };
  await takeStep(stepping, momentOf(await readWorld(db)), 'command');
}
const night = (day: number, on = db) =>
  on.transaction(async (tx) => {
    await openRounds(pgRows(tx), { season: SEASON, day });
    await announceCups(pgRows(tx), SEASON);
  });

describe('a manager’s cup', () => {
  it('is opened for the next free days, with the organizer’s first team in it', async () => {
    const id = await opened();
    expect(await view(id)).toMatchObject({
      name: 'City 1 Cup',
      season: SEASON,
      window: 'late-season',
      firstDay: 49,
      status: 'open',
      entries: 1,
      size: 4,
      organizer: { id: MIAS },
      winner: null,
      isTitle: null,
      competition: { entries: [{ team: { id: MIAS }, seed: null, finalPlace: null }], stages: [] },
      managers: [{ teamId: MIAS, manager: { name: 'Mia' } }],
      viewer: { teamId: MIAS, isEntered: true, isOrganizer: true, invitationId: null },
    });
    const listed = (await ole.get(`/api/teams/${OLES}/cups`)).body.data;
    expect(listed).toMatchObject({ open: [{ id, entries: 1 }], entered: [], next: { window: 'late-season' } });
    expect((await mia.get(`/api/teams/${MIAS}/cups`)).body.data.entered).toMatchObject([{ id }]);
    expect(await idsOf('open')).toEqual([id]);
    expect((await mia.get('/api/cups?status=canceled')).status).toBe(422);
  });

  it('is limited to one per manager with a club, and to a size the days allow', async () => {
    expect((await create(mia, { size: 17 })).status).toBe(422);
    expect((await create(mia, { size: 3 })).status).toBe(422);
    expect((await create(mia, { format: 'swiss', size: 5 })).body.code).toBe('cup.size');
    expect((await create(mia, { format: 'darts' })).status).toBe(422);
    expect((await create(clubless)).status).toBe(403);
    await opened();
    expect((await create(mia)).body.code).toBe('cup.other-cup');
    const both = await Promise.all([create(ole), create(ole)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await cupsWhole.run({ db } as never)).faults).toEqual([]);
  });

  it('may be entered and left until the draw, except by its organizer', async () => {
    const id = await opened();
    expect((await enter(ole, id)).body.data).toMatchObject({ entries: 2, viewer: { isEntered: true } });
    expect((await enter(ole, id)).body.code).toBe('cup.entered');
    expect((await create(ole)).body.code).toBe('cup.other-cup');
    expect((await mia.post(`/api/cups/${id}/leave`)).body.code).toBe('cup.organizer-stays');
    expect((await ann.post(`/api/cups/${id}/leave`)).body.code).toBe('cup.not-entered');
    expect((await ole.post(`/api/cups/${id}/leave`)).body.data).toMatchObject({ entries: 1 });
    expect(await teamsIn(id)).toEqual([MIAS]);
    expect((await enter(clubless, id)).status).toBe(403);
    expect((await enter(ole, 999_999)).status).toBe(404);
    expect((await mia.get('/api/cups/999999')).status).toBe(404);
    expect((await mia.get('/api/cups/999999/stats')).status).toBe(404);
  });

  it('gives its last spot to one of the managers who enter at the same moment', async () => {
    const id = await opened();
    await enter(ole, id);
    await enter(ann, id);
    const answers = await Promise.all([enter(ben, id), enter(eva, id), enter(ben, id), enter(eva, id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await teamsIn(id)).toHaveLength(4);
  });

  it('is called off by its organizer alone, and its managers are notified', async () => {
    const id = await opened();
    await enter(ole, id);
    expect((await ole.post(`/api/cups/${id}/call-off`)).body.code).toBe('cup.not-organizer');
    expect((await mia.post(`/api/cups/${id}/call-off`)).body.data).toMatchObject({ status: 'canceled' });
    expect(await told()).toEqual(['cup-called-off', 'cup-called-off']);
    expect((await enter(ann, id)).body.code).toBe('cup.closed');
    expect((await mia.post(`/api/cups/${id}/call-off`)).body.code).toBe('cup.closed');
    // They may enter another cup.
    await opened();
  });

  it('is held at most three times for the same days, called off or not, and limited per club', async () => {
    for (let times = 1; times <= MAX_CUPS_HELD; times++) {
      const id = await opened();
      expect((await mia.post(`/api/cups/${id}/call-off`)).status).toBe(200);
    }
    const refused = await create(mia);
    expect([refused.status, refused.body.code]).toEqual([429, 'cup.too-many']);
    await opened(ole);
    await db.update(world).set({ day: DRAW_DAY });
    await opened();
  });

  it('changes what the world lists, and reveals no club’s manager', async () => {
    const listed = async () => (await ole.get('/api/world')).body.data.friendlyCups;
    const heard: string[] = [];
    const listener = await made.database.pool.connect();
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query('listen rinkside');
    const id = await opened();
    expect(await listed()).toEqual([{ id }]);
    await mia.post(`/api/cups/${id}/call-off`);
    expect(await listed()).toEqual([]);
    await listener.query('select 1');
    listener.release(true);
    expect(heard.join()).toContain('"cups"');
    expect(heard.join()).not.toContain('"owners"');
  });
});

describe('an invitation to a cup', () => {
  const invite = (by: Browser, id: number, teamId: number) => by.post(`/api/cups/${id}/invitations`, { teamId });

  it('lets a manager into an invitation-only cup', async () => {
    const id = await opened(mia, { isOpen: false });
    expect((await enter(ole, id)).body.code).toBe('cup.by-invitation');
    expect((await invite(mia, id, OLES + 1)).body.data.invited).toMatchObject([{ team: { id: OLES } }]);
    expect((await invite(mia, id, OLES)).body.code).toBe('cup.invited-already');
    expect(await told()).toEqual(['cup-invitation']);
    const { invitationId } = (await view(id, ole)).viewer;
    // Other users neither see the invitations nor can answer them.
    expect(await view(id, ann)).toMatchObject({ invited: [], viewer: { invitationId: null } });
    expect((await ann.post(`/api/invitations/${invitationId}/accept`)).status).not.toBe(200);
    const accepted = await ole.post(`/api/invitations/${invitationId}/accept`);
    expect(accepted.body.data).toEqual({ path: `/friendly-cup/overview/${id}` });
    expect(await teamsIn(id)).toEqual([MIAS, OLES]);
    expect((await invite(mia, id, OLES)).body.code).toBe('cup.entered');
  });

  it('is sent by the organizer, to a manager', async () => {
    const id = await opened();
    expect((await invite(ole, id, EVAS)).body.code).toBe('cup.not-organizer');
    expect((await invite(mia, id, AI)).body.code).toBe('cup.no-manager');
    expect((await invite(mia, id, MIAS)).body.code).toBe('cup.no-manager');
    expect((await invite(mia, id, 999_999)).body.code).toBe('cup.no-manager');
  });

  it('ends when the cup is called off, and invited managers are notified', async () => {
    const id = await opened(mia, { isOpen: false });
    for (const teamId of [OLES, EVAS]) expect((await invite(mia, id, teamId)).status).toBe(200);
    const { invitationId } = (await view(id, ole)).viewer;
    expect((await eva.post(`/api/users/${mias}/block`)).status).toBe(204);
    await db.execute(sql`delete from notifications`);
    expect((await mia.post(`/api/cups/${id}/call-off`)).status).toBe(200);
    const states = await db.select({ state: invitations.state }).from(invitations);
    expect(states).toEqual([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
    const notices = await db.select({ userId: notifications.userId, kind: notifications.kind }).from(notifications);
    expect(notices.sort((a, b) => a.userId - b.userId)).toEqual(
      [mias, oles].map((userId) => ({ userId, kind: 'cup-called-off' })),
    );
    expect((await ole.post(`/api/invitations/${invitationId}/accept`)).body.code).toBe('cup.no-longer-open');
    const next = await opened(mia, { isOpen: false });
    expect((await invite(mia, next, OLES)).status).toBe(200);
  });

  it('adds no room to a full cup', async () => {
    const id = await opened();
    await invite(mia, id, EVAS);
    for (const manager of [ole, ann, ben]) await enter(manager, id);
    const { invitationId } = (await view(id, eva)).viewer;
    expect((await eva.post(`/api/invitations/${invitationId}/accept`)).body.code).toBe('cup.full');
    expect(await teamsIn(id)).toHaveLength(4);
  });
});

describe('the draw of a cup', () => {
  it('fills the field with AI clubs, seeds it, and schedules the first games', async () => {
    const id = await opened();
    await enter(ole, id);
    await enter(ann, id);
    await morning();
    const drawn = await view(id);
    expect(drawn).toMatchObject({ status: 'drawn', entries: 4, isTitle: false });
    expect([await idsOf('open'), await idsOf('playing')]).toEqual([[], [id]]);
    expect(await teamsIn(id)).toContain(AI);
    expect(drawn.competition.stages).toMatchObject([{ format: 'knockout', isOver: false }]);
    const days = await db.select({ day: games.day, slot: games.slot }).from(games).where(eq(games.competitionId, id));
    expect(days).toEqual([
      { day: 49, slot: 2 },
      { day: 49, slot: 2 },
    ]);
    const cupsOf = async (userId: number) => (await clubless.get(`/api/users/${userId}/cups`)).body.data;
    expect(await cupsOf(mias)).toMatchObject([
      { id, name: 'City 1 Cup', status: 'drawn', team: { id: MIAS }, place: null },
    ]);
    expect(await cupsOf(made.ids('Nobody')[0] ?? 0)).toEqual([]);
    expect((await enter(ben, id)).body.code).toBe('cup.closed');
    expect(await told()).toEqual(['cup-drawn', 'cup-drawn', 'cup-drawn']);
  });

  it('puts its games of a day beside one another, and no game of a league or of another day', async () => {
    const id = await opened();
    for (const manager of [ole, ann]) await enter(manager, id);
    await morning();
    const [first, second] = (await rowsOf(db, games)).filter(({ competitionId }) => competitionId === id);
    if (!first || !second) throw new Error('the cup has no games');
    const teams = { homeTeamId: MIAS, awayTeamId: OLES, season: SEASON };
    await makeGame(db, { ...teams, day: first.day });
    await makeGame(db, { ...teams, day: first.day + 1, competitionId: id });
    const { data } = (await clubless.get(`/api/games?gameId=${first.id}`)).body;
    expect(data.map((game: { id: number }) => game.id).sort()).toEqual([first.id, second.id].sort());
  });

  it('leaves out clubs with other games on those days', async () => {
    const id = await opened();
    for (const manager of [ole, ann, ben]) await enter(manager, id);
    await makeGame(db, { homeTeamId: OLES, awayTeamId: EVAS, day: 50, season: SEASON });
    await morning();
    expect(await teamsIn(id)).not.toContain(OLES);
    expect(await teamsIn(id)).toContain(AI);
    expect(await told()).toContain('cup-left-for-playoffs');
  });

  it('calls off a cup when too few clubs are free', async () => {
    const id = await opened(mia, { size: 8 });
    for (const teamId of [OLES, AI, 31])
      await makeGame(db, { homeTeamId: teamId, awayTeamId: EVAS, day: 51, season: SEASON });
    await morning();
    expect((await view(id)).status).toBe('canceled');
    expect(await told()).toEqual(['cup-called-off']);
  });

  it('makes it count for a title with four households, but not with two accounts of one', async () => {
    const titles = async (shared: readonly number[]) => {
      const id = await opened();
      for (const manager of [ole, ann, ben]) await enter(manager, id);
      await separateHomes(db);
      if (shared.length > 0) await shareHome(db, shared);
      await morning();
      const { isTitle } = await view(id);
      await db.execute(sql`truncate competition_pairings, competition_stage_entries, competition_stages,
        competition_entries, cups cascade`);
      await db.execute(sql`delete from competitions where kind = 'friendly-cup'`);
      await db.update(world).set({ day: 40, step: 'morning', phase: 'regular' });
      return isTitle;
    };
    expect(await titles([])).toBe(true);
    expect(await titles([1, 2])).toBe(false);
  });
});

describe('a league cup', () => {
  it('is opened once a window for each tier with a manager', async () => {
    await db.transaction((tx) => openLeagueCups(pgRows(tx), { season: SEASON, window: 'late-season' }));
    const [cup] = (await mia.get(`/api/teams/${MIAS}/cups`)).body.data.open;
    expect(cup).toMatchObject({ tier: 1, organizer: null, size: 16, format: 'groups', isOpen: true, entries: 0 });
    expect((await enter(mia, cup.id)).status).toBe(200);
    expect((await mia.post(`/api/cups/${cup.id}/leave`)).status).toBe(200);
    expect((await mia.post(`/api/cups/${cup.id}/call-off`)).body.code).toBe('cup.not-organizer');
    // Without a manager, AI clubs play no cup.
    await morning();
    expect((await view(cup.id)).status).toBe('canceled');
  });
});

it('a cup is played day by day to its winner, even if the program is killed at any time', async () => {
  const id = await opened();
  for (const manager of [ole, ann, ben]) await enter(manager, id);
  const killed = (work: Promise<unknown>) => expect(work).rejects.toThrow('killed');
  await killed(morning(dyingAfter(db, 0)));
  await morning();
  for (const day of [DRAW_DAY, DRAW_DAY + 1]) {
    await killed(evening(day, dyingAfter(db, 0)));
    await evening(day);
    await killed(night(day, dyingAfter(db, 0)));
    await night(day);
    // A second run changes nothing.
    await night(day);
  }
  const over = await view(id);
  expect(over).toMatchObject({ status: 'finished', isTitle: true });
  expect(over.winner).not.toBeNull();
  expect([await idsOf('playing'), await idsOf('finished')]).toEqual([[], [id]]);
  const places = await db
    .select({ place: competitionEntries.finalPlace })
    .from(competitionEntries)
    .where(eq(competitionEntries.competitionId, id));
  expect(places.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4]);
  const played = await db
    .select({ day: games.day, status: games.status, home: games.homeTeamId, away: games.awayTeamId })
    .from(games)
    .where(eq(games.competitionId, id))
    .orderBy(games.day);
  expect(played.map(({ day, status }) => [day, status])).toEqual([
    [49, 'final'],
    [49, 'final'],
    [50, 'final'],
    [50, 'final'],
  ]);
  // No team plays twice on a day.
  for (const day of [49, 50]) {
    const teams = played.filter((game) => game.day === day).flatMap(({ home, away }) => [home, away]);
    expect(new Set(teams).size).toBe(4);
  }
  expect((await told()).filter((kind) => kind === 'cup-over')).toHaveLength(4);
  const stats = (await mia.get(`/api/cups/${id}/stats`)).body.data;
  expect(stats.skaters.length).toBeGreaterThan(20);
  // Each of the four games credits one goalie with the win, perhaps different ones on the two days.
  const wins = stats.goalies.map(({ totals }: { totals: { wins: number } }) => totals.wins);
  expect(wins.reduce((sum: number, one: number) => sum + one, 0)).toBe(4);
  // At most three days, counted from the next morning.
  const [longest] = await db.select({ until: sql<number | null>`max(${players.injuredUntil})::int` }).from(players);
  expect(longest?.until ?? 0).toBeLessThanOrEqual(SEASON * 63 + 50 + 4);
  const row = await rowOf(db, cups, { competitionId: id });
  expect(row).toMatchObject({ households: 4, isAnnounced: true });
  // Its games sell no tickets, and are games like all others in every other respect.
  const faults = async (on: Transaction) =>
    (await checkWorld(on)).flatMap((check) => check.faults.filter((fault) => /\bgames? \d/.test(fault)));
  await undone(db, async (tx) => {
    expect(await faults(tx)).toEqual([]);
    const [{ id: gameId = 0 } = {}] = await rowsOf(tx, games, { competitionId: id });
    const gate = { season: SEASON, day: 49, key: `gate/${gameId}`, kind: 'gate', params: {} } as const;
    await addRow(tx, ledgerTransactions, gate);
    expect(await faults(tx)).toEqual([`game ${gameId} has a gate but sells no tickets`]);
  });
});
