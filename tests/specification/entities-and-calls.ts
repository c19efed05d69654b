/** Statements of the product specification about entities with their fields, and about calls. */
import { answeredBy, calledAs, later, type Sections, shownIn } from './statement.ts';

export const ENTITIES_AND_CALLS: Sections = {
  '3. Entities and their fields': [
    ...answeredBy('club.overview', {
      'Team: id, city, nickname, abbr, league and colors.':
        'data.team.id data.team.city data.team.nickname data.team.abbr data.team.leagueId data.team.colors',
      'Team: nation, time zone, owner and foundation.':
        'data.club.nationId data.club.timeZone data.club.owner data.club.foundedAt',
      'Team: rival, and who has replaced it.': 'data.club.rival data.club.rivalReplacedBy data.club.rivalSince',
      'Team: five ratings and the overall one.':
        'data.ratings.offense data.ratings.defense data.ratings.physical data.ratings.goaltending data.ratings.coaching data.ratings.overall',
    }),
    ...shownIn('src/domains/club/store/rivalries.database.test.ts', {
      'Team: a rivalry that fades is replaced.':
        'a rivalry of clubs that no longer meet is replaced, and the club page shows the new rival and the season',
    }),
    ...shownIn('src/app/http/app.database.test.ts', {
      'Team: a jersey is drawn.': 'are SVG, cached by browsers, and sent again only when they change',
      'Trophy: category, level and tier, described in words.':
        'lists twelve trophies with the words of the specification',
      'World: accolades are what can be won.': 'lists every honor a player, coach or manager can win',
    }),
    ...shownIn('src/domains/club/rules/overall-rating.test.ts', {
      'Team: the overall rating is the rounded average of the five.':
        'is the rounded average of the five ratings, wherever it is computed',
    }),
    ...shownIn('src/world/creation/team-names.test.ts', {
      'Team: an abbreviation comes from the first three letters of the city.':
        'are the first three letters of the city for the first team that asks',
    }),
    ...shownIn('src/domains/club/store/national-teams.database.test.ts', {
      'Team: a national team is named and abbreviated after its nation.':
        'are a senior and an under-20 team, with its name and colors, and without a club',
    }),
    ...shownIn('src/domains/league/views/league.database.test.ts', {
      'League: tier 1 is the top, and clubs move between tiers.':
        'mark promotion and relegation: two spots up from a feeder league, two down for each',
    }),
    ...shownIn('src/world/creation/plan-world.test.ts', {
      'World: 36 nations have flags, and an unranked one.':
        'are 36 ranked ones, whose talent adds up to one, and Colombia',
    }),
    ...shownIn('src/domains/achievement/rules/achievement.test.ts', {
      'World: the maximum of achievement points follows from the achievements.':
        'has at least eighty, each with an id of its own, and more points for higher steps',
    }),
    ...shownIn('src/engine/player/skills.test.ts', {
      'Player: xp is an index into eleven levels.':
        'include eleven levels of experience from none to elite, each at its index',
      'Player: age classes 1 to 4.': 'include age classes 1 to 4: U21, FRM, PRO and veterans',
      'Player: positions LW, C, RW, LD, RD and G.': 'include the positions of skaters and goalies',
    }),
    ...shownIn('src/engine/lineup/auto-fill.test.ts', {
      'Player: positions SG and BG.': 'puts the best center on the first line and the best goalie in net',
    }),
    ...shownIn('src/engine/market/pick-worth.test.ts', {
      'Draft pick as an asset: range 1 top, 2 mid, 3 late.':
        'depends less on the expected spot the further away its draft',
    }),
    ...shownIn('src/domains/player/rules/skill-values.test.ts', {
      'Player: a skill is trainable without max and dec.':
        'neither a skill at its ceiling nor a declining one can be trained',
    }),
    ...shownIn('src/domains/contracts/talks.database.test.ts', {
      'Player: a talk that is not finished is in progress.':
        'break off over an insulting offer, and restart after five game days',
    }),
    ...answeredBy('world.data', {
      'League: tier and whether it is a first team’s.': 'data.leagues.tier data.leagues.isPro',
      'World: nations with flags, and unranked ones.': 'data.nations.flag data.unrankedNations',
      'World: achievements with points.': 'data.achievements.points',
      'World: skills and special skills, of skaters and goalies.':
        'data.skills.skater data.skills.goalie data.specialSkills.skater data.specialSkills.goalie data.inactiveSpecialSkills',
      'World: skills and special skills of coaches.': 'data.coachSkills data.coachSpecialSkills',
      'World: accolades, raffle types, quests and trophies.':
        'data.accolades data.raffleTypes data.quests data.trophies',
      'World: championship, friendly cups and UA cup.': 'data.championship data.friendlyCups data.uaCup',
      'World: version, season, phase, banana day, referral code and admin.':
        'data.version data.currentSeason data.seasonPhase data.isBananaDay data.refCode data.admin',
      'Trophy: category, level, tier and description.':
        'data.trophies.category data.trophies.level data.trophies.tier data.trophies.description',
    }),
    ...answeredBy('player.profile', {
      'Player: id, name and nation.': 'data.player.id data.player.firstname data.player.lastname data.player.nationId',
      'Player: experience, positions and age class.': 'data.player.xp data.player.positions data.player.ageClass',
      'Player: skills with value, max and dec.': 'data.skills.id data.skills.max data.skills.dec',
      'Player: training and special skills.': 'data.player.trainingOn data.player.specialSkills',
      'Player: contracts from and to.': 'data.contracts.from data.contracts.to',
      'Player: drafted by, with the league of the draft.': 'data.draft.team data.draft.leagueId',
      'Player: imported by.': 'data.importedBy',
      'Player: free agent since.': 'data.faSince',
      'Player: agent.': 'data.agent',
      'Player: accolades.': 'data.accolades.id data.accolades.season',
      'Player: first and last season, and retirement.': 'data.firstSeason data.lastSeason data.retiredAt',
      'Player: invitation.': 'data.invitation.kind',
    }),
    ...shownIn('src/domains/player/views/player.database.test.ts', {
      'Player: what is on record of his way is answered.':
        'returns the league of his draft, his import, free agency and accolades',
      'Player: an invitation to a camp is his manager’s to see.':
        'shows his club’s manager alone which camp he is invited to, until it is over',
    }),
    ...answeredBy('contracts.ofPlayer', {
      'Player: contracts with the day of signing.': 'data.contracts.signedAt',
      'Player: a talk with status and log.': 'data.own.talk.status data.own.talk.logs.createdAt',
      'Player: cooldown.': 'data.own.talk.cooldown.expiresAt',
      'Player: on the way to.': 'data.onTheWayTo',
    }),
    ...answeredBy('shortlist.list', { 'Player: shortlisted at.': 'data.shortlistedAt' }),
    ...answeredBy('trades.block', {
      'Player: on the trade block at.': 'data.listedAt',
      'Player: asks for assets, with a comment.': 'data.asks.kind data.comment',
      'Draft pick as an asset: round and range.': 'data.asks.round data.asks.range',
    }),
    ...shownIn('src/web/lib/default-sorts.test.ts', {
      'Player search: ages, nation, position, skills, special, salary, years, xp, retiring, overall, training and match.':
        'player searches take every filter in the specification',
    }),
    ...shownIn('src/domains/search/rules/filters.test.ts', {
      'Player search: only free agents who may retire.': 'separates free agents from players under contract',
      'Player search: both bounds count.': 'includes both bounds of a range',
      'Player search: skills with ranges.':
        'requires every skill in its range, and knows that a goalie has no skating skill',
      'Player search: training and match ratings.':
        'filters by training and games played, and matches no player by games he has not played',
      'Player search: default S, any skater.':
        'finds skaters by default, and players listing the position as their second',
    }),
    ...answeredBy('agents.find', {
      'Agent: nation and name.': 'data.person.nationId data.person.firstname data.person.lastname',
      'Agent: former player, beginning and retirement.': 'data.playerId data.startedAt data.retiredAt',
      'Agent: quests.': 'data.quests.text data.quests.nationId',
    }),
    ...answeredBy('reporters.find', { 'Reporter: quests.': 'data.quests.text data.quests.nationId' }),
    ...answeredBy('presidents.find', {
      'President: federation.': 'data.federation.id',
      'President: quests.': 'data.quests.text data.quests.nationId',
    }),
    ...shownIn('src/domains/quest/career-quests.database.test.ts', {
      'Quests of people name a nation by a placeholder.':
        'gets quests to write about players of their desk’s nation, and of no other',
    }),
    ...answeredBy('federations.find', {
      'Federation: nation, president, foundation and colors.': 'data.id data.president data.foundedAt data.colors',
      'Federation: points of seasons with coefficients.':
        'data.seasonPoints.season data.seasonPoints.points data.seasonPoints.coef',
    }),
    ...shownIn('src/domains/federation/rules/points.test.ts', {
      'Points after coefficient are points times coefficient over 100.':
        'counts points times coefficient over a hundred, four seasons back',
    }),
    ...answeredBy('account.me', {
      'User: activation, bankruptcy, last visit and time zone.':
        'data.activatedAt data.bankruptAt data.lastOnlineAt data.timeZone',
      'User: team.': 'data.teamId data.teamName data.team',
      'User: face, federation and onboarding.': 'data.face data.federation data.onboarding',
      'User: goal horns with path and duration.': 'data.goalHorns.id data.goalHorns.path data.goalHorns.duration',
      'User: settings by id.': 'data.settings',
      'User: pucks, currency and premium.': 'data.puckBalance data.currency data.isPremium data.premiumExpiresAt',
      'User: pro league.': 'data.proLeague.id',
    }),
    ...answeredBy('notifications.counts', { 'Notifications: news, messages and world.': 'news messages world' }),
    ...shownIn('src/web/features/mascot/messages.test.ts', {
      'Mascot message: id and msg.': 'messages come one at a time, each with an id and a text, until they are closed',
    }),
    ...shownIn('src/domains/account/account.database.test.ts', {
      'User: currency is USD or another.': 'takes one of the two currencies a user pays in',
    }),
    ...answeredBy('reporters.find', { 'Reporter: nation and name.': 'data.person.nationId data.person.firstname' }),
    ...answeredBy('windows.freeAgents', {
      'Free agent window status.': 'data.status data.expiresAt data.closesAt data.statusReason',
    }),
    ...shownIn('src/web/lib/session.test.ts', {
      'Auth state: logged in, activated, bankrupt.':
        'any user is logged in, an activation date means activated, and a bankruptcy date bankrupt',
    }),
    ...shownIn('src/web/lib/format.test.ts', {
      'User: the symbol of the currency is $ for USD, otherwise €.':
        'real-money prices are shown in their currency, dollars or euros',
    }),
    ...shownIn('src/web/lib/alerts.test.ts', {
      'Alert: type, msg and id.': 'a toast can be dismissed earlier, and the others stay',
      'Alerts are dismissed one by one.': 'a toast can be dismissed earlier, and the others stay',
    }),
    ...later('tournaments', ['Tournament filters: format, status, teams, publicity, fees, levels, times, stars.']),
  ],
  '7. Calls': [
    ...calledAs({
      'GET /sanctum/csrf-cookie': 'auth.csrfCookie',
      'POST /auth/login': 'auth.login',
      'POST /auth/register': 'auth.register',
      'POST /auth/forgot-password': 'auth.forgotPassword',
      'POST /auth/reset-password': 'auth.resetPassword',
      'POST /auth/logout': 'auth.logout',
      'GET /user': 'account.me',
      'GET /world': 'world.data',
      'GET /world/version': 'world.version',
      'GET /season-current': 'world.seasonCurrent',
      'GET /season-phase': 'world.seasonPhase',
      'GET /world/next-ranking-update': 'world.nextRankingUpdate',
      'GET /world/records': 'world.records',
      'GET /office/original-team-names': 'club.originalTeamNames',
      'GET /coach-center/free-agent-window-status': 'windows.coachFreeAgents',
      'GET /free-agent-center/free-agent-window-status': 'windows.freeAgents',
      'GET /trade-center/trade-window': 'trades.window',
      'GET /notifications': 'notifications.counts',
      'GET /horn/{id}': 'world.horn',
      'GET /status': 'world.status',
      'POST /logger': 'world.logError',
    }),
    ...answeredBy('world.version', { 'The version is answered.': 'version' }),
    ...answeredBy('world.seasonCurrent', { 'The season is answered.': 'data.seasonNumber' }),
    ...answeredBy('world.seasonPhase', { 'The phase is answered.': 'data.phase' }),
    ...answeredBy('world.nextRankingUpdate', { 'The ranking update is answered.': 'data.timestamp data.expiresAt' }),
    ...answeredBy('world.records', { 'Records come in pages.': 'data pagination.currentPage pagination.totalPages' }),
    ...answeredBy('club.originalTeamNames', { 'Original names are answered by team.': '*.city *.nickname *.abbr' }),
    ...answeredBy('windows.coachFreeAgents', { 'The window for coaches.': 'data.status data.expiresAt data.closesAt' }),
    ...answeredBy('windows.freeAgents', { 'The window for players.': 'data.status data.expiresAt data.statusReason' }),
    ...answeredBy('trades.window', { 'The trade window.': 'data.timestamp data.expiresAt data.tradeWindowOneClosed' }),
    ...answeredBy('world.horn', { 'A horn has path and duration.': 'data.path data.duration' }),
    ...shownIn('src/app/http/app.database.test.ts', {
      'A horn that there is not is not found.': 'is served with its type and length; unknown horns are not found',
      'World data are sent once.': 'is not sent again to a browser that has it until something changes',
    }),
    ...shownIn('src/web/lib/default-sorts.test.ts', {
      'Records take page, level, era, own team and players, tier, holder, scope and season type.':
        'records use the specified parameters, each of them optional except the page',
    }),
    ...shownIn('src/web/lib/connection.test.ts', {
      'All calls send credentials.': 'every call sends credentials, the cookie call included',
      'Network errors are tried again three times.': 'is retried three times, after one, two and three seconds',
      'The CSRF cookie comes before forgotten and reset passwords.': 'is fetched afresh before %s, too',
      'The CSRF cookie comes before login.': 'is fetched again before login, even if present',
    }),
    ...shownIn('src/domains/admin/site.database.test.ts', {
      'The version grows with deployments.': 'counts each deployment of another build, and no restart',
    }),
    ...shownIn('src/web/lib/original-names.test.ts', {
      'Original names are used where custom ones are off.':
        'a user who switched custom names off sees original ones in every response',
    }),
  ],
};
