import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { MAX_ACTIVE, MAX_CONTRACTS, MAX_OPEN_OFFERS } from '#domains/contracts/constants.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { players } from '#domains/player/tables.ts';
import { FIRST_REGULAR_DAY, PHASE_STARTS } from '#engine/calendar.ts';
import { firstLimits } from '#engine/market/price.ts';
import { makeContract, makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { changeRows, emptyTables, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const MIAS = 11;
const SEASON = 3;
/** The number of first-team players; others on the books have no team. */
const TEAM = 20;

const { db, browsers, goTo } = testWorld({ season: SEASON, isPaused: true, clubs: ['Mia'] });
const [mia] = browsers('Mia');
let lastOfRoster = 0;
beforeAll(async () => {
  lastOfRoster = Math.max(...(await makeRoster(db, MIAS)));
});

const terms = fc.record({
  salaries: fc.array(fc.constantFrom(400_000, 1_000_000, 1_150_000, 9_000_000, 30_000_000), {
    minLength: 1,
    maxLength: 8,
  }),
  signingBonus: fc.constantFrom(0, 200_000, 50_000_000),
  clause: fc.constantFrom('none' as const, 'no-move' as const),
});
/** The resources a club may be short of. */
const situation = fc.record({
  day: fc.constantFrom(3, FIRST_REGULAR_DAY, 20, PHASE_STARTS.postseason, 62),
  roster: fc.constantFrom(TEAM, MAX_ACTIVE - 1, MAX_ACTIVE),
  contracts: fc.constantFrom(10, MAX_CONTRACTS - 1, MAX_CONTRACTS),
  paid: fc.constantFrom(900_000, 1_900_000),
  offers: fc.constantFrom(0, MAX_OPEN_OFFERS),
  age: fc.constantFrom(19, 28),
  isOwn: fc.boolean(),
  terms,
});
interface Situation {
  day: number;
  roster: number;
  contracts: number;
  paid: number;
  offers: number;
  age: number;
  isOwn: boolean;
  terms: { salaries: number[]; signingBonus: number; clause: 'none' | 'no-move' };
}

/** @returns the player to make the offer to. */
async function build({ day, roster, contracts: count, paid, offers, age, isOwn }: Situation): Promise<number> {
  await emptyTables(db, 'contract_talk_logs, contract_talks, free_agent_offers, arrivals, cap_charges, contracts');
  await db.execute(
    sql`update players set team_id = null, status = 'free' where status = 'club' and id > ${lastOfRoster}`,
  );
  await goTo(day);
  for (let index = TEAM; index < roster; index++) await makePlayer(db, { teamId: MIAS, jerseyNumber: index + 30 });
  const onTeam = await rowsOf(db, players, { teamId: MIAS });
  const bound = onTeam.map(({ id }) => id).slice(0, count);
  while (bound.length < count) bound.push(await makePlayer(db, { teamId: null }));
  for (const playerId of bound)
    await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON + 2, salary: paid });
  for (let index = 0; index < offers; index++) {
    const playerId = await makePlayer(db, { teamId: null, freeAgentSince: SEASON });
    const given = {
      playerId,
      clubId: 1,
      fromSeason: SEASON,
      madeOn: SEASON * 63 + day,
      decidesOn: SEASON * 63 + day + 1,
    };
    await db
      .insert(freeAgentOffers)
      .values({ ...given, terms: { salaries: [1_000_000], signingBonus: 0, clause: 'none' } });
  }
  const birthSeason = SEASON - age;
  if (!isOwn) return makePlayer(db, { teamId: null, skill: 70, birthSeason, freeAgentSince: SEASON });
  const playerId = await makePlayer(db, { teamId: MIAS, jerseyNumber: 99, skill: 70, birthSeason });
  await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON, salary: paid });
  return playerId;
}

it('the offer form shows the errors the offer itself would get, whatever a club is short of', async () => {
  const said = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(situation, async (given) => {
      const playerId = await build(given);
      const talk = given.isOwn
        ? (await mia.post(`/api/players/${playerId}/contract-talk`, {})).body.data?.talkId
        : null;
      const before = await mia.post(`/api/players/${playerId}/offer-check`, { terms: given.terms });
      const foretold = before.body.data.fault?.code ?? null;
      const made = given.isOwn
        ? await mia.post(`/api/contract-talks/${talk ?? 0}/offers`, { version: 1, terms: given.terms })
        : await mia.post(`/api/teams/${MIAS}/free-agent-offers`, { playerId, terms: given.terms });
      const heard = made.status < 300 ? null : made.body.code;
      said.set(String(heard), (said.get(String(heard)) ?? 0) + 1);
      expect({ before: before.status, foretold }).toEqual({ before: 200, foretold: heard });
    }),
    { numRuns: 15 },
  );
  // The test means nothing unless it sees both refusals and acceptances.
  expect(said.size).toBeGreaterThan(1);
});

it('the offer form knows of fifty contracts, a full first team, and the number of open offers', async () => {
  const base = { day: 20, roster: TEAM, contracts: 10, paid: 900_000, offers: 0, age: 28, isOwn: false };
  const fair = { salaries: [1_000_000], signingBonus: 0, clause: 'none' as const };
  const codes: (string | null)[] = [];
  for (const short of [{}, { contracts: MAX_CONTRACTS }, { roster: MAX_ACTIVE }, { offers: MAX_OPEN_OFFERS }]) {
    const playerId = await build({ ...base, ...short, terms: fair });
    const { fault } = (await mia.post(`/api/players/${playerId}/offer-check`, { terms: fair })).body.data;
    codes.push(fault?.code ?? null);
  }
  expect(codes).toEqual([null, 'contracts.too-many-contracts', 'contracts.roster-full', 'contracts.too-many-offers']);
  // Nothing was sent.
  expect(await db.$count(freeAgentOffers)).toBe(MAX_OPEN_OFFERS);
});

it('a club under a rescue plan offers only the minimum while it overspends, and is told by how much', async () => {
  const base = { day: 20, roster: TEAM, contracts: 12, paid: 6_000_000, offers: 0, age: 28, isOwn: false };
  const terms = (salary: number) => ({ salaries: [salary], signingBonus: 0, clause: 'none' as const });
  await db.insert(clubFinances).values({ clubId: 1 }).onConflictDoNothing();
  await changeRows(db, clubFinances, { clubId: 1 }, { rescueUntil: SEASON });
  const playerId = await build({ ...base, terms: terms(2_000_000) });
  const offer = (salary: number) =>
    mia.post(`/api/teams/${MIAS}/free-agent-offers`, { playerId, terms: terms(salary) });
  const refused = await offer(2_000_000);
  expect([refused.status, refused.body.code]).toEqual([422, 'cap.under-rescue']);
  expect(refused.body.facts.over).toBeGreaterThan(0);
  expect((await offer(firstLimits(1).minimum)).status).toBeLessThan(300);
  await changeRows(db, clubFinances, { clubId: 1 }, { rescueUntil: null });
});
