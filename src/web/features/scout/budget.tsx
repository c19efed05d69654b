import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_ROAD_BUDGET } from '#domains/scout/constants.ts';
import type { ScoutingBudget } from '#domains/scout/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import css from '#web/features/job/staff.module.css';
import { api, client } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** Shows the scouting costs of the user's club: budget of the season, spent, and to come. */
export function Budget({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.scouts.budget.queryOptions({ input: { id: teamId } })}>
      {({ data }) => (
        <Stack>
          <Sums budget={data} />
          <Section title={<Heading />}>
            <BudgetForm key={String(data.most)} teamId={teamId} most={data.most} />
          </Section>
          <PerScout budget={data} />
        </Stack>
      )}
    </Load>
  );
}

function Heading() {
  const { t } = useTranslation('scout');
  return t('budget.set');
}

export function Sums({ budget: { most, spent, left, wages, ahead, nightsAhead } }: { budget: ScoutingBudget }) {
  const { t } = useTranslation('scout');
  const format = useFormat();
  const missing = left === null ? 0 : Math.max(0, ahead - left);
  return (
    <>
      <StatTiles
        tiles={[
          {
            label: t('budget.most'),
            value: most === null ? NOTHING : format.money(most),
            note: t(most === null ? 'budget.noBudget' : 'budget.perSeason'),
          },
          { label: t('budget.spent'), value: format.money(spent), note: t('budget.season') },
          {
            label: t('budget.left'),
            value: left === null ? NOTHING : format.money(left),
            note: t(left === null ? 'budget.asItTakes' : 'budget.season'),
          },
          { label: t('budget.ahead'), value: format.money(ahead), note: t('budget.nights', { count: nightsAhead }) },
          { label: t('budget.wages'), value: format.money(wages), note: t('budget.season') },
        ]}
      />
      {missing > 0 && <p role="note">{t('budget.short', { money: format.money(missing) })}</p>}
    </>
  );
}

function BudgetForm({ teamId, most }: { teamId: TeamId; most: number | null }) {
  const { t } = useTranslation('scout');
  const [value, setValue] = useState<number | null>(most);
  const save = useCommand(client.scouts.setBudget, () => t('budget.saved'), [api.scouts.key()]);
  return (
    <form onSubmit={sends(() => save.mutate({ id: teamId, most: value }))}>
      <p className={css.dim}>{t('budget.setHint')}</p>
      <Row gap="sm" align="end" top="sm">
        <NumberField
          label={t('budget.field')}
          placeholder={t('budget.none')}
          kind="money"
          min={0}
          max={MAX_ROAD_BUDGET}
          step={5_000}
          isOptional
          value={value}
          onChange={setValue}
        />
        <Button type="submit" loading={save.isPending}>
          {t('budget.save')}
        </Button>
      </Row>
    </form>
  );
}

type BudgetRow = ScoutingBudget['scouts'][number];

function PerScout({ budget: { scouts, spent, ahead, season } }: { budget: ScoutingBudget }) {
  const { t } = useTranslation(['scout', 'job']);
  const col = useColumnKit('scout:budget.column').of<BudgetRow>();
  const columns: Column<BudgetRow>[] = [
    col.person('scout', 'person', { flag: true, isName: true }),
    col.text('role', ({ role }) => (role ? t(`job:title.${role}`) : t('scout:budget.former'))),
    col.count('nights'),
    col.money('spent'),
    col.money('ahead'),
    col.money('pay'),
  ];
  const [first] = scouts;
  const sum = (of: (row: BudgetRow) => number) => scouts.reduce((all, row) => all + of(row), 0);
  return (
    <Section title={t('scout:budget.perScout')} isFlush>
      <DataTable
        name="scouting-budget"
        label={t('scout:budget.perScout')}
        rows={scouts}
        columns={columns.map((column) => ({ ...column, isUnsortable: true }))}
        rowKey={({ person }) => person.id}
        total={
          first && {
            label: t('scout:budget.total'),
            row: { ...first, nights: sum(({ nights }) => nights), spent, ahead, pay: sum(({ pay }) => pay ?? 0) },
          }
        }
        empty={t('scout:budget.nobody')}
        csvName={`scouting-budget-${season}`}
      />
    </Section>
  );
}
