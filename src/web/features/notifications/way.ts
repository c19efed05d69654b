/** Where a notification leads: to what it names, or to the screen where its kind is dealt with. */

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
  'job-offer': '/coach/jobs',
  'job-lost': '/coach/jobs',
  'job-applicant': '/coaching-staff?tab=search',
  'job-vacant': '/coaching-staff',
  'job-filled': '/coaching-staff',
};

/** A path of the app; null: nothing to open. */
export function wayTo(kind: string, params: object): string | null {
  const id = (name: string) => {
    const value = (params as Record<string, unknown>)[name];
    return typeof value === 'number' ? value : null;
  };
  const screen = SCREENS[kind];
  if (screen) return screen;
  const [trade, player, game] = [id('tradeId'), id('playerId'), id('gameId')];
  if (trade !== null) return `/trade/${trade}`;
  if (player !== null) return `/player/${player}`;
  if (game !== null) return `/game/${game}`;
  const nation = id('nationId');
  if (nation === null) return null;
  const tab = kind.split('-')[0] ?? '';
  return `/federation/overview/${nation}${['election', 'budget'].includes(tab) ? `?tab=${tab}` : ''}`;
}
