import type { OwnCase } from '#domains/moderation/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows a sanction, when it ends, and whether it is over. */
export function SanctionLine({ sanction: { kind, until, isInForce } }: { sanction: NonNullable<OwnCase['sanction']> }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const words = t(`sanction.${kind}`, { until: until === null ? '' : format.instant(until, 'date-time') });
  return (
    <p>
      {words} {kind !== 'warned' && !isInForce && t('over')}
    </p>
  );
}
