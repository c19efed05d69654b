/** Clubs named under no-trade clauses by agents or by players themselves, and their effect on trades. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_TRADE } from '#domains/agent/constants.ts';
import { tendClients } from '#domains/agent/store/nights.ts';
import { representations } from '#domains/agent/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import { trades } from '#domains/trade/tables.ts';
import type { Clause } from '#engine/market/terms.ts';
import { readToday } from '#platform/clock/today.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub, managerIn } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { asset, KIMS, MIAS, OLES, offer, TradingFloor } from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, inRows } = floor;
let ava: Browser;
let bob: Browser;
let [avaId, agent, client, his] = [0, 0, 0, 0];
beforeAll(async () => {
  ({ id: avaId, browser: ava } = await floor.arrive('Ava'));
  const arrived = await floor.arrive('Bob');
  bob = arrived.browser;
  [client, his] = [await floor.playerOf(1, 0), await floor.playerOf(2, 0)];
  agent = await makeAgent(db, { lastname: 'Ava', userId: avaId, clients: [client] });
  await makeAgent(db, { lastname: 'Bob', userId: arrived.id });
});
beforeEach(async () => {
  await floor.clear();
  await db.delete(representations);
  await db.insert(representations).values({ playerId: client, personId: agent, sinceDay: 1, untilSeason: 9, rate: 4 });
  await sign('no-trade-list');
});

const sign = (clause: Clause) => changeRows(db, contracts, { playerId: client }, { clause });
const seen = async (browser: Browser) => (await browser.get(`/api/players/${client}/no-trade`)).body.data;
const name = (browser: Browser, clubIds: number[]) => browser.put(`/api/players/${client}/no-trade`, { clubIds });
const waited = () => changeRows(db, representations, { playerId: client }, { namedOn: 1 });
const idsOf = (list: { clubId: number }[]) => list.map(({ clubId }) => clubId).sort();
/** Returns the faults of trading him to Ole's club, 2, or to Kim's, 3. */
const faultsTo = async (clubId: 2 | 3) => {
  const team = { 2: OLES, 3: KIMS }[clubId];
  const gets = [asset(clubId === 2 ? his : await floor.playerOf(3, 0))];
  const { body } = await offer(floor.mia, MIAS, team, [asset(client)], gets);
  await floor.clear();
  return body.code ?? body.data.status;
};

describe('a client with a no-trade list', () => {
  it('has one by default, visible only to the agent and the manager of the club', async () => {
    const own = await seen(ava);
    expect(own).toMatchObject({ kind: 'avoids', most: 1, isByUser: false, mayName: true, days: 0 });
    expect(idsOf(own.choices)).toEqual([2, 3, 4]);
    expect(own.named).toHaveLength(1);
    expect(await seen(floor.mia)).toEqual({ ...own, mayName: false });
    for (const browser of [floor.ole, bob]) expect(await seen(browser)).toBeNull();
  });

  it('goes anywhere except to the clubs his agent lists', async () => {
    expect((await name(ava, [2])).status).toBe(204);
    expect(await faultsTo(2)).toBe('trade.fault-no-trade-list');
    expect(await faultsTo(3)).toBe('open');
    expect(await seen(floor.mia)).toMatchObject({ named: [{ clubId: 2 }], isByUser: true, days: NO_TRADE.days });
    const bench = (await floor.ole.get(`/api/teams/${OLES}/trade-bench?with=${MIAS}`)).body.data;
    const shown = bench.other.players.find(({ player }: { player: { id: number } }) => player.id === client);
    expect(shown.fault).toMatchObject({ code: 'trade.fault-no-trade-list' });
    await waited();
    expect((await name(ava, [])).status).toBe(204);
    expect([await faultsTo(2), await faultsTo(3)]).toEqual(['open', 'open']);
  });

  it('lists other clubs of his league, within the limit, and not a new list every day', async () => {
    expect((await name(ava, [2, 3])).body).toMatchObject({ code: 'agent.too-many-named', facts: { max: 1 } });
    for (const clubIds of [[1], [99]])
      expect((await name(ava, clubIds)).body).toMatchObject({ code: 'agent.not-of-league' });
    for (const clubIds of [[-1], [1.5], ['two'], Array(21).fill(2)])
      expect((await name(ava, clubIds as number[])).status).toBe(422);
    expect((await name(ava, [3, 3])).status).toBe(204);
    expect((await name(ava, [2])).body).toMatchObject({ code: 'agent.named-lately', facts: { days: NO_TRADE.days } });
    expect((await name(bob, [2])).body).toMatchObject({ code: 'agent.not-your-client' });
    expect((await name(floor.mia, [2])).body).toMatchObject({ code: 'person.no-career' });
    await sign('none');
    expect((await name(ava, [2])).body).toMatchObject({ code: 'agent.no-clause' });
    expect(await seen(ava)).toBeNull();
  });

  it('keeps it while the league reviews a trade that includes him', async () => {
    expect((await offer(floor.mia, MIAS, OLES, [asset(client)], [asset(his)])).status).toBe(200);
    await changeRows(db, trades, { status: 'open' }, { status: 'escrow', escrowUntil: 999 });
    expect((await name(ava, [2])).body).toMatchObject({ code: 'agent.in-escrow' });
  });
});

describe('a client with a no-trade clause', () => {
  it('goes nowhere while happy, except to the clubs his agent lists', async () => {
    for (const clause of ['no-trade', 'no-move'] as const) {
      await sign(clause);
      await changeRows(db, players, { id: client }, { morale: 80 });
      expect(await seen(ava)).toMatchObject({ kind: 'accepts', named: [], most: 3 });
      expect(await faultsTo(2)).toBe('trade.fault-no-trade');
      expect((await name(ava, [2])).status).toBe(204);
      expect([await faultsTo(2), await faultsTo(3)]).toEqual(['open', 'trade.fault-no-trade']);
      await db.update(representations).set({ named: [], namedKind: null, namedOn: null });
    }
  });

  it('lists some clubs himself when unhappy', async () => {
    await sign('no-trade');
    await changeRows(db, players, { id: client }, { morale: 20 });
    expect(idsOf((await seen(floor.mia)).named)).toEqual([2, 3, 4]);
    expect(await faultsTo(2)).toBe('open');
  });

  it('is not sent to a club he refused under another contract', async () => {
    expect((await name(ava, [2])).status).toBe(204);
    await sign('no-trade');
    await changeRows(db, players, { id: client }, { morale: 80 });
    expect(await faultsTo(2)).toBe('trade.fault-no-trade');
    expect((await name(ava, [3])).status).toBe(204);
  });
});

describe('an agent with a second career at a club in the league', () => {
  it('cannot submit lists, and earlier lists lapse overnight', async () => {
    expect((await name(ava, [2])).status).toBe(204);
    await makeCoach(db, { userId: avaId, lastname: 'Double', job: { clubId: 3, role: 'head' } });
    await waited();
    expect((await name(ava, [4])).body).toMatchObject({ code: 'agent.conflict-in-league' });
    const today = await readToday(db);
    await inRows((rows) => tendClients(rows, today));
    expect(await rowsOf(db, representations)).toMatchObject([{ playerId: client, named: [], namedOn: null }]);
    expect((await seen(floor.mia)).isByUser).toBe(false);
  });
});

it('the new owner of a club sees its own players’ lists, and the previous owner no longer does', async () => {
  const managerId = await managerIn(db, 1);
  expect(await seen(floor.mia)).not.toBeNull();
  await giveClub(db, 1, null);
  expect(await seen(floor.mia)).toBeNull();
  await giveClub(db, 1, managerId);
});
