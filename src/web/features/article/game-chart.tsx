import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GameChartKind } from '#domains/discussion/rules/markup.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import { mapShotsOf } from '#domains/game/rules/analysis/shot-map.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { ExpectedGoalsChart } from '#web/features/game/charts/expected-goals-chart.tsx';
import { gameSpan } from '#web/features/game/charts/game-span.ts';
import { MomentumChart } from '#web/features/game/charts/momentum-chart.tsx';
import { WinChanceChart } from '#web/features/game/charts/win-chance-chart.tsx';
import { ShotMap } from '#web/features/game/reports/shot-map.tsx';
import { sceneOf } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useSideColors } from '#web/features/game/use-side-colors.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Box, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

const CHARTS = {
  'win-chance': WinChanceChart,
  'expected-goals': ExpectedGoalsChart,
  momentum: MomentumChart,
  shots: Shots,
};
/** How often the events of a live game are refetched. */
const REFRESH_MS = 15_000;

type Event = GameStage['events'][number];

/** Draws a chart of a game so far; the chart of a live game grows. */
export default function GameChart({ of, view }: { of: GameChartKind; view: GameView }) {
  const { t } = useTranslation(['article', 'game']);
  const { id } = view.game;
  const isLive = view.state === 'live';
  const query = useQuery({
    ...api.game.events.queryOptions({ input: { id } }),
    refetchInterval: isLive ? REFRESH_MS : false,
    staleTime: isLive ? 0 : Number.POSITIVE_INFINITY,
  });
  const colors = useSideColors(view.game);
  return (
    <div style={colors}>
      <Section title={t(`article:editor.drawing.${of}`)} isFlush>
        <GameScoreRow game={view.game} layout="stacked" />
        <Box inset="md">
          <Loaded query={query} skeleton={<LoadingTable rows={5} />}>
            {({ data, players }) => {
              if (data.length > 0) return <Drawn of={of} view={view} events={data} players={players} />;
              return <Text aside>{t(view.state === 'after' ? 'article:embed.notKept' : 'game:charts.waiting')}</Text>;
            }}
          </Loaded>
        </Box>
      </Section>
    </div>
  );
}

interface DrawnProps {
  of: GameChartKind;
  view: GameView;
  events: readonly Event[];
  players: readonly PlayerRef[];
}

function Drawn({ of, view, events, players }: DrawnProps) {
  const Chart = CHARTS[of];
  const stage = useMemo((): GameStage => {
    const span = gameSpan(events);
    return {
      view,
      events,
      span,
      players: new Map(players.map((player) => [player.id, player])),
      scene: sceneOf(events),
      moment: null,
      clip: null,
      allGoals: span.goals,
      isMoving: view.state === 'live',
      isRevealed: view.state === 'after',
    };
  }, [view, events, players]);
  return <Chart stage={stage} />;
}

function Shots({ stage }: { stage: GameStage }) {
  return <ShotMap shots={mapShotsOf(stage.events)} stage={stage} />;
}
