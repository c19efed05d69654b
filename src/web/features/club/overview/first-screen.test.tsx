import { describe, expect, it } from 'vitest';
import type { ClubOverview } from '#domains/club/contract.ts';
import { api } from '#web/lib/api.ts';
import { look } from '../../../../../tests/factories/look.tsx';
import { FirstScreen } from './first-screen.tsx';

const overnight = { trained: 0, aged: 0, gainers: [], hurt: [], returned: [], acts: 0, rivals: [] };
const report = { season: 3, day: 4, isRead: true, lastNight: null, overnight, course: null };

/** Draws the first screen of a team before its first league game. */
function preseason({ level = 'PRO', desk = [] }: { level?: string; desk?: object[] }) {
  const overview = {
    team: { id: 11, clubId: 1, level, city: 'Oshawa', nickname: 'Owls', abbr: 'OSH', colors: [] },
    ...{ desk, standing: null, liveGame: null, nextGame: null, standingsAround: [], abilities: { manage: true } },
  } as unknown as ClubOverview;
  const { queryKey } = api.mornings.latest.queryOptions({ input: { id: 11 } });
  return look(() => <FirstScreen overview={overview} />, {
    known: level === 'PRO' ? [[queryKey, { data: [report] }]] : [],
  });
}

describe('the first screen in the preseason', () => {
  it('shows the report of each morning, so that none is left to be summed up', async () => {
    const { page } = await preseason({});
    expect(page).toContain('overnight');
    expect(page).not.toContain('offerTitle');
  });

  it('offers a game to who has never set the lines instead', async () => {
    const { page } = await preseason({ desk: [{ kind: 'welcome', key: 'welcome', params: {} }] });
    expect(page).toContain('offerTitle');
    expect(page).not.toContain('overnight');
  });

  it('asks for no report of a farm or junior team', async () => {
    const { page } = await preseason({ level: 'FRM' });
    expect(page).toContain('overview.desk');
    expect(page).not.toContain('overnight');
  });
});
