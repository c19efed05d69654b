/** One-click commands: the mutation behind a button. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/words.ts';
import { alert } from './alerts.ts';
import { api } from './api.ts';
import { messageOf } from './failure.ts';
import { queryClient } from './query-client.ts';

/**
 * Returns a mutation that runs a command, reports its result and refetches what it changes. Refusals are shown in
 * words.
 * @param changes keys of the queries that are refetched, whatever the result
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
    // Any command may settle something that was waiting for it.
    onSettled: () =>
      Promise.all([api.club.desk.key(), ...changes].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
