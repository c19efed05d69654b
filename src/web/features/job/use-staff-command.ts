import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

/**
 * Returns a command of a manager or a president on their staff that reports its result and refetches staffs, what they
 * know, and the books.
 */
export function useStaffCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  const nouns = [api.coaches, api.scouts, api.finances, api.federations, api.training, api.draft];
  return useCommand(
    does,
    () => said,
    nouns.map((noun) => noun.key()),
  );
}
