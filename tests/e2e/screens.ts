/** Every screen, with addresses of existing things. */

import type { ScreenPath } from '#web/lib/screens.ts';
import { SCREEN_FILES, screenDataOf } from './screen-files.ts';
import type { Sights } from './world.ts';

export const SPECIFIED = SCREEN_FILES.filter(({ data }) => !data.unspecified).map(({ path }) => path);

export function opensLater(screen: ScreenPath): boolean {
  return screenDataOf(screen).opensLater !== undefined;
}

/** Returns the address of a screen; an optional id is filled in as well. */
export function addressOf(screen: ScreenPath, sights: Sights): string {
  return screen.replace(/\{-\$id\}|\$id/, String(idFor(screen, sights))).replace('$token', 'a'.repeat(43));
}

/** Returns the address of the user's own club, league and so on; null where there is only the one address. */
export function ownAddressOf(screen: ScreenPath): string | null {
  return screen.includes('{-$id}') ? screen.replace('/{-$id}', '') : null;
}

function idFor(screen: ScreenPath, sights: Sights): number | string {
  const [, area, part] = screen.split('/');
  if (part === 'finances' || part === 'scouting') return sights.teamId;
  if (area === 'trade' && part !== 'team') return sights.tradeId;
  switch (area) {
    case 'club':
    case 'trade':
      return sights.teamId;
    case 'league':
      return sights.leagueId;
    case 'player':
    case 'tcg-player':
      return sights.playerId;
    case 'nation':
    case 'federation':
      return sights.nationId;
    case 'coach':
      return sights.coachId;
    case 'president':
      return sights.presidentId;
    case 'agent':
      return sights.agentId;
    case 'scout':
      return sights.scoutId;
    case 'reporter':
      return sights.reporterId;
    case 'game':
      return sights.playedGameId;
    case 'friendly-cup':
      return sights.cupId;
    case 'forum':
      return part === 'topic' ? sights.topicId : 1;
    case 'shop':
      return 'pucks-500';
    case 'purchase':
      return sights.purchaseId;
    case 'messages':
      return sights.conversationId;
    default:
      return 1;
  }
}
