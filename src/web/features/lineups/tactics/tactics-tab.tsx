import { useState } from 'react';
import { inForceAt, readOrders, writeOrders } from '#domains/lineups/rules/orders.ts';
import { ForcePreview } from '#web/features/lineups/tactics/force-preview.tsx';
import { OrderList } from '#web/features/lineups/tactics/order-list.tsx';
import { TacticsForm } from '#web/features/lineups/tactics/tactics-form.tsx';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import css from './tactics.module.css';

/** A typical moment of concern: ten minutes left, down a goal. */
const WORRYING = { minute: 50, lead: -1 };

/** Shows the team's tactics: settings for the game and for each part of it, orders, and their combined effect at a moment. */
export function TacticsTab({
  draft,
  awayTemplate,
  announce,
}: {
  draft: LineupDraft;
  /** Name of the template used in away games. */
  awayTemplate: string | null;
  announce: (words: string) => void;
}) {
  const { t } = useTranslation(['orders', 'tactics']);
  const [moment, setMoment] = useState(WORRYING);
  const book = readOrders(draft.orders);
  const inForce = inForceAt(draft, moment);
  const first = draft.orders.length - book.conditional.length;
  return (
    <div className={css.tab}>
      {awayTemplate !== null && (
        <Row as="p" wide plate edge="accent" unbroken align="start" gap="sm" inset="md">
          <Icon name="info" size={16} /> {t('tactics:away', { name: awayTemplate })}
        </Row>
      )}
      <TacticsForm draft={draft} announce={announce} />
      <Stack shrinks>
        <OrderList
          orders={draft.orders}
          conditional={book.conditional}
          inForce={new Set(Object.values(inForce.decidedBy).map((index) => (index ?? -1) - first))}
          announce={announce}
          onChange={(conditional) => draft.setOrders(writeOrders({ ...book, conditional }))}
        />
        <ForcePreview
          title={t('orders:force.title')}
          orders={draft.orders}
          moment={moment}
          inForce={inForce}
          onMove={setMoment}
        />
      </Stack>
    </div>
  );
}
