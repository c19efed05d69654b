/** Statements of the product specification about states, validation, roles, errors and limits. */
import { later, type Sections, shownIn } from './statement.ts';

const LIB = 'src/web/lib';
const GUARDS = 'tests/e2e/guards.test.ts';

export const STATES_AND_LIMITS: Sections = {
  '4. States and transitions': [
    ...shownIn(`${LIB}/session.test.ts`, {
      'Anyone who exists is logged in; activated and bankrupt follow from their dates.':
        'anyone who exists is logged in; a date of activation makes him activated, one of bankruptcy bankrupt',
      'Any failure of the user fetch resets the auth state.':
        'a look-up of the user that is answered by %i ends the session',
      '… also when no answer comes, and during maintenance.': '%s resets the session, and is passed on to the caller',
      'Logging out resets the whole game world.':
        'logging out leaves nothing behind: no server state, and nothing that lives beside it',
    }),
    ...shownIn('src/domains/auth/email-change.database.test.ts', {
      'An activated account takes another address when its link is opened.':
        'is the account’s when the link in the mail to it is opened, and the present one hears of it twice',
    }),
    ...shownIn(GUARDS, {
      'A new version stays announced, whichever screen came first, and its reload keeps what was typed.':
        'is announced whichever screen came first, and keeps what was typed',
      'A successful login leads on as a logged-in user.':
        'is asked to log in for a screen of the game, and is then led to it',
      'Logging out posts to the server and ends at the login.': 'leaves nothing of the game behind when he logs out',
      'Going offline leads to /offline, coming back loads the club overview in full.':
        'it waits at /offline, and begins afresh when the connection returns',
    }),
    ...shownIn(`${LIB}/guard.test.ts`, {
      'Who is not activated may see the activation page only.':
        'a user who is not activated sees the activation, its link, and screens that explain trouble, nothing else',
      'A bankrupt user is confined to the bankruptcy page.': 'a bankrupt user is confined to the bankruptcy page',
      'Who is not bankrupt and opens it is sent to the club overview.':
        'an activated user is sent from guest pages and the bankruptcy page to his club',
    }),
    ...shownIn('src/domains/premium/rules.test.ts', {
      'Premium holds only until premiumExpiresAt.': 'is premium until the moment it expires',
    }),
    ...shownIn('src/domains/world/views/free-agent-window.test.ts', {
      'A frenzy is the reason of the window of free agents while it goes on.':
        'names the frenzy as its reason while it goes on, and when it ends',
      'The window of free agents is open otherwise.': 'is open without a reason for the rest of the season',
      'A window whose status is closed is closed.':
        'is closed to coaches under contract until the last final is played',
    }),
    ...shownIn('src/domains/trade/trade.database.test.ts', {
      'The trade window has a timestamp, and is closed past it.': 'the window is told as the specification shapes it',
    }),
    ...shownIn(`${LIB}/expiring.test.ts`, {
      'Windows and the ranking update are kept until expiresAt.':
        'an answer is fresh until it expires, and asked for again then',
      '… not asked for in a loop when the clocks differ.':
        'an answer that has expired already is not asked for in a loop',
    }),
    ...shownIn(`${LIB}/version.test.ts`, {
      'A new version that is reported stays so.': 'a new version is announced, and stays announced',
      'A tab whose first check comes after a deployment notices it.':
        'a tab whose first check comes after a deployment notices it',
      'A failed check counts as no new version.': 'a failed check counts as no new version',
    }),
    ...shownIn('src/web/features/trouble/maintenance-countdown.test.ts', {
      'Maintenance counts ten seconds down and returns when the game is back.':
        'counts ten seconds down, asks, and goes back to the game when it is open',
      'A 503 restarts the countdown.': 'counts down again while maintenance goes on',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', {
      'A spot of the draft is in round ceil(spot / 20).': 'has twenty picks a round',
    }),
    ...shownIn('src/domains/account/account.database.test.ts', {
      'Counts of notifications can be marked read.':
        'are counted by channel, and marked read one channel at a time or all',
      'A user with a club has its PRO league.': 'shows the user with his settings, his club and its league',
    }),
    ...shownIn(`${LIB}/notifications.test.ts`, {
      'Counts are refreshed at most once in 60 s.': 'counts are asked for at most once in 60 seconds',
      'A refresh that fails is swallowed.':
        'a refresh that fails throws nothing at a screen, which keeps the last counts',
    }),
    ...shownIn(`${LIB}/sound.test.ts`, {
      'The banana song plays once at a time.': 'plays once at a time',
      'It stops when its message goes, and on reset.': 'stops when %s',
    }),
    ...shownIn('src/domains/world/season-defaults.database.test.ts', {
      'The season is the default of draft, Hall of Fame and team statistics.':
        'the season of the world is what draft, Hall of Fame and statistics show, and the next one once it begins',
      'Free agents and awards have none to begin with while nobody has signed or won.':
        'awards and signings begin with none while nothing was won or signed',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'Statistics of a league begin with the running season once it has begun, and with the last one before.':
        'is that of the last season that was played, for statistics too, until the running one has begun',
    }),
    ...shownIn('src/domains/awards/awards.database.test.ts', {
      'Awards begin with the last season that has any, tier 1 and the most valuable player.':
        'are the vote on the most valuable player of tier 1 unless one asks for another, with every ballot',
    }),
    ...shownIn('src/web/features/first-look.test.tsx', {
      'The PRO league of a user is chosen in the draft and in trades.':
        'of the draft and of trades has the league of the manager’s club, and players of first teams',
      'Tier 1 is the default of awards.': 'of awards has the most valuable player of tier 1',
      'All tiers are the default of records.':
        'of records has all times and anything else, by value, for points and not for the shots of junior teams',
    }),
    ...shownIn('src/web/features/stats/stage.test.ts', {
      'The phase is the default of statistics.':
        'statistics of the present season open on the playoffs while they are on',
      'The default phase is regular.': 'they open on the regular season otherwise, and before the phase is known',
    }),
    ...shownIn(`${LIB}/resets.test.ts`, {
      'Filters of a section can be reset to their defaults.':
        'every section that keeps two filters or more in the address can be set back to its defaults',
    }),
    ...shownIn(`${LIB}/section-state.test.ts`, {
      'So can sorting and page, and the tab stays.': 'a reset takes out filters, sorting and page, and keeps the tab',
    }),
    ...shownIn(`${LIB}/alerts.test.ts`, {
      'Alerts go by themselves after five seconds.': 'a toast goes by itself after five seconds',
    }),
    ...shownIn('src/domains/federation/rules/members.test.ts', {
      'Applications: open to anyone who is in no federation.': 'is open to anyone who belongs to none',
      'Applications: members and applicants cannot apply.': 'is refused to members and applicants of any federation',
    }),
  ],
  '5. Validation rules': [
    ...shownIn('src/domains/player/rules/skill-values.test.ts', {
      'A skill is trainable only if it is neither maxed nor declining.': 'neither can be trained',
    }),
    ...shownIn('src/domains/search/rules/filters.test.ts', {
      'Experience of −1 is no bound.': 'takes an experience of −1 for no bound, and 0 for one',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', {
      'A round of the draft has 20 picks.': 'has twenty picks a round',
    }),
    ...shownIn('src/domains/pages.test.ts', {
      'Paging starts at page 1.': 'every list that has pages begins with the first',
    }),
    ...shownIn('src/domains/auth/registration.database.test.ts', {
      'Forms name what cannot be used.': 'names every field that cannot be used',
    }),
  ],
  '6. Roles and permissions': [
    ...shownIn(`${LIB}/guarded.test.ts`, {
      'Guest screens are open to anyone, all others need a login, activated users skip what is flagged so.':
        'are walked by %s, who lands where the table of flags says',
    }),
    ...shownIn(`${LIB}/failure.test.ts`, {
      '403 leads to /forbidden, except when the user is looked up.':
        '403 leads to /forbidden, except when the user is looked up',
    }),
    ...shownIn(`${LIB}/sound.test.ts`, {
      'Sounds are on or off by the setting.': 'nothing is heard by who wants silence, and what plays ends',
    }),
    ...shownIn(GUARDS, { 'Who lacks a role is forbidden the screen.': 'is forbidden what is for admins' }),
    ...shownIn('src/app/http/guards.database.test.ts', {
      'Each call turns away whom its permission excludes.':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as its test writes it
        'turns away who is ${state} as declared, before it looks at the input',
    }),
    ...shownIn('src/app/http/abilities.database.test.ts', {
      'Each change is refused to who lacks its ability.': 'is refused with 403, whatever else would do',
    }),
  ],
  '8. Error catalogue': [
    ...shownIn(`${LIB}/failure.test.ts`, {
      '401 logs out.': '401 logs the user out',
      '503 leads to /maintenance.': '503 leads to /maintenance, from every call but the one that waits there',
      'Offline leads to /offline.': 'offline leads to /offline',
      'No answer leads to /whoops, except login, register, world and csrf-cookie.':
        'no answer leads to /whoops, but login, register, world and csrf-cookie keep their screen',
      '412, 422 and 404 stay with the calling screen.': 'the screen itself deals with what was asked wrongly',
      'Other errors lead to /whoops.':
        'a broken server leads to /whoops, but not from what is polled in the background',
    }),
    ...shownIn(`${LIB}/connection.test.ts`, {
      'A request of who is offline is rejected.': 'is not tried at all when the browser is offline',
      'Network errors are tried again after 1, 2 and 3 s.':
        'is tried again three times, waiting one, two and three seconds',
      'An answer with an error is not.': 'an answer with an error is an answer: it is not asked again',
    }),
    ...shownIn(`${LIB}/error-service.test.ts`, {
      'On hosts whose name begins with staging errors also go to an error-reporting service.':
        'is told of errors on staging, also of those before it was there',
      '… and on no other host, with calls without an answer.':
        'hears on staging, and nowhere else, of a call without an answer',
    }),
    ...shownIn(`${LIB}/on-failure.test.ts`, {
      'The caller hears of the failure all the same, and 401 forgets the session.':
        'a session that is refused is forgotten, and the login shown',
    }),
    ...shownIn(`${LIB}/original-names.test.ts`, {
      'Original team names that fail to load raise an alert, word for word.':
        'names that do not load are told, word for word, and custom ones stay',
    }),
    ...shownIn(`${LIB}/session.test.ts`, {
      'A failed user fetch is passed on and resets auth state.':
        '%s resets the session, and is passed on to the caller',
    }),
    ...shownIn(`${LIB}/sound.test.ts`, {
      'A sound that does not load is logged.': 'a sound that does not load is told to the log of errors',
      'A horn that the browser blocks is played after the audio is unlocked.':
        'a sound that the browser blocks is played once the audio is unlocked',
    }),
    ...shownIn(GUARDS, {
      '/whoops comes after the retries, and its Reload leads to the club overview.':
        'it tries three times more before it says that something is broken',
      '/maintenance counts down, again and again.':
        'it counts down at /maintenance, again and again, until the game is back',
      'Not found says so, with the way home.': 'is told that a page does not exist, and the way home',
      '/forbidden says so.': 'is forbidden what is for admins',
    }),
    ...shownIn(`${LIB}/notifications.test.ts`, {
      'A refresh of the notifications that fails is swallowed.':
        'a refresh that fails throws nothing at a screen, which keeps the last counts',
    }),
    ...shownIn(`${LIB}/version.test.ts`, {
      'A check of the version that fails is treated as no new version.': 'a failed check counts as no new version',
    }),
    ...shownIn('src/domains/auth/login.database.test.ts', {
      'A login that fails answers the caller.':
        'answers the same to a wrong password and to an address that nobody has',
    }),
    ...shownIn('src/app/http/errors.test.ts', {
      'A client hears nothing of what a bug looks like.': 'tells nobody what our bugs and queries look like',
    }),
  ],
  '9. Constants and limits': [
    ...shownIn(`${LIB}/alerts.test.ts`, { 'Toasts last 5000 ms.': 'a toast goes by itself after five seconds' }),
    ...shownIn(`${LIB}/viewport.test.ts`, {
      'Resizing is measured after 150 ms; 1 % of the height is a variable.':
        '1 % of the window’s height is measured at once, and 150 ms after the last of several resizes',
    }),
    ...shownIn(`${LIB}/connection.test.ts`, {
      'Three network retries.': 'is tried again three times, waiting one, two and three seconds',
    }),
    ...shownIn(`${LIB}/notifications.test.ts`, {
      'Notifications at most once per 60 s.': 'counts are asked for at most once in 60 seconds',
    }),
    ...shownIn(`${LIB}/version.test.ts`, {
      'The version at most every 300000 ms.': 'the version is asked for at most once in five minutes',
    }),
    ...shownIn('src/web/features/trouble/maintenance-countdown.test.ts', {
      'Maintenance is rechecked after 10000 ms, in ticks of 1000 ms.':
        'counts ten seconds down, asks, and goes back to the game when it is open',
    }),
    ...shownIn('src/domains/horn/horn.database.test.ts', {
      'Custom horn audio is served from /storage.':
        'is kept, made as loud as the others, and served to everybody as a sound and nothing else',
    }),
    ...shownIn('src/web/features/game/use-game-sounds.test.ts', {
      'One sound of a crowd that boos, boo1.':
        'a goal of the home team has its horn and cheers, one of the visitors the boo of the crowd',
    }),
    ...shownIn('scripts/sounds.test.ts', {
      'Horns horn1 to horn7 of 5 s and bananajoe of 13 s.': '$id lasts as long as the game says',
    }),
    ...shownIn(`${LIB}/format.test.ts`, {
      'Currency has a dollar sign and thousands separators.':
        'money has a dollar sign and thousands separators, and a real minus',
      '… whatever a user pays in.': 'money is dollars in every language, with the sign where the language puts it',
    }),
    ...shownIn(`${LIB}/ratings.test.ts`, {
      'Rating tiers go from 40 to 90 in steps of 5, with ends below and above.':
        'a rating of %i is in the band from %s',
    }),
    ...shownIn(`${LIB}/tips.test.ts`, {
      'Above 1024 px tooltips open on hover …':
        'opens when the mouse has rested on its anchor, and goes at once when it leaves',
      '… on focus and on a click.': 'opens at once on focus by keyboard and on a click, which keeps it',
      'At 1024 px and below on a click only.': 'in a window of 1024 px or less a tooltip opens on a click only',
      'They are at most 500 px wide, 350 in narrow windows.':
        'a tooltip is at most 500 px wide above 1024 px, and 350 below',
    }),
    ...shownIn(`${LIB}/hover-intent.test.ts`, {
      'Menus show after 500 ms.': 'a panel opens when the mouse has rested for 500 ms, not a millisecond before',
      'Menus hide at once.': 'a panel goes at once when the mouse leaves',
      'They sit at a distance of 10, and open on no window of 768 px or less.':
        'a panel stands ten pixels beside its anchor, and opens on no window of 768 pixels or less',
    }),
    ...shownIn('src/domains/settings/rules.test.ts', {
      'Settings have the defaults of the table.': 'begin as the specification says',
      'Settings have a color for each rating band.': 'have a color for each rating band, from 90 plus down to below 40',
    }),
    ...shownIn('src/domains/draft/rules/draft.test.ts', {
      'A round of the draft has 20 picks.': 'has twenty picks a round',
    }),
    ...shownIn(`${LIB}/default-sorts.test.ts`, {
      'Free agents by salary, a search by rating.':
        'free agents begin with the highest salaries, a search with the highest ratings',
      'Records by value.': 'records begin with the highest values of all time, on the first page',
      'Players by salary.': 'lists of players begin with the highest salaries, on both screens',
      'Statistics by points, wins and goals for.':
        'statistics begin with points, wins and goals for, the highest first',
    }),
    ...shownIn('tests/e2e/at-a-glance-tips.test.ts', {
      'Tooltips on truncated text only where it is cut.':
        'text that is cut shows itself in full under the mouse and to a finger, text that fits shows nothing',
    }),
    ...shownIn('src/domains/reporter/reporter.database.test.ts', {
      'People by name.': 'the list of people has reporters by name, a page at a time',
    }),
    ...shownIn('src/web/features/settings/effects.test.tsx', {
      'Every setting has an effect that a test shows, or is hidden until it has one.':
        'every setting has an effect that a test shows, or stays hidden until its area opens',
    }),
    ...shownIn('scripts/tooltips.test.ts', {
      'Text is cut in no style sheet without a tooltip.':
        'ends in an ellipsis on an element that the tooltip of the page can find, in every style sheet',
    }),
    ...later('tournaments', [
      'Times and levels of the UA cup are settings.',
      'Times, publicity and sponsors of tournaments are settings.',
    ]),
  ],
};
