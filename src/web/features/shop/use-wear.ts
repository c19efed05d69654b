/** Putting on what one owns. */
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';

/**
 * Returns the mutation that puts something on.
 * @param drawings addresses of what looks different then: browsers keep drawings for an hour, and this one reads them again
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
