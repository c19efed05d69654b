import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

/** What is done with scouts: says so, and reads what they know again, and the books. */
export function useScoutingCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [api.scouts.key(), api.finances.key(), api.draft.key()]);
}
