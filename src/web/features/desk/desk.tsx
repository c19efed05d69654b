import type { DeskRow } from '#domains/club/contract.ts';
import { VisitDays } from '#web/features/rookie/visit-days.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { DeskItems } from './desk-items.tsx';
import { useOwnDesk } from './use-own-desk.ts';

/** Lists what awaits the manager's decision, for a team or in their other careers. */
export function Desk({ items }: { items: readonly DeskRow[] }) {
  const { t } = useTranslation('club');
  const own = useOwnDesk();
  return (
    <Section title={t('overview.desk')} aside={<VisitDays />} isFlush>
      <DeskItems items={[...items, ...own]} />
    </Section>
  );
}
