import { beforeAll, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { makeBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { calendarSlice } from './slice.ts';
import { findToken } from './store.ts';

const { db, server, ids, browsers } = testWorld({ clubs: ['Mia', 2] });
const [miaId] = ids('Mia');
const [mia] = browsers('Mia');
beforeAll(async () => {
  await makeGame(db, { day: 20, homeTeamId: 11, awayTeamId: 21 });
  await makeGame(db, { day: 21, homeTeamId: 22, awayTeamId: 12 });
});

it('a manager gets a secret address with the games of all her teams, and a new one replaces the old one', async () => {
  const anybody = makeBrowser(server);
  expect((await mia.get('/api/user/calendar')).body).toEqual({ data: { path: null } });
  const first = (await mia.unsafe('POST', '/api/user/calendar')).body.data.path;
  expect((await mia.get('/api/user/calendar')).body).toEqual({ data: { path: first } });
  const file = await anybody.get(first);
  expect(file.status).toBe(200);
  expect(file.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const second = (await mia.unsafe('POST', '/api/user/calendar')).body.data.path;
  expect(second).not.toBe(first);
  expect((await anybody.get(first)).status).toBe(404);
  expect((await anybody.get(second)).status).toBe(200);
  // Without a club there is nothing to show.
  await giveClub(db, 1, null);
  expect((await anybody.get(second)).status).toBe(404);
  await giveClub(db, 1, miaId);
});

it('calendar addresses cannot be guessed, and are deleted with the user', async () => {
  const anybody = makeBrowser(server);
  for (const token of ['x', 'a'.repeat(32), `${'a'.repeat(31)}%27`])
    expect([404, 422]).toContain((await anybody.get(`/api/calendars/${token}/club.ics`)).status);
  expect((await anybody.get('/api/user/calendar')).status).toBe(401);
  expect(await exportUser(db, miaId, [calendarSlice])).toMatchObject({ calendar: expect.any(String) });
  await deleteUser(db, miaId, { now: new Date(), nouns: [calendarSlice] });
  expect(await findToken(db, miaId)).toBeNull();
});
