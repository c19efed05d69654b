/** Interviews: requested by reporters, answered or declined once, and quoted. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { findSessionUsers } from '#domains/auth/store/sessions.ts';
import { DAYS_TO_ANSWER } from '#domains/interview/constants.ts';
import { expireInterviews, interviewSubjects } from '#domains/interview/store.ts';
import { interviews } from '#domains/interview/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import { readToday } from '#platform/clock/today.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers } = testWorld({ users: ['Nora', 'Ole'], clubs: ['Mia', 2] });
const [noraId, oleId, miaId] = ids('Nora', 'Ole', 'Mia');
const [nora, mia, ole] = browsers('Nora', 'Mia', 'Ole');
let interview = 0;
beforeAll(async () => {
  await makeReporter(db, { userId: noraId, deskId: await makeDesk(db, 1) });
});

const questions = ['What went wrong last night?', 'Who plays in net tomorrow?'];
const answers = ['Everything but the coffee.', 'You will see.'];
const askOf = (browser: Browser, team: number) => browser.post(`/api/teams/${team}/interviews`, { questions });

it('an interview is requested by a reporter with a desk, of a manager, one at a time', async () => {
  expect((await askOf(ole, 11)).body).toMatchObject({ code: 'reporter.no-career' });
  expect((await askOf(nora, 21)).body).toMatchObject({ code: 'interview.no-manager' });
  const pressed = await Promise.all([askOf(nora, 11), askOf(nora, 11)]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([201, 409]);
  interview = pressed.find(({ status }) => status === 201)?.body.data.id;
  const told = await db.select().from(notifications).where(eq(notifications.kind, 'interview-asked'));
  expect(told).toMatchObject([{ params: { reporter: 'Nora Quill', paper: 'Test Courier' } }]);
  const { desk } = (await mia.get('/api/teams/11/overview')).body.data;
  expect(desk).toContainEqual(expect.objectContaining({ kind: 'interview-asked', path: '/reporter?tab=interviews' }));
});

it('an interview is answered by the manager alone, in full and once; until then it is private', async () => {
  const answer = (browser: Browser, given = answers) =>
    browser.post(`/api/interviews/${interview}/answers`, { answers: given });
  expect((await answer(ole)).status).toBe(404);
  expect((await answer(mia, ['One only.'])).body).toMatchObject({ code: 'interview.incomplete' });
  expect((await ole.get(`/api/interviews/${interview}`)).status).toBe(404);
  expect((await mia.get('/api/press/interviews')).body.data.toAnswer).toMatchObject([{ id: interview, questions }]);
  const pressed = await Promise.all([answer(mia), answer(mia), mia.post(`/api/interviews/${interview}/decline`, {})]);
  expect(pressed.filter(({ status }) => status === 204)).toHaveLength(1);
  await db.update(interviews).set({ state: 'answered', answers }).where(eq(interviews.id, interview));
  expect((await ole.get(`/api/interviews/${interview}`)).body.data).toMatchObject({ questions, answers });
  expect((await nora.get('/api/press/interviews')).body.data.asked).toMatchObject([{ state: 'answered' }]);
});

it('each half of an interview can be reported and removed, and returns when it is restored', async () => {
  const [asked, given] = interviewSubjects;
  if (!asked || !given) throw new Error('interviews have two halves');
  const read = async (by: number, which = given) => {
    const [reader] = await findSessionUsers(db, [by], slices);
    return reader && which.read(db, interview, reader);
  };
  expect(await read(oleId, asked)).toMatchObject({ authorId: noraId, text: questions.join('\n\n') });
  expect(await read(oleId)).toMatchObject({ authorId: miaId, text: answers.join('\n\n') });
  const kept = await db.transaction((tx) => given.remove(tx, interview, { reason: '', now: new Date() }));
  expect((await ole.get(`/api/interviews/${interview}`)).body.data).toMatchObject({ questions, answers: ['', ''] });
  expect(await read(oleId)).toBeNull();
  await db.transaction((tx) => given.restore(tx, interview, kept ?? {}));
  expect((await ole.get(`/api/interviews/${interview}`)).body.data).toMatchObject({ answers });
});

it('an interview is quoted only by the reporter who asked for it', async () => {
  const body = `The manager spoke to us after the game, and had a lot to say about it.\n[[interview:${interview}]]`;
  const publish = async (text: string) => {
    const made = await nora.post('/api/articles', { headline: 'The manager speaks', body: text, sources: '' });
    return nora.post(`/api/articles/${made.body.data.id}/publish`, { version: 1 });
  };
  expect((await publish(body)).status).toBe(204);
  expect((await publish(body.replace(`:${interview}]`, ':999]'))).body).toMatchObject({
    code: 'article.unknown-reference',
  });
});

it('an interview expires without an answer in time', async () => {
  expect((await askOf(nora, 11)).status).toBe(201);
  const { absoluteDay } = await readToday(db);
  const expire = (day: number) => db.transaction((tx) => expireInterviews(tx, day));
  expect(await expire(absoluteDay + DAYS_TO_ANSWER)).toBe(0);
  expect(await expire(absoluteDay + DAYS_TO_ANSWER + 1)).toBe(1);
  expect((await mia.get('/api/press/interviews')).body.data.toAnswer).toEqual([]);
});
