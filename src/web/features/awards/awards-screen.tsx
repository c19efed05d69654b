import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AWARD_GROUPS, isTitle } from '#domains/awards/constants.ts';
import type { Vote, Winner } from '#domains/awards/contract.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Ballots } from './ballots.tsx';
import { useLineWords } from './use-line-words.ts';
import { Who, whoOf } from './who.tsx';

const LEVELS = ['PRO', 'FRM', 'U21'] as const;

/** Shows award winners with the votes: by default tier 1 and the most valuable player. */
export function AwardsScreen() {
  const { t } = useTranslation(['awards', 'screens', 'common']);
  const world = useWorldIfLoaded();
  const setSearch = useSetSearch();
  const award = useSearchChoice('award', AWARD_GROUPS);
  const level = useSearchChoice('level', LEVELS);
  const tier = useSearchNumber('tier') ?? 1;
  const tiers = [...new Set((world?.leagues ?? []).map((league) => league.tier))];
  const query = useQuery(
    api.awards.list.queryOptions({
      input: { award, level, tier, season: useSearchNumber('season') },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <PageHeader title={t('screens:/world/awards')} details={t('awards:intro')} />
      <Loaded query={query} skeleton={<LoadingTable rows={12} columns={6} />}>
        {({ data: { season, seasons, votes, winners } }) => (
          <>
            <StatsFilters>
              <NativeSelect
                aria-label={t('awards:award')}
                value={award}
                data={AWARD_GROUPS.map((value) => ({ value, label: t(`awards:group.${value}`) }))}
                onChange={({ currentTarget: { value } }) => setSearch({ award: value === 'MVP' ? undefined : value })}
              />
              {season !== null && <SeasonSelect seasons={seasons} value={season} />}
              <NativeSelect
                aria-label={t('awards:tier')}
                value={String(tier)}
                data={(tiers.includes(tier) ? tiers : [tier, ...tiers]).map((value) => ({
                  value: String(value),
                  label: t('awards:tierNumber', { tier: value }),
                }))}
                onChange={({ currentTarget: { value } }) => setSearch({ tier: value === '1' ? undefined : value })}
              />
              <NativeSelect
                aria-label={t('awards:level')}
                value={level}
                data={LEVELS.map((value) => ({ value, label: t(`common:level.${value}`) }))}
                onChange={({ currentTarget: { value } }) => setSearch({ level: value === 'PRO' ? undefined : value })}
              />
            </StatsFilters>
            {votes.length === 0 ? (
              <Card>
                <EmptyState icon="star" title={season === null ? t('awards:noneTitle') : t('awards:noneHereTitle')}>
                  {season === null ? t('awards:none') : t('awards:noneHere')}
                </EmptyState>
              </Card>
            ) : (
              <Stack>
                {votes.map((vote) => (
                  <OneVote key={`${vote.leagueId}/${vote.award}`} vote={vote} />
                ))}
                {winners.length > 0 && <Winners winners={winners} />}
              </Stack>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function OneVote({ vote }: { vote: Vote }) {
  const { t } = useTranslation('awards');
  const league = useWorldIfLoaded()?.leagueById.get(vote.leagueId)?.name ?? '';
  const columns = useCandidateColumns(vote);
  const place = placeOf(vote);
  const title = place
    ? t('votePlace', { league, place: t(`place.${place}`) })
    : t(isTitle(vote.award) ? 'count' : 'vote', { league });
  return (
    <Section title={title} isFlush>
      <DataTable
        name="award-candidates"
        label={title}
        rows={vote.candidates}
        columns={columns}
        rowKey={({ rank }) => rank}
        isMarked={({ honor }) => honor !== null}
      />
      {vote.ballots.length > 0 && <Ballots vote={vote} />}
    </Section>
  );
}

const PLACES = [
  'all-star-LW',
  'all-star-C',
  'all-star-RW',
  'all-star-D',
  'all-star-G',
  'rookie-F',
  'rookie-D',
  'rookie-G',
] as const;

/** Returns the position of a vote on an all-star team. */
function placeOf({ award }: Vote): (typeof PLACES)[number] | undefined {
  return PLACES.find((place) => place === award);
}

function useCandidateColumns(vote: Vote): Column<Vote['candidates'][number]>[] {
  const { t } = useTranslation('awards');
  const col = useColumnKit('awards').of<Vote['candidates'][number]>();
  const lineWords = useLineWords();
  return useMemo(() => {
    const columns: Column<Vote['candidates'][number]>[] = [
      col.count('rank', { isLead: true }),
      col.text('who', (row) => whoOf(row), { cell: (row) => <Who row={row} />, isName: true }),
      col.team('team'),
      col.text('line', ({ line }) => lineWords(line)),
    ];
    if (!isTitle(vote.award)) {
      columns.push(col.count('points'), col.count('firsts'));
    }
    if (placeOf(vote)) {
      columns.push(col.text('honor', ({ honor }) => (honor ? t(`honor.${honor}`) : '')));
    }
    return columns;
  }, [t, lineWords, vote, col]);
}

/** Lists the winners, newest first. */
function Winners({ winners }: { winners: readonly Winner[] }) {
  const { t } = useTranslation('awards');
  const col = useColumnKit('awards').of<Winner>();
  const lineWords = useLineWords();
  const world = useWorldIfLoaded();
  const columns: Column<Winner>[] = [
    col.season('season', { isLead: true }),
    col.text('who', (row) => whoOf(row), { cell: (row) => <Who row={row} />, isName: true }),
    col.team('team'),
    col.text('league', ({ leagueId }) => world?.leagueById.get(leagueId)?.name ?? ''),
    col.text('line', ({ line }) => lineWords(line)),
  ];
  return (
    <Section title={t('winners')} isFlush>
      <DataTable
        name="award-winners"
        label={t('winners')}
        rows={winners}
        columns={columns}
        rowKey={({ season, leagueId }) => `${season}/${leagueId}`}
      />
    </Section>
  );
}
