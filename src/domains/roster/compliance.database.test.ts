import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { activeOf, faultOfComing } from '#domains/contracts/store/active.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { GRACE_DAYS } from '#domains/roster/constants.ts';
import { keepClubsLegal, noticeAgain } from '#domains/roster/store/compliance.ts';
import { settleWaivers } from '#domains/roster/store/moves.ts';
import { endReserves } from '#domains/roster/store/reserve.ts';
import { injuredReserve, rosterNotices, waivers } from '#domains/roster/tables.ts';
import { rosterDesk } from '#domains/roster/views/desk.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeContract, makePlayer, standing } from '../../../tests/factories/player.ts';
import { changeRows, emptyTables, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** First teams and farms of Mia's club and of an AI club. */
const [MIAS, MIAS_FARM, OTHERS, OTHERS_FARM] = [11, 12, 21, 22];
const SEASON = 3;

const {
  db,
  browsers,
  goTo: setDay,
  inRows,
  on,
} = testWorld({ season: SEASON, isPaused: true, clubs: ['Mia', 2], rosters: ['PRO', 'FRM'] });
const [mia] = browsers('Mia');
/** The day of the season. */
let day = 10;
/** Four extra players for each club, weakest first. */
let extra: { mias: number[]; others: number[] };
beforeAll(async () => {
  extra = { mias: await makeExtra(1, MIAS), others: await makeExtra(2, OTHERS) };
});
beforeEach(async () => {
  await emptyTables(db, 'waivers, injured_reserve, roster_notices, notifications, ledger_entries');
  await db.execute(sql`delete from ledger_transactions`);
  for (const [ids, teamId] of [
    [extra.mias, MIAS],
    [extra.others, OTHERS],
  ] as const) {
    for (const id of ids)
      await changeRows(db, players, { id }, { ...standing({ teamId }), injuredUntil: null, injurySeverity: null });
  }
  await goTo(10);
});

async function makeExtra(clubId: number, teamId: number): Promise<number[]> {
  const ids = [];
  for (const index of [0, 1, 2, 3]) {
    const rest = { teamId, jerseyNumber: 80 + index, skill: 50 + index, birthSeason: SEASON - 27 };
    const playerId = await makePlayer(db, rest);
    await makeContract(db, { playerId, clubId, from: SEASON, to: SEASON + 1, salary: 900_000 });
    ids.push(playerId);
  }
  return ids;
}
async function goTo(next: number): Promise<void> {
  day = next;
  await setDay(day);
}
const now = () => on(day);
const morning = () =>
  inRows(async (rows) => {
    await endReserves(rows, now().absoluteDay);
    await settleWaivers(rows, now());
    return keepClubsLegal(rows, now());
  });
const waived = async () => (await rowsOf(db, waivers)).map(({ playerId }) => playerId).sort();
const hurt = (id: number | undefined, days: number, injurySeverity = 'moderate') =>
  changeRows(
    db,
    players,
    { id: id ?? 0 },
    { injuredUntil: now().absoluteDay + days, injurySeverity, injuryPart: 'knee' },
  );
const active = async (clubId: number) => (await activeOf(pgReader(db), [clubId])).get(clubId)?.length;
const desk = () => rosterDesk(db, { clubId: 1, teamId: MIAS });

describe('a first team over the roster limit', () => {
  it('is put in order the same morning at a club without a manager', async () => {
    expect(await active(2)).toBe(MAX_ACTIVE + 1);
    expect(await morning()).toMatchObject({ sentDown: 1, fined: 0 });
    expect(await waived()).toEqual([extra.others[0]]);
    expect(await active(2)).toBe(MAX_ACTIVE);
    await goTo(11);
    await morning();
    const gone = await rowOf(db, players, { id: extra.others[0] ?? 0 });
    expect(gone.teamId).toBe(OTHERS_FARM);
  });

  it('is its manager’s business before the first round; AI clubs cut players at season start', async () => {
    await goTo(1);
    expect(await morning()).toEqual({ sentDown: 1, fined: 0 });
    expect(await waived()).toEqual([extra.others[0]]);
    expect(await active(1)).toBe(MAX_ACTIVE + 1);
    expect(await morning()).toEqual({ sentDown: 0, fined: 0 });
    expect(await db.$count(rosterNotices)).toBe(0);
  });

  it('has two days on its manager’s desk; then the league fines the club, and the assistant acts', async () => {
    await morning();
    expect(await desk()).toMatchObject([{ params: { count: 1, dollars: 0, day: 12 } }]);
    await goTo(11);
    expect(await morning()).toMatchObject({ fined: 0 });
    await goTo(12);
    expect(await morning()).toMatchObject({ sentDown: 1, fined: 1 });
    expect(await waived()).toContain(extra.mias[0]);
    expect(await balanceOf(db, 'club:1')).toBeLessThan(0);
    expect(await desk()).toEqual([]);
    const told = await rowsOf(db, notifications);
    expect(told.map(({ kind }) => kind)).toEqual(['roster-illegal', 'roster-fined', 'assistant-sent-down']);
  });

  it('is on the desk before a fine, though a notice of last season or of another manager was left', async () => {
    const { absoluteDay } = now();
    await db.insert(rosterNotices).values({ clubId: 1, since: absoluteDay - GRACE_DAYS });
    await inRows((rows) => noticeAgain(rows, { clubId: 1, absoluteDay }));
    expect(await morning(), 'the desk has shown it to a new manager for no night').toMatchObject({ fined: 0 });
    expect(await desk()).toMatchObject([{ params: { day: 12 } }]);
    await inRows((rows) => keepClubsLegal(rows, on(62)));
    expect(await db.$count(rosterNotices), 'notices after the season').toBe(0);
  });

  it('is put in order by one tap, without a fine', async () => {
    await morning();
    expect((await mia.post(`/api/teams/${MIAS}/roster-remedy`)).status).toBe(204);
    expect(await desk()).toEqual([]);
    for (const next of [11, 12, 13]) {
      await goTo(next);
      await morning();
    }
    expect(await balanceOf(db, 'club:1')).toBe(0);
    expect((await mia.post(`/api/teams/${MIAS}/roster-remedy`)).body.code).toBe('roster.nothing-illegal');
  });

  it('adds no player: no call-up, no free agent', async () => {
    const farmhand = await makePlayer(db, { teamId: MIAS_FARM, jerseyNumber: 80, birthSeason: SEASON - 22 });
    const up = await mia.post(`/api/players/${farmhand}/roster-moves`, { to: 'PRO' });
    expect(up).toMatchObject({ status: 422, body: { code: 'contracts.roster-full' } });
    const signing = { clubId: 1, fromSeason: SEASON };
    expect(await faultOfComing(pgReader(db), signing, now())).toMatchObject({ ok: false });
    expect(await faultOfComing(pgReader(db), { ...signing, fromSeason: SEASON + 1 }, now())).toBeNull();
  });
});

describe('injured reserve', () => {
  const reserve = (playerId: number | undefined, isOn: boolean) =>
    mia.post(`/api/players/${playerId}/injured-reserve`, { isOn });

  it('frees the spot of an injured player until he is healthy, which can put the club over the limit', async () => {
    const [injured] = extra.mias;
    expect((await reserve(injured, true)).body.code).toBe('roster.not-hurt-enough');
    await hurt(injured, 4, 'serious');
    const view = (await mia.get(`/api/players/${injured}/roster-moves`)).body.data;
    expect(view).toMatchObject({
      reserve: { isOn: false, may: true, isLongTerm: true },
      active: { count: MAX_ACTIVE + 1, max: MAX_ACTIVE },
    });
    expect((await reserve(injured, true)).status).toBe(204);
    expect(await active(1)).toBe(MAX_ACTIVE);
    await morning();
    expect(await desk()).toEqual([]);
    expect((await reserve(injured, false)).body.code).toBe('contracts.roster-full');
    await goTo(14);
    await morning();
    expect(await db.$count(injuredReserve)).toBe(0);
    expect(await desk()).toMatchObject([{ params: { count: 1, day: 16 } }]);
  });

  it('is the assistant’s first measure', async () => {
    await hurt(extra.others[3], 9);
    expect(await morning()).toMatchObject({ sentDown: 0 });
    const row = await rowOf(db, injuredReserve);
    expect(row).toMatchObject({ playerId: extra.others[3], clubId: 2 });
  });

  it('is for the club’s own players', async () => {
    await hurt(extra.others[3], 9);
    expect((await reserve(extra.others[3], true)).body.code).toBe('roster.not-yours');
  });
});
