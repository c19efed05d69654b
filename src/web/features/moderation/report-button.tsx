import { ActionIcon, Button, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_REPORT_TEXT, REASONS, type Reason } from '#domains/moderation/constants.ts';
import type { Subject } from '#domains/shapes.ts';
import { client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';

/** Reports content or a name to the moderators, with a reason. */
export function ReportButton({
  subject,
  label,
  isSmall = false,
}: {
  subject: Subject;
  label: string;
  /** Shows only the flag. */
  isSmall?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isSmall ? (
        <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={() => setOpen(true)}>
          <Icon name="flag" size={14} />
        </ActionIcon>
      ) : (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && <ReportDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const [reason, setReason] = useState<Reason>('abuse');
  const [text, setText] = useState('');
  const report = useCommand(client.moderation.report, () => t('sent'), []);
  return (
    <Dialog onClose={onClose} title={t('reportTitle')}>
      <Stack
        as="form"
        gap="md"
        onSubmit={sends(() => report.mutate({ subject, reason, text }, { onSuccess: onClose }))}
      >
        <Select
          label={t('why')}
          data={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          allowDeselect={false}
          onChange={(chosen) => setReason(REASONS.find((known) => known === chosen) ?? reason)}
        />
        <Textarea
          label={t('more')}
          value={text}
          maxLength={MAX_REPORT_TEXT}
          rows={3}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" loading={report.isPending}>
          {t('send')}
        </Button>
      </Stack>
    </Dialog>
  );
}
