import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

/** Returns a command of the user's career that confirms itself and refetches everything it changes. */
export function useCareerCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [
    api.jobs.key(),
    api.coaches.key(),
    api.scouts.key(),
    api.lineups.key(),
    api.account.key(),
    api.purses.key(),
    api.pucks.key(),
  ]);
}
