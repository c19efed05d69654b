import { describe, expect, it } from 'vitest';
import { contractTalks } from '#domains/contracts/tables.ts';
import { news } from '#domains/news/tables.ts';
import { tellRumors } from '#domains/rumor/store/overheard.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db } = testWorld({ clubs: [1, 2] });

const tell = (day: number) => db.transaction((tx) => tellRumors(tx, { season: 3, day }));
const written = async () => {
  const rows = await db.select().from(news).orderBy(news.id);
  return rows.map(({ kind, playerId, clubId, params }) => ({ kind, playerId, clubId, params }));
};

describe('rumors', () => {
  it('report the trade block, failed talks and the best expiring contract, each once', async () => {
    const [shopped, angry, star, minor, settled, gone] = [
      await makePlayer(db, { teamId: 11, lastname: 'Shopped' }),
      await makePlayer(db, { teamId: 11, lastname: 'Angry' }),
      await makePlayer(db, { teamId: 21, lastname: 'Star', skill: 80 }),
      await makePlayer(db, { teamId: 21, lastname: 'Minor', skill: 50 }),
      await makePlayer(db, { teamId: 21, lastname: 'Settled', skill: 90 }),
      await makePlayer(db, { teamId: 21, lastname: 'Gone' }),
    ];
    for (const playerId of [star, minor, settled]) await makeContract(db, { playerId, clubId: 2, from: 1, to: 3 });
    await makeContract(db, { playerId: settled, clubId: 2, from: 4, to: 6 });
    const ask = { assets: [], comment: 'A first line center for him and 4,000,000 a year.' };
    // Listed by a club that he has left.
    await db
      .insert(tradeBlock)
      .values([shopped, gone].map((playerId) => ({ playerId, clubId: 1, listedAt: new Date(), ask })));
    await db.insert(contractTalks).values({
      ...{ playerId: angry, clubId: 1, status: 'refused', fromSeason: 4, patience: 0, openedOn: 1 },
      asks: [],
    });
    expect(await tell(21)).toBe(3);
    expect(await written()).toEqual([
      {
        kind: 'rumor-block',
        playerId: shopped,
        clubId: 1,
        params: { player: 'Test Shopped', team: expect.any(String) },
      },
      { kind: 'rumor-talks', playerId: angry, clubId: 1, params: { player: 'Test Angry', team: expect.any(String) } },
      {
        kind: 'rumor-expiring',
        playerId: star,
        clubId: 2,
        params: { player: 'Test Star', team: expect.any(String), age: 25, season: 3 },
      },
    ]);
    // The next night has nothing new; three nights later the next best contract is reported.
    expect(await tell(22)).toBe(0);
    expect(await tell(24)).toBe(1);
    expect((await written()).at(-1)).toMatchObject({ kind: 'rumor-expiring', playerId: minor });
    expect(await tell(27)).toBe(0);
  });

  it('never mention an ask or an offer', async () => {
    expect(JSON.stringify(await written())).not.toMatch(/4,000,000|salary|patience|comment/);
  });
});
