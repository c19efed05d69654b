import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

/** What a manager or a president does with his staff: says so, and reads staffs, what they know, and the books again. */
export function useStaffCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  const nouns = [api.coaches, api.scouts, api.finances, api.federations, api.training, api.draft];
  return useCommand(
    does,
    () => said,
    nouns.map((noun) => noun.key()),
  );
}
