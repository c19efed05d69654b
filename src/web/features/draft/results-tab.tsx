import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { DraftView, PickView } from '#domains/draft/contract/shapes.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSearchNumber, useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { PickFilters, useChosenPicks } from './pick-filters.tsx';
import { LeagueSelect, useDraft, useDraftLeague, useOwnClubId, useTeamsOf } from './use-draft.tsx';

const VIEWS = ['picks', 'redraft'] as const;

/** Shows every pick of a draft, how he has turned out, and who would go first today. */
export function ResultsTab() {
  const current = useWorldIfLoaded()?.currentSeason;
  const chosen = useSearchNumber('season');
  const query = useDraft(useDraftLeague(), chosen ?? (current === undefined ? undefined : Math.max(1, current - 1)));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={20} columns={6} />}>
      {({ data }) => <Results draft={data} current={current ?? data.season} />}
    </Loaded>
  );
}

function Results({ draft, current }: { draft: DraftView; current: number }) {
  const { t } = useTranslation('draft');
  const [view, setView] = useSearchState('view', VIEWS);
  const columns = useResultColumns(draft);
  const clubId = useOwnClubId(draft);
  const chosen = useChosenPicks(draft.picks).filter(({ player }) => player !== null);
  const rows = view === 'redraft' ? chosen.toSorted((one, other) => worthOf(other) - worthOf(one)) : chosen;
  const held = draft.seasons.filter((season) => season <= current);
  return (
    <>
      <StatsFilters>
        <LeagueSelect />
        <SeasonSelect seasons={held} value={draft.season} />
        <PickFilters picks={draft.picks} />
        <SegmentedControl
          aria-label={t('view.label')}
          value={view}
          data={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(value) => setView(value === 'redraft' ? 'redraft' : 'picks')}
        />
      </StatsFilters>
      <Section title={t('results', { season: draft.season })} isFlush>
        {rows.length === 0 ? (
          <EmptyState icon="calendar" title={t('notHeld')} />
        ) : (
          <DataTable
            name="draft-results"
            label={t('results', { season: draft.season })}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            isMarked={({ ownerClubId }) => ownerClubId === clubId}
            csvName={`draft-${draft.season}`}
          />
        )}
      </Section>
    </>
  );
}

/** Returns what a pick has been worth: his games, and his production in them. */
function worthOf({ career, spot }: PickView): number {
  if (!career) return 0;
  const { games, points, wins } = career;
  return games + points + 2 * wins - (spot ?? 0) / 1000;
}

/** Returns what has become of a player who is with no team. */
function fateOf(career: PickView['career']) {
  if (career?.isRetired) return 'status.retired';
  return career?.rights ? 'status.rights' : 'status.unsigned';
}

function useResultColumns(draft: DraftView): Column<PickView>[] {
  const { t } = useTranslation('draft');
  const col = useColumnKit('draft').of<PickView>();
  const teams = useTeamsOf(draft);
  return useMemo(
    () => [
      col.count('spot', { isLead: true }),
      col.player({ flag: true, value: ({ player }) => (player ? `${player.lastname}, ${player.firstname}` : '') }),
      col.text('position', ({ player }) => player?.position ?? ''),
      col.text('owner', ({ ownerClubId }) => teams.get(ownerClubId)?.nickname ?? '', {
        header: t('column.by'),
        cell: ({ ownerClubId }) => {
          const team = teams.get(ownerClubId);
          return team && <TeamLink team={team} name="nickname" />;
        },
      }),
      col.count('games', ({ career }) => career?.games ?? 0),
      col.count('points', ({ career, player }) => (player?.position === 'G' ? null : (career?.points ?? 0))),
      col.count('wins', ({ career, player }) => (player?.position === 'G' ? (career?.wins ?? 0) : null)),
      col.text(
        'status',
        ({ career }) => career?.team?.abbr ?? t(fateOf(career), { team: career?.rights?.abbr ?? '' }),
        {
          cell: ({ career }) =>
            career?.team ? (
              <TeamLink team={career.team} name="abbr" />
            ) : (
              t(fateOf(career), { team: career?.rights?.abbr ?? '' })
            ),
        },
      ),
    ],
    [t, teams, col],
  );
}
