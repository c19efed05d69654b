import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LedgerKind, LedgerLine } from '#domains/finances/contract.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { memoRenderers } from '#web/features/facts.ts';
import { api } from '#web/lib/api.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useSearchNumber, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Money } from './money.tsx';
import { useKindName } from './use-kind-name.ts';

/** Every kind has words, so their keys are the list of kinds, in that order. */
const KINDS = Object.keys(memoRenderers) as LedgerKind[];

/** Lists all transactions of the season, by day and kind. */
export function LedgerTab({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('finances');
  const text = useSearchText('kind');
  const kind = KINDS.find((known) => known === text);
  const given = useSearchNumber('day');
  const day = given !== undefined && given <= DAYS_PER_SEASON ? given : undefined;
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.finances.ledger.queryOptions({
      input: { id: teamId, kind, day, page },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <Filters kind={kind} day={day} booked={query.data?.kinds ?? []} />
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data, pagination }) => (
          <>
            <Section
              title={t('tabs.ledger')}
              aside={<span>{t('ledger.entries', { count: pagination.total })}</span>}
              isFlush
            >
              {data.length === 0 ? (
                <Text inset="md" aside>
                  {t('ledger.empty')}
                </Text>
              ) : (
                <Lines lines={data} />
              )}
            </Section>
            <Pager {...pagination} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface Filtered {
  kind: LedgerKind | undefined;
  day: number | undefined;
  /** The kinds that can occur; federations and purses have others. */
  booked: readonly LedgerKind[];
}

function Filters({ kind, day, booked }: Filtered) {
  const { t } = useTranslation('finances');
  const nameOf = useKindName();
  const setSearch = useSetSearch();
  const days = Array.from({ length: DAYS_PER_SEASON }, (_, index) => String(index + 1));
  const listed = KINDS.filter((known) => known === kind || booked.includes(known));
  const kinds = listed.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Row gap="md" bottom="lg">
      <NativeSelect
        label={t('ledger.kind')}
        value={kind ?? ''}
        data={[{ value: '', label: t('ledger.allKinds') }, ...kinds]}
        onChange={({ currentTarget: { value } }) => setSearch({ kind: value || undefined, page: undefined })}
      />
      <NativeSelect
        label={t('ledger.day')}
        value={String(day ?? '')}
        data={[
          { value: '', label: t('ledger.allDays') },
          ...days.map((value) => ({ value, label: t('chart.day', { day: value }) })),
        ]}
        onChange={({ currentTarget: { value } }) => setSearch({ day: value || undefined, page: undefined })}
      />
      <ResetFilters of={['kind', 'day', 'page']} />
    </Row>
  );
}

function Lines({ lines }: { lines: readonly LedgerLine[] }) {
  const { t } = useTranslation('finances');
  return (
    <Sheet
      flush
      head={[t('ledger.for'), t('ledger.day'), t('ledger.amount')]}
      rows={lines.map((line) => [
        line.id,
        <What key="what" line={line} />,
        line.day,
        <Money key="amount" amount={line.amount} isSigned />,
      ])}
    />
  );
}

function What({ line }: { line: LedgerLine }) {
  const words = <FactWords of={memoRenderers} fact={line} />;
  if (!('gameId' in line.params)) return words;
  return (
    <Link to="/game/{-$id}" params={{ id: String(line.params.gameId) }}>
      {words}
    </Link>
  );
}
