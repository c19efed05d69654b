/** Statements of the product specification about states, validation, roles, errors and limits. */
import { later, type Sections, shownIn } from './statement.ts';

const LIB = 'src/web/lib';
const GUARDS = 'tests/e2e/guards.test.ts';

export const STATES_AND_LIMITS: Sections = {
  '4. States and transitions': [
    ...shownIn(`${LIB}/session.test.ts`, {
      'Anyone who exists is logged in; activated and bankrupt follow from their dates.':
        'any user is logged in, an activation date means activated, and a bankruptcy date bankrupt',
      'Any failure of the user fetch resets the auth state.': 'a current-user call answered with %i ends the session',
      '… also when no answer comes, and during maintenance.': '%s resets the session, and is passed on to the caller',
      'Logging out resets the whole game world.':
        'logging out clears all server state, and everything stored beside it',
    }),
    ...shownIn('src/domains/auth/email-change.database.test.ts', {
      'An activated account takes another address when its link is opened.':
        'takes effect when the link mailed to it is opened, and the old address is notified twice',
    }),
    ...shownIn(GUARDS, {
      'A new version stays announced, whichever screen came first, and its reload keeps what was typed.':
        'is announced whichever screen came first, and keeps typed text',
      'A successful login leads on as a logged-in user.': 'is asked to log in for a game screen, and is then led to it',
      'Logging out posts to the server and ends at the login.': 'leaves no trace of the game behind on logout',
      'Going offline leads to /offline, coming back loads the club overview in full.':
        'the app waits at /offline, and reloads when the connection returns',
    }),
    ...shownIn(`${LIB}/guard.test.ts`, {
      'Who is not activated may see the activation page only.':
        'limits an unactivated user to the activation, its link, and error screens',
      'A bankrupt user is confined to the bankruptcy page.': 'confines a bankrupt user to the bankruptcy page',
      'Who is not bankrupt and opens it is sent to the club overview.':
        'sends an activated user from guest pages and the bankruptcy page to their club',
    }),
    ...shownIn('src/domains/premium/rules.test.ts', {
      'Premium holds only until premiumExpiresAt.': 'is premium until the moment it expires',
    }),
    ...shownIn('src/domains/world/views/free-agent-window.test.ts', {
      'A frenzy is the reason of the window of free agents while it goes on.':
        'the signing window names the frenzy as its reason, and when it ends',
      'The window of free agents is open otherwise.':
        'the signing window is open without a reason for the rest of the season',
      'A window whose status is closed is closed.':
        'the signing window for coaches under contract is closed until the last final is played',
    }),
    ...shownIn('src/domains/trade/trade.database.test.ts', {
      'The trade window has a timestamp, and is closed past it.': 'the trade window is returned as specified',
    }),
    ...shownIn(`${LIB}/expiring.test.ts`, {
      'Windows and the ranking update are kept until expiresAt.':
        'a response is fresh until it expires, and then requested again',
      '… not asked for in a loop when the clocks differ.': 'an already expired response is not requested in a loop',
    }),
    ...shownIn(`${LIB}/version.test.ts`, {
      'A new version that is reported stays so.': 'a new version is announced, and stays announced',
      'A tab whose first check comes after a deployment notices it.':
        'a tab whose first check follows a deployment notices it',
      'A failed check counts as no new version.': 'a failed check counts as no new version',
    }),
    ...shownIn('src/web/features/trouble/maintenance-countdown.test.ts', {
      'Maintenance counts ten seconds down and returns when the game is back.':
        'the countdown runs ten seconds, checks, and returns to the game when it is open',
      'A 503 restarts the countdown.': 'the countdown restarts while maintenance goes on',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', {
      'A spot of the draft is in round ceil(spot / 20).': 'has twenty picks a round',
    }),
    ...shownIn('src/domains/account/account.database.test.ts', {
      'Counts of notifications can be marked read.':
        'are counted by channel, and marked as read for one channel or for all',
      'A user with a club has its PRO league.': 'shows the user with their settings, their club and its league',
    }),
    ...shownIn(`${LIB}/notifications.test.ts`, {
      'Counts are refreshed at most once in 60 s.': 'counts are requested at most once in 60 seconds',
      'A refresh that fails is swallowed.': 'a failed refresh throws nothing at a screen, which keeps the last counts',
    }),
    ...shownIn(`${LIB}/sound.test.ts`, {
      'The banana song plays once at a time.': 'plays once at a time',
      'It stops when its message goes, and on reset.': 'stops when %s',
    }),
    ...shownIn('src/domains/world/season-defaults.database.test.ts', {
      'The season is the default of draft, Hall of Fame and team statistics.':
        'draft, Hall of Fame and statistics default to the current season, and to the next one once it starts',
      'Free agents and awards have none to begin with while nobody has signed or won.':
        'awards and signings default to empty when there are none',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'Statistics of a league begin with the running season once it has begun, and with the last one before.':
        'are those of the last season played, as are statistics, until the current one has started',
    }),
    ...shownIn('src/domains/awards/awards.database.test.ts', {
      'Awards begin with the last season that has any, tier 1 and the most valuable player.':
        'default to the MVP vote of tier 1, with every ballot',
    }),
    ...shownIn('src/web/features/first-look.test.tsx', {
      'The PRO league of a user is chosen in the draft and in trades.':
        'of the draft and of trades starts with the league of the manager’s club, and first-team players',
      'Tier 1 is the default of awards.': 'of awards starts with the MVP of tier 1',
      'All tiers are the default of records.':
        'of records starts with all-time values in any category, points first rather than junior teams’ shots',
    }),
    ...shownIn('src/web/features/stats/stage.test.ts', {
      'The phase is the default of statistics.': 'current-season statistics open on the playoffs during the playoffs',
      'The default phase is regular.':
        'current-season statistics otherwise open on the regular season, and before the phase is known',
    }),
    ...shownIn(`${LIB}/resets.test.ts`, {
      'Filters of a section can be reset to their defaults.':
        'every section with two or more filters in the address can be reset to its defaults',
    }),
    ...shownIn(`${LIB}/section-state.test.ts`, {
      'So can sorting and page, and the tab stays.': 'a reset clears filters, sorting and page, and keeps the tab',
    }),
    ...shownIn(`${LIB}/alerts.test.ts`, {
      'Alerts go by themselves after five seconds.': 'a toast disappears by itself after five seconds',
    }),
    ...shownIn('src/domains/federation/rules/members.test.ts', {
      'Applications: open to anyone who is in no federation.': 'is open to users in no federation',
      'Applications: members and applicants cannot apply.': 'is refused to members and applicants of any federation',
    }),
  ],
  '5. Validation rules': [
    ...shownIn('src/domains/player/rules/skill-values.test.ts', {
      'A skill is trainable only if it is neither maxed nor declining.':
        'neither a skill at its ceiling nor a declining one can be trained',
    }),
    ...shownIn('src/domains/search/rules/filters.test.ts', {
      'Experience of −1 is no bound.': 'treats an experience of −1 as no bound, and 0 as one',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', {
      'A round of the draft has 20 picks.': 'has twenty picks a round',
    }),
    ...shownIn('src/domains/pages.test.ts', {
      'Paging starts at page 1.': 'every paged list starts with page one',
    }),
    ...shownIn('src/domains/auth/registration.database.test.ts', {
      'Forms name what cannot be used.': 'names every invalid field',
    }),
  ],
  '6. Roles and permissions': [
    ...shownIn(`${LIB}/guarded.test.ts`, {
      'Guest screens are open to anyone, all others need a login, activated users skip what is flagged so.':
        'are opened by %s, who lands where the table says',
    }),
    ...shownIn(`${LIB}/failure.test.ts`, {
      '403 leads to /forbidden, except when the user is looked up.':
        '403 leads to /forbidden, except for the current-user call',
    }),
    ...shownIn(`${LIB}/sound.test.ts`, {
      'Sounds are on or off by the setting.': 'muting silences all sounds, and ends those playing',
    }),
    ...shownIn(GUARDS, { 'Who lacks a role is forbidden the screen.': 'has no access to admin screens' }),
    ...shownIn('src/app/http/guards.database.test.ts', {
      'Each call turns away whom its permission excludes.':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as its test writes it
        'refuses a user who is ${state} as declared, before it reads the input',
    }),
    ...shownIn('src/app/http/abilities.database.test.ts', {
      'Each change is refused to who lacks its ability.': 'is refused with 403, whatever else would apply',
    }),
  ],
  '8. Error catalogue': [
    ...shownIn(`${LIB}/failure.test.ts`, {
      '401 logs out.': '401 logs the user out',
      '503 leads to /maintenance.': '503 leads to /maintenance, from every call except the one polling there',
      'Offline leads to /offline.': 'offline leads to /offline',
      'No answer leads to /whoops, except login, register, world and csrf-cookie.':
        'no response leads to /whoops, except on login, register, world and csrf-cookie',
      '412, 422 and 404 stay with the calling screen.': 'an invalid request is handled by the screen itself',
      'Other errors lead to /whoops.': 'a server error leads to /whoops, except from background polling',
    }),
    ...shownIn(`${LIB}/connection.test.ts`, {
      'A request of who is offline is rejected.': 'is not retried when the browser is offline',
      'Network errors are tried again after 1, 2 and 3 s.': 'is retried three times, after one, two and three seconds',
      'An answer with an error is not.': 'is not assumed for an error response, which is not retried',
    }),
    ...shownIn(`${LIB}/error-service.test.ts`, {
      'On hosts whose name begins with staging errors also go to an error-reporting service.':
        'gets errors on staging, including those before it was ready',
      '… and on no other host, with calls without an answer.': 'gets unanswered calls on staging, and nowhere else',
    }),
    ...shownIn(`${LIB}/on-failure.test.ts`, {
      'The caller hears of the failure all the same, and 401 forgets the session.':
        'a refused session is cleared, and the login shown',
    }),
    ...shownIn(`${LIB}/original-names.test.ts`, {
      'Original team names that fail to load raise an alert, word for word.':
        'names that fail to load are reported as such, and custom ones stay',
    }),
    ...shownIn(`${LIB}/session.test.ts`, {
      'A failed user fetch is passed on and resets auth state.':
        '%s resets the session, and is passed on to the caller',
    }),
    ...shownIn(`${LIB}/sound.test.ts`, {
      'A sound that does not load is logged.': 'a sound that fails to load is logged as an error',
      'A horn that the browser blocks is played after the audio is unlocked.':
        'a sound the browser blocks is played once audio is unlocked',
    }),
    ...shownIn(GUARDS, {
      '/whoops comes after the retries, and its Reload leads to the club overview.':
        'the app tries three more times before it says that something is broken',
      '/maintenance counts down, again and again.':
        'the app counts down at /maintenance, again and again, until the game is back',
      'Not found says so, with the way home.': 'is told that a page does not exist, and the way home',
      '/forbidden says so.': 'has no access to admin screens',
    }),
    ...shownIn(`${LIB}/notifications.test.ts`, {
      'A refresh of the notifications that fails is swallowed.':
        'a failed refresh throws nothing at a screen, which keeps the last counts',
    }),
    ...shownIn(`${LIB}/version.test.ts`, {
      'A check of the version that fails is treated as no new version.': 'a failed check counts as no new version',
    }),
    ...shownIn('src/domains/auth/login.database.test.ts', {
      'A login that fails answers the caller.': 'gives one response to a wrong password and to an unknown address',
    }),
    ...shownIn('src/app/http/errors.test.ts', {
      'A client hears nothing of what a bug looks like.': 'does not expose our bugs or queries',
    }),
  ],
  '9. Constants and limits': [
    ...shownIn(`${LIB}/alerts.test.ts`, { 'Toasts last 5000 ms.': 'a toast disappears by itself after five seconds' }),
    ...shownIn(`${LIB}/viewport.test.ts`, {
      'Resizing is measured after 150 ms; 1 % of the height is a variable.':
        '1 % of the window’s height is measured at once, and 150 ms after the last of several resizes',
    }),
    ...shownIn(`${LIB}/connection.test.ts`, {
      'Three network retries.': 'is retried three times, after one, two and three seconds',
    }),
    ...shownIn(`${LIB}/notifications.test.ts`, {
      'Notifications at most once per 60 s.': 'counts are requested at most once in 60 seconds',
    }),
    ...shownIn(`${LIB}/version.test.ts`, {
      'The version at most every 300000 ms.': 'the version is requested at most once in five minutes',
    }),
    ...shownIn('src/web/features/trouble/maintenance-countdown.test.ts', {
      'Maintenance is rechecked after 10000 ms, in ticks of 1000 ms.':
        'the countdown runs ten seconds, checks, and returns to the game when it is open',
    }),
    ...shownIn('src/domains/horn/horn.database.test.ts', {
      'Custom horn audio is served from /storage.':
        'is stored, normalized in loudness, and served to all as audio and nothing else',
    }),
    ...shownIn('src/web/features/game/use-game-sounds.test.ts', {
      'One sound of a crowd that boos, boo1.':
        'a home goal plays the horn and cheers, and a road goal the crowd’s boos',
    }),
    ...shownIn('scripts/sounds.test.ts', {
      'Horns horn1 to horn7 of 5 s and bananajoe of 13 s.': '$id lasts as long as the game says',
    }),
    ...shownIn(`${LIB}/format.test.ts`, {
      'Currency has a dollar sign and thousands separators.':
        'show money with a dollar sign, thousands separators and a true minus sign',
      '… whatever a user pays in.': 'show money in dollars in every language, with the sign where the language puts it',
    }),
    ...shownIn(`${LIB}/ratings.test.ts`, {
      'Rating tiers go from 40 to 90 in steps of 5, with ends below and above.':
        'a rating of %i is in the band from %s',
    }),
    ...shownIn(`${LIB}/tips.test.ts`, {
      'Above 1024 px tooltips open on hover …':
        'opens when the mouse has rested on its anchor, and closes at once when it leaves',
      '… on focus and on a click.': 'opens at once on keyboard focus and on a click, which keeps it open',
      'At 1024 px and below on a click only.': 'a tooltip in a window of 1024 px or less opens only on a click',
      'They are at most 500 px wide, 350 in narrow windows.':
        'a tooltip is at most 500 px wide above 1024 px, and 350 below',
    }),
    ...shownIn(`${LIB}/hover-intent.test.ts`, {
      'Menus show after 500 ms.': 'a panel opens when the mouse has rested for 500 ms, not a millisecond earlier',
      'Menus hide at once.': 'a panel closes at once when the mouse leaves',
      'They sit at a distance of 10, and open on no window of 768 px or less.':
        'a panel is ten pixels beside its anchor, and does not open in windows of 768 pixels or less',
    }),
    ...shownIn('src/domains/settings/rules.test.ts', {
      'Settings have the defaults of the table.': 'start at the specified defaults',
      'Settings have a color for each rating band.': 'have a color for each rating band, from 90 plus down to below 40',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', {
      'A round of the draft has 20 picks.': 'has twenty picks a round',
    }),
    ...shownIn(`${LIB}/default-sorts.test.ts`, {
      'Free agents by salary, a search by rating.':
        'free agents start with the highest salaries, and a search with the highest ratings',
      'Records by value.': 'records start with the highest all-time values, on the first page',
      'Players by salary.': 'player lists start with the highest salaries, on both screens',
      'Statistics by points, wins and goals for.': 'statistics start with points, wins and goals for, highest first',
    }),
    ...shownIn('tests/e2e/at-a-glance-tips.look.test.ts', {
      'Tooltips on truncated text only where it is cut.':
        'truncated text shows in full on hover and on tap, and text that fits shows nothing',
    }),
    ...shownIn('src/domains/reporter/reporter.database.test.ts', {
      'People by name.': 'the list of people has reporters by name, a page at a time',
    }),
    ...shownIn('src/web/features/settings/effects.test.tsx', {
      'Every setting has an effect that a test shows, or is hidden until it has one.':
        'every setting has a tested effect, or stays hidden until its area opens',
    }),
    ...shownIn('scripts/tooltips.test.ts', {
      'Text is cut in no style sheet without a tooltip.':
        'ends in an ellipsis on an element the page’s tooltip can find, in every style sheet',
    }),
    ...later('tournaments', [
      'Times and levels of the UA cup are settings.',
      'Times, publicity and sponsors of tournaments are settings.',
    ]),
  ],
};
