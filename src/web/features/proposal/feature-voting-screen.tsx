import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATUSES } from '#domains/proposal/constants.ts';
import type { Proposal } from '#domains/proposal/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber, useSearchState, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Box, Lines, Row } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './proposal.module.css';
import { ProposalPage } from './proposal-page.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Votes } from './votes.tsx';

const SORTS = ['votes', 'created', 'comments'] as const;

/** Shows managers' proposals for the game: a list, or the one with the id in the URL. */
export function FeatureVotingScreen() {
  const { t } = useTranslation(['proposal', 'screens']);
  const id = useSearchNumber('proposal');
  const [isProposing, setProposing] = useState(false);
  return (
    <>
      <PageHeader
        title={t('screens:/feature-voting')}
        details={t('proposal:intro')}
        actions={<Button onClick={() => setProposing(true)}>{t('proposal:propose')}</Button>}
      />
      {id === undefined ? <Proposals /> : <ProposalPage id={id} />}
      <ProposeDialog isOpen={isProposing} onClose={() => setProposing(false)} />
    </>
  );
}

function Proposals() {
  const { t } = useTranslation('proposal');
  const [status] = useSearchState('status', ['any', ...STATUSES]);
  const [sort] = useSearchState('sort', SORTS);
  const [mine] = useSearchState('mine', ['false', 'true']);
  const page = useSearchNumber('page') ?? 1;
  const setSearch = useSetSearch();
  const query = useQuery(
    api.proposals.list.queryOptions({ input: { status, sort, mine, page }, placeholderData: keepPreviousData }),
  );
  return (
    <Section title={t('list')}>
      <Row gap="lg" align="end" bottom="md">
        <NativeSelect
          label={t('filter')}
          value={status}
          data={[
            { value: 'any', label: t('any') },
            ...STATUSES.map((each) => ({ value: each, label: t(`status.${each}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ status: value === 'any' ? undefined : value, page: undefined })
          }
        />
        <NativeSelect
          label={t('sort')}
          value={sort}
          data={SORTS.map((each) => ({ value: each, label: t(`sorts.${each}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ sort: value === SORTS[0] ? undefined : value, page: undefined })
          }
        />
        <Checkbox
          label={t('mine')}
          checked={mine === 'true'}
          onChange={({ currentTarget: { checked } }) =>
            setSearch({ mine: checked ? 'true' : undefined, page: undefined })
          }
        />
        <ResetFilters />
      </Row>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={2} />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon="flag" title={t('emptyTitle')}>
              <p>{t('empty')}</p>
            </EmptyState>
          ) : (
            <>
              <Lines>
                {data.map((proposal) => (
                  <ProposalRow key={proposal.id} proposal={proposal} />
                ))}
              </Lines>
              <Pager {...pagination} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const { id, title, status, author, createdAt, comments } = proposal;
  return (
    <Row as="li" entry unbroken gap="lg" inset="line">
      <Votes proposal={proposal} mayVote={status === 'open' || status === 'planned'} />
      <Box shrinks>
        <PathLink path={`/feature-voting?proposal=${id}`} className={css.title}>
          {title}
        </PathLink>
        <Row gap="md" close aside>
          <StatusBadge status={status} />
          <span>{t('by', { name: author?.name ?? t('former') })}</span>
          <span>{format.instant(createdAt, 'date')}</span>
          <span>{t('comments', { count: comments })}</span>
        </Row>
      </Box>
    </Row>
  );
}
