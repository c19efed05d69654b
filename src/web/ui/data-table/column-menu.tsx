import { lazy, type RefObject, Suspense, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#web/lib/words.ts';
import { DropPanel } from '../drop-panel.tsx';
import { Icon } from '../icon.tsx';
import { SectionTools } from '../section.tsx';
import css from './data-table.module.css';
import type { Arrangement } from './use-arranged-columns.ts';
import type { Overflow } from './use-overflow.ts';

const Panel = lazy(() => import('./column-panel.tsx').then(({ ColumnPanel }) => ({ default: ColumnPanel })));

/** Tables with fewer columns have no menu as long as all of them fit and none has been rearranged. */
const MENU_FROM = 7;
/** Pixels that stay in view when a table scrolls to its hidden columns. */
const KEPT_IN_SIGHT = 80;

/**
 * Shows which columns are out of view, with a way to them, and the menu of the columns: in the head of the table's
 * card, or above the table if it has no card.
 */
export function ColumnTools({
  label,
  columns,
  overflow,
  scroller,
}: {
  label: string;
  columns: Arrangement<never>;
  overflow: Overflow;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation();
  const card = useContext(SectionTools);
  const [head, setHead] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setHead(card?.current ?? null), [card]);
  // Once shown it stays: the reset that makes it unnecessary is pressed inside it.
  const [isThere, setThere] = useState(false);
  const isNeeded = overflow.isWide || columns.isArranged || columns.arranged.length >= MENU_FROM;
  if (isNeeded && !isThere) setThere(true);
  if (!isNeeded && !isThere) return null;
  const tools = (
    <div className={css.tools}>
      <Hidden columns={columns} overflow={overflow} scroller={scroller} />
      <DropPanel
        label={t('table.columnsOf', { table: label })}
        buttonClassName={css.tool}
        button={
          <>
            <Icon name="menu" size={16} />
            <span aria-hidden className={css.toolWords}>
              {t('table.columns')}
            </span>
          </>
        }
      >
        {() => (
          <Suspense>
            <Panel columns={columns} label={label} scroller={scroller} />
          </Suspense>
        )}
      </DropPanel>
    </div>
  );
  return head ? createPortal(tools, head) : tools;
}

/** Shows how many columns are out of view and scrolls to them; at the end of the table, back to the first. */
function Hidden({
  columns,
  overflow: { before, after },
  scroller,
}: {
  columns: Arrangement<never>;
  overflow: Overflow;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation();
  if (before.length + after.length === 0) return null;
  const isAhead = after.length > 0;
  const names = columns.shown.flatMap(({ id, header, title }) =>
    (isAhead ? after : before).includes(id) ? (title ?? header) || [] : [],
  );
  const scroll = () => {
    const room = scroller.current;
    if (!room) return;
    const stuck = [...room.querySelectorAll<HTMLElement>('thead [data-stuck]')].reduce(
      (width, head) => width + head.offsetWidth,
      0,
    );
    room.scrollTo({
      left: isAhead ? room.scrollLeft + Math.max(KEPT_IN_SIGHT, room.clientWidth - stuck - KEPT_IN_SIGHT) : 0,
    });
  };
  return (
    <button type="button" className={css.tool} data-tip={names.join(', ')} onClick={scroll}>
      {isAhead ? t('table.more', { count: after.length }) : t('table.back')}
      <Icon name={isAhead ? 'chevron' : 'undo'} size={14} />
    </button>
  );
}
