/** Arbitration from the filing to the contract: player-elected, club-elected, walked away from, settled before the hearing. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '#domains/contracts/tables.ts';
import { arbitrate } from '#domains/free-agency/store/ai-arbitration.ts';
import { hold, signQualified } from '#domains/free-agency/store/restricted.ts';
import { arbitrations, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { releasePlayers } from '#domains/player/store/summer.ts';
import { seasons } from '#domains/season/tables.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { addRow, emptyTables, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const SEASON = 3;
const { db, browsers, goTo, inRows, on } = testWorld({ season: SEASON, clubs: ['Mia', 'Ole', 3], rosters: ['PRO'] });
const [mia, ole] = browsers('Mia', 'Ole');
beforeAll(async () => {
  await db.insert(seasons).values({ number: SEASON + 1, year: 2027, phase: 'preseason' });
});
beforeEach(async () => {
  await goTo(62, SEASON);
  await emptyTables(db, 'arbitrations, offer_sheets, restricted_free_agents, arrivals, contracts, news, notifications');
});

async function view(browser: Browser, id: number) {
  const { status, body } = await browser.get(`/api/players/${id}/restricted-free-agency`);
  expect(body, String(status)).toHaveProperty('data');
  return body.data;
}
const elect = (browser: Browser, id: number) => browser.post(`/api/players/${id}/arbitration`, {});
const contractsOf = (playerId: number) => rowsOf(db, contracts, { playerId }, 'fromSeason');
const told = async () => (await rowsOf(db, notifications)).map(({ kind }) => kind).sort();
const cases = () => rowsOf(db, arbitrations);

/** Makes a 23-year-old held at $1M who is worth more. */
async function makeHeld({ clubId = 1, skill = 76, salary = 1_050_000 } = {}): Promise<number> {
  const birthSeason = SEASON - 23;
  const playerId = await makePlayer(db, { teamId: clubId * 10 + 1, jerseyNumber: null, skill, birthSeason });
  await makeContract(db, { playerId, clubId, from: SEASON, to: SEASON, salary: 1_000_000 });
  await inRows((rows) => hold(rows, [{ playerId, clubId, salary }], SEASON));
  return playerId;
}
/** Makes players who signed lately, as comparables for the arbitrator. */
async function makeComparables(salary: number): Promise<void> {
  for (let index = 0; index < 5; index++) {
    const playerId = await makePlayer(db, {
      teamId: 21,
      jerseyNumber: null,
      skill: 76,
      birthSeason: SEASON - 28,
    });
    await makeContract(db, { playerId, clubId: 2, from: SEASON, to: SEASON + 2, salary });
  }
}
/** Turns the season: players without a contract for it lose their team. */
async function turn(playerIds: readonly number[]): Promise<void> {
  await inRows((rows) => releasePlayers(rows, [...playerIds], SEASON));
  await goTo(5, SEASON + 1);
}
/** Files a player-elected case directly, since a player's greed follows from a secret key. */
async function makeCase(
  playerId: number,
  { clubId = 1, electedBy = 'player' as 'player' | 'club' } = {},
): Promise<number> {
  const hearingOn = (SEASON + 1) * 63 + 5;
  const dates = { hearingOn, decideBy: hearingOn + 2 };
  const row = { playerId, clubId, season: SEASON, electedBy, seasons: 1, offered: 1_050_000, ...dates };
  const made = await addRow(db, arbitrations, row);
  return made.id;
}

describe('the club in an arbitration case', () => {
  it('elects arbitration, which blocks offer sheets; the award is signed at the hearing', async () => {
    await makeComparables(4_000_000);
    const playerId = await makeHeld();
    expect(await view(mia, playerId)).toMatchObject({ mayElect: true, mayWithdraw: true, arbitration: null });
    expect((await elect(ole, playerId)).body.code).toBe('free-agency.not-held');
    const both = await Promise.all([elect(mia, playerId), elect(mia, playerId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const terms = { salaries: [9_000_000] };
    expect((await ole.post(`/api/players/${playerId}/offer-sheets`, { terms })).body.code).toBe(
      'free-agency.in-arbitration',
    );
    expect(await view(mia, playerId)).toMatchObject({
      mayElect: false,
      arbitration: { status: 'open', chooseUpTo: 0 },
    });
    expect((await mia.post(`/api/players/${playerId}/qualifying-offer/withdraw`, {})).body.code).toBe(
      'free-agency.in-arbitration',
    );
    const [open] = await cases();
    expect((await mia.post(`/api/arbitrations/${open?.id}/seasons`, { seasons: 2 })).body.code).toBe(
      'free-agency.his-choice',
    );
    await turn([playerId]);
    expect(await inRows((rows) => signQualified(rows, on(8, SEASON + 1)))).toBe(0);
    expect(await inRows((rows) => arbitrate(rows, on(4, SEASON + 1)))).toEqual({});
    expect(await inRows((rows) => arbitrate(rows, on(5, SEASON + 1)))).toMatchObject({
      casesHeard: 1,
      awardsSigned: 1,
    });
    const [heard] = await cases();
    expect(heard).toMatchObject({ status: 'signed', electedBy: 'club' });
    // Within the band around $4M, or less if he asks for less.
    expect(heard?.award).toBeLessThanOrEqual(4_600_000);
    expect(heard?.award).toBeGreaterThanOrEqual(Math.min(3_400_000, heard?.wanted ?? 0));
    expect((await contractsOf(playerId))[1]).toMatchObject({ clubId: 1, salary: heard?.award, fromSeason: SEASON + 1 });
    expect(await rowsOf(db, restrictedFreeAgents)).toEqual([]);
    expect(await told()).toEqual(['arbitration-awarded']);
    expect((await rowsOf(db, news)).map(({ kind }) => kind).sort()).toEqual(['arbitration-award', 'arbitration-filed']);
    const { data } = (await ole.get('/api/free-agent-center/arbitrations')).body;
    expect(data).toMatchObject({ season: SEASON, cases: [{ status: 'signed', award: heard?.award }] });
  });

  it('chooses the term when its player has filed, and may walk away from a large award, once', async () => {
    await makeComparables(9_000_000);
    const [one, other] = [await makeHeld({ skill: 86 }), await makeHeld({ skill: 86 })];
    const ids = [await makeCase(one), await makeCase(other)];
    expect((await mia.post(`/api/arbitrations/${ids[0]}/seasons`, { seasons: 2 })).status).toBe(204);
    expect((await ole.post(`/api/arbitrations/${ids[0]}/seasons`, { seasons: 1 })).status).toBe(403);
    expect((await mia.post(`/api/arbitrations/${ids[0]}/seasons`, { seasons: 3 })).status).toBe(422);
    expect((await mia.post('/api/arbitrations/999/seasons', { seasons: 1 })).status).toBe(404);
    await turn([one, other]);
    expect(await inRows((rows) => arbitrate(rows, on(5, SEASON + 1)))).toMatchObject({
      casesHeard: 2,
      awardsSigned: 0,
    });
    expect(await told()).toEqual(['arbitration-open', 'arbitration-open']);
    expect((await view(mia, one)).arbitration).toMatchObject({ status: 'awarded', mayWalkAway: true, seasons: 2 });
    const desk = (await mia.get('/api/teams/11/overview')).body.data.desk;
    expect(desk).toContainEqual(expect.objectContaining({ kind: 'arbitration-to-decide' }));
    expect((await mia.post(`/api/arbitrations/${ids[0]}/walk-away`, {})).status).toBe(204);
    expect((await mia.post(`/api/arbitrations/${ids[0]}/walk-away`, {})).body.code).toBe(
      'free-agency.arbitration-over',
    );
    expect((await mia.post(`/api/arbitrations/${ids[1]}/walk-away`, {})).body.code).toBe(
      'free-agency.walked-away-already',
    );
    expect(await inRows((rows) => arbitrate(rows, on(7, SEASON + 1)))).toMatchObject({ awardsSigned: 1 });
    expect((await contractsOf(one)).map(({ toSeason }) => toSeason)).toEqual([SEASON]);
    expect((await contractsOf(other))[1]).toMatchObject({ clubId: 1, fromSeason: SEASON + 1 });
    expect((await cases()).map(({ status }) => status)).toEqual(['walked-away', 'signed']);
    expect((await rowsOf(db, news)).map(({ kind }) => kind)).toContain('arbitration-walk-away');
  });

  it('decides at the hearing if it is an AI club, and never signs an award it cannot afford', async () => {
    await makeComparables(12_000_000);
    const [dear, poor] = [await makeHeld({ clubId: 3, skill: 70 }), await makeHeld({ clubId: 1, skill: 86 })];
    await makeCase(dear, { clubId: 3 });
    await makeCase(poor);
    await turn([dear, poor]);
    // The cap is used up.
    const taken = await makePlayer(db, { teamId: 11, jerseyNumber: null });
    await makeContract(db, {
      playerId: taken,
      clubId: 1,
      from: SEASON + 1,
      to: SEASON + 1,
      salary: 81_000_000,
    });
    await inRows((rows) => arbitrate(rows, on(5, SEASON + 1)));
    await inRows((rows) => arbitrate(rows, on(7, SEASON + 1)));
    const [first, second] = await cases();
    expect(['signed', 'walked-away']).toContain(first?.status);
    expect(second?.status).toBe('void');
    expect(await contractsOf(poor)).toHaveLength(1);
    expect(await told()).toContain('arbitration-void');
    expect(await rowsOf(db, restrictedFreeAgents)).toEqual([]);
  });

  it('settles by agreeing with the player before the hearing', async () => {
    const playerId = await makeHeld();
    await makeCase(playerId);
    await makeContract(db, { playerId, clubId: 1, from: SEASON + 1, to: SEASON + 3, salary: 3_000_000 });
    expect(await inRows((rows) => arbitrate(rows, on(5, SEASON + 1)))).toEqual({});
    expect((await cases())[0]?.status).toBe('settled');
    expect(await contractsOf(playerId)).toHaveLength(2);
  });

  it('withdraws its qualifying offer and gives up his rights', async () => {
    const playerId = await makeHeld();
    expect((await ole.post(`/api/players/${playerId}/qualifying-offer/withdraw`, {})).body.code).toBe(
      'free-agency.not-held',
    );
    expect((await mia.post(`/api/players/${playerId}/qualifying-offer/withdraw`, {})).status).toBe(204);
    expect((await view(mia, playerId)).held).toBeNull();
  });
});

it('few AI clubs’ cases reach a hearing, and managers negotiate for themselves', async () => {
  const ofClub = async (clubId: number) => {
    const playerId = await makeHeld({ clubId });
    await makeCase(playerId, { clubId });
    return playerId;
  };
  const unmanaged: number[] = [];
  for (let index = 0; index < 6; index++) unmanaged.push(await ofClub(3));
  const mias = await ofClub(1);
  await inRows((rows) => arbitrate(rows, on(63)));
  await goTo(1, SEASON + 1);
  await inRows((rows) => releasePlayers(rows, [mias], SEASON));
  for (const day of [1, 2, 3, 4]) await inRows((rows) => arbitrate(rows, on(day, SEASON + 1)));
  const after = await cases();
  const settled = after.filter(({ status }) => status === 'settled').map(({ playerId }) => playerId);
  expect(after.find(({ playerId }) => playerId === mias)?.status).toBe('open');
  expect(settled.length).toBeGreaterThanOrEqual(3);
  for (const playerId of settled) {
    const next = (await contractsOf(playerId)).at(-1);
    expect(unmanaged).toContain(playerId);
    expect(next).toMatchObject({ clubId: 3, fromSeason: SEASON + 1 });
    expect(next?.salary).toBeGreaterThanOrEqual(1_050_000);
  }
  const held = await rowsOf(db, restrictedFreeAgents);
  expect(held).toHaveLength(7 - settled.length);
});

it('a player who wants far more than he is offered files for arbitration, on one morning', async () => {
  const held = [];
  for (let index = 0; index < 8; index++) held.push(await makeHeld({ clubId: 1 + (index % 3), skill: 84 }));
  expect(await inRows((rows) => arbitrate(rows, on(61)))).toEqual({});
  const { casesBrought = 0 } = await inRows((rows) => arbitrate(rows, on(62)));
  expect(casesBrought).toBeGreaterThan(0);
  expect(await cases()).toHaveLength(casesBrought);
  expect(await inRows((rows) => arbitrate(rows, on(62)))).toMatchObject({});
  expect(await cases()).toHaveLength(casesBrought);
  // Managers are notified of player-elected cases.
  const own = (await cases()).filter(({ clubId, electedBy }) => clubId < 3 && electedBy === 'player');
  expect(await told()).toEqual(own.map(() => 'arbitration-called'));
});
