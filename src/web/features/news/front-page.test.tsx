import { describe, expect, it } from 'vitest';
import { api } from '#web/lib/api.ts';
import { look } from '../../../../tests/factories/look.tsx';
import { WorldNewsScreen } from './world-news-screen.tsx';

const at = { season: 3, day: 12 };
const item = (id: number, kind: string, params: object) => ({
  id,
  ...at,
  clubId: 1,
  ...{ leagueId: 7, playerId: null, gameId: null, personId: null, userId: null, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ story: null, byline: null, person: null, manager: null },
  kind,
  params,
});
const streak = (id: number) =>
  item(id, 'streak', { teamId: 11, team: 'Owls', streak: 'winning', games: 4, other: 'Lynx' });

function drawn(address: string, more: object = {}) {
  const { queryKey } = api.news.edition.queryOptions({ input: {} });
  const page = {
    ...at,
    items: [],
    tracker: [],
    players: [],
    teams: [],
    games: [],
    previous: null,
    next: null,
    ...more,
  };
  return look(WorldNewsScreen, { address, known: [[queryKey, { data: page }]] });
}

describe('the world’s news', () => {
  it('are a front page: a lead, stories with pictures, others by line, the power ranking and the tracker', async () => {
    const ranking = item(9, 'power-ranking', {
      week: 2,
      league: 'League',
      teams: [
        { teamId: 11, team: 'Owls', moved: 2 },
        { teamId: 21, team: 'Lynx', moved: null },
      ],
    });
    const items = [...[1, 2, 3, 4, 5, 6].map(streak), ranking];
    const { page } = await drawn('/', { items, tracker: [streak(7)], previous: { season: 3, day: 11 } });
    expect(page.match(/<article/g)).toHaveLength(5);
    expect(page.match(/<h2[^>]*>(?:(?!<\/h2>).)*streak\.winning/g)).toHaveLength(1);
    for (const title of ['front.more', 'front.ranking', 'front.tracker', 'front.previous'])
      expect(page).toContain(title);
    expect(page).toContain('climbed');
    expect(page).not.toContain('front.next');
  });

  it('say so on a day without news', async () => {
    const { page } = await drawn('/', { season: null, day: null });
    expect(page).toContain('empty');
    expect(page).toContain('front.trackerNone');
  });

  it('are listed in order for who asks for a topic or for all of them', async () => {
    for (const address of ['/?topic=moves', '/?view=list', '/?before=7']) {
      const { page } = await drawn(address, { items: [streak(1)] });
      expect(page, address).not.toContain('front.tracker');
      expect(page, address).toContain('front.back');
    }
  });
});
