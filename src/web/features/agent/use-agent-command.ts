/** The one-click commands of an agent. */
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

export function useAgentCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [api.agents.key(), api.contracts.key()]);
}
