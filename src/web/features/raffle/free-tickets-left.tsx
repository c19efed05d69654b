import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { freeTicketsOf } from './free-tickets.ts';

/**
 * Returns whether raffles are offered to the user: not if admins have closed them, if the user is under age, or before
 * that is loaded.
 */
export function useHasRaffles(): boolean {
  const closed = useClosedFeature('raffles');
  const standing = useQuery(api.raffles.list.queryOptions()).data?.data.standing;
  return closed === null && standing !== undefined && standing !== 'minor';
}

/** Shows the free tickets left for the user today: one per household, none for admins, minors, or without an open raffle. */
export function FreeTicketsLeft() {
  const { t } = useTranslation('raffle');
  const list = useQuery(api.raffles.list.queryOptions()).data?.data;
  return list ? t('freeLeft', { count: freeTicketsOf(list) }) : null;
}
