/** What a user does about friends and invitations. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Does something, and reads again whatever shows it. What is refused is said in words. */
export function useFriend<Done>(does: () => Promise<Done>, said: (done: Done) => string) {
  const { t } = useTranslation('common');
  return useMutation({
    mutationFn: does,
    onSuccess: (done) => alert('success', said(done)),
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
    onSettled: () =>
      Promise.all(
        [api.friends, api.invitations, api.scrimmages, api.club.overview, api.club.desk].map((part) =>
          queryClient.invalidateQueries({ queryKey: part.key() }),
        ),
      ),
  });
}
