import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

/** What a manager or a president does with his staff: says so, and reads coaches and books again. */
export function useStaffCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [
    api.coaches.key(),
    api.finances.key(),
    api.federations.key(),
    api.training.key(),
  ]);
}
