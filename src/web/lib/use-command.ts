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

/** Takes back what a command has done. */
export type Undo = () => Promise<unknown>;

const isUndo = (answer: unknown): answer is Undo => typeof answer === 'function';

/** Returns a mutation like `useCommand`; if the command answers with an `Undo`, its toast offers that. */
export function useUndoable<Input>(
  does: (input: Input) => Promise<unknown>,
  said: string,
  changes: readonly (readonly unknown[])[],
) {
  const { t } = useTranslation('common');
  const takeBack = useCommand(
    (undo: Undo) => undo(),
    () => t('undone'),
    changes,
  );
  const tell = (answer: unknown) => {
    if (!isUndo(answer)) return said;
    alert('success', said, () => takeBack.mutate(answer));
    return null;
  };
  return useCommand(does, tell, changes);
}
