import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '../icon.tsx';
import { isListed } from './arrange.ts';
import type { Column } from './columns.ts';
import css from './data-table.module.css';
import type { Arrangement } from './use-arranged-columns.ts';

/** Pixels per press. */
const WIDTH_STEP = 20;

/**
 * The menu of a table's columns: which are shown, in what order and how wide. Announces the effect of each press to
 * screen readers.
 */
export function ColumnPanel({
  label,
  columns,
  scroller,
}: {
  label: string;
  columns: Arrangement<never>;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation(['table', 'common']);
  const panel = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const listed = columns.arranged.filter(isListed);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  const reset = () => {
    columns.reset();
    setSaid(t('said.reset'));
  };
  return (
    <section ref={panel} className={css.panel} aria-label={t('common:table.columnsOf', { table: label })}>
      <ul className={css.columns}>
        {listed.map((column, index) => (
          <ColumnLine
            key={column.id}
            column={column}
            columns={columns}
            place={{ at: index + 1, of: listed.length }}
            scroller={scroller}
            say={setSaid}
          />
        ))}
      </ul>
      <div className={css.panelFoot}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon name="undo" size={14} />}
          aria-disabled={!columns.isArranged}
          data-disabled={!columns.isArranged || undefined}
          onClick={reset}
        >
          {t('reset')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

function ColumnLine({
  column: { id, header, title },
  columns,
  place,
  scroller,
  say,
}: {
  column: Column<never>;
  columns: Arrangement<never>;
  place: { at: number; of: number };
  scroller: RefObject<HTMLDivElement | null>;
  say: (words: string) => void;
}) {
  const { t } = useTranslation('table');
  const name = title ?? header;
  const isShown = columns.isShown(id);
  const move = (step: -1 | 1) => {
    const mover = columns.mover(id, step);
    return (
      mover &&
      (() => {
        mover();
        say(t('said.moved', { column: name, place: place.at + step, count: place.of }));
      })
    );
  };
  const resize = (by: number) => () => {
    const drawn = scroller.current?.querySelector<HTMLElement>(`thead [data-column="${CSS.escape(id)}"]`);
    const width = (columns.widthOf(id) ?? drawn?.offsetWidth ?? 0) + by;
    columns.resize(id, width);
    say(t('said.width', { column: name, width }));
  };
  return (
    <li className={css.columnLine}>
      <Checkbox
        size="xs"
        label={
          <>
            <b>{header}</b> {title !== header && title}
          </>
        }
        checked={isShown}
        disabled={!columns.canHide(id)}
        onChange={({ currentTarget: { checked } }) => {
          columns.show(id, checked);
          say(t(checked ? 'said.shown' : 'said.hidden', { column: name }));
        }}
      />
      <Press icon={<Icon name="up" size={16} />} label={t('left', { column: name })} onPress={move(-1)} />
      <Press icon={<Icon name="down" size={16} />} label={t('right', { column: name })} onPress={move(1)} />
      <Press icon="−" label={t('narrower', { column: name })} onPress={isShown ? resize(-WIDTH_STEP) : undefined} />
      <Press icon="+" label={t('wider', { column: name })} onPress={isShown ? resize(WIDTH_STEP) : undefined} />
    </li>
  );
}

/** A button that keeps the focus even if it has no action. */
function Press({ icon, label, onPress }: { icon: ReactNode; label: string; onPress: (() => void) | undefined }) {
  return (
    <ActionIcon
      variant="subtle"
      size="sm"
      aria-label={label}
      data-tip={label}
      aria-disabled={!onPress}
      data-disabled={!onPress || undefined}
      onClick={onPress}
    >
      {icon}
    </ActionIcon>
  );
}
