import { useTranslation } from '#web/lib/words.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { Section } from '#web/ui/section.tsx';

/** Returns whether withdrawals are unavailable: an admin has closed them, or no budget is set. */
export function useIsOff(isOff: boolean): boolean {
  return useClosedFeature('withdrawals') !== null || isOff;
}

/** Says that withdrawals are unavailable, with an admin's reason if there is one; shows nothing otherwise. */
export function OffNote({ isOff }: { isOff: boolean }) {
  const { t } = useTranslation('withdrawal');
  const closed = useClosedFeature('withdrawals');
  if (!isOff && !closed) return null;
  return (
    <Section title={t('off.title')}>
      <p>{closed?.reason || t('off.words')}</p>
    </Section>
  );
}
