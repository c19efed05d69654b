import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { freeTicketsOf } from './free-tickets.ts';

/** Whether raffles are offered to the user: not while admins have closed them, to those who have said that they are under age, and before that is known. */
export function useHasRaffles(): boolean {
  const closed = useClosedFeature('raffles');
  const standing = useQuery(api.raffles.list.queryOptions()).data?.data.standing;
  return closed === null && standing !== undefined && standing !== 'minor';
}

/** Free tickets that the user can still take today: one a household, none for admins, under 18, and where no raffle is open. */
export function FreeTicketsLeft() {
  const { t } = useTranslation('raffle');
  const list = useQuery(api.raffles.list.queryOptions()).data?.data;
  return list ? t('freeLeft', { count: freeTicketsOf(list) }) : null;
}
