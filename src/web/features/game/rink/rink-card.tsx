import { Button, SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { GoalBanner } from '#web/features/game/rink/goal-banner.tsx';
import { LatestPlay } from '#web/features/game/rink/latest-play.tsx';
import { Rink } from '#web/features/game/rink/rink.tsx';
import { RinkLegend } from '#web/features/game/rink/rink-legend.tsx';
import { celebratedGoal, type Scene } from '#web/features/game/scene.ts';
import { useMedia } from '#web/lib/motion.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { crestPath } from '#web/ui/crest.tsx';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './rink.module.css';

const PHONE = '(max-width: 560px)';

/** The stand from which the rink is seen; by default the home team attacks to the right. */
const GROUNDS = ['home', 'away'] as const;
type Ground = (typeof GROUNDS)[number];

/** Shows the latest play in words and on the ice; what the marks mean and where to stand are behind a button. */
export const RinkCard = memo(function RinkCard({
  view,
  scene,
  players,
  onLive,
}: {
  view: GameView;
  scene: Scene;
  players: ReadonlyMap<number, PlayerRef>;
  /** Ends the clip on the ice; null: the ice is not showing one. */
  onLive: (() => void) | null;
}) {
  const { t } = useTranslation('game');
  const isPhone = useMedia(PHONE);
  const [ground, setGround] = useSearchState('ground', GROUNDS);
  const { home, away } = view.game;
  const isOn = !scene.isOver && !scene.isIntermission;
  const goal = celebratedGoal(scene);
  return (
    <section className={css.card} aria-label={t('rink')}>
      <LatestPlay view={view} event={scene.latestPlay} players={players} />
      <div className={css.stage}>
        <Rink
          label={t('rinkLabel', {
            home: scene.shots.home,
            away: scene.shots.away,
            homeTeam: home.city,
            awayTeam: away.city,
          })}
          scene={scene}
          isTurned={ground === 'away'}
          isOn={isOn}
          celebrated={goal?.side ?? null}
          isSmall={isPhone}
          arena={view.arena}
          crest={home.clubId === null ? null : crestPath(home.clubId)}
          nameOf={(id) => {
            const player = players.get(id);
            return player ? playerName(player, 'short') : '';
          }}
        />
        {goal && <GoalBanner key={goal.index} view={view} goal={goal} scorer={players.get(goal.scorer)} />}
        {onLive && (
          <Button className={css.live} size="compact-sm" onClick={onLive}>
            {t('clip')}
          </Button>
        )}
        <div className={css.corner}>
          <DropPanel
            label={t('ground.label')}
            buttonClassName={css.cornerButton}
            button={<Icon name="info" size={16} />}
          >
            {() => (
              <Stack gap="sm" inset="sm" hugs>
                <SegmentedControl<Ground>
                  aria-label={t('ground.label')}
                  value={ground}
                  onChange={setGround}
                  data={GROUNDS.map((value) => ({ value, label: t(`ground.${value}`) }))}
                />
                <RinkLegend view={view} />
              </Stack>
            )}
          </DropPanel>
        </div>
      </div>
    </section>
  );
});
