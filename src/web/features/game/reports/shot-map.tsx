import type { MapShot } from '#domains/game/rules/analysis/shot-map.ts';
import { Ice } from '#web/features/game/rink/ice.tsx';
import rink from '#web/features/game/rink/rink.module.css';
import { RinkLegend } from '#web/features/game/rink/rink-legend.tsx';
import { goalsLast, MarkShape } from '#web/features/game/rink/shot-mark.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';

/** A chance this good or better has a dot of full size. */
const BEST_CHANCE = 0.35;

/** Shows attempts where they were taken, larger for better chances; pressing one names the shooter. */
export function ShotMap({ shots, stage: { view, players } }: { shots: readonly MapShot[]; stage: GameStage }) {
  const { t } = useTranslation(['game', 'game-reports']);
  const format = useFormat();
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  return (
    <>
      <svg
        viewBox="-31 -14 62 28"
        className={rink.rink}
        role="img"
        aria-label={t('game-reports:shotMap.map', { count: shots.length, goals })}
      >
        <Ice isTurned={false} pressed={null} lit={null} crest={null} />
        {goalsLast(shots).map((shot) => {
          const player = players.get(shot.shooter);
          const size = 0.75 + Math.min(1, shot.xg / BEST_CHANCE);
          return (
            <g
              key={shot.place}
              data-side={shot.side}
              transform={`translate(${shot.spot.x} ${shot.spot.y}) scale(${size})`}
            >
              <MarkShape side={shot.side} outcome={shot.outcome} />
              <title>
                {`${player ? playerName(player, 'short') : ''} · ${t(`legend.${shot.outcome}`)} · ${format.number(shot.xg, 2)}`}
              </title>
            </g>
          );
        })}
      </svg>
      <RinkLegend view={view} />
      <Text top="sm" bottom="md" aside>
        {t('game-reports:shotMap.hint')}
      </Text>
    </>
  );
}
