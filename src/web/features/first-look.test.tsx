/** What a screen shows and fetches first, before the user has chosen anything on it. */
import { describe, expect, test } from 'vitest';
import { ITEM_IDS, ITEMS } from '#domains/shop/constants.ts';
import { ActorsScreen } from '#web/features/actors/actors-screen.tsx';
import { AwardsScreen } from '#web/features/awards/awards-screen.tsx';
import { SalaryCapsScreen } from '#web/features/cap/salary-caps-screen.tsx';
import { CoachSearch } from '#web/features/coach/coach-search.tsx';
import { CoachingStaffScreen } from '#web/features/coach/coaching-staff-screen.tsx';
import { JobTracker } from '#web/features/coach/job-tracker.tsx';
import { DraftCenterScreen } from '#web/features/draft/draft-center-screen.tsx';
import { FederationScreen } from '#web/features/federation/federation-screen.tsx';
import { FinancesScreen } from '#web/features/finances/finances-screen.tsx';
import { FreeAgentCenterScreen } from '#web/features/free-agency/free-agent-center-screen.tsx';
import { HallOfFameScreen } from '#web/features/hall-of-fame/hall-of-fame-screen.tsx';
import { LeagueStatsScreen } from '#web/features/league/league-stats-screen.tsx';
import { PremiumCard } from '#web/features/premium/premium-card.tsx';
import { TransactionsScreen } from '#web/features/puck/transactions-screen.tsx';
import { QuestsScreen } from '#web/features/quest/quests-screen.tsx';
import { RecordsScreen } from '#web/features/records/records-screen.tsx';
import { SearchScreen } from '#web/features/search/search-screen.tsx';
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx';
import { ShopScreen } from '#web/features/shop/shop-screen.tsx';
import { GameTypeSelect } from '#web/features/stats/game-type.tsx';
import { TradeCenterScreen } from '#web/features/trade/trade-center-screen.tsx';
import { api } from '#web/lib/api.ts';

import { look, MANAGER, type Visit } from '../../../tests/factories/look.tsx';

const Shop = () => <ShopScreen hasRaffles />;

describe('a newly opened screen', () => {
  test('of people starts with reporters, page 1; agents and presidents are in other tabs, presidents by nation', async () => {
    const { tabs, tabsToChoose, asks } = await look(ActorsScreen);
    expect(tabs).toEqual(['tab.reporter']);
    expect(tabsToChoose).toEqual(['tab.agent', 'tab.president']);
    expect(asks['persons.list']).toEqual({ kind: 'reporter', page: 1 });
    expect((await look(ActorsScreen, { address: '/?tab=presidents' })).chosen).toEqual(['anyNation']);
    const ofNation = await look(ActorsScreen, { address: '/?tab=presidents&nation=4' });
    expect(ofNation.asks['persons.list']).toEqual({ kind: 'president', page: 1, nation: 4 });
  });

  test('of players starts with the highest paid of every team, position and nation', async () => {
    const { asks, chosen } = await look(LeagueStatsScreen, { address: '/7?kind=player' });
    expect(asks['search.players']).toMatchObject({
      scope: 'everybody',
      league: 7,
      sort: 'salary',
      order: 'desc',
      page: 1,
    });
    expect(chosen).toEqual(expect.arrayContaining(['positionFilter.S', 'anyNation']));
  });

  test('of coaches starts with the current staff', async () => {
    const known: Visit['known'] = [
      [api.jobs.career.queryOptions({ input: { kind: 'coach' } }).queryKey, { data: { career: null } }],
    ];
    const { tabs } = await look(CoachingStaffScreen, { user: { ...MANAGER, teamId: null }, known });
    expect(tabs).toEqual(['tab.current']);
    expect((await look(() => <CoachSearch staff={undefined} />)).chosen).toContain('role.head');
  });

  test('of coaching changes starts with every season and league', async () => {
    expect((await look(JobTracker)).asks['coaches.tracker']).toEqual({ page: 1 });
    const { asks } = await look(JobTracker, { address: '/?season=2&league=7' });
    expect(asks['coaches.tracker']).toEqual({ page: 1, season: 2, league: 7 });
  });

  test('of awards starts with the MVP of tier 1', async () => {
    expect((await look(AwardsScreen)).asks['awards.list']).toMatchObject({ award: 'MVP', tier: 1 });
  });

  test('of the draft, the Hall of Fame and trades starts with the first tab', async () => {
    expect((await look(DraftCenterScreen)).tabs).toEqual(['tab.DraftPreferences']);
    const hall = await look(HallOfFameScreen);
    expect(hall.tabs).toEqual(['tab.HallOfFame']);
    expect(hall.tabsToChoose).toEqual(expect.arrayContaining(['tab.balloting', 'tab.ceremony']));
    expect((await look(TradeCenterScreen)).tabs).toEqual(['tab.TradeSearch']);
  });

  test('of free agents starts with the highest paid; signings and buyouts are in other tabs', async () => {
    const { tabs, tabsToChoose, asks } = await look(FreeAgentCenterScreen);
    expect(tabs).toEqual(['tab.FreeAgentSearch']);
    expect(tabsToChoose).toEqual(expect.arrayContaining(['tab.FreeAgentSigningsTracker', 'tab.FreeAgentBuyouts']));
    expect(asks['search.players']).toEqual({ scope: 'free-agents', page: 1, sort: 'salary', order: 'desc' });
    const signings = await look(FreeAgentCenterScreen, { address: '/?tab=FreeAgentSigningsTracker' });
    expect(signings.asks['freeAgency.signings']).toEqual({ page: 1, sort: 'date', order: 'desc' });
    expect((await look(FreeAgentCenterScreen, { address: '/?tab=FreeAgentBuyouts' })).asks).toHaveProperty(
      ['freeAgency.buyouts'],
      { page: 1 },
    );
    const team = { id: 5, city: 'Oulu', nickname: 'Terns', abbr: 'OUL' };
    const known: Visit['known'] = [
      [api.league.ratings.queryOptions({ input: { id: 7 } }).queryKey, { data: { teams: [{ team }] } }],
    ];
    const rumors = await look(FreeAgentCenterScreen, { address: '/?tab=Rumors&team=5', known });
    expect(rumors.asks['news.ofWorld']).toMatchObject({ topic: 'rumors', teamId: 5 });
  });

  test('of statistics starts with skaters by points, goalies by wins, and teams by goals for', async () => {
    const { tabs, chosen, asks } = await look(LeagueStatsScreen, { address: '/7' });
    expect(tabs).toContain('kind.skater');
    expect(chosen).toEqual(expect.arrayContaining(['positionFilter.S', 'gameType.regular']));
    expect(asks['stats.leagueSkaters']).toMatchObject({ position: 'S', sort: 'points', order: 'desc', page: 1 });
    const goalies = await look(LeagueStatsScreen, { address: '/7?kind=goalie' });
    expect(goalies.asks['stats.leagueGoalies']).toMatchObject({ sort: 'wins', order: 'desc' });
    const teams = await look(LeagueStatsScreen, { address: '/7?kind=team' });
    expect(teams.asks['stats.leagueTeams']).toMatchObject({ sort: 'goalsFor', order: 'desc' });
  });

  test('of the draft and of trades starts with the league of the manager’s club, and first-team players', async () => {
    const order = await look(DraftCenterScreen, { address: '/?tab=Order' });
    expect(order.asks['draft.find']).toMatchObject({ id: 7 });
    const trades = await look(TradeCenterScreen);
    expect(trades.asks['search.players']).toMatchObject({ league: 7, level: 'PRO' });
    const block = await look(TradeCenterScreen, { address: '/?tab=TradeBlock' });
    expect(block.asks['trades.block']).toEqual({ id: 7 });
  });

  test('of salary caps starts with the club with the most space', async () => {
    const clubs = ['Turku', 'Oulu', 'Pori'].map((city, index) => ({
      team: {
        id: index,
        clubId: index,
        leagueId: 7,
        level: 'PRO',
        city,
        nickname: '',
        abbr: city,
        colors: ['#000', '#fff'],
      },
      sheet: {
        ...{ hit: 1, space: [20, 30, 10][index], room: 1, dead: 0, bonuses: 0, carriesOver: 0, relief: 0 },
        seasons: [],
      },
    }));
    const caps = { leagueId: 7, season: 3, upper: 9, lower: 5, minimum: 1, maximum: 3, clubs };
    const known: Visit['known'] = [[api.cap.league.queryOptions({ input: { id: 7 } }).queryKey, { data: caps }]];
    const { page } = await look(SalaryCapsScreen, { address: '/7', known });
    const order = ['Oulu', 'Turku', 'Pori'].map((city) => page.indexOf(`>${city}`));
    expect(order).not.toContain(-1);
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
  });

  test('of a federation starts with the overview; the members tab shows those eligible and in the draw', async () => {
    const view = {
      ...{ id: 4, colors: ['#000', '#fff'], foundedAt: -20, members: 2, rank: 1, points: 3, youth: 0 },
      ...{ president: null, seasonPoints: [], term: null, abilities: {} },
    };
    const known: Visit['known'] = [[api.federations.find.queryOptions({ input: { id: 4 } }).queryKey, { data: view }]];
    const members = await look(FederationScreen, { address: '/4?tab=members', known });
    expect(members.asks['federations.members']).toEqual({ id: 4, eligibility: 'eligible', optIn: 'in', page: 1 });
    expect(members.tabs).toEqual(['tab.members']);
    expect(members.tabsToChoose).toContain('tab.hosting');
    // The URL leaves out the first tab.
    expect(members.page).toMatch(/<a [^>]*href="\/4"[^>]*>tab\.open</);
  });

  test('of the account starts with the account tab', async () => {
    const user = { ...MANAGER, name: 'Ada', email: 'ada@example.org', country: 'CA', face: null, goalHorns: [] };
    expect((await look(SettingsScreen, { user })).tabs).toEqual(['tabs.account']);
  });

  test('of games starts with all game types', async () => {
    expect((await look(() => <GameTypeSelect />)).chosen).toEqual(['gameType.all']);
  });

  test('of finances has prize money in another tab', async () => {
    const { tabs, asks } = await look(FinancesScreen, { address: '/7?tab=prizes' });
    expect(tabs).toEqual(['tabs.prizes']);
    expect(asks['finances.prizes']).toBeDefined();
  });

  test('of quests starts with trophies', async () => {
    const known: Visit['known'] = [
      [api.quests.list.queryOptions().queryKey, { data: { points: 0, pucksLeft: 0, quests: [] } }],
    ];
    expect((await look(QuestsScreen, { known })).tabs).toEqual(['category.trophy']);
  });

  test('of transactions starts with all types', async () => {
    expect((await look(() => <TransactionsScreen grants={null} />)).asks['pucks.transactions']).toEqual({
      type: 'any',
    });
  });

  test('of the shop starts with all types: every item with a picture, its price, and its effect', async () => {
    const items = ITEM_IDS.map((id) => ({
      id,
      price: ITEMS[id].price,
      owned: id === 'frame-ice' ? 1 : 0,
      isSoldOut: false,
    }));
    const design = { jersey: null, colors: null, crest: null, arena: null };
    const shop = { items, pack: [], face: null, frame: null, design, club: null };
    const known: Visit['known'] = [[api.shop.find.queryOptions().queryKey, { data: shop }]];
    const user = { ...MANAGER, puckBalance: 100 };
    const { page, chosen } = await look(Shop, { known, user });
    expect(chosen).toEqual(['shelf.any']);
    for (const id of ITEM_IDS) {
      const [, card = ''] =
        new RegExp(`<article[^>]*aria-label="item\\.${id}\\.name"[^>]*>(.*?)</article>`, 's').exec(page) ?? [];
      expect(card, id).toMatch(/<(img|svg) /);
      expect(card).toContain(`item.${id}.does<`);
      expect(card).toContain(`item.${id}.doesNot<`);
      expect(card.includes('missing'), id).toBe(ITEMS[id].price > 100);
      expect(card.includes('owned'), id).toBe(id === 'frame-ice');
    }
    expect((await look(Shop, { known, user, address: '/?type=club' })).page).not.toContain('item.face.name');
  });

  test('of premium shows what it includes, when it ends, and that nothing was lost', async () => {
    const seen = async (isPremium: boolean, premiumExpiresAt: string | null) =>
      (await look(PremiumCard, { user: { ...MANAGER, isPremium, premiumExpiresAt } })).page;
    expect(await seen(false, null)).toContain('>none<');
    expect(await seen(true, '2026-03-01T12:00:00.000Z')).toContain('>member<');
    expect(await seen(false, '2026-01-01T12:00:00.000Z')).toContain('>ended<');
    expect(await seen(false, null)).toMatch(/benefit\.savedSearches.*20.*60/s);
  });

  test('of a search starts with all skaters, best first', async () => {
    const { tabs, asks, chosen } = await look(SearchScreen);
    expect([tabs, chosen]).toEqual([['category.players'], ['positionFilter.S']]);
    expect(asks['search.players']).toEqual({ scope: 'everybody', page: 1, sort: 'overall', order: 'desc' });
  });

  test('of records starts with all-time values in any category, points first rather than junior teams’ shots', async () => {
    const { asks, page } = await look(RecordsScreen);
    expect(asks['world.records']).toEqual({
      era: 'alltime',
      tournament_level: 'any',
      holder_type: 'any',
      tier: 'any',
      season_type: 'any',
      scope: 'any',
      statistic: 'points',
      page: 1,
      order: 'desc',
    });
    expect(page).toMatch(/myTeam.*myPlayers/s);
    const own = await look(RecordsScreen, { address: '/?team=mine&players=mine' });
    expect(own.asks['world.records']).toMatchObject({ team: 'mine', players: 'mine' });
  });
});
