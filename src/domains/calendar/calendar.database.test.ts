import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';
import { calendarSlice } from './slice.ts';
import { findToken } from './store.ts';

let database: TestDatabase;
let server: TestServer;
let mia: Browser;
let miaId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds } = await makeWorld(db);
  miaId = await makeUser(db, { name: 'Mia' });
  await makeClub(db, { id: 1, leagueIds, managerId: miaId });
  await makeClub(db, { id: 2, leagueIds });
  await makeGame(db, { day: 20, homeTeamId: 11, awayTeamId: 21 });
  await makeGame(db, { day: 21, homeTeamId: 22, awayTeamId: 12 });
  server = await startTestServer(database);
  mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('a manager gets a secret address that shows the games of all her teams, and a new one ends the old one', async () => {
  const { db } = database;
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
  // Without the club there is nothing to show.
  await giveClub(db, 1, null);
  expect((await anybody.get(second)).status).toBe(404);
  await giveClub(db, 1, miaId);
});

it('addresses cannot be guessed by their form, and go with the user', async () => {
  const { db } = database;
  const anybody = makeBrowser(server);
  for (const token of ['x', 'a'.repeat(32), `${'a'.repeat(31)}%27`])
    expect([404, 422]).toContain((await anybody.get(`/api/calendars/${token}/club.ics`)).status);
  expect((await anybody.get('/api/user/calendar')).status).toBe(401);
  expect(await exportUser(db, miaId, [calendarSlice])).toMatchObject({ calendar: expect.any(String) });
  await deleteUser(db, miaId, { now: new Date(), nouns: [calendarSlice] });
  expect(await findToken(db, miaId)).toBeNull();
});
