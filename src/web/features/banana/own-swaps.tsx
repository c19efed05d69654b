import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { OwnFruitOrder } from '#domains/banana/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFruitCount } from './fruit-words.ts';
import { useFruitCommand } from './use-fruit-command.ts';

/** Returns what the user gives and gets: in a swap that they took, the other way around. */
function sidesOf({ role, give, giveCount, want, wantCount }: OwnFruitOrder) {
  const offered = [give, giveCount] as const;
  const wanted = [want, wantCount] as const;
  return role === 'made' ? { given: offered, gotten: wanted } : { given: wanted, gotten: offered };
}

/** Lists the user's open swaps, and the outcome of earlier ones. */
export function OwnSwaps({ own }: { own: readonly OwnFruitOrder[] }) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  const col = useColumnKit('banana').of<OwnFruitOrder>();
  const columns = useMemo(
    (): Column<OwnFruitOrder>[] => [
      col.text('give', (order) => counted(...sidesOf(order).given), { isName: true }),
      col.text('get', (order) => counted(...sidesOf(order).gotten)),
      col.text('state', ({ role, state }) => (role === 'taken' ? t('own.role.taken') : t(`own.state.${state}`))),
      col.instant('time', ({ createdAt, closedAt }) => closedAt ?? createdAt),
      col.actions('act', (order) => (order.state === 'open' ? <Cancel order={order} /> : null)),
    ],
    [col, counted, t],
  );
  return (
    <Section title={t('own.title')} isFlush>
      <DataTable name="fruit-swaps" label={t('own.title')} rows={own} columns={columns} rowKey={({ id }) => id} />
    </Section>
  );
}

function Cancel({ order }: { order: OwnFruitOrder }) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  const cancel = useFruitCommand(api.bananaDay.cancel.call, () => t('own.canceled'));
  const { give, giveCount, want, wantCount } = order;
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('own.cancelNamed', { give: counted(give, giveCount), get: counted(want, wantCount) })}
      loading={cancel.isPending}
      onClick={() => cancel.mutate({ id: order.id })}
    >
      {t('own.cancel')}
    </Button>
  );
}
