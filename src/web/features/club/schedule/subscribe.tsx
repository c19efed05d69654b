import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { SecretCalendar } from './secret-calendar.tsx';

/** Offers the schedule for the user's own calendar: an address to subscribe to, or the file. */
export function Subscribe({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation(['club', 'common']);
  const [isOpen, setOpen] = useState(false);
  const isOwn = useUser()?.teamId === teamId;
  const address = `${location.origin}/api/teams/${teamId}/schedule.ics`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      alert('success', t('club:schedule.copied'));
    } catch {
      alert('error', t('common:somethingFailed'));
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<Icon name="calendar" size={16} />} onClick={() => setOpen(true)}>
        {t('club:schedule.subscribe')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('club:schedule.subscribe')}>
        <TextInput
          label={t('club:schedule.subscribeHint')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {isOwn && <SecretCalendar />}
        <Row gap="md" justify="end" top="lg">
          <Button component="a" href={address} download variant="default">
            {t('club:schedule.download')}
          </Button>
          <Button onClick={() => void copy()}>{t('club:schedule.copy')}</Button>
        </Row>
      </Dialog>
    </>
  );
}
