import { beforeAll, describe, expect } from 'vitest';
import { balanceOf, post } from '#domains/finances/store/ledger.ts';
import { atClub } from '#domains/job/rules.ts';
import { accept, apply, resign } from '#domains/job/store/applications.ts';
import { dismiss, extend, hire } from '#domains/job/store/employing.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { heldJobs, openJobs } from '#domains/job/store/jobs.ts';
import { payStaffs } from '#domains/job/store/payroll.ts';
import { playSummer } from '#domains/job/store/summer.ts';
import { jobs } from '#domains/job/tables.ts';
import { loadCareer } from '#domains/job/views/career.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { scoutSearch } from '#domains/scout/contract.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import { scoutCareer } from '#domains/scout/store/scouts.ts';
import { scouts } from '#domains/scout/tables.ts';
import { searchScouts } from '#domains/scout/views/lines.ts';
import { rankScouts } from '#domains/scout/views/ranking.ts';
import { loadScout } from '#domains/scout/views/scout.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { it, db, world, ids } = testWorld({ clubs: ['Manager', 2] });
const [manager] = ids('Manager');
let chief: number;
beforeAll(async () => {
  const { season } = world;
  chief = await makeScout(db, { lastname: 'Chief', job: { clubId: 1, role: 'chief' } });
  await makeScout(db, { lastname: 'Other', skill: 75, job: { clubId: 2, role: 'amateur' } });
  const entries = [
    { account: 'club:1', amount: 5_000_000 } as const,
    { account: 'world:league', amount: -5_000_000 } as const,
  ];
  await db.transaction((tx) =>
    post(pgRows(tx), [{ key: 'gift', kind: 'opening', params: {}, season, day: 1, entries }]),
  );
});

const OWN = { employer: { at: atClub(1), tier: 1 }, season: 3, day: 10 };
const OTHER = { ...OWN, employer: { at: atClub(2), tier: 1 } };

describe('a club’s scouts', () => {
  it('are paid every morning once, under an account of their own', async ({ tx }) => {
    await payStaffs(pgRows(tx), { season: 3, day: 10 });
    await payStaffs(pgRows(tx), { season: 3, day: 10 });
    expect(await balanceOf(tx, 'club:1')).toBe(5_000_000 - 2_000);
    expect(await balanceOf(tx, 'club:2')).toBe(-2_000);
  });

  it('are fired, hired at their ask, and extended', async ({ tx }) => {
    expect(await dismiss(tx, SCOUTING, { ...OWN, role: 'chief' })).toEqual({ ok: true });
    const personId = await makeScout(tx, { lastname: 'Free', skill: 70 });
    const terms = { ...OWN, role: 'chief', personId, untilSeason: 4 } as const;
    expect(await hire(tx, SCOUTING, { ...terms, pay: 1 })).toMatchObject({ code: 'job.wants-more' });
    expect(await hire(tx, SCOUTING, { ...terms, pay: 400_000 })).toEqual({ ok: true });
    expect(await extend(tx, SCOUTING, { ...terms, pay: 400_000, untilSeason: 5 })).toEqual({ ok: true });
    const [held] = await heldJobs(pgRows(tx), { kind: 'scout', at: atClub(1) });
    expect(held).toMatchObject({ role: 'chief', personId, untilSeason: 5 });
  });

  it('fill an open job on the third night, and may stay in the summer', async ({ tx }) => {
    const rows = pgRows(tx);
    await dismiss(tx, SCOUTING, { ...OWN, role: 'chief' });
    await makeScout(tx, { lastname: 'Free', skill: 95 });
    const { secret } = await readToday(tx);
    const night = { season: 3, secret, isAnnounced: true, isAtOnce: false, fromSeason: 3 };
    expect(await fillOpenJobs(rows, SCOUTING, { ...night, day: 12 })).toBe(0);
    expect(await fillOpenJobs(rows, SCOUTING, { ...night, day: 13 })).toBe(1);
    const summer = { season: 3, day: 63, secret, isAnnounced: true, isAtOnce: false };
    const { held } = await playSummer(rows, SCOUTING, summer, () => []);
    expect(held).toHaveLength(2);
  });
});

describe('a manager', () => {
  it('learns in the summer which scouts the assistant keeps, and their terms', async ({ tx }) => {
    await changeRows(tx, jobs, { kind: 'scout' }, { untilSeason: 3 });
    const { secret } = await readToday(tx);
    const summer = { season: 3, day: 63, secret, isAnnounced: true, isAtOnce: false };
    await playSummer(pgRows(tx), SCOUTING, summer, () => []);
    const told = await rowsOf(tx, notifications, { kind: 'staff-renewed' });
    expect(told).toMatchObject([
      { userId: manager, clubId: null, params: { personId: chief, role: 'chief', untilSeason: 4 } },
    ]);
  });
});

describe('a user without a club', () => {
  it('starts as a scout, is offered a job by an AI club, takes it and leaves it', async ({ tx }) => {
    const rows = pgRows(tx);
    const userId = await makeUser(tx, { name: 'Scout' });
    const personId = await makeScout(tx, { lastname: 'User', skill: 99, userId });
    const [other] = await heldJobs(rows, { kind: 'scout', at: atClub(2) });
    await dismiss(tx, SCOUTING, { ...OTHER, role: 'amateur' }).then(async (done) => {
      // The club cannot pay what it owes: its scout resigns instead.
      expect(done).toMatchObject({ code: 'job.too-dear' });
      if (other) await resign(tx, { personId: other.personId, season: 3, day: 10 });
    });
    const [open] = await openJobs(rows, { kind: 'scout', at: atClub(2) });
    if (!open) throw new Error('the job is not open');
    expect(await apply(tx, { userId, personId, jobId: open.id, letter: 'Me.', day: 199, fits: undefined })).toEqual({
      ok: true,
    });
    const today = await readToday(tx);
    const night = { season: 3, day: 12, secret: today.secret, isAnnounced: true, isAtOnce: false, fromSeason: 3 };
    await fillOpenJobs(rows, SCOUTING, night);
    const seeker = { userId, personId, jobId: open.id, season: 3, day: 12 };
    expect(await accept(tx, seeker)).toEqual({ ok: true });
    const view = await loadCareer(tx, { userId, kind: 'scout', career: scoutCareer }, today);
    expect(view.career?.job).toMatchObject({ role: 'amateur', employer: { team: { clubId: 2 } } });
    expect(await resign(tx, { personId, season: 3, day: 13 })).toEqual({ ok: true });
  });
});

describe('a scout’s page', () => {
  it('shows the scout’s club, and lists find scouts by skill', async () => {
    const view = await loadScout(db, chief, 3);
    expect(view?.scout).toMatchObject({ fit: 60, calls: 0, job: { role: 'chief', team: { clubId: 1 } } });
    expect(view?.stints).toMatchObject([{ role: 'chief', toSeason: null }]);
    expect(await loadScout(db, 999_999, 3)).toBeNull();
    const asked = scoutSearch.parse({ role: 'amateur', sort: 'fit' });
    const { data } = await searchScouts(db, asked, { season: 3, tier: 1 });
    expect(data.map(({ person, roleFit }) => [person.lastname, roleFit])).toEqual([
      ['Other', 75],
      ['Chief', 60],
    ]);
  });
});

describe('the ranking of scouts', () => {
  it('goes by accuracy against chance, without unjudged and retired scouts', async () => {
    const records = [
      { lastname: 'Veteran', calls: 60, callsRight: 42, job: { clubId: 1, role: 'goaltending' as const } },
      { lastname: 'Lucky', calls: 6, callsRight: 5 },
      { lastname: 'Even', calls: 6, callsRight: 5 },
      { lastname: 'Blind', calls: 60, callsRight: 29 },
      { lastname: 'Gone', calls: 60, callsRight: 60 },
      { lastname: 'Fresh', calls: 0, callsRight: 0 },
    ];
    const idOf = new Map<string, number>();
    for (const { lastname, job, ...record } of records) {
      const id = await makeScout(db, { lastname, ...(job && { job }) });
      idOf.set(lastname, id);
      await changeRows(db, scouts, { personId: id }, record);
    }
    await changeRows(db, persons, { id: idOf.get('Gone') ?? 0 }, { retiredAt: 2 });
    const ranked = await rankScouts(db);
    expect(ranked.map(({ rank, person }) => [rank, person.lastname])).toEqual([
      [1, 'Veteran'],
      [2, 'Lucky'],
      [2, 'Even'],
      [4, 'Blind'],
    ]);
    expect(ranked[0]).toMatchObject({ calls: 60, callsRight: 42, team: { clubId: 1, level: 'PRO' } });
    expect(ranked[1]).toMatchObject({ luck: 7 / 64, team: null });
  });
});
