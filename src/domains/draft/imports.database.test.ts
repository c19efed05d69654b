import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { arrivals, contracts } from '#domains/contracts/tables.ts';
import { importTonight } from '#domains/draft/store/imports.ts';
import { settleAmateurs } from '#domains/draft/store/rights.ts';
import { draftImports } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const SEASON = 3;
const { db, browsers, inRows } = testWorld({
  ...{ season: SEASON, day: 60, phase: 'draft', connections: 12 },
  clubs: ['Ada', 'Bob', 3, 4, 5, 6],
});
const [ada, bob] = browsers('Ada', 'Bob');

/** A league of six clubs, two with managers; thirty undrafted 18-year-olds, and a 17-year-old. */
beforeAll(async () => {
  for (let index = 0; index < 30; index++)
    await makePlayer(db, { teamId: null, birthSeason: SEASON - 18, draftClass: SEASON, skill: 40 + index });
  await makePlayer(db, { teamId: null, lastname: 'Toosoon', birthSeason: SEASON - 17, draftClass: SEASON, skill: 80 });
  await vi.waitFor(async () => expect((await ada.get('/api/draft/imports')).status).toBe(200), { timeout: 120_000 });
});

interface Candidate {
  player: { id: number; lastname: string };
  interest: 'none' | 'some' | 'keen';
}
const seenBy = async (browser: Browser) => (await browser.get('/api/draft/imports')).body.data;
const sign = (browser: Browser, id: number) => browser.post(`/api/draft/imports/${id}`, {});

describe('undrafted amateurs', () => {
  it('wait until the draft is over', async () => {
    expect(await seenBy(ada)).toMatchObject({ isOpen: false, left: 2, candidates: [] });
    const boy = await rowOf(db, players, { draftClass: SEASON });
    expect((await sign(ada, boy.id)).body.code).toBe('draft.imports-closed');
    await db.update(world).set({ day: 61, phase: 'frenzy' });
  });

  it('sign with clubs they like, two per club, and each with one of two that want him at once', async () => {
    const { candidates }: { candidates: Candidate[] } = await seenBy(ada);
    expect(candidates).toHaveLength(30);
    expect(candidates.map(({ player }) => player.lastname)).not.toContain('Toosoon');
    const cold = candidates.find(({ interest }) => interest === 'none');
    expect((await sign(ada, cold?.player.id ?? 0)).body.code).toBe('draft.not-interested');
    const theirs: { candidates: Candidate[] } = await seenBy(bob);
    const likesBob = new Set(
      theirs.candidates.filter(({ interest }) => interest !== 'none').map(({ player }) => player.id),
    );
    const willing = candidates.filter(({ interest }) => interest !== 'none').map(({ player }) => player.id);
    const both = willing.find((id) => likesBob.has(id)) ?? 0;
    const raced = await Promise.all([sign(ada, both), sign(bob, both)]);
    expect(raced.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await db.$count(contracts, eq(contracts.playerId, both))).toBe(1);
    for (const id of willing.filter((each) => each !== both)) {
      const { left } = await seenBy(ada);
      const { status, body } = await sign(ada, id);
      if (left > 0) expect(status).toBe(204);
      else expect(body.code).toBe('draft.enough-imports');
      if (left === 0) break;
    }
    const mine = (await seenBy(ada)).brought.filter(
      (row: { importedBy: { clubId: number } }) => row.importedBy.clubId === 1,
    );
    expect(mine).toHaveLength(2);
  });

  it('are brought over by AI clubs as well, and none is free after signing', async () => {
    const today = await readToday(db);
    let brought = 0;
    for (let night = 0; night < 20; night++)
      brought += await inRows((rows) => importTonight(rows, { ...today, absoluteDay: today.absoluteDay + night }));
    const all = await rowsOf(db, draftImports);
    const byClub = Map.groupBy(all, ({ clubId }) => clubId);
    expect(brought).toBeGreaterThan(0);
    for (const [clubId, own] of byClub) {
      expect(own.length).toBeLessThanOrEqual(2);
      expect([1, 2, 3, 4, 5, 6]).toContain(clubId);
    }
    expect(await db.$count(arrivals)).toBe(all.length);
    await inRows((rows) => settleAmateurs(rows, { signed: [], season: SEASON }));
    const free = await rowsOf(db, players, { freeAgentSince: SEASON + 1 });
    const signed = new Set(all.map(({ playerId }) => playerId));
    expect(free.filter(({ id }) => signed.has(id))).toEqual([]);
    expect(free).toHaveLength(31 - all.length);
  });
});
