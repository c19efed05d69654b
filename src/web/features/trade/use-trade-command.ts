/** What a manager does about trades. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Does something, says what came of it, and reads anew what it changes. What is refused is said in words. */
export function useTradeCommand<Input, Answer>(
  does: (input: Input) => Promise<Answer>,
  said: (answer: Answer) => string | null,
) {
  const { t } = useTranslation('common');
  return useMutation({
    mutationFn: does,
    onSuccess: (answer) => {
      const words = said(answer);
      if (words) alert('success', words);
    },
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
    onSettled: () =>
      Promise.all(
        [api.trades, api.club, api.player, api.contracts, api.cap].map((noun) =>
          queryClient.invalidateQueries({ queryKey: noun.key() }),
        ),
      ),
  });
}
