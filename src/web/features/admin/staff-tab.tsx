import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Appointment } from '#domains/appointment/contract.ts';
import { usePostName } from '#web/features/appointment/use-post-name.ts';
import { api, client } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists current and former staff of the site and of competitions. */
export function StaffTab() {
  const { t } = useTranslation('admin');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.appointments.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useStaffColumns();
  return (
    <Section title={t('staff.title')} isFlush>
      <Text inset="md" tone="dim">
        {t('staff.words')}
      </Text>
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data, pagination }) => (
          <DataTable
            name="admin-staff"
            label={t('staff.title')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('staff.empty')}
            pages={pagination}
          />
        )}
      </Loaded>
    </Section>
  );
}

function useStaffColumns(): Column<Appointment>[] {
  const { t } = useTranslation('admin');
  const col = useColumnKit('admin:staff').of<Appointment>();
  const nameOf = usePostName();
  return useMemo(() => {
    const by = (name: string | null) => name ?? t('staff.formerAdmin');
    return [
      col.user('name', 'user'),
      col.text('role', ({ role, competition }) => nameOf({ role, competition: competition?.name ?? null })),
      col.instant('from', 'appointedAt'),
      col.text('by', ({ appointedBy }) => by(appointedBy)),
      col.instant('to', 'dismissedAt', { none: t('staff.present') }),
      col.text('dismissedBy', ({ dismissedAt, dismissedBy }) => (dismissedAt ? by(dismissedBy) : '')),
      col.actions('actions', (row) => row.dismissedAt === null && <Dismiss row={row} />),
    ];
  }, [t, nameOf, col]);
}

function Dismiss({ row: { id, user, role, competition } }: { row: Appointment }) {
  const { t } = useTranslation('admin');
  const nameOf = usePostName();
  const dismiss = useCommand(client.appointments.dismiss, () => t('staff.dismissed', { name: user.name }), [
    api.appointments.key(),
  ]);
  return (
    <ConfirmButton
      size="compact-xs"
      variant="default"
      question={t('staff.dismissQuestion', {
        name: user.name,
        role: nameOf({ role, competition: competition?.name ?? null }),
      })}
      confirmLabel={t('staff.dismiss')}
      onConfirm={() => dismiss.mutate({ id })}
    >
      {t('staff.dismiss')}
    </ConfirmButton>
  );
}
