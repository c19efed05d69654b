import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { DeskItems } from './desk-items.tsx';
import { useOwnDesk } from './use-own-desk.ts';

/**
 * Lists what awaits the user in their careers and elections, except what the current screen settles; shows nothing if
 * there is nothing.
 */
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
