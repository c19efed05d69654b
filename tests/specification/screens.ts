/** Statements of the product specification about the product, its screens, their tabs and what they begin with. */
import { answeredBy, chosenIn, later, type Sections, shownIn } from './statement.ts';

const FIRST_LOOK = 'src/web/features/first-look.test.tsx';
const FRAME = 'src/web/features/frame.test.tsx';
const GUARDS = 'tests/e2e/guards.test.ts';

export const SCREENS: Sections = {
  '1. The product': [
    ...shownIn('tests/e2e/guest.test.ts', {
      'Visitors see what the game is before they register.':
        'a guest sees the puck move within ten seconds, in a game with score, clock, plays and people, and nothing jumps',
    }),
    ...shownIn(FRAME, {
      'Both tag lines are shown.':
        'says what the game is: at length on the home page, in short below every page of guests',
      'A mascot has a speech bubble with a close button.': 'has a mascot whose bubble can be closed',
    }),
    ...shownIn('src/web/features/mascot/messages.test.ts', {
      'The mascot shows a message until it is closed.':
        'messages come one at a time, each with an id and its words, until they are closed',
    }),
    ...shownIn('src/web/features/mascot/click-sparkles.test.ts', {
      'A click sparkles.': 'a click on a button sparkles for a moment where it was; keys and clicks on nothing do not',
    }),
    ...shownIn('src/web/lib/alerts.test.ts', { 'Toasts show alerts.': 'a toast goes by itself after five seconds' }),
    ...shownIn('src/domains/account/account.database.test.ts', {
      'Users have a pro league and personal settings.': 'shows the user with his settings, his club and its league',
      'Users have a country.': 'keeps names unique and countries real',
    }),
    ...shownIn('src/domains/premium/rules.test.ts', {
      'Users may be premium members.': 'is premium until the moment it expires',
    }),
    ...answeredBy('account.me', { 'Users have a country and a balance.': 'data.country data.puckBalance' }),
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
    ...shownIn('tests/e2e/cup.test.ts', {
      'Friendly cups are played.': 'a friendly cup is created, entered, drawn, played and won',
    }),
    ...later('tournaments', ['A Ukrainian cup is played.']),
    ...shownIn('tests/e2e/sponsorship.test.ts', {
      'A shop sells for pucks, with raffles and sponsorship.':
        'a user on a phone sponsors a club, and is on its board, among the patrons and has a badge',
    }),
    ...shownIn('tests/e2e/banana.test.ts', {
      'There is a banana day event.': 'a manager on a phone goes from a clue to a prize on Banana Day',
    }),
    ...shownIn('tests/e2e/forum.test.ts', {
      'There is a forum.':
        'a manager on a phone reads a topic from the first unread post, writes one with a box score, and is quoted and told',
    }),
    ...shownIn('tests/e2e/messages.test.ts', {
      'There are private messages.': 'the founder of a group renames it, adds a member and removes them again',
    }),
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
    ...shownIn('src/web/lib/screens.test.ts', {
      'The login has the route name auth-login.':
        'has login and activation under the names of the specification, which are their addresses',
      'The navigation has its areas with their screens.':
        'gives the navigation its groups, each with its screens in order',
    }),
    ...shownIn(FIRST_LOOK, {
      'People: tab reporters, with agents, and presidents by nation; from page 1.':
        'of people lists reporters from page 1; agents and presidents are a tab away, presidents by nation',
      'Players: filter by team, position and nation, by salary.':
        'of players has the best paid of every team, position and nation',
      'Coach center: tab current, with a search.': 'of coaches begins with the current staff',
      'Coach hiring and firing tracker: filters by league and season.':
        'of coaches who came and went takes every season and league, unless one is chosen',
      'Awards: tier 1, award MVP.': 'of awards has the most valuable player of tier 1',
      'Draft: tab DraftPreferences. Hall of Fame: tabs HallOfFame, balloting and ceremony. Trade center: tab TradeSearch.':
        'of the draft, the Hall of Fame and trades has its first tab',
      'Trade center: levels such as PRO.':
        'of the draft and of trades has the league of the manager’s club, and players of first teams',
      'Account: tab account.': 'of the account has the account',
      'Salary cap: by projected space.': 'of salary caps has the club with most space first',
      'Application: tab open. Members: eligible, and in the draw. Hosts.':
        'of a federation has its overview; members are those who are eligible and in the draw',
      'Prize money.': 'of finances has prize money a tab away',
      'Game types: all of them.': 'of games has all types of games',
      'Free agents: tab FreeAgentSearch, by salary; trackers of signings and buyouts; rumors by team.':
        'of free agents has the best paid first, signings and buyouts a tab away',
      'Statistics: skaters, goalies and teams, position S, by points, wins and goals for.':
        'of statistics has skaters by points; goalies go by wins, teams by goals for',
      'Quests: category trophies.': 'of quests begins with trophies',
      'Transactions: any type.': 'of transactions has any type',
      'Search: category players, by rating.': 'of a search has players, any skater, the best first',
      'Records: all time, any of everything, by value, with my team and my players.':
        'of records has all times and anything else, by value, for points and not for the shots of junior teams',
    }),
    ...shownIn(FRAME, {
      'The logo leads to the club overview of anyone who is logged in, otherwise to the home page.':
        'has a logo that leads %s to the right place',
      'Words of /whoops, whose Reload leads to the club overview.':
        'says that something is broken, and reloads the club overview',
      'Words of /offline.': 'says that there is no connection',
      'Words of /forbidden.': 'says that a page is forbidden',
      'Words of the page that is not found, with Back To Homepage.': 'says that a page is not there, and leads home',
      'Words of /maintenance.': 'says that the game is in maintenance, from ten seconds down',
    }),
    ...shownIn('src/domains/job/applicants.database.test.ts', {
      'Coach center: a list of applicants.': 'show their letters, what they have said, what they can and what they ask',
    }),
    ...shownIn('src/domains/coach/coach.database.test.ts', {
      'Coach center: a breakdown of skills.':
        'takes the fit of a coach apart, against the one who has the job, and says what would change with him',
      'Coach center: a search with advanced filters.': 'finds coaches by what they can, and says what they ask',
      'Coach hiring and firing tracker: who came and went.': 'tracks who came and went',
    }),
    ...shownIn('tests/e2e/game-view.test.ts', {
      'Game: a report on players and one on special skills.': 'reads what decided it, in accessible reports',
      'Game: what one looks at stays chosen, home or away too.': 'keeps the chosen view in the address',
      'Game: sounds.': 'watches it from the faceoff to the final horn, and hears no goal twice',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'Season history.': 'of a finished season keeps its final places and says who went up',
    }),
    ...chosenIn({
      'The root view is created again with every path.': ['layout/root-layout.tsx', '<Suspense key={pathname}'],
      'The logo leads to the club overview in the game.': [
        'layout/top-bar.tsx',
        'to="/club/overview/{-$id}"\n        params={{ id: undefined }}\n        preload={false}\n        className={css.home}',
      ],
      'The page is scrolled to the top, or to where it was.': ['../router.ts', 'scrollRestoration: true'],
      'Statistics: category primary.': ['stats/totals-columns.tsx', "CATEGORIES = ['primary',"],
      'Game: tabs summary and reports.': ['game/game-page.tsx', "const TABS = ['summary', 'reports',"],
      'Lineups: tab Forwards.': ['lineups/lineup-parts.ts', "LINEUP_TABS = [\n  'forwards',"],
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
    ]),
    ...chosenIn({
      'Premium: tab premium.': [
        'settings/groups.ts',
        "SETTINGS_TABS = ['account', 'display', 'game', 'tournaments', 'premium', 'data'] as const;",
      ],
      'Store: any type.': ['shop/shop-screen.tsx', "const TYPES = ['any', ...SHELVES, 'raffles', 'gifts'] as const;"],
      'Friends: tab friends.': [
        'friend/friends-screen.tsx',
        "const TABS = ['friends', 'invitations', 'following', 'live'] as const;",
      ],
      'Friends: by user, ascending.': [
        'friend/friends-screen.tsx',
        "const BY_USER: Sort = { by: 'user', order: 'asc' };",
      ],
      'Invitations: tab received.': ['friend/invitation-list.tsx', "useSearchState('box', INVITATION_BOXES)"],
    }),
  ],
};
