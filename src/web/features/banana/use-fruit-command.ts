import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';

/** Returns a command with fruit that reports its result and refetches what it changes: the market, and the balance of pucks. */
export function useFruitCommand<Input>(does: (input: Input) => Promise<unknown>, said: (input: Input) => string) {
  return useCommand(does, (_answer, input) => said(input), [
    api.bananaDay.key(),
    api.pucks.key(),
    api.horns.key(),
    sessionQuery.queryKey,
  ]);
}
