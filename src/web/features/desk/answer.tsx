import { Button } from '@mantine/core';
import { useUndoable } from '#web/lib/use-command.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';

/**
 * A button that answers a desk item in its row. All queries in view are fetched again: an answer may change any of them.
 * @param about tells equal buttons of several rows apart
 * @param does if it answers with an `Undo`, the answer can be taken back
 * @param ask the question before an answer that cannot be taken back
 */
export function Answer({
  label,
  about,
  does,
  said,
  ask,
  isSecond = false,
}: {
  label: string;
  about?: string | undefined;
  does: () => Promise<unknown>;
  said: string;
  ask?: { question: string; explanation?: string };
  isSecond?: boolean;
}) {
  const answer = useUndoable(does, said, [[]]);
  const looks = {
    size: 'xs',
    loading: answer.isPending,
    ...(about !== undefined && { 'aria-label': `${label}: ${about}` }),
    ...(isSecond && { variant: 'default' }),
  } as const;
  if (ask)
    return (
      <ConfirmButton {...looks} {...ask} confirmLabel={label} onConfirm={() => answer.mutate(undefined)}>
        {label}
      </ConfirmButton>
    );
  return (
    <Button {...looks} onClick={() => answer.mutate(undefined)}>
      {label}
    </Button>
  );
}
