/** The screens that are looked at in every size and scheme (screens.test.ts), each once. */
import type { Sights } from './world.ts';

/** What is looked at, by a name for its picture. */
export type Gallery = Readonly<Record<string, string>>;

export const VISITOR: Gallery = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  'forgot-password': '/auth/forgot-password',
  'reset-password': `/email/reset-password/${'a'.repeat(43)}?email=aino@rinkside.test`,
  'activation-failed': '/email/activate?token=too-short-and-long-gone',
  deactivated: '/auth/deactivated',
  deleted: '/auth/deleted',
  'version-history': '/version-history',
  guide: '/guide',
  'guide-search': '/guide?search=waivers',
  'guide-nothing': '/guide?search=zamboni',
  'referral-program-guest': '/referral-program',
  'opens-later-guest': '/tcg-player-sheet',
  forbidden: '/forbidden',
  whoops: '/whoops',
  maintenance: '/maintenance',
  'not-found': '/no/such/page',
};

export const managerSees = (sights: Sights): Readonly<Record<string, Gallery>> => ({
  'of the club': {
    'club-overview': '/club/overview',
    'club-overview-other': `/club/overview/${sights.rivalTeamId}`,
    'club-overview-farm': `/club/overview/${sights.farmTeamId}`,
    'schedule-list': '/club/schedule',
    'schedule-calendar': '/club/schedule?view=calendar',
    'club-stats': '/club/stats',
    'choose-club-with-one': '/club/choose',
  },
  'of the roster': {
    'roster-skills': '/club/roster',
    'roster-stats': '/club/roster?view=stats',
    'roster-contracts': '/club/roster?view=contracts',
    'roster-training': '/club/roster?view=training',
    'roster-health': '/club/roster?view=health',
    training: '/club/training',
  },
  'of the lines': {
    'lineups-forwards': '/club/lineups',
    'lineups-defense': '/club/lineups?tab=defense',
    'lineups-goalies': '/club/lineups?tab=goalies',
    'lineups-power-play': '/club/lineups?tab=power-play',
    'lineups-penalty-kill': '/club/lineups?tab=penalty-kill',
    'lineups-overtime': '/club/lineups?tab=overtime',
    'lineups-extra-attacker': '/club/lineups?tab=extra-attacker',
    'lineups-tactics': '/club/lineups?tab=tactics',
  },
  'of leagues and nations': {
    'league-overview': '/league/overview',
    'league-schedule': '/league/schedule',
    'league-standings': '/league/standings',
    'league-stats': '/league/stats',
    'salary-caps': '/league/salary-caps',
    nations: '/world/nations',
  },
  'of honors and history': {
    awards: '/world/awards',
    'awards-stars': '/world/awards?award=all-star',
    records: '/world/records',
    'club-history': '/club/history',
    'league-history': '/league/history',
    'leaderboard-trophies': '/leaderboard/trophies',
  },
  'of players and games': {
    player: `/player/${sights.playerId}`,
    'player-contract': `/player/${sights.playerId}?view=contract`,
    goalie: `/player/${sights.goalieId}`,
    'player-game-logs': `/player/game-logs/${sights.playerId}`,
    'player-stats': `/player/stats/${sights.playerId}`,
    'goalie-stats': `/player/stats/${sights.goalieId}`,
    'game-before': `/game/${sights.comingGameId}`,
    'game-after': `/game/${sights.playedGameId}`,
    'game-after-reports': `/game/${sights.playedGameId}?tab=reports`,
  },
  'of the reports on a game': {
    'game-shots': `/game/${sights.playedGameId}?tab=reports&report=shots`,
    'game-lines': `/game/${sights.playedGameId}?tab=reports&report=lines`,
    'game-charts': `/game/${sights.playedGameId}?tab=reports&report=charts`,
    'game-why': `/game/${sights.playedGameId}?tab=reports&report=why`,
  },
  'of the office': {
    finances: '/office/finances',
    'finances-ledger': '/office/finances?tab=ledger',
    'finances-tickets': '/office/finances?tab=tickets',
    'finances-sponsors': '/office/finances?tab=sponsors',
    'finances-facilities': '/office/finances?tab=facilities',
    'finances-loans': '/office/finances?tab=loans',
    'finances-prizes': '/office/finances?tab=prizes',
  },
  'of the help': {
    'guide-lineups': '/guide?chapter=lineups',
    help: '/help',
    'help-search': '/help?search=cap',
    'referral-program': '/referral-program',
  },
  'of the settings': {
    'settings-account': '/settings',
    'settings-display': '/settings?tab=display',
    'settings-game': '/settings?tab=game',
    'settings-tournaments': '/settings?tab=tournaments',
    'settings-data': '/settings?tab=data',
    'opens-later': '/office/draft-center',
  },
});
export const PARTS = [
  'of the club',
  'of the roster',
  'of the lines',
  'of leagues and nations',
  'of honors and history',
  'of players and games',
  'of the reports on a game',
  'of the office',
  'of the help',
  'of the settings',
] as const;

export const ADMIN: Gallery = {
  'admin-clock': '/admin',
  'admin-check': '/admin?tab=check',
  'admin-users': '/admin?tab=users',
  'admin-reports': '/admin?tab=reports',
  'admin-questions': '/admin?tab=questions',
  'choose-club': '/club/choose',
};
