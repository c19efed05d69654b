/** The commands for restricted free agents. */
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

export function useRestrictedCommand<Input, Answer>(
  does: (input: Input) => Promise<Answer>,
  said: (answer: Answer) => string | null,
) {
  return useCommand(does, said, [api.freeAgency.key(), api.contracts.key(), api.cap.key(), api.club.overview.key()]);
}
