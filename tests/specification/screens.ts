/** Statements of the product specification about the product, its screens, their tabs and their defaults. */
import { answeredBy, chosenIn, later, type Sections, shownIn } from './statement.ts';

const FIRST_LOOK = 'src/web/features/first-look.test.tsx';
const FRAME = 'src/web/features/frame.test.tsx';
const GUARDS = 'tests/e2e/guards.test.ts';

export const SCREENS: Sections = {
  '1. The product': [
    ...shownIn('tests/e2e/guest.test.ts', {
      'Visitors see what the game is before they register.':
        'a guest sees the puck move within ten seconds, in a game with score, clock, plays and players, and no layout shift',
    }),
    ...shownIn(FRAME, {
      'Both tag lines are shown.': 'introduces the game: at length on the home page, in short on every guest page',
      'A mascot has a speech bubble with a close button.': 'has a mascot whose bubble can be closed',
    }),
    ...shownIn('src/web/features/mascot/messages.test.ts', {
      'The mascot shows a message until it is closed.':
        'messages come one at a time, each with an id and a text, until they are closed',
    }),
    ...shownIn('src/web/features/mascot/click-sparkles.test.ts', {
      'A click sparkles.': 'a click on a button sparkles briefly at its place; keys and clicks elsewhere do not',
    }),
    ...shownIn('src/web/lib/alerts.test.ts', {
      'Toasts show alerts.': 'a toast disappears by itself after five seconds',
    }),
    ...shownIn('src/domains/account/account.database.test.ts', {
      'Users have a pro league and personal settings.': 'shows the user with their settings, their club and its league',
      'Users have a country.': 'requires a unique name and a real country',
    }),
    ...shownIn('src/domains/premium/rules.test.ts', {
      'Users may be premium members.': 'is premium until the moment it expires',
    }),
    ...answeredBy('account.me', { 'Users have a country and a balance.': 'data.country data.puckBalance' }),
    ...shownIn('tests/e2e/journey.test.ts', {
      'Visitors register and activate an account.': 'a visitor registers, opens the mail and is activated',
    }),
    ...shownIn(GUARDS, {
      'A password can be reset.': 'a forgotten password is reset by the mailed link, and the old one no longer works',
    }),
    ...shownIn('tests/e2e/cards.test.ts', {
      'Players have a view like a trading card.':
        'a visitor turns a trading card over and downloads it, and a manager prints the team’s cards',
    }),
    ...shownIn('src/domains/quest/quest.database.test.ts', {
      'Users have a balance of pucks.': 'pay pucks into the claiming user’s account, once',
    }),
    ...later('nations', ['National teams, a world championship and Olympics are played.']),
    ...shownIn('tests/e2e/cup.long.test.ts', {
      'Friendly cups are played.': 'a friendly cup is created, entered, drawn, played and won',
    }),
    ...later('tournaments', ['A Ukrainian cup is played.']),
    ...shownIn('tests/e2e/sponsorship.long.test.ts', {
      'A shop sells for pucks, with raffles and sponsorship.':
        'a user on a phone sponsors a club, and appears on its board and among the patrons with a badge',
    }),
    ...shownIn('tests/e2e/banana.long.test.ts', {
      'There is a banana day event.': 'a manager on a phone goes from a clue to a prize on Banana Day',
    }),
    ...shownIn('tests/e2e/forum.test.ts', {
      'There is a forum.':
        'a manager on a phone reads a topic from the first unread post, writes one with a box score, and is quoted and notified',
    }),
    ...shownIn('tests/e2e/messages.test.ts', {
      'There are private messages.': 'the founder of a group renames it, adds a member and removes them again',
    }),
  ],
  '2. Screens and routes': [
    ...shownIn('src/web/lib/screens.test.ts', {
      'Every route of the specification exists, with its area and flags.':
        'has the 151 specified routes with their areas and flags, plus those marked as additions',
      'An optional id may be left out.': 'opens $path with an id, and without one where it is optional',
    }),
    ...shownIn('src/web/lib/guarded.test.ts', {
      'Guest, redirectIfActivated, redirectIfNotBankrupt and versioning do what they say.':
        'are opened by %s, who lands where the table says',
    }),
    ...shownIn(GUARDS, {
      'Not found says so, with a way back to the home page.': 'is told that a page does not exist, and the way home',
      'The login is shown after logout.': 'leaves no trace of the game behind on logout',
      '/whoops offers to reload, which leads to the club overview.':
        'the app tries three more times before it says that something is broken',
      '/offline reloads when the connection returns.':
        'the app waits at /offline, and reloads when the connection returns',
      '/maintenance returns to the game by itself.':
        'the app counts down at /maintenance, again and again, until the game is back',
      '/forbidden says that access is forbidden.': 'has no access to admin screens',
    }),
    ...shownIn('tests/e2e/bankruptcy.long.test.ts', {
      '/auth/bankruptcy is for the bankrupt.':
        'a bankrupt manager is confined to the page that explains it, and starts over with another club',
    }),
    ...shownIn('src/web/lib/screens.test.ts', {
      'The login has the route name auth-login.':
        'uses the specified names for login and activation, which are their addresses',
      'The navigation has its areas with their screens.':
        'gives the navigation its groups, each with its screens in order',
    }),
    ...shownIn(FIRST_LOOK, {
      'People: tab reporters, with agents, and presidents by nation; from page 1.':
        'of people starts with reporters, page 1; agents and presidents are in other tabs, presidents by nation',
      'Players: filter by team, position and nation, by salary.':
        'of players starts with the highest paid of every team, position and nation',
      'Coach center: tab current, with a search.': 'of coaches starts with the current staff',
      'Coach hiring and firing tracker: filters by league and season.':
        'of coaching changes starts with every season and league',
      'Awards: tier 1, award MVP.': 'of awards starts with the MVP of tier 1',
      'Draft: tab DraftPreferences. Hall of Fame: tabs HallOfFame, balloting and ceremony. Trade center: tab TradeSearch.':
        'of the draft, the Hall of Fame and trades starts with the first tab',
      'Trade center: levels such as PRO.':
        'of the draft and of trades starts with the league of the manager’s club, and first-team players',
      'Account: tab account.': 'of the account starts with the account tab',
      'Salary cap: by projected space.': 'of salary caps starts with the club with the most space',
      'Application: tab open. Members: eligible, and in the draw. Hosts.':
        'of a federation starts with the overview; the members tab shows those eligible and in the draw',
      'Prize money.': 'of finances has prize money in another tab',
      'Game types: all of them.': 'of games starts with all game types',
      'Free agents: tab FreeAgentSearch, by salary; trackers of signings and buyouts; rumors by team.':
        'of free agents starts with the highest paid; signings and buyouts are in other tabs',
      'Statistics: skaters, goalies and teams, position S, by points, wins and goals for.':
        'of statistics starts with skaters by points, goalies by wins, and teams by goals for',
      'Quests: category trophies.': 'of quests starts with trophies',
      'Transactions: any type.': 'of transactions starts with all types',
      'Search: category players, by rating.': 'of a search starts with all skaters, best first',
      'Records: all time, any of everything, by value, with my team and my players.':
        'of records starts with all-time values in any category, points first rather than junior teams’ shots',
    }),
    ...shownIn(FRAME, {
      'The logo leads to the club overview of anyone who is logged in, otherwise to the home page.':
        'has a logo that leads %s to the right place',
      'Words of /whoops, whose Reload leads to the club overview.':
        'says that something is broken, and reloads the club overview',
      'Words of /offline.': 'says that there is no connection',
      'Words of /forbidden.': 'says that a page is forbidden',
      'Words of the page that is not found, with Back To Homepage.': 'says that a page was not found, and leads home',
      'Words of /maintenance.': 'says that the game is in maintenance, with a countdown from ten seconds',
    }),
    ...shownIn('src/domains/job/applicants.database.test.ts', {
      'Coach center: a list of applicants.': 'applicants show their letters, interviews, skills and asking terms',
    }),
    ...shownIn('src/domains/coach/coach.database.test.ts', {
      'Coach center: a breakdown of skills.':
        'breaks down a coach’s fit against the current holder’s, and shows what would change',
      'Coach center: a search with advanced filters.': 'finds coaches by skills, and shows what they ask',
      'Coach hiring and firing tracker: who came and went.': 'lists hires and departures',
    }),
    ...shownIn('tests/e2e/game-view.test.ts', {
      'Game: a report on players and one on special skills.':
        'a viewer reads what decided the game, in accessible reports',
      'Game: what one looks at stays chosen, home or away too.': 'the chosen view stays in the address',
      'Game: sounds.': 'a viewer watches a game from the faceoff to the final horn, and hears no goal twice',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'Season history.': 'keep a finished season’s final ranks and show who was promoted',
    }),
    ...chosenIn({
      'The root view is created again with every path.': ['layout/root-layout.tsx', '<Suspense key={pathname}'],
      'The logo leads to the club overview in the game.': [
        'layout/top-bar.tsx',
        'to="/club/overview/{-$id}"\n        params={{ id: undefined }}\n        preload={false}\n        className={css.home}',
      ],
      'The page is scrolled to the top, or to where it was.': ['../router.ts', 'scrollRestoration: true'],
      'Statistics: category primary.': ['stats/totals-columns.tsx', "CATEGORIES = ['primary',"],
      'Game: tabs summary and reports.': [
        'game/matchday.tsx',
        "['plays', ...ice, ...bench, 'stats', 'chat', 'reports']",
      ],
      'Lineups: tab Forwards.': ['lineups/lineup-parts.ts', "LINEUP_TABS = [\n  'forwards',"],
    }),
    ...shownIn('src/domains/awards/awards.database.test.ts', {
      'Awards: the most valuable player.': 'default to the MVP vote of tier 1, with every ballot',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', { 'Draft: rounds of 20 picks.': 'has twenty picks a round' }),
    ...shownIn('src/web/lib/default-sorts.test.ts', {
      'Trackers: the newest first.': 'trackers start with the newest',
      'Statistics: points, wins and goals for, descending.':
        'statistics start with points, wins and goals for, highest first',
      'Records: all time, any tier and scope.': 'records start with the highest all-time values, on the first page',
      'Players: a tab of the trade center and of the statistics of a league.':
        'player lists start with the highest salaries, on both screens',
    }),
    ...shownIn('src/domains/quest/rules.test.ts', {
      'Quests: by category, trophies first.':
        'are three daily, eight for the season, all trophies, and all career quests',
    }),
    ...shownIn('src/domains/reporter/reporter.database.test.ts', {
      'People: by name, a page at a time.': 'the list of people has reporters by name, a page at a time',
    }),
    ...shownIn('src/domains/search/quick.database.test.ts', {
      'Search: games by teams, season, day and level.': 'finds games by teams, season, day and level, latest first',
    }),
    ...shownIn('src/domains/notifications/notifications.database.test.ts', {
      'Notifications and inbox.':
        'shows the newest first, one channel on request, none of other users, and no unknown kinds',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'Team ratings.': 'are today’s, best team first, with their weekly history',
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
