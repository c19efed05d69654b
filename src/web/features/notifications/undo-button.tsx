import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Undoes an act: of the assistant, or of the last manager. Whether it went well or not, everything may look different from what is shown. @param describedBy id of the words that say what @param label what to call it, if not undoing */
export function UndoButton({ id, describedBy, label }: { id: number; describedBy: string; label?: string }) {
  const { t } = useTranslation(['notifications', 'common']);
  const undo = useMutation({
    mutationFn: () => api.notifications.undo.call({ id }),
    onSuccess: () => alert('success', t('notifications:undo.success')),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-describedby={describedBy}
      loading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {label ?? t('notifications:undo.act')}
    </Button>
  );
}
