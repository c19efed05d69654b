import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

/** Undoes an act: of the assistant, or of the last manager. Whether it went well or not, everything may look different from what is shown. @param describedBy id of the words that say what @param label what to call it, if not undoing */
export function UndoButton({ id, describedBy, label }: { id: number; describedBy: string; label?: string }) {
  const { t } = useTranslation(['notifications', 'common']);
  const undo = useCommand(client.notifications.undo, () => t('notifications:undo.success'), [[]]);
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-describedby={describedBy}
      loading={undo.isPending}
      onClick={() => undo.mutate({ id })}
    >
      {label ?? t('notifications:undo.act')}
    </Button>
  );
}
