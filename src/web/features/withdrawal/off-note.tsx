import { useTranslation } from 'react-i18next';
import { useClosedFeature } from '#web/lib/world.ts';
import { Section } from '#web/ui/section.tsx';

/** Whether nothing can be requested: an admin has closed withdrawals, or no budget is set. */
export function useIsOff(isOff: boolean): boolean {
  return useClosedFeature('withdrawals') !== null || isOff;
}

/** Says that withdrawals are off, and why if an admin has said so; nothing while they are on. */
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
