import { useMemo } from 'react';
import type { OwnWithdrawal } from '#domains/withdrawal/contract.ts';
import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useMethodWords } from './use-method-words.ts';

/** Lists the user's withdrawals, with the reason for any refusal. */
export function OwnTable({ rows }: { rows: readonly OwnWithdrawal[] }) {
  const { t } = useTranslation('withdrawal');
  const col = useColumnKit('withdrawal').of<OwnWithdrawal>();
  const methodWords = useMethodWords();
  const columns = useMemo(
    (): Column<OwnWithdrawal>[] => [
      col.text('method', methodWords, { isName: true }),
      col.number('pucks'),
      col.number('fee'),
      col.number('net', ({ pucks, fee }) => pucks - fee),
      col.text('state', ({ state, reason }) =>
        reason === '' ? t(`state.${state}`) : t('stateWhy', { state: t(`state.${state}`), reason }),
      ),
      col.instant('requested', 'requestedAt'),
      col.actions('actions', ({ id, state }) =>
        state === 'requested' || state === 'review' ? <CancelButton id={id} /> : null,
      ),
    ],
    [t, methodWords, col],
  );
  return (
    <DataTable
      name="withdrawals-own"
      label={t('mine')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('noneMine')}
    />
  );
}

function CancelButton({ id }: { id: number }) {
  const { t } = useTranslation('withdrawal');
  const cancel = useCommand(api.withdrawals.cancel.call, () => t('canceled'), [
    api.withdrawals.key(),
    api.pucks.key(),
    sessionQuery.queryKey,
  ]);
  return (
    <ConfirmButton
      size="compact-xs"
      variant="default"
      aria-label={t('cancelOne', { id })}
      disabled={cancel.isPending}
      question={t('cancelQuestion', { id })}
      explanation={<p>{t('cancelHint')}</p>}
      confirmLabel={t('cancelConfirm')}
      onConfirm={() => cancel.mutate({ id })}
    >
      {t('cancel')}
    </ConfirmButton>
  );
}
