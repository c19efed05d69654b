/** The commands for contracts. */
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

export function useContractCommand<Input, Answer>(
  does: (input: Input) => Promise<Answer>,
  said: (answer: Answer) => string | null,
) {
  return useCommand(does, said, [
    api.contracts.key(),
    api.freeAgency.key(),
    api.player.profile.key(),
    api.club.overview.key(),
    api.club.roster.key(),
    api.cap.key(),
  ]);
}
