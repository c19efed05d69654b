import { Button, Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';

/** Asks before the user leaves unsaved changes, by a link, the back button, another team, or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('lineups');
  useUnsaved(isDirty);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && (current.pathname !== next.pathname || teamIn(current.search) !== teamIn(next.search)),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Modal opened onClose={blocker.reset} title={t('leave.title')} withCloseButton={false}>
      <p>{t('leave.words')}</p>
      <Row gap="md" justify="end" top="lg">
        <Button variant="default" data-autofocus onClick={blocker.reset}>
          {t('leave.stay')}
        </Button>
        <Button color="red.9" onClick={blocker.proceed}>
          {t('leave.go')}
        </Button>
      </Row>
    </Modal>
  );
}

function teamIn(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'team' in search ? search.team : undefined;
}
