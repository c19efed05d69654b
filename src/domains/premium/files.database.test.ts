/** Tests files of statistics: the same rows as in the tables, more of them with premium. */
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { PAGE_SIZE } from '#domains/stats/views/paging.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { changeRows } from '../../../tests/factories/rows.ts';
import { makeGoalieSeason, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, server, browsers } = testWorld({ users: ['Reader'], clubs: [1] });
const [reader] = ids('Reader');
const [browser] = browsers('Reader');

describe('a statistics file', () => {
  it('has the public page, and all pages for premium members', async () => {
    const { free, premium } = PREMIUM_LIMITS.exportRows;
    expect(free).toBe(PAGE_SIZE);
    for (let goals = 0; goals <= free; goals++) {
      await makeSkaterSeason(db, { playerId: await makePlayer(db, { position: 'C' }), teamId: 11, goals });
      await makeGoalieSeason(db, { playerId: await makePlayer(db, { position: 'G' }), teamId: 11, wins: goals });
    }
    const path = (kind: string, page: number) => `/api/leagues/1/stats/${kind}?season=3&page=${page}`;
    const read = async (kind: string, page = 1) => {
      const { status, body } = await browser.get(path(kind, page));
      expect(status).toBe(200);
      return body;
    };
    for (const kind of ['skaters', 'goalies'])
      for (const page of [1, 2]) expect(await read(`${kind}/file`, page)).toEqual(await read(kind, page));
    await changeRows(db, users, { id: reader }, { premiumExpiresAt: new Date(server.clock.now.getTime() + DAY_MS) });
    for (const kind of ['skaters', 'goalies']) {
      const paged = [...(await read(kind)).data, ...(await read(kind, 2)).data];
      expect(paged).toHaveLength(free + 1);
      const whole = await read(`${kind}/file`);
      expect(whole.data).toEqual(paged);
      expect(whole.pagination).toEqual({ currentPage: 1, totalPages: 1, total: free + 1 });
    }
    expect(premium).toBeGreaterThan(free);
    await changeRows(db, users, { id: reader }, { premiumExpiresAt: server.clock.now });
    expect((await read('skaters/file')).data).toHaveLength(free);
  });
});
