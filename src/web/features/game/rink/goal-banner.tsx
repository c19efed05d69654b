import type { GameView } from '#domains/game/contract/game.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GoalEvent } from '#web/features/game/scene.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { Words } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './goal-banner.module.css';

/** Shows "GOAL!" over the ice with the scorer; screen readers get it from the announcer. */
export function GoalBanner({
  view,
  goal,
  scorer,
}: {
  view: Pick<GameView, 'game'>;
  goal: GoalEvent;
  scorer: PlayerRef | undefined;
}) {
  const { t } = useTranslation('game');
  const format = useFormat();
  return (
    <div className={css.banner} data-side={goal.side} aria-hidden>
      <Crest team={view.game[goal.side]} size={44} isDecoration />
      <span className={css.words}>
        <span className={css.goal}>{t('goalCry')}</span>
        <Words cut>{scorer ? playerName(scorer, 'short') : ''}</Words>
      </span>
      <span className={css.face}>{scorer && <Face player={scorer} width={38} isDecoration />}</span>
      <span className={css.score}>{format.score(goal.awayScore, goal.homeScore)}</span>
    </div>
  );
}
