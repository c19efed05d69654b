/** Where a notification leads: to what it names, or to the screen where its kind is dealt with. */

import { SCOUT_ROLES } from '#domains/job/constants.ts';

const SCREENS: Readonly<Record<string, string>> = {
  'help-answered': '/help',
  'proposal-status': '/feature-voting?mine=true',
  'horn-removed': '/settings?tab=game',
  'club-greeting': '/club/overview',
  'mentor-assigned': '/club/overview',
  'newcomer-assigned': '/club/overview',
  'scrimmage-invitation': '/club/overview',
  'credit-warning': '/office/finances',
  'lineup-repaired': '/club/lineups',
  'lineup-return': '/club/lineups',
  'quests-done': '/quests',
  'achievement-earned': '/user?tab=achievements',
};

/** The same of jobs, which coaches and scouts have: one's own, and those that one gives. */
const OWN_JOBS = ['job-offer', 'job-lost', 'nation-job-offer', 'nation-job-lost'];
const GIVEN_JOBS = ['job-applicant', 'job-vacant', 'job-filled'];

/** A path of the app; null: nothing to open. */
export function wayTo(kind: string, params: object): string | null {
  const id = (name: string) => {
    const value = (params as Record<string, unknown>)[name];
    return typeof value === 'number' ? value : null;
  };
  const screen = SCREENS[kind];
  if (screen) return screen;
  const isScouts = SCOUT_ROLES.some((role) => 'role' in params && params.role === role);
  if (OWN_JOBS.includes(kind)) return isScouts ? '/scout/jobs' : '/coach/jobs';
  if (GIVEN_JOBS.includes(kind)) return isScouts ? '/office/scouting' : '/coaching-staff';
  const [trade, player, game] = [id('tradeId'), id('playerId'), id('gameId')];
  if (trade !== null) return `/trade/${trade}`;
  if (player !== null) return `/player/${player}`;
  if (game !== null) return `/game/${game}`;
  const nation = id('nationId');
  if (nation === null) return null;
  const tab = kind.split('-')[0] ?? '';
  return `/federation/overview/${nation}${['election', 'budget', 'staff'].includes(tab) ? `?tab=${tab}` : ''}`;
}
