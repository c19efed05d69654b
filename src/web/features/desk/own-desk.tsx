import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/section.tsx';
import { DeskItems } from './desk-items.tsx';
import { useOwnDesk } from './use-own-desk.ts';

/** What waits for a user in his careers, and where he votes, but for what the screen that it stands on answers; nothing while nothing does. */
export function OwnDesk() {
  const { t } = useTranslation('club');
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const items = useOwnDesk().filter(({ path }) => path.split('?')[0] !== pathname);
  if (items.length === 0) return null;
  return (
    <Section title={t('overview.desk')} isFlush>
      <DeskItems items={items} />
    </Section>
  );
}
