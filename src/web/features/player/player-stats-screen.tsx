import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { JuniorCard } from '#web/features/draft/junior-card.tsx';
import { Bars } from '#web/features/stats/bars.tsx';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { SituationChart } from '#web/features/stats/situation-chart.tsx';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { CategorySwitch, StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { CATEGORIES, useGoalieColumns, useSkaterColumns } from '#web/features/stats/totals-columns.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { usePlayerId } from '#web/lib/use-player-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoPlayer } from '#web/ui/no-player.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { goalieCareer, skaterCareer, withSplitSeasons } from './career-totals.ts';
import { LinematesCard } from './linemates-card.tsx';
import { PlayerHeader } from './player-header.tsx';
import type { PlayerStats } from './profile.ts';

/** A line of one team, or of a whole season with several. */
type SkaterLine = PlayerStats['skater'][number] & { clubs?: number };
type GoalieLine = PlayerStats['goalie'][number] & { clubs?: number };

const STAGES = ['regular', 'playoffs'] as const;

/** Shows a player's career by season, stage and team. */
export function PlayerStatsScreen() {
  const { playerId, isPending } = usePlayerId();
  const query = useQuery(api.player.stats.queryOptions({ input: { id: playerId ?? 0 }, enabled: playerId !== null }));
  if (isPending) return <ScreenSkeleton />;
  if (playerId === null) return <NoPlayer />;
  return (
    <Loaded query={query} missing={<NoPlayer />}>
      {({ data }) => <Career stats={data} />}
    </Loaded>
  );
}

function Career({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation('player');
  const isGoalie = stats.player.position === 'G';
  const { isShown } = useGameType();
  const isEmpty = stats.skater.length === 0 && stats.goalie.length === 0;
  return (
    <>
      <PlayerHeader
        screen="/player/stats/{-$id}"
        player={stats.player}
        team={stats.team}
        status={stats.status}
        retiredAt={stats.retiredAt}
      />
      {isEmpty ? (
        <Card>
          <EmptyState icon="league" title={t('stats.empty')}>
            {t('stats.emptyHint')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <StatsFilters>
            <GameTypeSelect />
            {!isGoalie && <CategorySwitch />}
          </StatsFilters>
          <Stack>
            {STAGES.filter((stage) => isShown(stage)).map((stage) =>
              isGoalie ? (
                <GoalieStage key={stage} stage={stage} lines={stats.goalie} />
              ) : (
                <SkaterStage key={stage} stage={stage} lines={stats.skater} />
              ),
            )}
            <CareerChart stats={stats} />
            <LevelChart stats={stats} />
            {!isGoalie && <CareerSituations stats={stats} />}
            {!isGoalie && <LinematesCard playerId={stats.player.id} />}
          </Stack>
        </>
      )}
      <JuniorCard playerId={stats.player.id} isGoalie={isGoalie} />
    </>
  );
}

function SkaterStage({ stage, lines }: { stage: (typeof STAGES)[number]; lines: readonly SkaterLine[] }) {
  const { t } = useTranslation('player');
  const category = useSearchChoice('category', CATEGORIES);
  const columns = [...useSeasonColumns<SkaterLine>(), ...useSkaterColumns<SkaterLine>()];
  const rows = lines.filter((line) => line.type === stage);
  if (rows.length === 0) return null;
  return (
    <Section title={t(`stats.${stage}`)} isFlush>
      <DataTable
        name="skater-seasons"
        label={t(`stats.${stage}`)}
        rows={withSplitSeasons(rows, skaterCareer)}
        columns={columns}
        set={category}
        rowKey={lineKey}
        total={totalOf(rows, t('stats.career'), skaterCareer)}
      />
    </Section>
  );
}

function GoalieStage({ stage, lines }: { stage: (typeof STAGES)[number]; lines: readonly GoalieLine[] }) {
  const { t } = useTranslation('player');
  const columns = [...useSeasonColumns<GoalieLine>(), ...useGoalieColumns<GoalieLine>()];
  const rows = lines.filter((line) => line.type === stage);
  if (rows.length === 0) return null;
  return (
    <Section title={t(`stats.${stage}`)} isFlush>
      <DataTable
        name="goalie-seasons"
        label={t(`stats.${stage}`)}
        rows={withSplitSeasons(rows, goalieCareer)}
        columns={columns}
        rowKey={lineKey}
        total={totalOf(rows, t('stats.career'), goalieCareer)}
      />
    </Section>
  );
}

/** Returns the last line of the table: his career totals, if there is more than one season. */
function totalOf<Totals, Line extends { totals: Totals }>(
  rows: readonly Line[],
  label: string,
  add: (seasons: readonly Totals[]) => Totals,
): { label: string; row: Line } | undefined {
  const [first] = rows;
  return first && rows.length > 1
    ? { label, row: { ...first, totals: add(rows.map(({ totals }) => totals)) } }
    : undefined;
}

function lineKey({ season, team, clubs }: SkaterLine | GoalieLine): string {
  return `${season}-${clubs ? 'all' : ''}${team.id}`;
}

function useSeasonColumns<Line extends SkaterLine | GoalieLine>(): Column<Line>[] {
  const { t } = useTranslation(['player', 'stats']);
  const col = useColumnKit('player:stats').of<SkaterLine | GoalieLine>();
  const world = useWorldIfLoaded();
  return useMemo(
    () => [
      col.season('season', { isName: true }),
      col.text('team', ({ team, clubs }) => (clubs ? t('stats:clubs', { count: clubs }) : team.abbr), {
        cell: ({ team, clubs }) =>
          clubs ? <strong>{t('stats:clubs', { count: clubs })}</strong> : <TeamLink team={team} name="city" />,
      }),
      col.text('league', ({ leagueId }) => (leagueId === null ? '' : (world?.leagueById.get(leagueId)?.abbr ?? ''))),
      col.count('age', { isOfOneRow: true }),
    ],
    [t, world, col],
  );
}

/** Charts the career: a bar for each regular season. */
function CareerChart({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation(['player', 'common']);
  const write = useStatFormat();
  const isGoalie = stats.player.position === 'G';
  const title = isGoalie ? t('player:stats.chart.goalie') : t('player:stats.chart.skater');
  const regular = (line: SkaterLine | GoalieLine) => line.type === 'regular';
  const bars = isGoalie
    ? stats.goalie.filter(regular).map(({ season, team, totals }) => ({
        id: `${season}-${team.id}`,
        label: `${t('common:seasonNumber', { number: season })} · ${team.abbr}`,
        value: totals.savePercentage ?? 0,
        words: write('savePercentage', totals.savePercentage),
      }))
    : stats.skater.filter(regular).map(({ season, team, totals }) => ({
        id: `${season}-${team.id}`,
        label: `${t('common:seasonNumber', { number: season })} · ${team.abbr}`,
        value: totals.points,
      }));
  if (bars.length === 0) return null;
  return (
    <Section title={title}>
      <Bars label={title} bars={bars.toReversed()} />
    </Section>
  );
}

/** Shows his career by game situation, over all levels, playoffs included. */
function CareerSituations({ stats: { skater } }: { stats: PlayerStats }) {
  const games = skater.reduce((sum, { totals }) => sum + totals.games, 0);
  return <SituationChart totals={skater.map(({ totals }) => totals)} what="points" games={games} />;
}

const LEVELS = ['PRO', 'FRM', 'U21'] as const;

/** Charts points, or wins of a goalie, at each level of a club, in all stages. */
function LevelChart({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation('player');
  const isGoalie = stats.player.position === 'G';
  const bars = LEVELS.flatMap((level) => {
    const skater = stats.skater.filter(({ team }) => team.level === level);
    const goalie = stats.goalie.filter(({ team }) => team.level === level);
    const games = [...skater, ...goalie].reduce((sum, { totals }) => sum + totals.games, 0);
    const value = isGoalie
      ? goalie.reduce((sum, { totals }) => sum + totals.wins, 0)
      : skater.reduce((sum, { totals }) => sum + totals.points, 0);
    return games === 0 ? [] : [{ id: level, label: `${level} · ${t('stats.levelGames', { count: games })}`, value }];
  });
  // With only one level, the chart above already shows everything.
  if (bars.length < 2) return null;
  const title = t('stats.byLevel', { what: t(isGoalie ? 'stats.wins' : 'stats.points') });
  return (
    <Section title={title}>
      <Bars label={title} bars={bars} />
    </Section>
  );
}
