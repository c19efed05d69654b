import { Button } from '@mantine/core';
import { client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

/**
 * Undoes an action of the assistant or of the previous manager. Everything is refetched, whether or not it succeeded.
 * @param describedBy id of the words that describe the action @param label of the button, by default that of undoing
 */
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
