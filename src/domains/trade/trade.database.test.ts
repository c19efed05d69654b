/** Offers between managers and to AI clubs, and what the trade builder shows beforehand. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clubs, teams } from '#domains/club/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { PATIENCE } from '#domains/trade/constants.ts';
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import { namedToday } from '#domains/trade/rules/named.ts';
import { valuationOfClub } from '#domains/trade/store/answer.ts';
import { expireTrades } from '#domains/trade/store/offers.ts';
import { sidesOf } from '#domains/trade/store/table.ts';
import { tradePatience, trades } from '#domains/trade/tables.ts';
import { worthOf } from '#engine/market/trade.ts';
import { knownSecret } from '#engine/secret.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import {
  type Asset,
  asset,
  between,
  DAY,
  KIMS,
  MIAS,
  OLES,
  OTHERS,
  offer,
  SEASON,
  TradingFloor,
} from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, mia, ole, kim, roster, goTo, inRows } = floor;
beforeEach(() => floor.clear());

const playerOf = (clubId: number, index: number) => floor.playerOf(clubId, index);
const teamOf = (playerId: number) => floor.teamOf(playerId);
const statusOf = (id: number) => floor.statusOf(id);
const setSkill = (playerId: number, value: number) => floor.setSkill(playerId, value);
const expectWhole = () => floor.expectWhole();
const contractOf = async (playerId: number) =>
  (await db.select().from(contracts).where(eq(contracts.playerId, playerId)))[0];

describe('two managers', () => {
  it('trade one player for another: contracts, teams, numbers, news and notifications follow', async () => {
    const [hers, his] = [await playerOf(1, 0), await playerOf(2, 0)];
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
    const charges = await db.select().from(capCharges).orderBy(asc(capCharges.season));
    expect(charges.map(({ clubId, season, amount }) => [clubId, season, amount])).toEqual(
      [3, 4, 5].map((season) => [1, season, 500_000]),
    );
    const told = await db.select().from(notifications).orderBy(asc(notifications.id));
    expect(told.map(({ kind }) => kind)).toEqual(['trade-offered', 'trade-accepted', 'trade-accepted']);
    expect(await db.$count(news, eq(news.kind, 'trade'))).toBe(2);
    // Once done, the trade is public, but not its comments.
    expect((await kim.get(`/api/trades/${tradeId}`)).body.data).toMatchObject({
      status: 'done',
      side: null,
      comments: [],
    });
    await expectWhole();
  });

  it('decline, counter and withdraw, each only their own offers', async () => {
    const [hers, his] = [await playerOf(1, 1), await playerOf(2, 1)];
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

  it('make no more offers to one who has declined three of them today', async () => {
    const hers = await playerOf(3, 9);
    for (const index of [9, 10, 11]) {
      const made = await offer(kim, KIMS, OLES, [asset(hers)], [asset(await playerOf(2, index))]);
      expect((await ole.post(`/api/trades/${made.body.data.tradeId}/decline`, {})).status).toBe(204);
    }
    const fourth = () => offer(kim, KIMS, OLES, [asset(hers, 10)], [asset(roster.get(2)?.[9] ?? 0)]);
    const before = await db.$count(trades);
    expect((await fourth()).body.code).toBe('trade.asked-enough');
    expect(await db.$count(trades)).toBe(before);
    await goTo(DAY + 1);
    expect((await fourth()).body.data.status).toBe('open');
    await goTo(DAY);
  });

  it('are refused what the trade rules refuse, with the reason', async () => {
    const [hers, his] = [await playerOf(1, 2), await playerOf(2, 2)];
    expect((await offer(mia, MIAS, OLES, [asset(his)], [asset(hers)])).body.code).toBe('trade.fault-left');
    expect((await offer(mia, MIAS, OLES, [asset(hers)], [])).body.code).toBe('trade.one-sided');
    expect((await offer(mia, MIAS, 12, [asset(hers)], [asset(his)])).body.code).toBe('trade.own-club');
    const goalies = [18, 19].map((index) => roster.get(2)?.[index] ?? 0);
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
    await goTo(40);
    expect((await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.code).toBe('trade.window-closed');
    await goTo(DAY);
  });

  it('let an unanswered offer expire', async () => {
    const [hers, his] = [await playerOf(1, 3), await playerOf(2, 3)];
    const { tradeId } = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)], { days: 1 })).body.data;
    const at = (day: number) =>
      inRows((rows) => expireTrades(rows, { absoluteDay: SEASON * 63 + day, now: new Date() }));
    expect(await at(DAY)).toBe(0);
    expect(await at(DAY + 1)).toBe(1);
    expect(await statusOf(tradeId)).toBe('expired');
  });
});

describe('simultaneous acts', () => {
  it('send a player to exactly one of two clubs that accept at once', async () => {
    const hers = await playerOf(1, 4);
    const [his, kims] = [await playerOf(2, 4), await playerOf(3, 4)];
    const toOle = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data.tradeId;
    const toKim = (await offer(mia, MIAS, KIMS, [asset(hers)], [asset(kims)])).body.data.tradeId;
    const answers = await Promise.all([
      ole.post(`/api/trades/${toOle}/accept`, {}),
      kim.post(`/api/trades/${toKim}/accept`, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect([await statusOf(toOle), await statusOf(toKim)].sort()).toEqual(['done', 'void']);
    const told = await db.select().from(notifications).where(eq(notifications.kind, 'trade-void'));
    expect(told).toHaveLength(2);
    await expectWhole();
  });

  it('make one offer of the same trade sent many times, to a manager and to an AI club', async () => {
    const [hers, his, theirs] = [await playerOf(1, 8), await playerOf(2, 8), await playerOf(4, 8)];
    await setSkill(theirs, 82);
    for (const [team, wanted] of [
      [OLES, his],
      [OTHERS, theirs],
    ] as const) {
      const isOfTeam = eq(trades.toClubId, (team - 1) / 10);
      const before = await db.$count(trades, isOfTeam);
      const many = Array.from({ length: 10 }, () => offer(mia, MIAS, team, [asset(hers)], [asset(wanted)]));
      const answers = await Promise.all(many);
      const codes = answers.map(({ status, body }) => body.code ?? status).sort();
      expect(codes).toEqual([200, ...Array(9).fill('trade.offered-already')]);
      expect(await db.$count(trades, isOfTeam)).toBe(before + 1);
    }
    // On other terms it is another offer.
    expect((await offer(mia, MIAS, OLES, [asset(hers, 25)], [asset(his)])).body.data.status).toBe('open');
  });

  it('end an offer accepted and withdrawn at once in exactly one way', async () => {
    for (let round = 0; round < 3; round++) {
      const [hers, his] = [await playerOf(1, 5), await playerOf(2, 5)];
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
  it('declines in words, names what it wants, and accepts that', async () => {
    const [hers, theirs] = [roster.get(1)?.[20] ?? 0, roster.get(4)?.[1] ?? 0];
    await setSkill(theirs, 76);
    await setSkill(await playerOf(1, 3), 84);
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

  /** Has the AI club name what Mia must add to get its star for a spare player. */
  async function askForMore() {
    const [hers, theirs] = [await playerOf(1, 8), await playerOf(4, 8)];
    await setSkill(theirs, 76);
    await setSkill(await playerOf(1, 9), 84);
    const asked = between(MIAS, OTHERS, [asset(hers)], [asset(theirs)]);
    const ask = async (question: string) =>
      (await mia.post(`/api/teams/${MIAS}/trades/sound-out`, { ...asked, question })).body.data;
    const [way] = (await ask('make-it-work')).ways;
    return { ask, give: () => offer(mia, MIAS, OTHERS, [asset(hers), ...way], [asset(theirs)]) };
  }

  it('keeps to a price it has named today, whatever else it is asked; naming it wears as an offer does', async () => {
    const { ask, give } = await askForMore();
    expect(await db.select().from(tradePatience)).toMatchObject([{ heard: PATIENCE.offer }]);
    while ((await ask('interest')) !== undefined);
    expect((await give()).body.data).toMatchObject({ status: 'done', answer: { verdict: 'yes' } });
    await expectWhole();
  });

  it('names a price for a day only, and takes it back if a named player is hurt meanwhile, saying so', async () => {
    // It says yes to a gift, which is a price as well.
    const [hers, theirs] = [await playerOf(1, 5), await playerOf(4, 4)];
    await setSkill(hers, 90);
    const asked = { ...between(MIAS, OTHERS, [asset(hers)], [asset(theirs)]), question: 'interest' };
    expect((await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked)).body.data.verdict).toBe('yes');
    const outUntil = SEASON * 63 + DAY + 30;
    const [{ lastname = '' } = {}] = await db.select().from(players).where(eq(players.id, theirs));
    const hurt = async (injuredUntil: number | null) =>
      db.update(players).set({ injuredUntil }).where(eq(players.id, theirs));
    await hurt(outUntil);
    const { answer } = (await offer(mia, MIAS, OTHERS, [asset(hers)], [asset(theirs)])).body.data;
    await hurt(null);
    expect(answer.lapsed).toMatchObject({ why: 'hurt', player: expect.stringContaining(lastname) });
    const rows = await db.select().from(tradePatience);
    const { parts = [], on = 0 } = rows[0]?.named[0] ?? {};
    expect(namedToday(rows[0]?.named ?? [], parts, on)).toBeDefined();
    expect(namedToday(rows[0]?.named ?? [], parts, on + 1)).toBeUndefined();
  });

  it('names a price to one club, and no longer once a second account has made another trade with it', async () => {
    const [hers, theirs, kims] = [await playerOf(1, 5), await playerOf(4, 4), await playerOf(3, 8)];
    await setSkill(hers, 90);
    const asks = (browser: Browser, teamId: number, given: number) => {
      const asked = { ...between(teamId, OTHERS, [asset(given)], [asset(theirs)]), question: 'interest' };
      return browser.post(`/api/teams/${teamId}/trades/sound-out`, asked);
    };
    const heardFrom = (clubId: number) => db.select().from(tradePatience).where(eq(tradePatience.withClubId, clubId));
    expect((await asks(mia, MIAS, hers)).body.data.verdict).toBe('yes');
    const named = await heardFrom(1);
    expect(named[0]?.named).toHaveLength(1);
    // What the second account asks names nothing to the first, and takes nothing back.
    expect((await asks(kim, KIMS, kims)).status).toBe(200);
    expect(await heardFrom(1)).toEqual(named);
    const on = SEASON * 63 + DAY;
    const done = { fromClubId: 3, toClubId: 4, season: SEASON, status: 'done', madeOn: on, expiresOn: on } as const;
    const [made] = await db
      .insert(trades)
      .values({ ...done, createdAt: new Date() })
      .returning();
    await setSkill(hers, 30);
    const answered = await offer(mia, MIAS, OTHERS, [asset(hers)], [asset(theirs)]);
    await db.delete(trades).where(eq(trades.id, made?.id ?? 0));
    expect(answered.body.data).toMatchObject({ status: 'declined', answer: { lapsed: { why: 'traded' } } });
  });

  it('keeps to a price it has named when a manager accepts as the third club', async () => {
    const [hers, theirs, his] = [await playerOf(1, 5), await playerOf(4, 4), await playerOf(2, 5)];
    await setSkill(hers, 90);
    const way = (id: number, fromTeamId: number, toTeamId: number) => ({ ...asset(id), fromTeamId, toTeamId });
    const parts = [way(hers, MIAS, OTHERS), way(theirs, OTHERS, OLES), way(his, OLES, MIAS)];
    const three = { withTeamId: OTHERS, thirdTeamId: OLES, parts };
    const said = await mia.post(`/api/teams/${MIAS}/trades/sound-out`, { ...three, question: 'interest' });
    expect(said.body.data.verdict).toBe('yes');
    const { tradeId, status } = (await mia.post(`/api/teams/${MIAS}/trades`, three)).body.data;
    expect(status).toBe('open');
    // Its scouts would now decline.
    await setSkill(hers, 30);
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
  });

  it('asks more for its own first-round pick if the same trade takes its best players', async () => {
    const [first] = await rowsOf(db, draftPicks, { originalClubId: 4, ownerClubId: 4, round: 1, season: SEASON });
    const strong = { offense: 90, defense: 90, physical: 90, goaltending: 90, coaching: 90 };
    await db.update(teams).set(strong).where(eq(teams.id, OTHERS));
    const goals = await inRows(async (rows) => {
      const today = { season: SEASON, day: DAY, absoluteDay: SEASON * 63 + DAY, secret: knownSecret(7) };
      const sides = (await sidesOf(rows, [1, 4], today)) ?? [];
      const valuation = await valuationOfClub(rows, { clubId: 4, sides }, today);
      const own = { kind: 'pick' as const, pickId: first?.id ?? 0 };
      const best = (sides[1]?.bodies ?? []).map(({ id }) => ({ kind: 'player' as const, playerId: id, retention: 0 }));
      const worth = (gives: readonly TradeAsset[]) =>
        worthOf(valuation.club, valuation.appraiseGiven(gives, [])[0] ?? valuation.appraise(own));
      return { alone: worth([own]), gutted: worth([own, ...best.slice(0, 12)]) };
    });
    expect(goals.gutted).toBeGreaterThan(1.1 * goals.alone);
  });

  it('stops listening after too many questions, until tomorrow', async () => {
    const [hers, theirs] = [await playerOf(1, 6), await playerOf(4, 6)];
    await setSkill(theirs, 80);
    const asked = { ...between(MIAS, OTHERS, [asset(hers)], [asset(theirs)]), question: 'interest' };
    let last = await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked);
    for (let times = 0; times < 20 && last.status === 200; times++)
      last = await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked);
    expect(last.body.code).toBe('trade.asked-enough');
    expect((await offer(mia, MIAS, OTHERS, [asset(hers)], [asset(theirs)])).body.code).toBe('trade.asked-enough');
    expect((await offer(kim, KIMS, OTHERS, [asset(await playerOf(3, 7))], [asset(theirs)])).body.data.status).toBe(
      'declined',
    );
  });

  it('is the only kind that can be asked; a manager is sent an offer', async () => {
    const asked = { ...between(MIAS, OLES, [], [asset(await playerOf(2, 7))]), question: 'wants' };
    expect((await mia.post(`/api/teams/${MIAS}/trades/sound-out`, asked)).body.code).toBe('trade.managed');
  });
});

describe('the trade builder', () => {
  it('shows both rosters, and before an offer the rules it breaks and its effect on both caps', async () => {
    const { own, other, window } = (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).body.data;
    expect(window).toMatchObject({ isOpen: true, statusReason: 'deadline', day: 35 });
    expect(own).toMatchObject({ manager: { name: 'Mia' }, stance: null, mood: null });
    expect(other).toMatchObject({ manager: null, mood: 'open' });
    const [hers, theirs] = [own.players[0], other.players[0]];
    expect(hers).toMatchObject({ level: 'PRO', fault: null, worth: { low: expect.any(Number) } });
    const check = (gives: Asset[], gets: Asset[]) =>
      mia.post(`/api/teams/${MIAS}/trades/check`, between(MIAS, OTHERS, gives, gets));
    const { faults, clubs: both } = (await check([asset(hers.player.id)], [asset(theirs.player.id)])).body.data;
    expect(faults).toEqual([]);
    expect(both.map(({ before }: { before: object[] }) => before.length)).toEqual([5, 5]);
    // Projected lines of both clubs with new players marked, and their value: the club that gets the better player gains points.
    for (const [index, [coming, going]] of [
      [theirs, hers],
      [hers, theirs],
    ].entries()) {
      const { lines, points } = both[index];
      const players = lines.flatMap(
        (unit: { players: ({ player: { id: number }; isNew: boolean } | null)[] }) => unit.players,
      );
      expect(players).toHaveLength(20);
      const fresh = players.filter((player: { isNew: boolean } | null) => player?.isNew);
      expect(fresh.map((player: { player: { id: number } }) => player.player.id)).toEqual([coming.player.id]);
      expect(points.games).toBe(34);
      expect(Math.sign(points.gained)).toBe(Math.sign(coming.overall - going.overall));
    }
    const gone = (await check([asset(theirs.player.id)], [asset(hers.player.id)])).body.data;
    expect(gone.faults[0].code).toBe('trade.fault-left');
    expect(gone.meter).toBeNull();
  });

  it('says in words what a club gets against what it gives, by its own scouts, without asking the other', async () => {
    const [star, regular, theirs] = [await playerOf(1, 0), await playerOf(1, 1), await playerOf(4, 1)];
    await setSkill(star, 85);
    const meter = async (gives: Asset[], gets: Asset[]) =>
      (await mia.post(`/api/teams/${MIAS}/trades/check`, between(MIAS, OTHERS, gives, gets))).body.data.meter;
    expect(await meter([asset(star)], [asset(theirs)])).toBe('far-less');
    expect(await meter([asset(regular)], [asset(theirs)])).toBe('even');
    await setSkill(star, 66);
    await setSkill(theirs, 85);
    expect(await meter([asset(star)], [asset(theirs)])).toBe('far-more');
    expect(await meter([asset(star)], [])).toBeNull();
    expect(await db.select().from(tradePatience)).toEqual([]);
    await setSkill(theirs, 66);
  });

  it('shows an asset’s worth differently to two clubs, and not at all to users without one', async () => {
    const worths = async (browser: Browser, team: number) =>
      (await browser.get(`/api/teams/${team}/trade-bench?with=${OTHERS}`)).body.data.other.players.map(
        ({ worth }: { worth: object }) => JSON.stringify(worth),
      );
    expect(await worths(mia, MIAS)).not.toEqual(await worths(kim, KIMS));
    expect((await kim.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).status).toBe(403);
  });
});

describe('an expiring offer', () => {
  it('is accepted or expires at the deadline, exactly one of the two', async () => {
    for (let round = 0; round < 3; round++) {
      // Totals of earlier rounds must not send this trade to escrow.
      await floor.clear();
      const [hers, his] = [await playerOf(1, 6), await playerOf(2, 6)];
      const { tradeId } = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)], { days: 1 })).body.data;
      const [accepted, expired] = await Promise.all([
        ole.post(`/api/trades/${tradeId}/accept`, {}),
        inRows((rows) => expireTrades(rows, { absoluteDay: SEASON * 63 + DAY + 1, now: new Date() })),
      ]);
      expect([accepted.status === 204, expired === 1].filter(Boolean)).toHaveLength(1);
      expect(await statusOf(tradeId)).toBe(accepted.status === 204 ? 'done' : 'expired');
      expect(await teamOf(hers)).toBe(accepted.status === 204 ? OLES : MIAS);
    }
    await expectWhole();
  });
});

it('the trade window is returned as specified', async () => {
  const { data } = (await mia.get('/api/trade-center/trade-window')).body;
  expect(data).toMatchObject({ tradeWindowOneClosed: false, isOpen: true, closesAt: data.timestamp });
  await goTo(40);
  const later = (await mia.get('/api/trade-center/trade-window')).body.data;
  await goTo(DAY);
  expect(later).toMatchObject({ tradeWindowOneClosed: true, isOpen: false, closesAt: null });
  expect(new Date(later.timestamp) < new Date(later.opensAt)).toBe(true);
  expect(await db.$count(clubs)).toBe(4);
});
