/** Putting on owned items. */

import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

/**
 * Returns the mutation that puts an item on.
 * @param drawings addresses of drawings that change with it: browsers cache drawings for an hour, and this one reloads
 * them
 */
export function useWear<Input, Answer>(
  does: (input: Input) => Promise<Answer>,
  drawings: readonly string[],
  changes: readonly (readonly unknown[])[] = [],
) {
  const { t } = useTranslation('shop');
  const wear = async (input: Input) => {
    const answer = await does(input);
    await Promise.all(drawings.map((path) => fetch(path, { cache: 'reload' })));
    return answer;
  };
  return useCommand(wear, () => t('worn'), [api.shop.key(), sessionQuery.queryKey, ...changes]);
}
