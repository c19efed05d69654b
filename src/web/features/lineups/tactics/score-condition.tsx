import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

type Lead = Pick<TeamOrder, 'leadAtLeast' | 'leadAtMost'>;

const KINDS = ['any', 'behind', 'ahead', 'level', 'between'] as const;
type Kind = (typeof KINDS)[number];

/** In goals. */
const MAX_LEAD = 20;

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
  const goals = kind === 'behind' ? -(order.leadAtMost ?? -1) : (order.leadAtLeast ?? 1);
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
        <NumberField
          label={t('dialog.goals')}
          min={1}
          max={MAX_LEAD}
          value={goals}
          error={error}
          onChange={(given) => onChange(leadOf(kind, given))}
        />
      )}
      {kind === 'between' && (
        <>
          <LeadField
            label={t('dialog.leadAtLeast')}
            value={order.leadAtLeast}
            error={error}
            onChange={(leadAtLeast) => onChange({ leadAtLeast })}
          />
          <LeadField
            label={t('dialog.leadAtMost')}
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

function LeadField({
  label,
  value,
  description,
  error,
  onChange,
}: {
  label: string;
  value: number | undefined;
  description?: string;
  error: string | boolean | undefined;
  onChange: (goals: number | undefined) => void;
}) {
  return (
    <NumberField
      isOptional
      min={-MAX_LEAD}
      max={MAX_LEAD}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={description}
      value={value}
      error={error}
      onChange={(goals) => onChange(goals ?? undefined)}
    />
  );
}
