import { useCommand } from '#web/lib/use-command.ts';

/**
 * Returns a command that changes a federation's members or the leader of its teams, reports its result and refetches
 * everything.
 */
export function useMemberCommand<Input>(does: (input: Input) => Promise<unknown>, said: (input: Input) => string) {
  return useCommand(
    async (input: Input) => {
      await does(input);
      return said(input);
    },
    (words) => words,
    [[]],
  );
}
