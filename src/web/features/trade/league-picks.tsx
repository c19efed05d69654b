import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeaguePick } from '#domains/trade/contract/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { yearOfSeason } from '#web/lib/season.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { usePickName, usePickSpot } from './pick-name.tsx';

/** Lists the owners of coming drafts' picks, with a link to the workbench for each pick of another club. */
export function LeaguePicks({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('trade');
  const query = useQuery(api.trades.picks.queryOptions({ input: { id: leagueId } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={12} columns={5} />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState icon="swap" title={t('noLeaguePicks')}>
            {t('noLeaguePicksHint')}
          </EmptyState>
        ) : (
          <Drafts picks={data} />
        )
      }
    </Loaded>
  );
}

function Drafts({ picks }: { picks: readonly LeaguePick[] }) {
  const { t } = useTranslation('trade');
  const setSearch = useSetSearch();
  const [asked, round] = [useSearchNumber('draft'), useSearchNumber('round')];
  const seasons = [...new Set(picks.map(({ pick }) => pick.season))];
  const season = seasons.find((each) => each === asked) ?? seasons[0] ?? 0;
  const rounds = [...new Set(picks.map(({ pick }) => pick.round))];
  const shown = picks.filter(({ pick }) => pick.season === season && (round === undefined || pick.round === round));
  const columns = useColumns();
  const ownClubId = useManager().team?.clubId ?? null;
  const title = t('picksOf', { year: yearOfSeason(season) });
  return (
    <>
      <StatsFilters>
        <NativeSelect
          label={t('draftYear')}
          value={String(season)}
          data={seasons.map((each) => ({ value: String(each), label: String(yearOfSeason(each)) }))}
          onChange={({ currentTarget: { value } }) => setSearch({ draft: Number(value) })}
        />
        <NativeSelect
          label={t('column.round')}
          value={String(round ?? '')}
          data={[
            { value: '', label: t('allRounds') },
            ...rounds.map((each) => ({ value: String(each), label: t('roundOption', { round: each }) })),
          ]}
          onChange={({ currentTarget: { value } }) => setSearch({ round: value === '' ? undefined : Number(value) })}
        />
      </StatsFilters>
      <Section title={title} isFlush>
        <DataTable
          name="league-picks"
          label={title}
          rows={shown}
          columns={columns}
          rowKey={({ pick }) => pick.id}
          isMarked={({ owner }) => owner.clubId === ownClubId}
        />
      </Section>
    </>
  );
}

function useColumns(): Column<LeaguePick>[] {
  const { t } = useTranslation('trade');
  const col = useColumnKit('trade').of<LeaguePick>();
  const [pickName, pickSpot] = [usePickName(), usePickSpot()];
  const ownClubId = useManager().team?.clubId ?? null;
  return [
    col.count('round', ({ pick }) => pick.round, { isLead: true }),
    col.team('original', ({ pick }) => pick.original, {
      name: 'full',
      value: ({ pick }) => pick.original.nickname,
      isName: true,
    }),
    col.team('owner'),
    col.text('spot', ({ pick, isPromised }) => (isPromised ? t('condition.open') : pickSpot(pick))),
    col.actions('propose', ({ pick, owner, isPromised }) =>
      owner.clubId === ownClubId || isPromised ? null : (
        <LinkButton
          size="compact-xs"
          variant="default"
          to="/trade/team/{-$id}"
          params={{ id: String(owner.id) }}
          search={{ pick: pick.id }}
          aria-label={t('proposeForPick', { pick: pickName(pick) })}
        >
          {t('propose')}
        </LinkButton>
      ),
    ),
  ];
}
