/** The handbook's table of contents: the sections of each chapter, and the screens that they are about. */
import { placeOf } from '#web/features/rookie/helped.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type words from './words.ts';

export type ChapterId = keyof (typeof words)['chapter'];
export type SectionId = keyof (typeof words)['section'];

export interface Chapter {
  id: ChapterId;
  icon: IconName;
  sections: readonly SectionId[];
  /** Screens that the chapter is about; their help leads here. */
  screens: readonly ScreenPath[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'start',
    icon: 'whistle',
    sections: ['job', 'firstHour', 'assistant', 'newManagers'],
    screens: ['/', '/club/overview/{-$id}', '/club/choose', '/auth/bankruptcy', '/help', '/guide'],
  },
  {
    id: 'season',
    icon: 'calendar',
    sections: ['calendar', 'day', 'playoffs', 'promotion', 'board', 'news'],
    screens: [
      '/league/overview/{-$id}',
      '/league/schedule/{-$id}',
      '/league/standings/{-$id}',
      '/league/stats/{-$id}',
      '/league/ratings/{-$id}',
      '/club/schedule/{-$id}',
      '/club/combined-schedule/{-$id}',
      '/club/tournament-schedule/{-$id}',
      '/club/stats/{-$id}',
      '/club/season-review/{-$id}',
      '/club/news/{-$id}',
      '/world/news',
    ],
  },
  {
    id: 'roster',
    icon: 'club',
    sections: ['teams', 'moves', 'injuries', 'depth'],
    screens: ['/club/roster/{-$id}', '/office/depth-chart', '/office/shortlist'],
  },
  {
    id: 'lineups',
    icon: 'stick',
    sections: ['lines', 'tactics', 'orders', 'chemistry'],
    screens: ['/club/lineups', '/nation/lineups/{-$id}'],
  },
  {
    id: 'games',
    icon: 'puck',
    sections: ['gameNight', 'overtime', 'reports', 'scrimmages', 'cups', 'championship', 'discipline', 'horns'],
    screens: [
      '/game/{-$id}',
      '/office/tournaments',
      '/friendly-cup/overview/$id',
      '/friendly-cup/stats/$id',
      '/world-championship/overview/{-$id}',
      '/world-championship-tournament/overview/{-$id}',
      '/world-championship-tournament/schedule/{-$id}',
      '/world-championship-tournament/standings/{-$id}',
      '/world-championship-tournament/stats/{-$id}',
    ],
  },
  {
    id: 'players',
    icon: 'star',
    sections: ['skills', 'growth', 'condition'],
    screens: ['/player/{-$id}', '/player/stats/{-$id}', '/player/game-logs/{-$id}', '/player/news/{-$id}'],
  },
  {
    id: 'training',
    icon: 'skates',
    sections: ['plans', 'camps'],
    screens: ['/club/training/{-$id}', '/club/camps/{-$id}'],
  },
  {
    id: 'contracts',
    icon: 'sign',
    sections: ['talks', 'cap', 'freeAgents', 'frenzy', 'restricted', 'offerSheets', 'arbitration', 'buyouts', 'entry'],
    screens: ['/office/free-agent-center', '/league/salary-caps/{-$id}'],
  },
  {
    id: 'trades',
    icon: 'swap',
    sections: ['offers', 'assets', 'bargaining', 'fairTrades'],
    screens: ['/office/trade-center', '/trade/{-$id}', '/trade/team/{-$id}'],
  },
  {
    id: 'draft',
    icon: 'ticket',
    sections: ['draftClass', 'lottery', 'draftDay', 'rights'],
    screens: ['/office/draft-center', '/draft-ranking/{-$id}', '/nation/amateurs/{-$id}'],
  },
  {
    id: 'scouting',
    icon: 'search',
    sections: ['looks', 'opponents', 'reportMarket', 'calls'],
    screens: ['/office/scouting/{-$id}', '/scout/jobs/{-$id}', '/scout/{-$id}', '/scout/news/{-$id}'],
  },
  {
    id: 'staff',
    icon: 'office',
    sections: ['jobs', 'coaches', 'bench'],
    screens: [
      '/coaching-staff/{-$id}',
      '/nation/coaching-staff/{-$id}',
      '/coach/jobs/{-$id}',
      '/coach/{-$id}',
      '/coach/stats/{-$id}',
      '/coach/game-logs/{-$id}',
      '/coach/news/{-$id}',
    ],
  },
  {
    id: 'careers',
    icon: 'user',
    sections: ['careers', 'agents', 'reporters', 'rumors', 'purse'],
    screens: ['/agent/{-$id}', '/agent/news/{-$id}', '/reporter/{-$id}', '/world/actors'],
  },
  {
    id: 'federations',
    icon: 'flag',
    sections: ['membership', 'elections', 'points', 'budgets', 'hosting'],
    screens: [
      '/world/federations',
      '/world/nations',
      '/federation/overview/{-$id}',
      '/president/jobs/{-$id}',
      '/president/overview/{-$id}',
      '/president/news/{-$id}',
    ],
  },
  {
    id: 'money',
    icon: 'money',
    sections: ['gate', 'sponsors', 'facilities', 'debt'],
    screens: ['/office/finances/{-$id}'],
  },
  {
    id: 'honors',
    icon: 'cup',
    sections: ['awards', 'hall', 'records', 'achievements', 'rating', 'cards'],
    screens: [
      '/world/awards',
      '/world/records',
      '/hall-of-fame',
      '/leaderboard/overview',
      '/leaderboard/achievements',
      '/leaderboard/rankings',
      '/leaderboard/trophies',
      '/club/history/{-$id}',
      '/league/history/{-$id}',
      '/player/card/{-$id}',
      '/coach/card/{-$id}',
      '/tcg-player/{-$id}',
      '/tcg-player-sheet',
    ],
  },
  {
    id: 'quests',
    icon: 'check',
    sections: ['quests', 'pucks', 'bananaDay', 'raffles', 'shop', 'premium', 'sponsorship', 'withdrawals'],
    screens: [
      '/quests',
      '/puck',
      '/puck/transactions',
      '/fruit-trade',
      '/puck/raffle-event/{-$id}',
      '/puck/sponsorship',
      '/withdraw',
      '/withdraw-board',
      '/puck/shop',
      '/shop/checkout/$id',
      '/purchase/$id',
    ],
  },
  {
    id: 'forum',
    icon: 'edit',
    sections: ['topics', 'posts', 'trust'],
    screens: ['/forum', '/forum/category/{-$id}', '/forum/topic/{-$id}'],
  },
  {
    id: 'messages',
    icon: 'inbox',
    sections: ['conversations', 'requests', 'friends', 'following', 'online', 'blocks'],
    screens: ['/messages', '/messages/$id', '/user/message/{-$id}', '/friends', '/user/{-$id}'],
  },
  {
    id: 'community',
    icon: 'community',
    sections: ['people', 'voting', 'referral'],
    screens: ['/search', '/menu', '/feature-voting', '/referral-program', '/version-history'],
  },
  {
    id: 'rules',
    icon: 'shield',
    sections: ['conduct', 'fairPlay', 'reporting', 'checks', 'decisions', 'privacy'],
    screens: ['/admin'],
  },
  {
    id: 'account',
    icon: 'settings',
    sections: ['account', 'login', 'notices', 'trouble'],
    screens: [
      '/settings',
      '/notifications',
      '/auth/register',
      '/auth/login',
      '/auth/activate',
      '/auth/forgot-password',
      '/auth/deactivated',
      '/auth/deleted',
      '/email/activate',
      '/email/change',
      '/email/reset-password/$token',
      '/email/unsubscribe',
      '/forbidden',
      '/maintenance',
      '/offline',
      '/whoops',
    ],
  },
];

/** Returns the chapter about a screen, by its path without ids; undefined: there is none. */
export function chapterAbout(place: string): Chapter | undefined {
  return CHAPTERS.find(({ screens }) => screens.some((screen) => placeOf(screen) === place));
}
