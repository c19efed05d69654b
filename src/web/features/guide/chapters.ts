/** The handbook's table of contents: which sections a chapter has, and the screens where one does what they say. */
import type { IconName } from '#web/ui/icon.tsx';
import type words from './words.ts';

export type ChapterId = keyof (typeof words)['chapter'];
export type SectionId = keyof (typeof words)['section'];

export interface Chapter {
  id: ChapterId;
  icon: IconName;
  sections: readonly SectionId[];
  /** Screens that the chapter is about, without ids; their help leads here. */
  screens: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'start',
    icon: 'whistle',
    sections: ['job', 'firstHour', 'assistant', 'account'],
    screens: ['/club/overview', '/club/choose', '/settings'],
  },
  {
    id: 'season',
    icon: 'calendar',
    sections: ['calendar', 'day', 'playoffs', 'promotion'],
    screens: [
      '/league/overview',
      '/league/schedule',
      '/league/standings',
      '/league/stats',
      '/club/schedule',
      '/club/stats',
    ],
  },
  {
    id: 'roster',
    icon: 'club',
    sections: ['teams', 'moves', 'injuries', 'depth'],
    screens: ['/club/roster', '/office/depth-chart', '/office/shortlist'],
  },
  {
    id: 'lineups',
    icon: 'swap',
    sections: ['lines', 'tactics', 'orders', 'chemistry'],
    screens: ['/club/lineups'],
  },
  {
    id: 'games',
    icon: 'puck',
    sections: ['gameNight', 'overtime', 'reports', 'scrimmages', 'discipline'],
    screens: ['/game'],
  },
  {
    id: 'players',
    icon: 'star',
    sections: ['skills', 'growth', 'condition'],
    screens: ['/player', '/player/stats', '/player/game-logs'],
  },
  {
    id: 'contracts',
    icon: 'sign',
    sections: ['talks', 'cap', 'freeAgents', 'entry'],
    screens: ['/office/free-agent-center', '/league/salary-caps'],
  },
  {
    id: 'money',
    icon: 'money',
    sections: ['gate', 'sponsors', 'facilities', 'debt'],
    screens: ['/office/finances'],
  },
  {
    id: 'community',
    icon: 'community',
    sections: ['people', 'forum', 'forumPosts', 'forumTrust', 'voting', 'referral', 'fairPlay'],
    screens: ['/search', '/forum', '/forum/category', '/forum/topic', '/feature-voting', '/help', '/referral-program'],
  },
];

/** The chapter about a screen, by its path without ids; null: none is. */
export function chapterOf(place: string): ChapterId | null {
  return CHAPTERS.find(({ screens }) => screens.includes(place))?.id ?? null;
}
