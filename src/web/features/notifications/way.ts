/** The link of a notification: set by its domain, or else to what it names. */
import type { NotificationFact } from '#domains/kinds.ts';
import { notificationRenderers } from '#web/features/facts.ts';
import { ownWayOf } from '#web/lib/fact.tsx';

/** Returns a path in the app; null: nothing to open. */
export function wayTo(fact: NotificationFact): string | null {
  const { params } = fact;
  const own = ownWayOf(notificationRenderers, fact);
  if (own) return own;
  if ('tradeId' in params) return `/trade/${params.tradeId}`;
  if ('playerId' in params) return `/player/${params.playerId}`;
  if ('gameId' in params) return `/game/${params.gameId}`;
  return 'nationId' in params ? `/federation/overview/${params.nationId}` : null;
}
