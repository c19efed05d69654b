import { useMemo } from 'react';
import type { DraftView, PickView } from '#domains/draft/contract/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { PickFilters, useChosenPicks } from './pick-filters.tsx';
import { LeagueSelect, useDraft, useDraftLeague, useOwnClubId, useTeamsOf } from './use-draft.tsx';

/** Shows the draft order, of this draft and the coming ones. */
export function OrderTab() {
  const query = useDraft(useDraftLeague(), useSearchNumber('season'));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={20} columns={3} />}>
      {({ data }) => <Order draft={data} />}
    </Loaded>
  );
}

function Order({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('draft');
  const columns = useOrderColumns(draft);
  const clubId = useOwnClubId(draft);
  const rounds = [...Map.groupBy(useChosenPicks(draft.picks), ({ round }) => round)];
  return (
    <>
      <StatsFilters>
        <LeagueSelect />
        <SeasonSelect seasons={draft.seasons} value={draft.season} />
        <PickFilters picks={draft.picks} />
      </StatsFilters>
      <Stack>
        {draft.draft === null && <p>{t('noOrderYet')}</p>}
        {rounds.map(([round, picks]) => (
          <Section key={round} title={t('round', { round })} isFlush>
            <DataTable
              name="draft-order"
              label={t('round', { round })}
              rows={picks}
              columns={columns}
              rowKey={({ id }) => id}
              isMarked={({ ownerClubId }) => ownerClubId === clubId}
            />
          </Section>
        ))}
      </Stack>
    </>
  );
}

function useOrderColumns(draft: DraftView): Column<PickView>[] {
  const col = useColumnKit('draft').of<PickView>();
  const teams = useTeamsOf(draft);
  return useMemo(() => {
    const nameOf = (clubId: ClubId) => teams.get(clubId)?.nickname ?? '';
    const link = (clubId: ClubId) => {
      const team = teams.get(clubId);
      return team ? <TeamLink team={team} /> : null;
    };
    return [
      col.count('spot', { isLead: true }),
      col.text('owner', ({ ownerClubId }) => nameOf(ownerClubId), {
        cell: ({ ownerClubId }) => link(ownerClubId),
        isName: true,
      }),
      col.text('original', ({ originalClubId, ownerClubId }) =>
        originalClubId === ownerClubId ? '' : nameOf(originalClubId),
      ),
    ];
  }, [teams, col]);
}
