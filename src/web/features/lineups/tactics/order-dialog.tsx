import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { SETTINGS, type TacticValue, withSetting } from '#domains/lineups/rules/board.ts';
import { neverHolds, PERIOD_PARTS, type PeriodPart, partsOf, periodsOf } from '#domains/lineups/rules/orders.ts';
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { validateOrders } from '#engine/match/bench/orders.ts';
import { orderSentence } from '#web/features/lineups/tactics/order-words.ts';
import { ScoreCondition } from '#web/features/lineups/tactics/score-condition.tsx';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Columns, Row, Text, Words } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import css from './tactics.module.css';

/** Edits one order: its conditions, and what the bench then does; the resulting sentence is always in view. */
export function OrderDialog({
  number,
  order,
  onKeep,
  onClose,
}: {
  /** Number of the edited order; null for a new one. */
  number: number | null;
  order: TeamOrder;
  onKeep: (order: TeamOrder) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation(['tactics', 'orders', 'common']);
  const [draft, setDraft] = useState(order);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<TeamOrder>) => setDraft((before) => withoutGaps({ ...before, ...part }));
  const faults = validateOrders([draft]).map(({ fault }) => fault);
  const faultOf = (fault: (typeof faults)[number]) =>
    faults.includes(fault) ? t(`orders:dialog.fault.${fault}`) : undefined;
  const isBlank = Object.keys(draft.tactics).length === 0;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={number === null ? t('orders:dialog.add') : t('orders:dialog.edit', { number })}
    >
      <form
        noValidate
        onSubmit={sends(() => {
          setTried(true);
          if (faults.length === 0) onKeep(draft);
        })}
      >
        <fieldset className={css.group}>
          <legend>{t('orders:dialog.when')}</legend>
          <Columns min={190} gap="md">
            <MinuteInput
              label={t('orders:dialog.fromMinute')}
              value={draft.fromMinute}
              error={faultOf('minute')}
              onChange={(fromMinute) => change({ fromMinute })}
            />
            <MinuteInput
              label={t('orders:dialog.untilMinute')}
              value={draft.untilMinute}
              error={faults.includes('minute')}
              onChange={(untilMinute) => change({ untilMinute })}
            />
          </Columns>
          <Text aside>{t('orders:dialog.minuteHint')}</Text>
          <PartBoxes order={draft} onChange={(periods) => change({ periods })} />
          <ScoreCondition order={draft} error={faultOf('lead')} onChange={change} />
        </fieldset>
        <fieldset className={css.group}>
          <legend>{t('orders:dialog.change')}</legend>
          <Columns min={190} gap="md">
            {SETTINGS.map((setting) => (
              <SettingSelect
                key={setting}
                setting={setting}
                tactics={draft.tactics}
                onChange={(tactics) => change({ tactics })}
              />
            ))}
          </Columns>
          {isTried && isBlank && (
            <Text tone="bad" role="alert">
              {faultOf('no-tactics')}
            </Text>
          )}
        </fieldset>
        <output className={css.reads}>
          <Words aside>{t('orders:dialog.reads')}</Words> {isBlank ? '…' : orderSentence(t, i18n.language, draft)}
          {neverHolds(draft) && <Words tone="bad"> {t('orders:never')}</Words>}
        </output>
        <Row gap="md" justify="end" top="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('common:save')}</Button>
        </Row>
      </form>
    </Dialog>
  );
}

/** Returns the order without cleared conditions: the stored order has only the ones that are set. */
function withoutGaps({ tactics, ...conditions }: TeamOrder): TeamOrder {
  const given = Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
  return { ...given, tactics };
}

function MinuteInput({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: number | undefined;
  error: string | boolean | undefined;
  onChange: (minute: number | undefined) => void;
}) {
  return (
    <NumberField
      isOptional
      min={0}
      max={300}
      label={label}
      value={value}
      error={error}
      onChange={(minute) => onChange(minute ?? undefined)}
    />
  );
}

function PartBoxes({ order, onChange }: { order: TeamOrder; onChange: (periods: number[] | undefined) => void }) {
  const { t } = useTranslation(['tactics', 'orders']);
  // An order from elsewhere may name the fourth period alone, which has no box: it stays until a box is ticked.
  const [chosen, setChosen] = useState<readonly PeriodPart[]>(partsOf(order) ?? []);
  return (
    <Checkbox.Group
      label={t('orders:dialog.periods')}
      value={[...chosen]}
      onChange={(values) => {
        const parts = PERIOD_PARTS.filter((part) => values.includes(part));
        setChosen(parts);
        onChange(periodsOf(parts));
      }}
    >
      <Row gap="lg" top="xs">
        {PERIOD_PARTS.map((part) => (
          <Checkbox key={part} value={part} label={t(`tactics:part.${part}`)} />
        ))}
      </Row>
    </Checkbox.Group>
  );
}

function SettingSelect({
  setting,
  tactics,
  onChange,
}: {
  setting: keyof Tactics;
  tactics: Partial<Tactics>;
  onChange: (tactics: Partial<Tactics>) => void;
}) {
  const { t } = useTranslation(['tactics', 'orders']);
  const choices: readonly TacticValue[] = TACTIC_CHOICES[setting];
  return (
    <NativeSelect
      label={t(`tactics:names.${setting}`)}
      value={tactics[setting] ?? ''}
      onChange={({ currentTarget }) => {
        const value = choices.find((choice) => choice === currentTarget.value) ?? null;
        onChange(withSetting(tactics, setting, value));
      }}
      data={[
        { value: '', label: t('orders:dialog.asItIs') },
        ...choices.map((choice) => ({ value: choice, label: t(`tactics:values.${choice}`) })),
      ]}
    />
  );
}
