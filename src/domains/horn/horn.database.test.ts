/** Goal horns that users upload: who keeps them, where they sound, and who removes them. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { clubs } from '#domains/club/tables.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { HORN_RATE, MAX_HORNS, TARGET_LUFS } from '#domains/horn/constants.ts';
import { loudnessOf } from '#domains/horn/rules/loudness.ts';
import { decodeWav, encodeWav } from '#domains/horn/rules/wav.ts';
import { exportHorns } from '#domains/horn/store/of-user.ts';
import { customHorns, removedHorns } from '#domains/horn/tables.ts';
import { slices } from '#domains/slices.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { type Browser, makeBrowser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, world, server, ids, browsers } = testWorld({
  users: ['Mia', 'Ole', { name: 'Admin', isAdmin: true }, 'Nobody'],
  clubs: ['Mia', 'Ole'],
  rosters: ['PRO'],
});
const [miaId] = ids('Mia');
const [mia, ole, admin] = browsers('Mia', 'Ole', 'Admin');
let [gameId] = [0];

beforeAll(async () => {
  await db.update(clubs).set({ goalHorn: 'horn3' });
  gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, season: world.season, day: 30 });
});

/** Returns a tone of this many seconds, as a browser sends it. */
function audio(seconds: number, loudness = 0.3, hertz = 300): string {
  const samples = Float64Array.from(
    { length: Math.round(seconds * HORN_RATE) },
    (_, index) => loudness * Math.sin((2 * Math.PI * hertz * index) / HORN_RATE),
  );
  return Buffer.from(encodeWav(samples)).toString('base64');
}
const upload = (browser: Browser, name = 'Wolves', sound = audio(2)) =>
  browser.post('/api/horns', { name, audio: sound });
const listOf = async (browser: Browser) => (await browser.get('/api/horns')).body.data;
/** Returns the horn heard after home goals of Mia's team. */
const heard = async () => {
  const view = await findGameView(db, gameId, { teamIds: [], watchers: 0 }, new Date());
  return view?.goalHorn;
};

describe('a custom goal horn', () => {
  it('is stored, normalized in loudness, and served to all as audio and nothing else', async () => {
    const answer = await upload(mia, '  Wolves ', audio(2, 0.05));
    expect(answer.status).toBe(201);
    const { id, number, path, duration, name } = answer.body.data;
    expect({ duration, name }).toEqual({ duration: 2000, name: 'Wolves' });
    expect((await makeBrowser(server).get(`/api/horn/${id}`)).body.data).toEqual({ path, duration });
    const file = await server.app.inject({ url: `/storage/${path}` });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({ 'content-type': 'audio/wav', 'x-content-type-options': 'nosniff' });
    const samples = decodeWav(file.rawPayload) ?? [];
    expect(Math.abs(loudnessOf(samples) - TARGET_LUFS)).toBeLessThan(0.5);
    expect((await mia.get('/api/user')).body.data.goalHorns.at(-1)).toEqual({ id, path, duration });
    expect((await ole.get('/api/user')).body.data.goalHorns).toHaveLength(8);
    // No other files are there, no matter the path.
    for (const other of [
      `${'0'.repeat(32)}.wav`,
      `${number}.wav`,
      '..%2f..%2fpackage.json',
      `${path.slice(6, -4)}.html`,
    ]) {
      expect((await server.app.inject({ url: `/storage/horns/${other}` })).statusCode).toBe(404);
    }
    expect((await mia.get('/api/horn/custom-999999')).status).toBe(404);
  });

  it('is refused if it is not audio, too short, too long, or over the limit', async () => {
    const faults: [string, number, string?][] = [
      [Buffer.from('<script>alert(1)</script>'.repeat(100)).toString('base64'), 422, 'horn.not-audio'],
      [audio(0.2), 422, 'horn.length'],
      [audio(2, 0.0005), 422, 'horn.silent'],
      ['no base64 at all!', 422],
      [audio(5.05), 422],
    ];
    for (const [sound, status, code] of faults) {
      const answer = await upload(mia, 'Bad', sound);
      expect(answer.status).toBe(status);
      if (code) expect(answer.body.code).toBe(code);
    }
    // Larger than this call allows; and no other call allows as much.
    expect((await upload(mia, 'Bad', audio(60))).status).toBe(413);
    expect((await mia.put('/api/horns/chosen', { horn: 'x'.repeat(100_000) })).status).toBe(413);
    for (const name of ['', ' ', 'x'.repeat(41), 'two\nlines', '\u202eevil']) {
      expect((await upload(mia, name)).status).toBe(422);
    }
    const many = await Promise.all(Array.from({ length: 4 }, (_, index) => upload(mia, `Horn ${index}`)));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect((await listOf(mia)).custom).toHaveLength(MAX_HORNS);
  });

  it('plays after the club’s goals once its manager chooses it, until it is removed', async () => {
    expect((await heard())?.id).toBe('horn3');
    const [first] = (await listOf(mia)).custom;
    expect((await ole.put('/api/horns/chosen', { horn: first.id })).status).toBe(404);
    expect((await mia.put('/api/horns/chosen', { horn: 'horn99' })).status).toBe(404);
    expect((await mia.put('/api/horns/chosen', { horn: first.id })).status).toBe(204);
    expect(await listOf(mia)).toMatchObject({ chosen: first.id });
    expect(await heard()).toEqual({ id: first.id, path: first.path, duration: first.duration });
    expect((await mia.put('/api/horns/chosen', { horn: 'horn5' })).status).toBe(204);
    expect((await heard())?.id).toBe('horn5');
    expect((await mia.put('/api/horns/chosen', { horn: first.id })).status).toBe(204);
    // A user cannot delete another user's horn.
    await ole.delete(`/api/horns/${first.number}`);
    expect((await heard())?.id).toBe(first.id);
    // A new manager has his own horns, or the club's.
    await giveClub(db, 1, null);
    expect((await heard())?.id).toBe('horn5');
    await giveClub(db, 1, miaId);
    expect((await mia.delete(`/api/horns/${first.number}`)).status).toBe(204);
    expect((await heard())?.id).toBe('horn5');
    expect((await server.app.inject({ url: `/storage/${first.path}` })).statusCode).toBe(404);
  });

  it('can be stored without a club, and chosen only with one', async () => {
    const nobody = await makeLoggedInBrowser(server, database, 'nobody@example.org');
    const { id } = (await upload(nobody)).body.data;
    expect((await listOf(nobody)).chosen).toBeNull();
    expect((await nobody.put('/api/horns/chosen', { horn: id })).status).toBe(403);
  });
});

describe('a reported horn', () => {
  it('is removed for good, and its owner may upload another', async () => {
    const [horn] = (await listOf(mia)).custom;
    await mia.put('/api/horns/chosen', { horn: horn.id });
    const about = { kind: 'horn', id: horn.number };
    expect((await mia.post('/api/reports', { subject: about, reason: 'spam' })).status).toBe(403);
    expect((await ole.post('/api/reports', { subject: about, reason: 'spam' })).status).toBe(204);
    const [waiting] = (await admin.get('/api/moderation/cases')).body.data;
    const path = `/api/moderation/cases/${waiting.id}`;
    await admin.post(`${path}/claim`, {});
    expect(
      (await admin.post(`${path}/decision`, { decision: 'removed', rule: 'advertising', reason: 'An insult.' })).status,
    ).toBe(204);
    expect((await heard())?.id).toBe('horn5');
  });
});

describe('a removed horn', () => {
  it('cannot be uploaded again, even softer or trimmed; other sounds can', async () => {
    const [kept] = await db.select().from(removedHorns);
    expect(kept?.removedAt).toEqual(server.clock.now);
    for (const [sound, status] of [
      [audio(2), 422],
      [audio(3, 0.05), 422],
      [audio(1), 422],
      [audio(2, 0.3, 440), 201],
    ] as const) {
      const answer = await upload(ole, 'Back again', sound);
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body).toMatchObject({ code: 'horn.taken-away' });
    }
    expect((await listOf(ole)).custom).toHaveLength(1);
    await db.delete(removedHorns);
    expect((await upload(ole, 'Back again')).status).toBe(201);
  });
});

describe('a deleted user’s horns', () => {
  it('are in the export, and are deleted with the account', async () => {
    const [horn] = (await listOf(mia)).custom;
    const { goalHorns } = await exportHorns(db, miaId);
    expect(goalHorns).toMatchObject([{ name: horn.name, duration: horn.duration }]);
    expect(decodeWav(Buffer.from(goalHorns[0]?.wav ?? '', 'base64'))).not.toBeNull();
    await deleteUser(db, miaId, { now: server.clock.now, nouns: slices });
    expect(await db.select().from(customHorns).where(eq(customHorns.userId, miaId))).toEqual([]);
  });
});
