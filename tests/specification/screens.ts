/** Statements of the product specification about the product, its screens, their tabs and what they begin with. */
import { chosenIn, later, type Sections, shownIn } from './statement.ts';

const GUARDS = 'tests/e2e/guards.test.ts';

export const SCREENS: Sections = {
  '1. The product': [
    ...shownIn('tests/e2e/guest.test.ts', {
      'Visitors see what the game is before they register.':
        'a guest sees the puck move within ten seconds, in a game with score, clock, plays and people, and nothing jumps',
    }),
    ...shownIn('tests/e2e/journey.test.ts', {
      'Visitors register and activate an account.': 'a visitor registers, opens the mail and is activated',
    }),
    ...shownIn(GUARDS, {
      'A password can be reset.': 'a forgotten password is reset by the link in the mail, and the old one is void',
    }),
    ...shownIn('tests/e2e/cards.test.ts', {
      'Players have a view like a trading card.':
        'a visitor turns a trading card over and downloads it, and a manager prints the cards of his team',
    }),
    ...shownIn('src/domains/quest/quest.database.test.ts', {
      'Users have a balance of pucks.': 'pay pucks into the account of who has claimed them, once',
    }),
    ...later('nations', ['National teams, a world championship and Olympics are played.']),
    ...later('tournaments', ['A Ukrainian cup and friendly cups are played.']),
    ...later('pucks', ['A shop sells for pucks, with raffles and sponsorship.', 'There is a banana day event.']),
    ...later('community', ['There are a forum and private messages.']),
  ],
  '2. Screens and routes': [
    ...shownIn('src/web/lib/screens.test.ts', {
      'Every route of the specification exists, with its area and flags.':
        'has the 151 routes of the specification with their areas and flags, besides what says that it is beyond',
      'An optional id may be left out.': 'opens $path with an id, and without one where that is optional',
    }),
    ...shownIn('src/web/lib/guarded.test.ts', {
      'Guest, redirectIfActivated, redirectIfNotBankrupt and versioning do what they say.':
        'are walked by %s, who lands where the table of flags says',
    }),
    ...shownIn(GUARDS, {
      'Not found says so, with a way back to the home page.': 'is told that a page does not exist, and the way home',
      'The login is shown after logout.': 'leaves nothing of the game behind when he logs out',
      '/whoops offers to reload, which leads to the club overview.':
        'it tries three times more before it says that something is broken',
      '/offline reloads when the connection returns.':
        'it waits at /offline, and begins afresh when the connection returns',
      '/maintenance returns to the game by itself.':
        'it counts down at /maintenance, again and again, until the game is back',
      '/forbidden says that access is forbidden.': 'is forbidden what is for admins',
    }),
    ...shownIn('tests/e2e/bankruptcy.test.ts', {
      '/auth/bankruptcy is for the bankrupt.':
        'a bankrupt manager is confined to the page that says why, and starts over with another club',
    }),
    ...chosenIn({
      'The page is scrolled to the top, or to where it was.': ['../router.ts', 'scrollRestoration: true'],
      'Words of /whoops.': ['../locales/en/trouble.ts', "title: 'Whoops, something is broken!'"],
      'Words of /offline.': ['../locales/en/trouble.ts', "title: 'You have no internet connection'"],
      'Words of /forbidden.': ['../locales/en/trouble.ts', "title: 'Access Forbidden'"],
      'Words of the page that is not found.': ['../locales/en/layout.ts', `"Whoops! We couldn't find that page."`],
      'Words of /maintenance.': [
        '../locales/en/trouble.ts',
        'The site is currently down for game maintenance. This usually takes less than a minute. Season transition takes a few minutes.',
      ],
      'Account: tab account.': ['settings/groups.ts', "SETTINGS_TABS = ['account',"],
      'People: tab reporters, with agents and presidents.': [
        'person/actors-screen.tsx',
        "const PARAMS = ['reporters', 'agents', 'presidents']",
      ],
      'People: presidents by nation.': ['person/actors-screen.tsx', "useSearchNumber('nation')"],
      'Players: team, position and nation, by salary.': [
        'search/players-list.tsx',
        "initial={{ by: 'salary', order: 'desc' }}",
      ],
      'Coach center: tab current.': ['coach/coaching-staff-screen.tsx', "const TABS = ['current',"],
      'Coach center: a breakdown of skills.': ['coach/coach-breakdown.tsx', 'api.coaches.breakdown'],
      'Coach center: a search with advanced filters.': [
        'coach/coach-search.tsx',
        "useSearchChoice('special', SPECIALS)",
      ],
      'Awards: tier 1.': ['awards/awards-screen.tsx', "useSearchNumber('tier') ?? 1"],
      'Draft: tab DraftPreferences.': ['draft/draft-center-screen.tsx', "const TABS = [\n  'DraftPreferences',"],
      'Free agents: tab FreeAgentSearch, by salary.': [
        'free-agency/free-agent-center-screen.tsx',
        "tab === 'FreeAgentSearch' && <PlayerResults scope=\"free-agents\" initial={{ by: 'salary', order: 'desc' }}",
      ],
      'Free agent signings tracker: a tab of its own.': [
        'free-agency/free-agent-center-screen.tsx',
        "'FreeAgentSigningsTracker',\n  'FreeAgentBuyouts',",
      ],
      'Statistics: skaters, goalies and teams.': [
        'league/league-stats-screen.tsx',
        "const KINDS = ['skater', 'goalie', 'team',",
      ],
      'Statistics: position S, any skater.': ['stats/stats-filters.tsx', "const POSITIONS = ['S',"],
      'Statistics: category primary.': ['stats/totals-columns.tsx', "CATEGORIES = ['primary',"],
      'Game: tabs summary and reports.': ['game/game-page.tsx', "const TABS = ['summary', 'reports',"],
      'Hall of Fame: tabs HallOfFame, balloting and ceremony.': [
        'hall-of-fame/hall-of-fame-screen.tsx',
        "const TABS = ['HallOfFame', 'builders', 'balloting', 'ceremony']",
      ],
      'Salary cap: by projected space.': ['cap/salary-caps-screen.tsx', "useTableSort({ by: 'space', order: 'desc' })"],
      'Trade center: tab TradeSearch, level PRO.': ['trade/trade-center-screen.tsx', "const TABS = ['TradeSearch',"],
      'Transactions: any type.': ['puck/transactions-screen.tsx', "const TYPES = ['any',"],
      'Search: category players.': ['search/search-screen.tsx', "const CATEGORIES = ['players',"],
      'Search: by rating.': ['search/search-screen.tsx', "initial={{ by: 'overall', order: 'desc' }}"],
      'Lineups: tab Forwards.': ['lineups/lineup-parts.ts', "LINEUP_TABS = [\n  'forwards',"],
      'Application: tab open.': ['federation/federation-screen.tsx', "const TABS = ['open',"],
      'Members: eligible, and in the draw.': [
        'federation/members.tsx',
        "const ELIGIBILITY = ['eligible', 'any'] as const;\nconst IN_DRAW = ['in',",
      ],
      'Records: by value, the highest first.': [
        'records/records-screen.tsx',
        "useTableSort({ by: 'value', order: 'desc' })",
      ],
      'Records: my team and my players.': ['records/record-filters.tsx', "useSearchChoice('players', SWITCHES)"],
      'Rumors: by team.': ['free-agency/rumors-tab.tsx', "topic: 'rumors', teamId: team.chosen"],
      'Prize money.': ['finances/finances-screen.tsx', "'prizes'"],
      'Game types: all of them, on schedules, game logs and statistics.': [
        'stats/game-type.tsx',
        "useSearchChoice('type', GAME_TYPE_FILTERS)",
      ],
      'Hosts.': ['federation/federation-screen.tsx', "'hosting'"],
    }),
    ...shownIn('src/domains/awards/awards.database.test.ts', {
      'Awards: the most valuable player.':
        'are the vote on the most valuable player of tier 1 unless one asks for another, with every ballot',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', { 'Draft: rounds of 20 picks.': 'has twenty picks a round' }),
    ...shownIn('src/web/lib/default-sorts.test.ts', {
      'Trackers: the newest first.': 'trackers begin with the newest',
      'Statistics: points, wins and goals for, descending.':
        'statistics begin with points, wins and goals for, the highest first',
      'Records: all time, any tier and scope.': 'records begin with the highest values of all time, on the first page',
      'Players: a tab of the trade center and of the statistics of a league.':
        'lists of players begin with the highest salaries, on both screens',
    }),
    ...shownIn('src/domains/quest/rules.test.ts', {
      'Quests: by category, trophies first.':
        'are three for the day, eight for the season, all for trophies, and all of a career',
    }),
    ...shownIn('src/domains/reporter/reporter.database.test.ts', {
      'People: by name, a page at a time.': 'the list of people has reporters by name, a page at a time',
    }),
    ...shownIn('src/domains/search/quick.database.test.ts', {
      'Search: games by teams, season, day and level.': 'finds games by teams, season, day and level, the latest first',
    }),
    ...shownIn('src/domains/notifications/notifications.database.test.ts', {
      'Notifications and inbox.':
        'has the newest first, one channel if asked, none of others, and none that nobody has words for',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'Team ratings.': 'are those of today, the best team first, with what they were week by week',
    }),
    ...later('nations', ['Stages of nations, the world championship and Olympics: groups.']),
    ...later('tournaments', [
      'Cups: selection of cup, group and knockout round.',
      'Tournaments: format, open ones, entry fee.',
      'Invitations: tab received.',
    ]),
    ...later('pucks', ['Premium: tab premium.', 'Store: any type.']),
    ...later('community', ['Friends: tab friends, by user.']),
  ],
};
