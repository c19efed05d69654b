import { describe, expect, it } from 'vitest';
import { MENU_PAGES } from '#domains/settings/constants.ts';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';
import { afterVisit, menuOf, menuPageOf, orderSetting } from './menu.ts';
import type { ScreenData, ScreenPath } from './screens.ts';

const screens = SCREEN_FILES.map(({ path, data }): [ScreenPath, ScreenData] => [path, data]);
const who = { settings: {}, hasClub: true, isClosed: () => false };
const menuWith = (changed: Partial<Parameters<typeof menuOf>[1]> = {}) =>
  Object.fromEntries(menuOf(screens, { ...who, ...changed }).map((group) => [group.id, group]));
const shownWith = (settings: Record<string, string | { order: string[] }>) =>
  Object.fromEntries(Object.values(menuWith({ settings })).map(({ id, shown }) => [id, shown.map(menuPageOf)]));

describe('the menu', () => {
  it('shows a newcomer exactly fifteen pages', () => {
    expect(shownWith({})).toEqual({
      club: ['club-overview', 'club-lineups', 'club-roster', 'club-training', 'club-schedule'],
      league: ['league-overview', 'league-standings', 'league-stats'],
      office: ['office-trade-center', 'office-free-agent-center', 'office-scouting', 'office-finances'],
      world: ['world-news'],
      community: ['forum', 'messages'],
    });
  });

  it('knows a setting for each listed page that is open', () => {
    const listed = screens.filter(([, { menu, opensLater }]) => menu !== undefined && opensLater === undefined);
    expect(listed.map(([path]) => menuPageOf(path)).sort()).toEqual([...MENU_PAGES]);
  });

  it('keeps a page from its event, its second visit or a pin on, and marks what an event brought', () => {
    const settings = {
      'menu.friends': 'new',
      'menu.quests': 'visited',
      'menu.club-stats': 'shown',
      'menu.world-records': 'pinned',
    };
    expect(shownWith(settings)).toMatchObject({
      community: ['forum', 'messages', 'friends'],
      club: ['club-overview', 'club-lineups', 'club-roster', 'club-training', 'club-schedule', 'club-stats'],
      world: ['world-news', 'world-records'],
    });
    expect(menuWith({ settings })['community']?.fresh).toEqual(['/friends']);
  });

  it('has room for seven pages of the club and six of each other group, pinned ones first', () => {
    const all = Object.fromEntries(MENU_PAGES.map((page) => [`menu.${page}`, 'shown']));
    const { club, community } = shownWith({ ...all, 'menu.club-history': 'pinned', 'menu.puck-shop': 'pinned' });
    expect(club).toHaveLength(7);
    expect(club).toContain('club-history');
    expect(community).toHaveLength(6);
    expect(community).toContain('puck-shop');
  });

  it('keeps the user’s order, with pages that are not in it at the end, and leaves out what they took out', () => {
    const order = orderSetting('club', ['/club/roster/{-$id}', '/club/overview/{-$id}']) as Record<
      string,
      { order: string[] }
    >;
    expect(shownWith({ ...order, 'menu.club-training': 'off' })['club']).toEqual([
      'club-roster',
      'club-overview',
      'club-lineups',
      'club-schedule',
    ]);
  });

  it('has what is closed, or opens later, neither in the menu nor under "More"', () => {
    const { office, world } = menuWith({ isClosed: (path) => path === '/office/trade-center' });
    expect(office?.shown).not.toContain('/office/trade-center');
    expect(office?.screens).not.toContain('/office/trade-center');
    expect(world?.screens).not.toContain('/world/tournaments');
  });

  it('offers a manager without a club another one, and careers', () => {
    const { club, office, community } = menuWith({ hasClub: false });
    expect(club?.shown).toEqual(['/club/choose', '/coach/jobs/{-$id}']);
    expect(club?.screens).not.toContain('/club/roster/{-$id}');
    expect(office?.shown).toEqual(['/office/free-agent-center', '/scout/jobs/{-$id}']);
    expect(community?.shown).toEqual(['/forum', '/messages', '/agent/{-$id}', '/reporter/{-$id}']);
    expect(menuWith()['club']?.screens).not.toContain('/club/choose');
  });

  it('counts visits: the second one keeps a page, and no visit brings back what was taken out', () => {
    expect([undefined, 'none', 'visited', 'new', 'shown', 'pinned', 'off'].map(afterVisit)).toEqual([
      'visited',
      'visited',
      'shown',
      'shown',
      null,
      null,
      null,
    ]);
  });
});
