import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { latestInjuries } from '#domains/player/store/injuries.ts';
import { planTraining } from '#domains/player/store/summer.ts';
import { wakeEverybody } from '#domains/player/store/wake.ts';
import { players } from '#domains/player/tables.ts';
import { trainingSlice } from '#domains/training/slice.ts';
import { trainEverybody } from '#domains/training/store/train.ts';
import { treatInjured } from '#domains/training/store/treat.ts';
import { trainingPlans, trainingTemplates } from '#domains/training/tables.ts';
import { knownSecret, secretRandom } from '#engine/secret.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

/** PRO teams of the clubs 1 (Mia's) and 2. */
const [MIAS, OTHERS] = [11, 21];
const secret = knownSecret(4);

const { db, world, ids, browsers } = testWorld({ clubs: ['Mia', 2] });
const [miaId] = ids('Mia');
const [mia] = browsers('Mia');
let [center, goalie, veteran, stranger] = [0, 0, 0, 0];
beforeAll(async () => {
  center = await makePlayer(db, { teamId: MIAS, birthSeason: -16, skill: 55, ceilings: Array<number>(11).fill(85) });
  goalie = await makePlayer(db, { teamId: MIAS, position: 'G', birthSeason: -18 });
  veteran = await makePlayer(db, { teamId: MIAS, birthSeason: -32, declining: 0b111_1111_1111 });
  stranger = await makePlayer(db, { teamId: OTHERS, birthSeason: -16 });
});

const training = (teamId = MIAS) => `/api/teams/${teamId}/training`;
const plan = (body: object) => mia.put(training(), body);
const rowOf = async (id: number) => (await db.select().from(players).where(eq(players.id, id)))[0];
const planOf = async (id: number) => (await db.select().from(trainingPlans).where(eq(trainingPlans.playerId, id)))[0];
const traineeOf = async (id: number) =>
  (await mia.get(training())).body.data.trainees.find((one: { player: { id: number } }) => one.player.id === id);
const trainOn = (absoluteDay: number) =>
  db.transaction((tx) => trainEverybody(pgRows(tx), tx, { absoluteDay, secret }));
const wakeOn = (absoluteDay: number, days = 1) =>
  db.transaction((tx) => wakeEverybody(pgRows(tx), { season: world.season, absoluteDay, days, secret }));

describe('a manager', () => {
  it('sets what a player trains, how hard, and when he rests', async () => {
    expect((await plan({ playerIds: [center], skill: 'shooting', intensity: 'hard', restBelow: 75 })).status).toBe(200);
    expect(await planOf(center)).toMatchObject({ clubId: 1, skill: 2, intensity: 'hard', restBelow: 75 });
    expect(await traineeOf(center)).toMatchObject({
      player: { trainingOn: 'shooting' },
      plan: { intensity: 'hard', restBelow: 75 },
      pace: 112,
    });
  });

  it('sets many plans at once, and sees which players could not follow', async () => {
    const { status, body } = await plan({ playerIds: [center, goalie, veteran], skill: 'reflexes' });
    expect(status).toBe(200);
    expect(body.skipped.toSorted()).toEqual([center, veteran].toSorted());
    // Settings that were not sent stay as they are.
    expect(await planOf(center)).toMatchObject({ skill: 2, intensity: 'hard' });
    expect(await planOf(goalie)).toMatchObject({ skill: 0, intensity: 'normal' });
  });

  it('lets each player train what helps most', async () => {
    const { body } = await plan({ playerIds: [center, goalie, veteran], skill: 'most-helpful' });
    expect(body.skipped).toEqual([veteran]);
    const trainee = await traineeOf(center);
    expect(trainee.player.trainingOn).toBe(trainee.mostHelpful);
  });

  it('is refused a skill that none of the players can train, and other clubs’ players', async () => {
    expect((await plan({ playerIds: [veteran], skill: 'skating' })).status).toBe(422);
    expect((await plan({ playerIds: [center, stranger], intensity: 'light' })).status).toBe(409);
    expect((await plan({ playerIds: [center], skill: 'juggling' })).status).toBe(422);
    expect((await plan({ playerIds: [], intensity: 'light' })).status).toBe(422);
    expect((await mia.get(training(OTHERS))).status).toBe(403);
    expect((await mia.put(training(OTHERS), { playerIds: [stranger], intensity: 'hard' })).status).toBe(403);
    expect(await planOf(stranger)).toBeUndefined();
  });

  it('returns a player to the assistant', async () => {
    expect((await mia.post(`${training()}/assistant`, { playerIds: [goalie] })).status).toBe(200);
    expect(await planOf(goalie)).toBeUndefined();
    expect((await traineeOf(goalie)).plan).toBeNull();
  });
});

describe('a day in training', () => {
  it('of hard work makes a player grow faster from the next morning on, and costs energy', async () => {
    const day = world.absoluteDay;
    await plan({ playerIds: [center], skill: 'shooting', intensity: 'hard', restBelow: 0 });
    await trainOn(day);
    expect(await rowOf(center)).toMatchObject({ trainingPace: 112, energy: 97 });
    // A player without a plan grows as usual.
    expect(await rowOf(stranger)).toMatchObject({ trainingPace: 100, energy: 100 });
  });

  it('is a day off for a tired player', async () => {
    await plan({ playerIds: [center], restBelow: 90 });
    await db.update(players).set({ energy: 50 }).where(eq(players.id, center));
    await trainOn(world.absoluteDay);
    expect(await rowOf(center)).toMatchObject({ trainingPace: 70, energy: 55 });
    await plan({ playerIds: [center], restBelow: 0 });
  });

  it('in a better training center helps every player of the club, with a plan or not', async () => {
    await db.insert(facilities).values({ clubId: 1, facility: 'training', level: 6 });
    await trainOn(world.absoluteDay);
    expect((await rowOf(goalie))?.trainingPace).toBe(105);
    expect((await mia.get(training())).body.data.facility).toEqual({ level: 6, pace: 1.05 });
    await db.delete(facilities);
    await trainOn(world.absoluteDay);
    expect((await rowOf(goalie))?.trainingPace).toBe(100);
  });

  it('in an academy helps the junior team only', async () => {
    const junior = await makePlayer(db, { teamId: 13, birthSeason: -14 });
    await db.insert(facilities).values({ clubId: 1, facility: 'academy', level: 7 });
    await trainOn(world.absoluteDay);
    expect((await rowOf(junior))?.trainingPace).toBe(107);
    expect((await rowOf(goalie))?.trainingPace).toBe(100);
    const ofJuniors = (await mia.get(training(13))).body.data;
    expect(ofJuniors.academy).toEqual({ level: 7, pace: 1.07 });
    expect(ofJuniors.trainees[0]).toMatchObject({ factors: { facility: 1, academy: 1.07 }, pace: 107 });
    expect((await mia.get(training())).body.data.academy).toBeNull();
    await db.delete(facilities);
    await trainOn(world.absoluteDay);
    expect((await rowOf(junior))?.trainingPace).toBe(100);
  });

  it('in good medical rooms sometimes counts twice toward recovery, and only there', async () => {
    const today = world.absoluteDay;
    await db.update(players).set({ injuredUntil: today + 200 });
    const treat = (absoluteDay: number) => db.transaction((tx) => treatInjured(pgRows(tx), { absoluteDay, secret }));
    expect(await treat(today)).toBe(0);
    await db.insert(facilities).values({ clubId: 1, facility: 'medical', level: 10 });
    for (let day = 0; day < 100; day++) await treat(today + day);
    const daysLess = today + 200 - ((await rowOf(goalie))?.injuredUntil ?? 0);
    // A quarter of a hundred days, within four standard deviations.
    expect(daysLess).toBeGreaterThanOrEqual(8);
    expect(daysLess).toBeLessThanOrEqual(42);
    expect((await rowOf(stranger))?.injuredUntil).toBe(today + 200);
    // A player who is back tomorrow is not healed a day early.
    await db.update(players).set({ injuredUntil: today + 1 });
    for (let day = 0; day < 30; day++) await treat(today);
    expect((await rowOf(goalie))?.injuredUntil).toBe(today + 1);
    await db.update(players).set({ injuredUntil: null });
    await db.delete(facilities);
  });

  it('notifies the manager when a skill has reached its ceiling, and the player trains everything', async () => {
    const row = await rowOf(center);
    await db
      .update(players)
      .set({ ceilings: (row?.ceilings ?? []).map((ceiling, index) => (index === 2 ? (row?.skills[2] ?? 0) : ceiling)) })
      .where(eq(players.id, center));
    await trainOn(world.absoluteDay);
    expect((await rowOf(center))?.trainingOn).toBeNull();
    expect(await planOf(center)).toMatchObject({ skill: null });
    const told = await db.select().from(notifications).where(eq(notifications.userId, miaId));
    expect(told.map(({ kind, params }) => [kind, 'skill' in params && params.skill])).toContainEqual([
      'training-complete',
      'shooting',
    ]);
  });

  it('sometimes injures a player, and notifies his manager', async () => {
    await plan({ playerIds: [center], intensity: 'hard' });
    await db.update(players).set({ energy: 0 }).where(eq(players.id, center));
    // Finds the first day on which his luck is that bad.
    const isBad = (day: number) => secretRandom(secret, `practice/${day}/${center}`).chance(0.002);
    let day = world.absoluteDay;
    while (!isBad(day)) day++;
    await trainOn(day);
    const hurt = await rowOf(center);
    expect(hurt?.injuredUntil).toBeGreaterThanOrEqual(day + 2);
    expect(hurt?.injurySeverity).toBe('minor');
    // Practice is in the morning, so that day is lost too.
    const days = (hurt?.injuredUntil ?? 0) - day;
    expect(await latestInjuries(db, center, 1)).toMatchObject([{ severity: 'minor', cause: 'practice', days }]);
    const told = await db.select().from(notifications).where(eq(notifications.kind, 'training-injury'));
    expect(told).toHaveLength(1);
    await db.update(players).set({ injuredUntil: null, energy: 100 }).where(eq(players.id, center));
  });

  it('follows the new club once he has moved, and no plan once his manager has left', async () => {
    await plan({ playerIds: [center, goalie], intensity: 'hard' });
    await trainOn(world.absoluteDay);
    await db.update(players).set({ teamId: OTHERS }).where(eq(players.id, center));
    await trainOn(world.absoluteDay);
    expect(await planOf(center)).toBeUndefined();
    expect((await rowOf(center))?.trainingPace).toBe(100);
    expect((await rowOf(goalie))?.trainingPace).toBe(112);
    await giveClub(db, 1, null);
    await trainOn(world.absoluteDay);
    expect(await planOf(goalie)).toBeUndefined();
    expect((await rowOf(goalie))?.trainingPace).toBe(100);
    await giveClub(db, 1, miaId);
    await db.update(players).set({ teamId: MIAS }).where(eq(players.id, center));
  });
});

describe('a new season', () => {
  it('records every player’s skills, from which his gain is measured', async () => {
    await db.transaction((tx) => planTraining(pgRows(tx), { season: world.season, secret }));
    expect((await traineeOf(goalie)).gain).toMatchObject({ overall: 0 });
    await wakeOn(world.absoluteDay + 1, 63);
    const { gain, trainingRating } = await traineeOf(goalie);
    expect(gain.overall).not.toBe(0);
    expect(trainingRating).toBeGreaterThanOrEqual(0);
  });
});

describe('training templates', () => {
  const template = { name: 'Hard on legs', skill: 'skating', intensity: 'hard', restBelow: 75 } as const;
  const address = '/api/training/templates';

  it('are stored by name, replaced, removed, and deleted with the user', async () => {
    expect((await mia.get(address)).body).toEqual({ data: [] });
    expect((await mia.put(address, { ...template, name: ' Hard on legs ' })).body).toEqual({ data: [template] });
    const easier = { ...template, intensity: 'normal' };
    expect((await mia.put(address, easier)).body).toEqual({ data: [easier] });
    expect(await exportUser(db, miaId, [trainingSlice])).toMatchObject({ trainingTemplates: [easier] });
    expect((await mia.unsafe('POST', `${address}/remove`, { name: template.name })).body).toEqual({ data: [] });
    const otto = await makeUser(db, { name: 'Otto' });
    await db.insert(trainingTemplates).values({ ...template, userId: otto });
    await deleteUser(db, otto, { now: new Date(), nouns: [trainingSlice] });
    expect(await db.select().from(trainingTemplates)).toEqual([]);
  });

  it('are limited to eight, even with clicks at once, and each is stored whole', async () => {
    for (const bad of [{ ...template, name: ' ' }, { ...template, skill: 'luck' }, { name: 'x' }])
      expect((await mia.put(address, bad)).status).toBe(422);
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, index) => mia.put(address, { ...template, name: `No. ${index}` })),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(saved.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await mia.get(address)).body.data).toHaveLength(8);
  });
});
