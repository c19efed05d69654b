import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { INITIATIVE, MOTIVES, NEEDS } from '#domains/trade/constants.ts';
import type { TradeListing } from '#domains/trade/contract/shapes.ts';
import { tradeTonight } from '#domains/trade/store/initiative.ts';
import { exportTradeWords, removeTradeWords } from '#domains/trade/store/of-user.ts';
import { expireTrades } from '#domains/trade/store/offers.ts';
import { tradeNotes, tradePatience, trades } from '#domains/trade/tables.ts';
import type { TradeId } from '#engine/ids.ts';
import { knownSecret } from '#engine/secret.ts';
import { world } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { dealsText, lastDeals } from '../../../scripts/world/deals.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import {
  asset,
  between,
  DAY,
  KIMS,
  MIAS,
  OLES,
  OTHERS,
  offer,
  SEASON,
  type Thing,
  TradingFloor,
} from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { database, mia, ole, kim, men } = floor;
beforeEach(() => floor.clear());

const manOf = (clubId: number, index: number) => floor.manOf(clubId, index);
const teamOf = (playerId: number) => floor.teamOf(playerId);
const statusOf = (id: number) => floor.statusOf(id);
const setSkill = (playerId: number, value: number) => floor.setSkill(playerId, value);
const expectWhole = () => floor.expectWhole();
const contractOf = async (playerId: number) =>
  (await database.db.select().from(contracts).where(eq(contracts.playerId, playerId)))[0];

describe('two managers', () => {
  it('trade man for man: contracts, teams, numbers, news and notifications follow', async () => {
    const [hers, his] = [await manOf(1, 0), await manOf(2, 0)];
    const { tradeId, status } = (
      await offer(mia, MIAS, OLES, [asset(hers, 25)], [asset(his)], { comment: 'For both.' })
    ).body.data;
    expect(status).toBe('open');
    const [item] = (await ole.get(`/api/teams/${OLES}/overview`)).body.data.desk.filter(
      ({ kind }: { kind: string }) => kind === 'trade-offer',
    );
    expect(item.path).toBe(`/trade/${tradeId}`);
    const seen = (await ole.get(`/api/trades/${tradeId}`)).body.data;
    expect(seen).toMatchObject({
      side: 'to',
      status: 'open',
      daysLeft: 3,
      faults: [],
      comments: [{ text: 'For both.' }],
    });
    expect((await kim.get(`/api/trades/${tradeId}`)).status).toBe(404);
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect([await teamOf(hers), await teamOf(his)]).toEqual([OLES, MIAS]);
    expect(await contractOf(hers)).toMatchObject({ clubId: 2, salary: 1_500_000, takenOverIn: SEASON });
    const charges = await database.db.select().from(capCharges).orderBy(asc(capCharges.season));
    expect(charges.map(({ clubId, season, amount }) => [clubId, season, amount])).toEqual(
      [3, 4, 5].map((season) => [1, season, 500_000]),
    );
    const told = await database.db.select().from(notifications).orderBy(asc(notifications.id));
    expect(told.map(({ kind }) => kind)).toEqual(['trade-offered', 'trade-accepted', 'trade-accepted']);
    expect(await database.db.$count(news, eq(news.kind, 'trade'))).toBe(2);
    // Once done everybody may see it, but not what was said.
    expect((await kim.get(`/api/trades/${tradeId}`)).body.data).toMatchObject({
      status: 'done',
      side: null,
      comments: [],
    });
    await expectWhole();
  });

  it('decline, counter and withdraw, and each only what is theirs to do', async () => {
    const [hers, his] = [await manOf(1, 1), await manOf(2, 1)];
    const first = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data.tradeId;
    expect((await mia.post(`/api/trades/${first}/accept`, {})).status).toBe(404);
    expect((await kim.post(`/api/trades/${first}/decline`, {})).status).toBe(404);
    const second = (await offer(ole, OLES, MIAS, [asset(his)], [asset(hers)], { counters: first })).body.data.tradeId;
    expect([await statusOf(first), await statusOf(second)]).toEqual(['countered', 'open']);
    expect((await ole.post(`/api/trades/${second}/withdraw`, {})).status).toBe(204);
    expect((await mia.post(`/api/trades/${second}/accept`, {})).body.code).toBe('trade.not-open');
    const third = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data.tradeId;
    expect((await ole.post(`/api/trades/${third}/decline`, {})).status).toBe(204);
    const { incoming, outgoing, past } = (await mia.get(`/api/teams/${MIAS}/trades`)).body.data;
    expect([incoming, outgoing]).toEqual([[], []]);
    expect(past[0]).toMatchObject({ id: third, status: 'declined' });
    expect((await kim.get(`/api/teams/${MIAS}/trades`)).status).toBe(403);
    expect(await teamOf(hers)).toBe(MIAS);
  });

  it('are refused what the rules of trades refuse, with the reason', async () => {
    const [hers, his] = [await manOf(1, 2), await manOf(2, 2)];
    expect((await offer(mia, MIAS, OLES, [asset(his)], [asset(hers)])).body.code).toBe('trade.fault-left');
    expect((await offer(mia, MIAS, OLES, [asset(hers)], [])).body.code).toBe('trade.one-sided');
    expect((await offer(mia, MIAS, 12, [asset(hers)], [asset(his)])).body.code).toBe('trade.own-club');
    const goalies = [18, 19].map((index) => men.get(2)?.[index] ?? 0);
    expect(
      (
        await offer(
          mia,
          MIAS,
          OLES,
          [asset(hers)],
          goalies.map((id) => asset(id)),
        )
      ).body.code,
    ).toBe('trade.fault-too-few');
    expect((await offer(mia, MIAS, 999, [asset(hers)], [asset(his)])).status).toBe(404);
    await database.db.update(world).set({ day: 40 });
    expect((await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.code).toBe('trade.window-closed');
    await database.db.update(world).set({ day: DAY });
  });

  it('forget what nobody has answered when its days are over', async () => {
    const [hers, his] = [await manOf(1, 3), await manOf(2, 3)];
    const { tradeId } = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)], { days: 1 })).body.data;
    const at = (day: number) =>
      database.db.transaction((tx) => expireTrades(pgRows(tx), { absoluteDay: SEASON * 63 + day, now: new Date() }));
    expect(await at(DAY)).toBe(0);
    expect(await at(DAY + 1)).toBe(1);
    expect(await statusOf(tradeId)).toBe('expired');
  });
});

describe('races', () => {
  it('give a player that two clubs accept at once to exactly one of them', async () => {
    const hers = await manOf(1, 4);
    const [his, kims] = [await manOf(2, 4), await manOf(3, 4)];
    const toOle = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data.tradeId;
    const toKim = (await offer(mia, MIAS, KIMS, [asset(hers)], [asset(kims)])).body.data.tradeId;
    const answers = await Promise.all([
      ole.post(`/api/trades/${toOle}/accept`, {}),
      kim.post(`/api/trades/${toKim}/accept`, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect([await statusOf(toOle), await statusOf(toKim)].sort()).toEqual(['done', 'void']);
    const told = await database.db.select().from(notifications).where(eq(notifications.kind, 'trade-void'));
    expect(told).toHaveLength(2);
    await expectWhole();
  });

  it('end an offer that is accepted and withdrawn at once in exactly one way', async () => {
    for (let round = 0; round < 3; round++) {
      const [hers, his] = [await manOf(1, 5), await manOf(2, 5)];
      const { tradeId } = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data;
      const [accepted, withdrawn] = await Promise.all([
        ole.post(`/api/trades/${tradeId}/accept`, {}),
        mia.post(`/api/trades/${tradeId}/withdraw`, {}),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([204, 409]);
      expect(await statusOf(tradeId)).toBe(accepted.status === 204 ? 'done' : 'withdrawn');
      expect(await teamOf(hers)).toBe(accepted.status === 204 ? OLES : MIAS);
    }
    await expectWhole();
  });
});

describe('an AI club', () => {
  it('says no in words, names what it would want, and says yes to that', async () => {
    const [hers, theirs] = [men.get(1)?.[20] ?? 0, men.get(4)?.[1] ?? 0];
    await setSkill(theirs, 76);
    await setSkill(await manOf(1, 3), 84);
    const no = (await offer(mia, MIAS, OTHERS, [asset(hers)], [asset(theirs)])).body.data;
    expect(no).toMatchObject({ status: 'declined', answer: { verdict: 'far' } });
    const asked = between(MIAS, OTHERS, [asset(hers)], [asset(theirs)]);
    const said = (await mia.post(`/api/teams/${MIAS}/trades/sound-out`, { ...asked, question: 'make-it-work' })).body
      .data;
    expect(said.verdict).toBe('far');
    expect(said.ways).toHaveLength(1);
    const { status } = (await offer(mia, MIAS, OTHERS, [asset(hers), ...said.ways[0]], [asset(theirs)])).body.data;
    expect(status).toBe('done');
    expect(await teamOf(theirs)).toBe(MIAS);
    await expectWhole();
  });

  it('stops listening to who asks too often, until tomorrow', async () => {
    const [hers, theirs] = [await manOf(1, 6), await manOf(4, 6)];
    await setSkill(theirs, 80);
    const asked = { ...between(MIAS, OTHERS, [asset(hers)], [asset(theirs)]), question: 'interest' };
    let last = await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked);
    for (let times = 0; times < 20 && last.status === 200; times++)
      last = await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked);
    expect(last.body.code).toBe('trade.asked-enough');
    expect((await offer(mia, MIAS, OTHERS, [asset(hers)], [asset(theirs)])).body.code).toBe('trade.asked-enough');
    expect((await offer(kim, KIMS, OTHERS, [asset(await manOf(3, 7))], [asset(theirs)])).body.data.status).toBe(
      'declined',
    );
  });

  it('is the only one that can be asked: a manager is sent an offer', async () => {
    const asked = { ...between(MIAS, OLES, [], [asset(await manOf(2, 7))]), question: 'wants' };
    expect((await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked)).body.code).toBe('trade.managed');
  });
});

describe('the workbench', () => {
  it('shows both rosters, and before an offer what is against it and what it does to both caps', async () => {
    const { own, other, window } = (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).body.data;
    expect(window).toMatchObject({ isOpen: true, statusReason: 'deadline', day: 35 });
    expect(own).toMatchObject({ manager: { name: 'Mia' }, stance: null, mood: null });
    expect(other).toMatchObject({ manager: null, mood: 'open' });
    const [hers, theirs] = [own.players[0], other.players[0]];
    expect(hers).toMatchObject({ level: 'PRO', fault: null, worth: { low: expect.any(Number) } });
    const check = (gives: Thing[], gets: Thing[]) =>
      mia.post(`/api/teams/${MIAS}/trades/check`, between(MIAS, OTHERS, gives, gets));
    const { faults, clubs: both } = (await check([asset(hers.player.id)], [asset(theirs.player.id)])).body.data;
    expect(faults).toEqual([]);
    expect(both.map(({ before }: { before: object[] }) => before.length)).toEqual([5, 5]);
    // Lines of both as they would be, with who is new, and what they bring: who gets the better man gains points.
    for (const [index, [coming, going]] of [
      [theirs, hers],
      [hers, theirs],
    ].entries()) {
      const { lines, points } = both[index];
      const men = lines.flatMap((unit: { men: ({ player: { id: number }; isNew: boolean } | null)[] }) => unit.men);
      expect(men).toHaveLength(20);
      const fresh = men.filter((man: { isNew: boolean } | null) => man?.isNew);
      expect(fresh.map((man: { player: { id: number } }) => man.player.id)).toEqual([coming.player.id]);
      expect(points.games).toBe(34);
      expect(Math.sign(points.gained)).toBe(Math.sign(coming.overall - going.overall));
    }
    const gone = (await check([asset(theirs.player.id)], [asset(hers.player.id)])).body.data;
    expect(gone.faults[0].code).toBe('trade.fault-left');
    expect(gone.meter).toBeNull();
  });

  it('says in words what a club gets against what it gives, by its own scouts and without asking the other', async () => {
    const [star, regular, theirs] = [await manOf(1, 0), await manOf(1, 1), await manOf(4, 1)];
    await setSkill(star, 85);
    const meter = async (gives: Thing[], gets: Thing[]) =>
      (await mia.post(`/api/teams/${MIAS}/trades/check`, between(MIAS, OTHERS, gives, gets))).body.data.meter;
    expect(await meter([asset(star)], [asset(theirs)])).toBe('far-less');
    expect(await meter([asset(regular)], [asset(theirs)])).toBe('even');
    await setSkill(star, 66);
    await setSkill(theirs, 85);
    expect(await meter([asset(star)], [asset(theirs)])).toBe('far-more');
    expect(await meter([asset(star)], [])).toBeNull();
    expect(await database.db.select().from(tradePatience)).toEqual([]);
    await setSkill(theirs, 66);
  });

  it('says the same of nobody’s worth to two clubs, and nothing to who has none', async () => {
    const worths = async (browser: Browser, team: number) =>
      (await browser.get(`/api/teams/${team}/trade-bench?with=${OTHERS}`)).body.data.other.players.map(
        ({ worth }: { worth: object }) => JSON.stringify(worth),
      );
    expect(await worths(mia, MIAS)).not.toEqual(await worths(kim, KIMS));
    expect((await kim.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).status).toBe(403);
  });
});

describe('notes to oneself', () => {
  it('are kept by club for anyone who has written them, with the account or not at all', async () => {
    const noteOf = async (browser: Browser, team = OLES) =>
      (await browser.get(`/api/teams/${team}/trade-note`)).body.data.text;
    expect(await noteOf(mia)).toBe('');
    const write = (browser: Browser, text: string) => browser.put(`/api/teams/${OLES}/trade-note`, { text });
    expect((await write(mia, '  Overpays for goalies. ')).status).toBe(204);
    expect((await write(kim, 'Never calls back.')).status).toBe(204);
    expect(await noteOf(mia)).toBe('Overpays for goalies.');
    expect([await noteOf(ole), await noteOf(mia, KIMS)]).toEqual(['', '']);
    expect((await write(mia, 'x'.repeat(1001))).status).toBe(422);
    expect((await mia.put('/api/teams/9999/trade-note', { text: 'Who?' })).status).toBe(404);
    const userId =
      (await database.db.select().from(tradeNotes)).find(({ text }) => text.startsWith('Over'))?.userId ?? 0;
    expect((await exportTradeWords(database.db, userId)).notes).toMatchObject([
      { clubId: 2, text: 'Overpays for goalies.' },
    ]);
    expect((await write(mia, '')).status).toBe(204);
    expect(await database.db.$count(tradeNotes)).toBe(1);
    await write(mia, 'Again.');
    await database.db.transaction((tx) => removeTradeWords(tx, userId));
    expect([await noteOf(mia), await noteOf(kim)]).toEqual(['', 'Never calls back.']);
  });
});

describe('the trade block', () => {
  it('shows the league a club’s trade block and its asking prices until the player is gone', async () => {
    const [hers, his] = [await manOf(1, 0), await manOf(2, 0)];
    const first = { kind: 'pick', round: 1, range: 1 };
    const ask = { assets: [{ kind: 'player', playerId: his }, first], comment: 'A center would do.' };
    expect((await mia.put(`/api/players/${hers}/trade`, { ask })).status).toBe(204);
    expect((await mia.put(`/api/players/${his}/trade`, { ask })).body.code).toBe('trade.not-yours');
    const block = async () => (await kim.get('/api/leagues/1/trade-block')).body.data;
    expect(await block()).toMatchObject([
      { player: { id: hers }, comment: ask.comment, asks: [{ kind: 'player', player: { id: his } }, first] },
    ]);
    // What nobody could give is not asked for: one's own man, somebody twice, nobody at all, a ninth round.
    const asking = async (...assets: object[]) =>
      (await mia.put(`/api/players/${hers}/trade`, { ask: { assets, comment: '' } })).body;
    const man = (playerId: number) => ({ kind: 'player', playerId });
    expect((await asking(man(await manOf(1, 1)))).code).toBe('trade.own-club');
    expect((await asking(man(his), man(his))).code).toBe('trade.named-twice');
    expect((await asking(man(999_999))).code).toBe('player.unknown');
    expect(Object.keys((await asking({ ...first, round: 9 })).errors)).toEqual(['ask.assets.0.round']);
    expect((await block())[0].asks).toHaveLength(2);
    expect((await kim.get(`/api/players/${hers}/trade`)).body.data).toMatchObject({
      mayList: false,
      proposeTo: { id: MIAS },
    });
    const { tradeId } = (await offer(ole, OLES, MIAS, [asset(his)], [asset(hers)])).body.data;
    await mia.post(`/api/trades/${tradeId}/accept`, {});
    expect(await block()).toEqual([]);
    expect((await mia.delete(`/api/players/${hers}/trade`)).body.code).toBe('trade.not-listed');
    expect((await kim.get('/api/leagues/1/trades')).body.data[0]).toMatchObject({ id: tradeId, status: 'done' });
    const ofSeason = async (season: number) => (await kim.get(`/api/leagues/1/trades?season=${season}`)).body.data;
    expect((await ofSeason(SEASON))[0]).toMatchObject({ id: tradeId, status: 'done' });
    expect(await ofSeason(SEASON - 1)).toEqual([]);
    expect((await kim.get('/api/leagues/1/trades?season=0')).status).toBe(422);
  });
});

describe('AI clubs', () => {
  it('trade with each other at night what one has too many of, and make managers offers, always the same', async () => {
    const { db } = database;
    await giveClub(db, 3, null);
    // Of two clubs one has centers, the other defensemen; what they have of the other kind is poor.
    for (const clubId of [3, 4]) {
      const squad = await db
        .select()
        .from(players)
        .where(eq(players.teamId, 10 * clubId + 1));
      for (const { id, positions } of squad) {
        const isStrong = positions[0] === (clubId === 3 ? 'C' : 'LD');
        if (positions[0] === 'C' || positions[0] === 'LD') await setSkill(id, isStrong ? 78 : 62);
      }
    }
    const night = (day: number, absoluteDay = SEASON * 63 + day) => {
      const today = { season: SEASON, day, absoluteDay, secret: knownSecret(7) };
      return db.transaction((tx) => tradeTonight(pgRows(tx), { today, now: new Date() }));
    };
    expect(await night(40)).toEqual({ trades: 0, offers: 0 });
    const before = await db.$count(trades, eq(trades.status, 'done'));
    // An offer is void again when its man has gone elsewhere a night later.
    const undone = await db.$count(trades, ne(trades.status, 'done'));
    let [made, offered] = [0, 0];
    // Some deadlines: of two clubs only, one night is not like another.
    for (let index = 0; index < 18; index++) {
      const done = await night(30 + (index % 6), SEASON * 63 + 30 + index);
      made += done.trades;
      offered += done.offers;
    }
    expect(made).toBeGreaterThan(0);
    expect(await db.$count(trades, eq(trades.status, 'done'))).toBe(before + made);
    expect(await db.$count(trades, ne(trades.status, 'done'))).toBe(undone + offered);
    // Each of the two says what it wants with it.
    const deals = await lastDeals(db, made);
    for (const { clubs: both } of deals) {
      expect(both).toHaveLength(2);
      for (const { wants, gets } of both) {
        expect(MOTIVES).toContain(wants);
        expect(gets).not.toEqual([]);
      }
    }
    expect(dealsText(deals)).toContain(' gets ');
    await expectWhole();

    const { data: block } = (await kim.get('/api/leagues/1/trade-block')).body;
    const shopped = block.filter(({ need }: TradeListing) => need !== null);
    expect(shopped.length).toBeGreaterThan(0);
    for (const { team } of shopped as TradeListing[]) expect([3, 4]).toContain(team.clubId);
    const suggested = await mia.get(`/api/teams/${MIAS}/suggested-trades`);
    expect(NEEDS).toContain(suggested.body.data.need);
    expect((await kim.get(`/api/teams/${MIAS}/suggested-trades`)).status).toBe(403);
    for (const { team } of suggested.body.data.listings as TradeListing[]) expect([3, 4]).toContain(team.clubId);
    const calls = await db.select().from(notifications).where(eq(notifications.kind, 'trade-called'));
    expect(calls.length).toBeGreaterThan(0);
    for (const { userId, params } of calls) {
      const { tradeId } = params as { tradeId: TradeId };
      const [called] = await db.select().from(trades).where(eq(trades.id, tradeId));
      expect([3, 4]).toContain(called?.fromClubId);
      const isTold = and(eq(managers.userId, userId), eq(managers.clubId, called?.toClubId ?? 0));
      expect(await db.$count(managers, isTold)).toBe(1);
    }
    // Neither never nor all the time.
    for (const clubId of [1, 2]) {
      const heard = await db.$count(trades, and(eq(trades.toClubId, clubId), inArray(trades.fromClubId, [3, 4])));
      expect(heard).toBeGreaterThan(0);
      expect(heard).toBeLessThanOrEqual(2 * INITIATIVE.contact.most);
    }
  });
});

it('the window is told as the specification shapes it', async () => {
  const { data } = (await mia.get('/api/trade-center/trade-window')).body;
  expect(data).toMatchObject({ tradeWindowOneClosed: false, isOpen: true, closesAt: data.timestamp });
  await database.db.update(world).set({ day: 40 });
  const later = (await mia.get('/api/trade-center/trade-window')).body.data;
  await database.db.update(world).set({ day: DAY });
  expect(later).toMatchObject({ tradeWindowOneClosed: true, isOpen: false, closesAt: null });
  expect(new Date(later.timestamp) < new Date(later.opensAt)).toBe(true);
  expect(await database.db.$count(clubs)).toBe(4);
});
