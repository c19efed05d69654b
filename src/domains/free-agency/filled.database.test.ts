/** Signings by assistants on the last night of the summer: within limits, announced, and undone from the inbox. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contracts } from '#domains/contracts/tables.ts';
import { draftRights } from '#domains/draft/tables.ts';
import { takeSummer } from '#domains/free-agency/store/summer.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { Inboxes, type Line, MIAS, OLES, SEASON } from '../../../tests/factories/inboxes.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';

const inboxes = new Inboxes();
const { db } = inboxes;
let prospect: number;
let star: number;
beforeAll(async () => {
  await db.update(players).set({ birthSeason: SEASON - 23 });
  const squads = await rowsOf(db, players);
  for (const { id, teamId } of squads)
    await makeContract(db, { playerId: id, clubId: Math.floor((teamId ?? 0) / 10), from: SEASON, to: SEASON + 2 });
  for (const [at, teamId] of [MIAS, OLES].entries()) await setStanding(db, teamId, { rank: at + 1 });
  // Better than any player the clubs have, and without an offer until the last night.
  const free = { teamId: null, freeAgentSince: SEASON, birthSeason: SEASON - 21 };
  for (const position of ['LW', 'C', 'RW', 'LD', 'RD', 'G'] as const)
    for (let index = 0; index < 4; index++) {
      const id = await makePlayer(db, { ...free, position, positions: [position], skill: 70 });
      if (position === 'LW' && index === 0) star = id;
    }
  await changeRows(
    db,
    players,
    { id: star },
    { skills: sql`array_fill(76::smallint, array[cardinality(${players.skills})])` },
  );
  prospect = await makePlayer(db, { teamId: null, skill: 72, birthSeason: SEASON - 18, draftClass: SEASON });
  await db.insert(draftRights).values({ playerId: prospect, clubId: 1, untilSeason: SEASON + 1 });
  const limits = { resigns: 'nobody', maxSalary: 0, handsOff: [], fills: false };
  expect((await inboxes.ole.put(`/api/teams/${OLES}/assistant`, limits)).status).toBe(204);
  await db.insert(seasons).values({ number: SEASON + 1, year: 2027, phase: 'preseason' });
  await inboxes.goTo(63);
  await inboxes.inWorld((rows) => takeSummer(rows, { season: SEASON, secret: inboxes.now.secret, now: new Date() }));
  await db.update(world).set({ seasonNumber: SEASON + 1, day: 2 });
});

const filled = async (browser = inboxes.mia) =>
  (await inboxes.lines(browser)).filter(({ kind }) => kind === 'assistant-filled');
const lineOf = async (playerId: number): Promise<Line | undefined> =>
  (await filled()).find(({ params }) => params.playerId === playerId);
const player = async (id: number) => (await rowsOf(db, players, { id }))[0];

it('last-night signings are reported to the manager, each with an undo, and none is made where the manager forbids it', async () => {
  const lines = await filled();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ undo }) => undo === 'open')).toBe(true);
  const signed = await db
    .select({ id: contracts.playerId, clubId: contracts.clubId })
    .from(contracts)
    .innerJoin(players, eq(players.id, contracts.playerId))
    .where(and(eq(contracts.signedAt, SEASON * 63 + 63), inArray(players.teamId, [11, 12, 21, 22])));
  expect(signed.map(({ id }) => id).sort()).toEqual(lines.map(({ params }) => params.playerId).sort());
  expect(signed.every(({ clubId }) => clubId === 1)).toBe(true);
  expect(await filled(inboxes.ole)).toEqual([]);
});

it('a star signed for the farm plays for the first team though its wingers are too old for the farm', async () => {
  expect(await lineOf(star)).toBeDefined();
  expect((await player(star))?.teamId).toBe(MIAS);
});

it('a last-night signing can be voided until the first round: a free agent is free again', async () => {
  const line = (await filled()).find(({ params }) => params.playerId !== prospect);
  const playerId = Number(line?.params.playerId);
  expect(await inboxes.undo(line?.id)).toBe(204);
  expect(await player(playerId)).toMatchObject({ teamId: null, freeAgentSince: SEASON + 1 });
  const left = await rowsOf(db, contracts, { playerId });
  expect(left).toEqual([]);
  expect(await inboxes.undo(line?.id)).toBe('notification.undone-already');
});

it('voiding a signing returns a prospect to the club’s draft rights', async () => {
  const [before] = await rowsOf(db, draftRights, { playerId: prospect });
  const line = (await lineOf(prospect)) ?? null;
  expect([line === null, before === undefined], 'he signed, or he still is one').toEqual([
    before !== undefined,
    line !== null,
  ]);
  if (line) expect(await inboxes.undo(line.id)).toBe(204);
  const after = await rowOf(db, draftRights, { playerId: prospect });
  expect(after).toMatchObject({ clubId: 1, untilSeason: SEASON + 1 });
  expect(await player(prospect)).toMatchObject({ teamId: null, draftClass: SEASON });
});

it('last-night signings stand once the first round is played', async () => {
  const [line] = (await filled()).filter(({ undo }) => undo === 'open');
  await db.update(world).set({ day: 6 });
  expect((await filled()).some(({ undo }) => undo === 'open')).toBe(false);
  expect(await inboxes.undo(line?.id)).toBe('notification.too-late');
});

it('a renewal can be voided on the day after, and not later', async () => {
  const { id: playerId } = await rowOf(db, players, { teamId: MIAS, retiredAt: null });
  const on = (SEASON + 1) * 63 + 60;
  const renew = async () => {
    await db.delete(contracts).where(eq(contracts.playerId, playerId));
    for (const [from, signedAt] of [
      [SEASON, 1],
      [SEASON + 2, on],
    ] as const)
      await db.insert(contracts).values({
        ...{ playerId, clubId: 1, fromSeason: from, toSeason: from + 1, salary: 900_000, salaries: [900_000, 900_000] },
        ...{ kind: 'standard', signedAt },
      });
    const params = { player: 'Aki Salo', playerId, salary: 900_000, seasons: 2 };
    const told = { userId: inboxes.miaId, channel: 'news' as const, kind: 'assistant-signed' as const, params };
    await inboxes.inWorld((rows) => notify(rows, [{ ...told, act: { clubId: 1, on } }]));
    return (await inboxes.lines()).find(({ kind }) => kind === 'assistant-signed');
  };
  await inboxes.goTo(62);
  expect(await inboxes.undo((await renew())?.id)).toBe('notification.too-late');
  await inboxes.goTo(61);
  expect(await inboxes.undo((await renew())?.id)).toBe(204);
  const left = await rowsOf(db, contracts, { playerId });
  expect(left.map(({ fromSeason }) => fromSeason)).toEqual([SEASON]);
  expect((await player(playerId))?.teamId, 'until the season is over').toBe(MIAS);
});
