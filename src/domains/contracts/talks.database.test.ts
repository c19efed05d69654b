import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrivals, capCharges, contracts, contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { publishChange } from '#platform/realtime.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, emptyTables, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';
import type { PlayerContractsView, TalkView } from './contract.ts';
import { decideOffers } from './store/decisions.ts';
import { arrive } from './store/offers.ts';
import { finishOldTalks } from './store/talks.ts';

/** PRO teams of clubs 1 (Mia) and 2 (Ole). */
const [MIAS, OLES] = [11, 21];
const SEASON = 3;

const { db, world, browsers, goTo, inRows, on } = testWorld({
  season: SEASON,
  isPaused: true,
  clubs: ['Mia', 'Ole'],
  rosters: ['PRO'],
});
const [mia, ole] = browsers('Mia', 'Ole');
let lastOfRosters = 0;
beforeAll(async () => {
  await makeLeagues(db, { firstId: 40, tier: 2, feeds: world.leagueIds });
  lastOfRosters = (await rowsOf(db, players)).at(-1)?.id ?? 0;
});
beforeEach(async () => {
  await goTo(10);
  await emptyTables(
    db,
    'standings, contract_talk_logs, contract_talks, free_agent_offers, arrivals, cap_charges, contracts, notifications',
  );
  // Players from earlier tests leave, since first teams have a roster limit.
  await db.execute(
    sql`update players set team_id = null, status = 'free' where status = 'club' and id > ${lastOfRosters}`,
  );
});

const absolute = (day: number) => SEASON * 63 + day;
const view = async (browser: Browser, playerId: number) =>
  (await browser.get(`/api/players/${playerId}/contracts`)).body.data;
const openTalk = (browser: Browser, playerId: number) => browser.post(`/api/players/${playerId}/contract-talk`, {});
const offer = (browser: Browser, talk: Pick<TalkView, 'id' | 'version'>, terms: object) =>
  browser.post(`/api/contract-talks/${talk.id}/offers`, { version: talk.version, terms });
const flat = (salary: number, seasons: number) => ({ salaries: Array<number>(seasons).fill(salary) });
const signedBy = (playerId: number) => rowsOf(db, contracts, { playerId }, 'fromSeason');
const morning = (day: number) =>
  inRows(async (rows) => {
    const today = on(day);
    await arrive(rows, today);
    await finishOldTalks(rows, today.absoluteDay);
    await decideOffers(rows, today);
  });

/** Makes a regular of Mia's club on a contract that ends with the season. */
async function makeOwn(to = SEASON, salary = 2_000_000): Promise<number> {
  const playerId = await makePlayer(db, {
    teamId: MIAS,
    jerseyNumber: null,
    skill: 75,
    birthSeason: SEASON - 28,
  });
  await makeContract(db, { playerId, clubId: 1, from: SEASON, to, salary });
  return playerId;
}
async function makeFree(skill = 75): Promise<number> {
  return makePlayer(db, { teamId: null, skill, birthSeason: SEASON - 28, freeAgentSince: SEASON });
}
async function talkOf(browser: Browser, playerId: number): Promise<TalkView> {
  await openTalk(browser, playerId);
  return (await view(browser, playerId)).own.talk;
}

describe('talks with a club’s own player', () => {
  it('begin with his asking prices for up to three lengths, within the bounds of the form', async () => {
    const playerId = await makeOwn();
    const talk = await talkOf(mia, playerId);
    const { own, hints } = await view(mia, playerId);
    expect(talk).toMatchObject({ status: 'asked', version: 1, mood: 'calm', counter: null });
    expect(talk.asks.length).toBeGreaterThanOrEqual(2);
    for (const { salaries } of talk.asks) {
      for (const salary of salaries) {
        expect(salary).toBeGreaterThanOrEqual(own.bounds.minimum);
        expect(salary).toBeLessThanOrEqual(own.bounds.maximum);
      }
    }
    expect(own.bars).toHaveLength(7);
    expect(own.bounds.fromSeason).toBe(SEASON + 1);
    expect(JSON.stringify({ own, hints })).not.toMatch(/patience":|greed":|loyalty":/);
  });

  it('end with a contract when his price is met, with one bonus payment and one contract per season', async () => {
    const playerId = await makeOwn();
    const talk = await talkOf(mia, playerId);
    const [ask] = talk.asks;
    const salary = ask?.salaries[0] ?? 0;
    const seasons = ask?.salaries.length ?? 1;
    const before = await balanceOf(db, 'club:1');
    const answer = await offer(mia, talk, { ...flat(salary, seasons), signingBonus: 100_000 });
    expect(answer.body.data).toEqual({ verdict: 'accept' });
    const signed = await signedBy(playerId);
    expect(signed).toHaveLength(2);
    expect(signed[1]).toMatchObject({
      fromSeason: SEASON + 1,
      toSeason: SEASON + seasons,
      clubId: 1,
      signingBonus: 100_000,
    });
    expect(signed[1]?.salaries).toEqual(Array<number>(seasons).fill(salary));
    expect(await balanceOf(db, 'club:1')).toBe(before - 100_000);
    expect((await openTalk(mia, playerId)).body).toMatchObject({ code: 'contracts.signed-already' });
    expect((await offer(mia, { ...talk, version: 2 }, flat(salary, seasons))).status).toBe(409);
  });

  it('continue with a counteroffer below his first price, which he then signs', async () => {
    const playerId = await makeOwn();
    const talk = await talkOf(mia, playerId);
    const ask = talk.asks[1] ?? talk.asks[0];
    const asked = ask?.salaries[0] ?? 0;
    const seasons = ask?.salaries.length ?? 1;
    expect((await offer(mia, talk, flat(Math.round(asked * 0.85), seasons))).body.data).toEqual({ verdict: 'counter' });
    const countered: TalkView = (await view(mia, playerId)).own.talk;
    expect(countered).toMatchObject({ status: 'countered', version: 2 });
    expect(countered.logs.map(({ says }) => says)).toEqual(['asks', 'offers', 'counters']);
    expect(countered.counter?.salaries[0]).toBeLessThan(asked);
    const desk =
      (await mia.get(`/api/teams/${MIAS}`)).body.data?.desk ??
      (await mia.get(`/api/teams/${MIAS}/overview`)).body.data?.desk;
    expect(desk).toContainEqual(expect.objectContaining({ kind: 'contract-asked' }));
    expect((await offer(mia, countered, countered.counter ?? {})).body.data).toEqual({ verdict: 'accept' });
  });

  it('break off over an insulting offer, and restart after five game days', async () => {
    const playerId = await makeOwn();
    let talk = await talkOf(mia, playerId);
    for (let round = 0; talk.status !== 'refused'; round++) {
      expect(round).toBeLessThan(12);
      await offer(mia, talk, flat(775_000, 1));
      talk = (await view(mia, playerId)).own.talk;
    }
    expect(talk.cooldown).toMatchObject({ days: 5 });
    await goTo(14);
    await morning(14);
    expect((await openTalk(mia, playerId)).body).toMatchObject({ code: 'contracts.cooling-down', facts: { days: 1 } });
    await goTo(15);
    await morning(15);
    expect((await openTalk(mia, playerId)).status).toBe(200);
  });

  it('are refused for another club’s player, for a long contract, and to users who are not the manager', async () => {
    const playerId = await makeOwn();
    expect((await openTalk(ole, playerId)).body).toMatchObject({ code: 'contracts.not-your-player' });
    expect((await openTalk(mia, await makeOwn(SEASON + 3))).body).toMatchObject({ code: 'contracts.too-early' });
    const talk = await talkOf(mia, playerId);
    expect((await offer(ole, talk, flat(5_000_000, 2))).status).toBe(403);
    expect((await view(ole, playerId)).own).toBeNull();
  });

  it('refuse illegal terms, each with a remedy', async () => {
    const playerId = await makeOwn();
    const talk = await talkOf(mia, playerId);
    const code = async (terms: object) => (await offer(mia, talk, terms)).body.code;
    expect(await code(flat(700_000, 2))).toBe('contracts.terms-below-minimum');
    expect(await code({ salaries: [4_000_000, 3_000_000] })).toBe('contracts.terms-steep-step');
    expect(await code(flat(90_000_000, 1))).toBe('contracts.terms-above-maximum');
    expect(await code({ ...flat(2_000_000, 2), signingBonus: 3_000_000 })).toBe('contracts.terms-large-bonus');
  });

  it('are settled once when two tabs accept at the same time', async () => {
    const playerId = await makeOwn();
    const talk = await talkOf(mia, playerId);
    const both = await Promise.all([0, 1].map(() => offer(mia, talk, talk.asks[0] ?? {})));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await signedBy(playerId)).toHaveLength(2);
  });
});

describe('a free agent', () => {
  const makeOffer = (browser: Browser, teamId: number, playerId: number, terms: object) =>
    browser.post(`/api/teams/${teamId}/free-agent-offers`, { playerId, terms });

  it('chooses the best offer the next morning, and joins the club the morning after', async () => {
    const playerId = await makeFree();
    expect((await makeOffer(mia, MIAS, playerId, flat(14_000_000, 3))).status).toBe(200);
    expect((await makeOffer(ole, OLES, playerId, flat(11_000_000, 3))).status).toBe(200);
    await morning(11);
    const statuses = await rowsOf(db, freeAgentOffers);
    expect(statuses.map(({ status }) => status)).toEqual(['accepted', 'declined']);
    expect(await signedBy(playerId)).toMatchObject([{ clubId: 1, fromSeason: SEASON, toSeason: SEASON + 2 }]);
    expect((await view(ole, playerId)).onTheWayTo).toMatchObject({ id: MIAS });
    const told = await rowsOf(db, notifications);
    expect(told.map(({ kind }) => kind).sort()).toEqual(['offer-accepted', 'offer-outbid']);
    await goTo(12);
    await morning(12);
    const player = await rowOf(db, players, { id: playerId });
    expect(player).toMatchObject({ teamId: MIAS, freeAgentSince: null });
    expect(player.jerseyNumber).not.toBeNull();
    expect(await rowsOf(db, arrivals)).toEqual([]);
    const membership = await rowOf(db, teamPlayers, { playerId });
    expect(membership).toMatchObject({ teamId: MIAS, fromDay: absolute(12), toDay: null });
  });

  it('stays free when no offer is enough, and decides once however often the morning runs', async () => {
    const playerId = await makeFree(85);
    await makeOffer(mia, MIAS, playerId, flat(775_000, 1));
    await morning(11);
    await morning(11);
    expect(await signedBy(playerId)).toEqual([]);
    expect(await rowsOf(db, notifications)).toHaveLength(1);
  });

  it('considers one offer per club, which the club may withdraw until he decides', async () => {
    const playerId = await makeFree();
    const { body } = await makeOffer(mia, MIAS, playerId, flat(8_000_000, 2));
    expect((await makeOffer(mia, MIAS, playerId, flat(8_000_000, 3))).body.code).toBe('contracts.offered-already');
    expect((await ole.post(`/api/free-agent-offers/${body.data.offerId}/withdraw`, {})).status).toBe(403);
    expect((await mia.post(`/api/free-agent-offers/${body.data.offerId}/withdraw`, {})).status).toBe(204);
    await morning(11);
    expect(await signedBy(playerId)).toEqual([]);
    expect((await mia.get(`/api/teams/${MIAS}/free-agent-offers`)).body.data).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('has no club, and signs for at most seven seasons', async () => {
    expect((await makeOffer(mia, MIAS, await makeOwn(), flat(8_000_000, 2))).body.code).toBe('contracts.not-free');
    expect((await makeOffer(mia, MIAS, await makeFree(), flat(8_000_000, 8))).body.code).toBe(
      'contracts.terms-too-long',
    );
  });

  it('is not signed over the cap, and the refusal says by how much', async () => {
    for (let count = 0; count < 10; count++) await makeOwn(SEASON, 8_000_000);
    const { body } = await makeOffer(mia, MIAS, await makeFree(), flat(9_000_000, 2));
    expect(body.code).toMatch(/^cap\./);
    expect(body.facts.over).toBeGreaterThan(0);
    expect(body.message).toMatch(/\$[\d,]+ /);
  });

  it('is not signed as a club’s fifty-first contract', async () => {
    // Before the first round there is no roster limit.
    await goTo(3);
    for (let count = 0; count < 49; count++) await makeOwn(SEASON, 500_000);
    const [first, second] = [await makeFree(), await makeFree()];
    await makeOffer(mia, MIAS, first, flat(9_000_000, 2));
    await makeOffer(mia, MIAS, second, flat(9_000_000, 2));
    await morning(4);
    const statuses = await rowsOf(db, freeAgentOffers);
    expect(statuses.map(({ status }) => status).sort()).toEqual(['accepted', 'void']);
    expect((await makeOffer(mia, MIAS, await makeFree(), flat(9_000_000, 2))).body.code).toBe(
      'contracts.too-many-contracts',
    );
  });
});

describe('whatever two managers do', () => {
  it('no player has two contracts in a season, and no club more than fifty', async () => {
    const command = fc.record({
      does: fc.constantFrom('talk', 'offer', 'walk', 'free', 'withdraw', 'morning'),
      who: fc.nat(1),
      on: fc.nat(3),
      salary: fc.integer({ min: 500_000, max: 9_000_000 }),
      seasons: fc.integer({ min: 1, max: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 25 }), async (commands) => {
        await db.execute(sql`delete from arrivals`);
        const own = [await makeOwn(), await makeOwn()];
        const free = [await makeFree(), await makeFree(70)];
        const people = [...own, ...free];
        let day = 10;
        for (const { does, who, on, salary, seasons } of commands) {
          const browser = who === 0 ? mia : ole;
          const playerId = people[on] ?? 0;
          const [talk] = await db
            .select()
            .from(contractTalks)
            .where(and(eq(contractTalks.playerId, playerId), sql`status <> 'finished'`));
          if (does === 'talk') await openTalk(browser, playerId);
          if (does === 'offer' && talk)
            await Promise.all([1, 2].map(() => offer(browser, talk, flat(salary, seasons))));
          if (does === 'walk' && talk)
            await browser.post(`/api/contract-talks/${talk.id}/walk-away`, { version: talk.version });
          if (does === 'free') {
            const terms = flat(salary, seasons);
            await browser.post(`/api/teams/${who === 0 ? MIAS : OLES}/free-agent-offers`, { playerId, terms });
          }
          if (does === 'withdraw') {
            const [open] = await rowsOf(db, freeAgentOffers, { playerId });
            if (open) await browser.post(`/api/free-agent-offers/${open.id}/withdraw`, {});
          }
          if (does === 'morning') {
            await goTo(++day);
            await morning(day);
          }
        }
        const { rows } = await db.execute(sql`
          select one.player_id from contracts one join contracts other on other.player_id = one.player_id and other.id > one.id
            and other.from_season <= one.to_season and one.from_season <= other.to_season`);
        expect(rows).toEqual([]);
        await goTo(10);
      }),
      { numRuns: 12 },
    );
    expect(await rowsOf(db, capCharges)).toEqual([]);
  });
});

describe('talks at a club facing promotion or relegation', () => {
  const wins = (won: number) => ({ played: 2, wins: won, points: 3 * won });

  it('show how a contract would change, and trade money for a relegation clause', async () => {
    const star = await makeOwn();
    const better = { skills: Array<number>(11).fill(80) };
    await changeRows(db, players, { id: star }, better);
    const seen = async () => (await view(mia, star)) as PlayerContractsView;
    await setStanding(db, MIAS, { ...wins(0), place: 2 });
    await setStanding(db, OLES, { ...wins(2), place: 1 });
    await publishChange(db, ['league:1']);
    await expect.poll(async () => (await seen()).movement).toEqual({ relegation: 'certain', promotion: null });
    const { own } = await seen();
    expect(own?.relegation).toMatchObject({ leaves: 'always', deadShare: 0.25 });
    const talk = await talkOf(mia, star);
    // The warning is shown before a tap signs.
    const desk = (await mia.get(`/api/teams/${MIAS}/overview`)).body.data?.desk;
    const asked = expect.objectContaining({ talkId: talk.id, mayMove: true });
    expect(desk).toContainEqual(expect.objectContaining({ kind: 'contract-asked', params: asked }));
    const ask = talk.asks[0];
    expect((await offer(mia, talk, { ...ask, relegationClause: true })).body.data.verdict).toBe('accept');
    expect(await signedBy(star)).toMatchObject([{}, { relegationClause: true }]);
    const [signed] = (await seen()).contracts;
    expect(signed?.relegationClause).toBe(true);
  });
});

describe('talks after a relegation', () => {
  it('are refused for players leaving because of it, until clubs have changed leagues', async () => {
    const [star, regular] = [await makeOwn(), await makeOwn()];
    await changeRows(db, players, { id: star }, { skills: Array(11).fill(92) });
    await changeRows(db, players, { id: regular }, { skills: Array(11).fill(40) });
    const talk = await talkOf(mia, star);
    const terms = talk.asks[0] ?? {};
    await setStanding(db, MIAS, { movement: 'relegated' });
    await goTo(59);
    expect((await offer(mia, talk, terms)).body.code).toBe('contracts.leaves-after-relegation');
    expect((await openTalk(mia, regular)).status, 'he is not too good for the lower league').toBe(200);
    await db.update(standings).set({ movement: null });
    expect((await offer(mia, talk, terms)).body.code).not.toBe('contracts.leaves-after-relegation');
  });
});
