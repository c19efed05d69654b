import { useCommand } from '#web/lib/use-command.ts';

/** Returns a command that changes who belongs to a federation or leads its teams: says so, and reads everything again. */
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
