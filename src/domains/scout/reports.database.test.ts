import { beforeAll, describe, expect } from 'vitest';
import { sightings } from '#domains/draft/tables.ts';
import { loadBoard } from '#domains/draft/views/amateurs.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { resign } from '#domains/job/store/applications.ts';
import { SCOUTING_TRIP } from '#domains/scout/constants.ts';
import { assign, assignments, recall } from '#domains/scout/store/assignments.ts';
import { lookAround } from '#domains/scout/store/looks.ts';
import { loadClubScouting, loadOwnScouting } from '#domains/scout/views/reports.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makePlayer, makeProspect } from '../../../tests/factories/player.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeNation } from '../../../tests/factories/world.ts';

const { it, db, world, ids } = testWorld({ users: ['Free'], clubs: ['Manager', 'Other'] });
const [manager, other, free] = ids('Manager', 'Other', 'Free');
let today: Today;
let chief: number;
let second: number;
let freelancer: number;
let boys: number[];
beforeAll(async () => {
  const { season } = world;
  chief = await makeScout(db, { lastname: 'Chief', skill: 80, job: { clubId: 1, role: 'chief' } });
  second = await makeScout(db, { lastname: 'Second', skill: 20, job: { clubId: 1, role: 'amateur' } });
  freelancer = await makeScout(db, { lastname: 'Free', userId: free });
  await makeNation(db, 2, 'SE', 0.2);
  boys = [];
  for (let index = 0; index < 6; index++) {
    const kind = { nationId: index < 3 ? 1 : 2, position: index === 5 ? ('G' as const) : ('C' as const) };
    boys.push(await makeProspect(db, season, { ...kind, lastname: `Boy${index}` }));
  }
  today = { ...(await readToday(db)), day: 10, absoluteDay: season * 63 + 10 };
});

const at = (day: number) => ({ season: today.season, day, secret: today.secret });

describe('a scout’s assignment', () => {
  it('is set by the club’s manager and by the scout’s own user alone', async ({ tx }) => {
    const destination = { kind: 'nation', nationId: 2 } as const;
    expect(await assign(tx, { userId: manager, personId: chief, destination }, today)).toEqual({ ok: true });
    expect(await assign(tx, { userId: free, personId: freelancer, destination }, today)).toEqual({ ok: true });
    for (const [userId, personId] of [
      [other, chief],
      [free, chief],
      [manager, freelancer],
    ] as const) {
      const sent = await assign(tx, { userId, personId, destination }, today);
      expect(sent).toMatchObject({ code: 'scout.not-yours' });
      expect(await recall(tx, { userId, personId })).toMatchObject({ code: 'scout.not-yours' });
    }
    expect(await recall(tx, { userId: manager, personId: chief })).toEqual({ ok: true });
    expect((await assignments(pgRows(tx))).map(({ personId }) => personId)).toEqual([freelancer]);
  });

  it('is to this season’s prospects, to existing nations, and before the draft', async ({ tx }) => {
    const sending = { userId: manager, personId: chief };
    const veteran = await makePlayer(tx, { lastname: 'Man' });
    const cases = [
      [{ kind: 'player', playerId: veteran }, 'scout.not-of-the-class'],
      [{ kind: 'nation', nationId: 9999 }, 'scout.nation-unknown'],
    ] as const;
    for (const [destination, code] of cases)
      expect(await assign(tx, { ...sending, destination }, today)).toMatchObject({ code });
    const late = assign(tx, { ...sending, destination: { kind: 'age', age: 17 } }, { ...today, day: 60 });
    expect(await late).toMatchObject({ code: 'scout.too-late' });
    const nobody = assign(tx, { ...sending, personId: 999_999, destination: { kind: 'age', age: 17 } }, today);
    expect(await nobody).toMatchObject({ code: 'scout.unknown' });
  });
});

describe('a scouting night', () => {
  it('adds looks at the destination, once, and charges the club for travel', async ({ tx }) => {
    const rows = pgRows(tx);
    await assign(tx, { userId: manager, personId: chief, destination: { kind: 'nation', nationId: 2 } }, today);
    const before = await balanceOf(tx, 'club:1');
    expect(await lookAround(rows, at(10))).toBe(3);
    expect(await lookAround(rows, at(10))).toBe(0);
    expect(await balanceOf(tx, 'club:1')).toBe(before - SCOUTING_TRIP.abroad);
    expect(await lookAround(rows, at(11))).toBe(3);
    const seen = await rowsOf(tx, sightings);
    expect(seen.map(({ playerId, looks, clubId }) => [playerId, looks, clubId])).toEqual(
      boys.slice(3).map((id) => [id, 2, 1]),
    );
  });

  it('skips scouts who have left their club, and all scouts from draft day on', async ({ tx }) => {
    const rows = pgRows(tx);
    await assign(tx, { userId: manager, personId: chief, destination: { kind: 'age', age: 17 } }, today);
    await resign(tx, { personId: chief, season: today.season, day: 10 });
    expect(await lookAround(rows, at(10))).toBe(0);
    expect(await assignments(rows)).toEqual([]);
    await assign(tx, { userId: free, personId: freelancer, destination: { kind: 'age', age: 17 } }, today);
    expect(await lookAround(rows, at(59))).toBe(4);
    expect(await lookAround(rows, at(60))).toBe(0);
    expect(await assignments(rows)).toEqual([]);
  });
});

describe('scouting reports', () => {
  it('show the club its scouts’ views, in bands and words, and never the raw looks', async () => {
    await db.transaction(async (tx) => {
      const destination = { kind: 'player', playerId: boys[0] ?? 0 } as const;
      await assign(tx, { userId: manager, personId: chief, destination }, today);
      await assign(tx, { userId: manager, personId: second, destination }, today);
      await assign(tx, { userId: free, personId: freelancer, destination }, today);
    });
    const before = await loadBoard(db, today, 1);
    for (const day of [10, 11, 12]) await db.transaction((tx) => lookAround(pgRows(tx), at(day)));
    const view = await loadClubScouting(db, { ...today, day: 13, absoluteDay: today.absoluteDay + 3 }, 1);
    expect(view.scouts.map(({ person, looks, assignment }) => [person.id, looks, assignment?.player?.id])).toEqual([
      [chief, 3, boys[0]],
      [second, 3, boys[0]],
    ]);
    expect(view.reports).toHaveLength(1);
    const [report] = view.reports;
    // The better eye comes first, and the freelancer's report is not the club's.
    expect(report?.opinions.map(({ person, looks, daysAgo }) => [person.id, looks, daysAgo])).toEqual([
      [chief, 3, 1],
      [second, 3, 1],
    ]);
    expect(report?.opinions.every(({ strengths, weakness }) => strengths.length === 2 && weakness !== null)).toBe(true);
    expect(view.coverage).toContainEqual({
      ...{ nationId: 1, prospects: 3, seen: 1, looks: 6 },
      ages: [{ age: 17, prospects: 3, seen: 1, looks: 6 }],
    });
    expect(JSON.stringify(view)).not.toMatch(/error|ceiling|"mid"/);
    const band = (board: typeof before) => {
      const found = board.prospects.find(({ player }) => player.id === boys[0])?.potential;
      return (found?.high ?? 0) - (found?.low ?? 0);
    };
    const after = await loadBoard(db, today, 1);
    expect(band(after)).toBeLessThan(band(before));
    expect(band(await loadBoard(db, today, 2))).toBe(band(before));
    const own = await loadOwnScouting(db, today, free);
    expect(own?.reports.map(({ player, opinions }) => [player.id, opinions.length])).toEqual([[boys[0], 1]]);
    expect(await loadOwnScouting(db, today, manager)).toBeNull();
  });
});
