import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { SETTINGS, withSetting } from '#domains/lineups/rules/board.ts';
import {
  ordersLeft,
  PERIOD_PARTS,
  type PeriodPart,
  readOrders,
  withPeriodSetting,
  writeOrders,
} from '#domains/lineups/rules/orders.ts';
import { SettingField } from '#web/features/lineups/tactics/setting-field.tsx';
import { StyleMenu } from '#web/features/lineups/tactics/style-menu.tsx';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Row, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './tactics.module.css';

type Part = 'game' | PeriodPart;
/** Edits ten settings of three values each, for the whole game and, where they differ, for a part of it. */
export function TacticsForm({ draft, announce }: { draft: LineupDraft; announce: (words: string) => void }) {
  const { t } = useTranslation(['tactics', 'common']);
  const [part, setPart] = useState<Part>('game');
  const { tactics, orders } = draft;
  const book = readOrders(orders);
  const own = part === 'game' ? null : (book.byPeriod[part] ?? {});
  const isFull = own !== null && Object.keys(own).length === 0 && ordersLeft(orders) === 0;
  return (
    <Section
      title={t('tactics:title')}
      aside={
        <StyleMenu
          current={tactics}
          onTake={(way, name) => {
            draft.setTactics(way);
            announce(t('tactics:style.taken', { style: name }));
          }}
        />
      }
    >
      <SegmentedControl<Part>
        mb={10}
        fullWidth
        aria-label={t('tactics:part.label')}
        value={part}
        onChange={setPart}
        data={(['game', ...PERIOD_PARTS] as const).map((value) => ({
          value,
          label: (
            <PartLabel part={value} count={value === 'game' ? 0 : Object.keys(book.byPeriod[value] ?? {}).length} />
          ),
        }))}
      />
      <div className={css.partHint}>
        <p>{part === 'game' ? t('tactics:hint') : t('tactics:part.hint')}</p>
        {part !== 'game' && Object.keys(own ?? {}).length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => draft.setOrders(writeOrders({ ...book, byPeriod: { ...book.byPeriod, [part]: {} } }))}
          >
            {t('tactics:part.clear')}
          </Button>
        )}
      </div>
      {isFull && <p role="alert">{t('tactics:part.full')}</p>}
      <Columns min={272} align="stretch">
        {SETTINGS.map((setting) =>
          part === 'game' ? (
            <SettingField
              key={setting}
              setting={setting}
              value={tactics[setting]}
              usual={null}
              onChange={(value) => value && draft.setTactics(withSetting(tactics, setting, value))}
            />
          ) : (
            <SettingField
              key={`${part}.${setting}`}
              setting={setting}
              value={own?.[setting] ?? null}
              usual={tactics[setting]}
              isOff={isFull}
              onChange={(value) => draft.setOrders(withPeriodSetting(orders, part, [setting, value]))}
            />
          ),
        )}
      </Columns>
    </Section>
  );
}

/** The name of a part, short if there is little room, with the number of settings that differ in it. */
function PartLabel({ part, count }: { part: Part; count: number }) {
  const { t } = useTranslation(['tactics', 'common']);
  const name = t(`tactics:part.${part}`);
  return (
    <Row as="span" inline unbroken gap="sm" justify="center">
      <span className="visually-hidden-on-phone">{name}</span>
      <span className={css.short} aria-hidden>
        {t(`tactics:part.short.${part}`)}
      </span>
      {count > 0 && (
        <Words chip="count">
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{t('tactics:part.changed', { count })}</span>
        </Words>
      )}
    </Row>
  );
}
