import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CoachLine, CoachSeason } from '#domains/coach/contract.ts';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { CoachHeader, NoCoach } from './coach-header.tsx';

const COUNTS = ['games', 'wins', 'overtimeWins', 'overtimeLosses', 'losses', 'goalsFor', 'goalsAgainst'] as const;

/** What the teams of a coach did, season by season. */
export function CoachStatsScreen() {
  const coachId = usePersonId('coach');
  const { isShown } = useGameType();
  const query = useQuery(api.coaches.stats.queryOptions({ input: { id: coachId ?? 0 }, enabled: coachId != null }));
  if (coachId === undefined) return <ScreenSkeleton />;
  if (coachId === null) return <NoCoach />;
  return (
    <Loaded query={query} missing={<NoCoach />}>
      {({ data: { coach, seasons } }) => (
        <>
          <CoachHeader screen="/coach/stats/{-$id}" coach={coach} />
          <StatsFilters>
            <GameTypeSelect />
          </StatsFilters>
          <Seasons coach={coach} seasons={seasons.filter(({ stage }) => isShown(stage))} />
        </>
      )}
    </Loaded>
  );
}

function Seasons({ coach, seasons }: { coach: CoachLine; seasons: readonly CoachSeason[] }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const share = ({ record }: CoachSeason) =>
    record.games === 0 ? null : ((record.wins + record.overtimeWins) / record.games) * 100;
  const columns: Column<CoachSeason>[] = [
    {
      id: 'season',
      header: t('column.season'),
      value: ({ season }) => season,
      cell: ({ season }) => seasonLabel(season),
      isName: true,
      isUnsortable: true,
    },
    {
      id: 'team',
      header: t('column.team'),
      value: ({ team }) => team.city,
      cell: ({ team }) => <TeamLink team={team} />,
      isText: true,
      isUnsortable: true,
    },
    { id: 'role', header: t('column.role'), value: ({ role }) => t(`role.${role}`), isText: true, isUnsortable: true },
    {
      id: 'stage',
      header: t('column.stage'),
      value: ({ stage }) => t(`stats.stage.${stage}`),
      isText: true,
      isUnsortable: true,
    },
    ...COUNTS.map(
      (count): Column<CoachSeason> => ({
        id: count,
        header: t(`column.${count}`),
        title: t(`column.${count}Title`),
        value: ({ record }) => record[count],
        isUnsortable: true,
      }),
    ),
    {
      id: 'share',
      header: t('column.share'),
      title: t('column.shareTitle'),
      value: share,
      cell: (row) => format.percent(share(row)),
      isUnsortable: true,
    },
  ];
  return (
    <Section title={t('stats.title')} isFlush>
      {seasons.length === 0 ? (
        <EmptyState icon="whistle" title={t('stats.empty')}>
          {t('stats.emptyHint')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('stats.title')}
          rows={seasons}
          columns={columns}
          rowKey={({ season, team, stage, role }) => `${season} ${team.id} ${stage} ${role}`}
          csvName={playerName(coach.person)}
        />
      )}
    </Section>
  );
}
