/** What a manager does with one click: the mutation behind its button. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alert } from './alerts.ts';
import { api } from './api.ts';
import { messageOf } from './failure.ts';
import { queryClient } from './query-client.ts';

/**
 * Does something, says what came of it, and reads again what it changes. What is refused is said in words.
 * @param changes keys of the queries that are read again, whatever came of it
 */
export function useCommand<Input, Answer>(
  does: (input: Input) => Promise<Answer>,
  said: (answer: Answer, input: Input) => string | null,
  changes: readonly (readonly unknown[])[],
) {
  const { t } = useTranslation('common');
  return useMutation({
    mutationFn: does,
    onSuccess: (answer, input) => {
      const words = said(answer, input);
      if (words) alert('success', words);
    },
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
    // Whatever one does may settle something that waited for it.
    onSettled: () =>
      Promise.all([api.club.desk.key(), ...changes].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
