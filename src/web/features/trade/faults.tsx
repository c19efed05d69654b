import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import '#web/lib/english-refusals.ts';
import { wordsOf } from '#web/lib/failure.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './trade.module.css';

/** Lists the objections to a trade with their reasons; without any, says that it is legal. */
export function Faults({ faults }: { faults: readonly { code: string; facts: Record<string, string | number> }[] }) {
  const { t } = useTranslation('trade');
  if (faults.length === 0) {
    return (
      <p className={css.legal}>
        <Icon name="check" size={16} /> {t('legal')}
      </p>
    );
  }
  return (
    <Stack as="ul" ground="bad" gap="sm" inset="box" tone="bad" aria-label={t('faults')}>
      {faults.map((fault) => (
        <li key={`${fault.code}${JSON.stringify(fault.facts)}`}>
          <Icon name="alert" size={16} /> {wordsOf(fault)}
        </li>
      ))}
    </Stack>
  );
}
