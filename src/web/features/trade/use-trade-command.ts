/** The commands for trades. */
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

export function useTradeCommand<Input, Answer>(
  does: (input: Input) => Promise<Answer>,
  said: (answer: Answer) => string | null,
) {
  const nouns = [api.trades, api.club, api.player, api.contracts, api.cap];
  return useCommand(
    does,
    said,
    nouns.map((noun) => noun.key()),
  );
}
