/** The pages of the menu that come by an event, each by its own and for its user only. */
import { describe, expect } from 'vitest';
import { contractTalks } from '#domains/contracts/tables.ts';
import { federationMembers } from '#domains/federation/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { news } from '#domains/news/tables.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { managerRatings } from '#domains/ranking/tables.ts';
import { pagesThatCame } from '#domains/settings/views.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePerson } from '../../../tests/factories/person.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { addTenures, clearSeats } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { it, ids } = testWorld({ season: 3, day: 20, clubs: ['Anna', 'Ben', 3], users: ['Cleo'] });
const TODAY = absoluteDayOf({ season: 3, day: 20 });
const [anna, ben, cleo] = ids('Anna', 'Ben', 'Cleo');

const ANNA = { id: anna, clubId: 1, teamIds: [11, 12, 13] };
const BEN = { id: ben, clubId: 2, teamIds: [21, 22, 23] };
const CLEO = { id: cleo, clubId: null, teamIds: [] };

/** What each of the three has in the menu now. */
async function came(tx: Transaction) {
  const of = (user: typeof ANNA | typeof CLEO) => pagesThatCame(tx as never, user);
  return [await of(ANNA), await of(BEN), await of(CLEO)];
}

const now = new Date('2026-01-01T12:00:00Z');

const EVENTS: [page: string, happens: (tx: Transaction) => Promise<unknown>][] = [
  ['friends', (tx) => tx.insert(friendships).values({ userId: anna, friendId: cleo, since: now })],
  [
    'friends',
    (tx) =>
      tx.insert(invitations).values({
        ...{ subjectKind: 'friendship', subjectId: cleo, fromUserId: cleo, toUserId: anna },
        ...{ state: 'open', createdAt: now, expiresAt: now },
      }),
  ],
  [
    'quests',
    (tx) => tx.insert(questRewards).values({ userId: anna, quest: 'daily-goals', period: 7, points: 5, doneOn: 7 }),
  ],
  [
    'office-shortlist',
    async (tx) =>
      tx
        .insert(shortlistedPlayers)
        .values({ userId: anna, playerId: await makePlayer(tx as never, {}), createdAt: now }),
  ],
  [
    'leaderboard-overview',
    (tx) => tx.insert(managerRatings).values({ userId: anna, rating: 1500, best: 1500, games: 1, wins: 0 }),
  ],
  [
    'world-federations',
    (tx) => tx.insert(federationMembers).values({ userId: anna, nationId: 1, state: 'applied', appliedOn: TODAY }),
  ],
  [
    'coaching-staff',
    (tx) =>
      tx
        .insert(jobs)
        .values({ kind: 'coach', role: 'youth', employer: 'club', clubId: 1, state: 'open', pay: 1, postedOn: TODAY }),
  ],
  [
    'world-records',
    (tx) => tx.insert(news).values({ season: 3, day: 20, kind: 'record-broken', clubId: 1, params: {} as never }),
  ],
  [
    'office-depth-chart',
    async (tx) =>
      tx.insert(contractTalks).values({
        ...{ playerId: await makePlayer(tx as never, { teamId: 11 }), clubId: 1, status: 'open' },
        ...{ fromSeason: 2, patience: 50, asks: [], openedOn: TODAY },
      }),
  ],
  [
    'club-stats',
    async (tx) => {
      for (let day = 10; day < 15; day++)
        await makeResult(tx as never, {
          day,
          homeTeamId: 11,
          awayTeamId: 31,
          score: [2, 1],
          stage: 'playoffs',
        });
    },
  ],
];

describe('a page of the menu comes', () => {
  it('by nothing that has not happened', async ({ tx }) => {
    expect(await came(tx)).toEqual([[], [], []]);
  });

  for (const [page, happens] of EVENTS)
    it(`by its event, for its user alone: ${page}`, async ({ tx }) => {
      await happens(tx);
      expect(await came(tx)).toEqual([[page], [], []]);
    });

  it('with a career, each its own', async ({ tx }) => {
    for (const [kind, page] of [
      ['agent', 'agent'],
      ['reporter', 'reporter'],
      ['coach', 'coach-jobs'],
      ['scout', 'scout-jobs'],
    ] as const) {
      await makePerson(tx, { kind, firstname: 'Cleo', lastname: kind, birthSeason: -30, age: 31, userId: cleo });
      const [, , pages] = await came(tx);
      expect(pages).toContain(page);
      expect(pages).toContain('world-actors');
    }
  });

  it('not by what the club did before the user came', async ({ tx }) => {
    for (const [page, happens] of EVENTS)
      if (['club-stats', 'world-records', 'office-depth-chart'].includes(page)) await happens(tx);
    await clearSeats(tx as never);
    await addTenures(tx as never, [{ clubId: 1, userId: anna, fromDay: TODAY + 1 }]);
    expect((await came(tx))[0]).toEqual([]);
  });
});
