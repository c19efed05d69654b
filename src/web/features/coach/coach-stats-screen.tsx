import type { CoachLine, CoachSeason } from '#domains/coach/contract.ts';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { CoachHeader, NoCoach } from './coach-header.tsx';

const COUNTS = ['games', 'wins', 'overtimeWins', 'overtimeLosses', 'losses', 'goalsFor', 'goalsAgainst'] as const;

/** Shows the records of a coach's teams, season by season. */
export function CoachStatsScreen() {
  const { isShown } = useGameType();
  return (
    <PersonScreen kind="coach" none={<NoCoach />} from={(id) => api.coaches.stats.queryOptions({ input: { id } })}>
      {({ data: { coach, seasons } }) => (
        <>
          <CoachHeader screen="/coach/stats/{-$id}" coach={coach} />
          <StatsFilters>
            <GameTypeSelect />
          </StatsFilters>
          <Seasons coach={coach} seasons={seasons.filter(({ stage }) => isShown(stage))} />
        </>
      )}
    </PersonScreen>
  );
}

function Seasons({ coach, seasons }: { coach: CoachLine; seasons: readonly CoachSeason[] }) {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach', { isUnsortable: true }).of<CoachSeason>();
  const share = ({ record }: CoachSeason) =>
    record.games === 0 ? null : ((record.wins + record.overtimeWins) / record.games) * 100;
  const columns: Column<CoachSeason>[] = [
    col.season('season', { isName: true }),
    col.team('team', { name: 'full', value: ({ team }) => team.city }),
    col.text('role', ({ role }) => t(`role.${role}`)),
    col.text('stage', ({ stage }) => t(`stats.stage.${stage}`)),
    ...COUNTS.map((count): Column<CoachSeason> => col.count(count, ({ record }) => record[count])),
    col.percent('share', share),
  ];
  return (
    <Section title={t('stats.title')} isFlush>
      {seasons.length === 0 ? (
        <EmptyState icon="whistle" title={t('stats.empty')}>
          {t('stats.emptyHint')}
        </EmptyState>
      ) : (
        <DataTable
          name="coach-stats"
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
