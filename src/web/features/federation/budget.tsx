import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { BUDGET_ITEMS, type BudgetShares, MAX_BUDGET_NOTE } from '#domains/federation/constants.ts';
import type { BudgetView } from '#domains/federation/contract.ts';
import type { PersonRef } from '#domains/shapes.ts';
import type { NationId } from '#engine/ids.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { useIsOthers } from '#web/features/person/use-person-id.ts';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { Bars } from '#web/features/stats/bars.tsx';
import { api, client } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column as TableColumn } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './federation.module.css';

/** Shows the federation's funds and spending, and the vote on the president's proposal. */
export function Budget({ nationId }: { nationId: NationId }) {
  const { t } = useTranslation('federation');
  const format = useFormat();
  return (
    <Load from={api.federations.budget.queryOptions({ input: { id: nationId } })}>
      {({ data }) => (
        <MainAndSide>
          <Stack>
            <StatTiles
              tiles={[
                { label: t('budget.balance'), value: format.money(data.balance) },
                {
                  label: t('budget.grant'),
                  value: data.grant === null ? NOTHING : format.money(data.grant),
                  note: t('budget.grantNote'),
                },
              ]}
            />
            <Section title={t('budget.inForce')}>
              <Text bottom="md">{t(data.isUsual ? 'budget.usual' : 'budget.accepted')}</Text>
              <Shares shares={data.inForce} label={t('budget.inForce')} />
              <Text top="md" aside>
                {t('budget.effects')}
              </Text>
            </Section>
            <Proposals view={data} />
          </Stack>
          <Stack>
            <Vote nationId={nationId} view={data} />
            {data.mayPropose && <Propose nationId={nationId} shares={data.inForce} />}
          </Stack>
        </MainAndSide>
      )}
    </Load>
  );
}

/** Shows the shares of a budget. */
export function Shares({ shares, label }: { shares: BudgetShares; label: string }) {
  const { t } = useTranslation('federation');
  return (
    <Bars
      label={label}
      bars={BUDGET_ITEMS.map((item) => ({
        id: item,
        label: t(`budget.item.${item}`),
        value: shares[item],
        words: `${shares[item]}%`,
      }))}
    />
  );
}

/** Returns a command of the budget that reports its result and refetches everything. */
function useBudgetCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [[]]);
}

/** The flag that reports a president's note on a budget; not shown to the president. */
function ReportNote({ id, by }: { id: number; by: PersonRef }) {
  return useIsOthers('president', by.id) ? <ReportWords kind="budget-note" id={id} /> : null;
}

function Vote({ nationId, view }: { nationId: NationId; view: BudgetView }) {
  const { t } = useTranslation('federation');
  const vote = useBudgetCommand(client.federations.voteOnBudget, t('budget.voteSaid'));
  const current = view.proposals.find(({ state }) => state === 'voting');
  if (!current) return null;
  return (
    <Section title={t('budget.vote')} aside={<span>{t('budget.until', { day: current.closesOn.day })}</span>}>
      <Shares shares={current.shares} label={t('budget.vote')} />
      <div className={`${css.words} ${css.ballot}`}>
        {current.note && <p>{current.note}</p>}
        {current.note && current.by?.isUser && <ReportNote id={current.id} by={current.by} />}
        <Words aside>{t('budget.secret')}</Words>
        {view.hasVoted && <span>{t('budget.voted')}</span>}
        {view.mayVote && (
          <Row as="span" gap="sm">
            <Button size="xs" loading={vote.isPending} onClick={() => vote.mutate({ id: nationId, isFor: true })}>
              {t('budget.for')}
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={vote.isPending}
              onClick={() => vote.mutate({ id: nationId, isFor: false })}
            >
              {t('budget.against')}
            </Button>
          </Row>
        )}
      </div>
    </Section>
  );
}

function Propose({ nationId, shares }: { nationId: NationId; shares: BudgetShares }) {
  const { t } = useTranslation('federation');
  const propose = useBudgetCommand(client.federations.proposeBudget, t('budget.proposedSaid'));
  const [draft, setDraft] = useState(shares);
  const [note, setNote] = useState('');
  const sum = BUDGET_ITEMS.reduce((total, item) => total + draft[item], 0);
  return (
    <Section title={t('budget.propose')}>
      <form onSubmit={sends(() => propose.mutate({ id: nationId, ...draft, note }))}>
        <Stack gap="md">
          {BUDGET_ITEMS.map((item) => (
            <NumberField
              key={item}
              label={t(`budget.item.${item}`)}
              value={draft[item]}
              min={0}
              max={100}
              step={5}
              kind="percent"
              onChange={(value) => setDraft({ ...draft, [item]: value })}
            />
          ))}
          <span>{t(sum > 100 ? 'budget.tooMuch' : 'budget.saved', { percent: Math.abs(100 - sum) })}</span>
          <Restricted />
          <Textarea
            label={t('budget.note')}
            value={note}
            autosize
            maxLength={MAX_BUDGET_NOTE}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
          <Button type="submit" loading={propose.isPending} disabled={sum > 100}>
            {t('budget.propose')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

type Proposal = BudgetView['proposals'][number];

function Proposals({ view }: { view: BudgetView }) {
  const { t } = useTranslation('federation');
  const col = useColumnKit('federation', { isUnsortable: true }).of<Proposal>();
  const columns: TableColumn<Proposal>[] = [
    col.season('season', { isName: true }),
    ...BUDGET_ITEMS.map(
      (item): TableColumn<Proposal> =>
        col.count(item, ({ shares }) => shares[item], {
          header: t(`budget.short.${item}`),
          title: t(`budget.item.${item}`),
          cell: ({ shares }) => `${shares[item]}%`,
        }),
    ),
    col.text('state', {
      header: t('budget.result'),
      cell: ({ state, votesFor, votesAgainst }) =>
        `${t(`budget.state.${state}`)}${votesFor === null ? '' : ` ${votesFor}–${votesAgainst}`}`,
    }),
    col.person('by', { header: t('column.president'), value: ({ by }) => by?.lastname ?? null }),
  ];
  return (
    <Section title={t('budget.proposals')} isFlush>
      <DataTable
        name="federation-budget"
        label={t('budget.proposals')}
        rows={view.proposals}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('budget.none')}
      />
    </Section>
  );
}
