import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { usePlayerId } from '#web/lib/use-player-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { NoPlayer } from '#web/ui/no-player.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { GameLines } from './game-lines.tsx';
import { PlayerHeader } from './player-header.tsx';
import { SplitsCard } from './splits-card.tsx';

type Log = Answer<ApiClient['player']['gameLog']>['data'];

const VIEWS = ['games', 'splits'] as const;

/** Lists every game of a player in one season. */
export function PlayerGameLogScreen() {
  const { playerId, isPending } = usePlayerId();
  const season = useSearchNumber('season');
  const query = useQuery(
    api.player.gameLog.queryOptions({
      input: { id: playerId ?? 0, season },
      enabled: playerId !== null,
      placeholderData: keepPreviousData,
    }),
  );
  if (isPending) return <ScreenSkeleton />;
  if (playerId === null) return <NoPlayer />;
  return (
    <Loaded query={query} missing={<NoPlayer />}>
      {({ data }) => <GameLog log={data} />}
    </Loaded>
  );
}

function GameLog({ log }: { log: Log }) {
  const { t } = useTranslation('player');
  const setSearch = useSetSearch();
  const view = useSearchChoice('view', VIEWS);
  const [sort, setSort] = useTableSort({ by: 'day', order: 'desc' });
  const { player, season } = log;
  const { isShown } = useGameType();
  const games = log.games.filter(({ game }) => isShown(game.type));
  const isGoalie = player.position === 'G';
  const seasons = log.seasons.includes(season) ? log.seasons : [season, ...log.seasons];
  return (
    <>
      <PlayerHeader
        screen="/player/game-logs/{-$id}"
        player={player}
        team={log.team}
        status={log.status}
        retiredAt={log.retiredAt}
      />
      <StatsFilters>
        <SeasonSelect seasons={seasons} value={season} />
        <GameTypeSelect />
        <NativeSelect
          aria-label={t('splits.view')}
          value={view}
          data={VIEWS.map((value) => ({ value, label: t(`splits.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setSearch({ view: value === VIEWS[0] ? undefined : value })}
        />
        <FormLine log={log} />
      </StatsFilters>
      {games.length === 0 ? (
        <Card>
          <EmptyState icon="puck" title={t('log.empty')}>
            {t('log.emptyHint')}
          </EmptyState>
        </Card>
      ) : view === 'splits' ? (
        <SplitsCard games={games} season={season} isGoalie={isGoalie} />
      ) : (
        <Section title={t('log.label', { season })} isFlush aside={t('log.count', { count: games.length })}>
          <GameLines
            games={games}
            isGoalie={isGoalie}
            label={t('log.label', { season })}
            sort={sort}
            onSort={setSort}
            csvName={`${playerName(player)}-${season}`}
          />
        </Section>
      )}
    </>
  );
}

/** Charts points, or save percentage, game by game. */
function FormLine({ log }: { log: Log }) {
  const { t } = useTranslation('player');
  const isGoalie = log.player.position === 'G';
  const label = isGoalie ? t('log.chart.goalie') : t('log.chart.skater');
  const values = log.games
    .toReversed()
    .flatMap(({ skater, goalie }) => (isGoalie ? (goalie?.savePercentage ?? []) : (skater?.points ?? [])));
  if (values.length < 2) return null;
  return (
    <>
      <Sparkline values={values} label={label} width={220} height={36} from={isGoalie ? undefined : 0} />
      <span>{label}</span>
    </>
  );
}
