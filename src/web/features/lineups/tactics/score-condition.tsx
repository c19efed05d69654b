import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { Columns } from '#web/ui/layout.tsx';

type Lead = Pick<TeamOrder, 'leadAtLeast' | 'leadAtMost'>;

const KINDS = ['any', 'behind', 'ahead', 'level', 'between'] as const;
type Kind = (typeof KINDS)[number];

/** Edits the score at which an order holds: the common cases in words, all others as two limits of the lead. */
export function ScoreCondition({
  order,
  error,
  onChange,
}: {
  order: Lead;
  error: string | undefined;
  onChange: (lead: Lead) => void;
}) {
  const { t } = useTranslation('orders');
  const [kind, setKind] = useState<Kind>(() => kindOf(order));
  const goals = kind === 'behind' ? -(order.leadAtMost ?? Number.NaN) : (order.leadAtLeast ?? Number.NaN);
  return (
    <Columns min={190} gap="md">
      <NativeSelect
        label={t('dialog.score')}
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = KINDS.find((one) => one === currentTarget.value) ?? 'any';
          setKind(chosen);
          onChange(leadOf(chosen, 1));
        }}
        data={KINDS.map((value) => ({ value, label: t(`dialog.${value}`) }))}
      />
      {(kind === 'behind' || kind === 'ahead') && (
        <GoalsInput
          key={kind}
          label={t('dialog.goals')}
          min={1}
          value={Number.isNaN(goals) ? undefined : goals}
          error={error}
          onChange={(given) => given !== undefined && onChange(leadOf(kind, given))}
        />
      )}
      {kind === 'between' && (
        <>
          <GoalsInput
            label={t('dialog.leadAtLeast')}
            min={-20}
            value={order.leadAtLeast}
            error={error}
            onChange={(leadAtLeast) => onChange({ leadAtLeast })}
          />
          <GoalsInput
            label={t('dialog.leadAtMost')}
            min={-20}
            value={order.leadAtMost}
            description={t('dialog.leadHint')}
            error={error !== undefined}
            onChange={(leadAtMost) => onChange({ leadAtMost })}
          />
        </>
      )}
    </Columns>
  );
}

function kindOf({ leadAtLeast: least, leadAtMost: most }: Lead): Kind {
  if (least === undefined && most === undefined) return 'any';
  if (least === 0 && most === 0) return 'level';
  if (least === undefined && most !== undefined && most < 0) return 'behind';
  return most === undefined && least !== undefined && least > 0 ? 'ahead' : 'between';
}

function leadOf(kind: Kind, goals: number): Lead {
  switch (kind) {
    case 'any':
      return { leadAtLeast: undefined, leadAtMost: undefined };
    case 'behind':
      return { leadAtLeast: undefined, leadAtMost: -goals };
    case 'ahead':
      return { leadAtLeast: goals, leadAtMost: undefined };
    case 'level':
      return { leadAtLeast: 0, leadAtMost: 0 };
    case 'between':
      return { leadAtLeast: -goals, leadAtMost: goals };
  }
}

function GoalsInput({
  label,
  min,
  value,
  description,
  error,
  onChange,
}: {
  label: string;
  min: number;
  value: number | undefined;
  description?: string;
  error: string | boolean | undefined;
  onChange: (goals: number | undefined) => void;
}) {
  // The text being typed: an emptied field is not a number yet.
  const [text, setText] = useState(value === undefined ? '' : String(value));
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      min={min}
      max={20}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={description}
      value={text}
      error={error}
      onBlur={() => setText(value === undefined ? '' : String(value))}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value));
      }}
    />
  );
}
