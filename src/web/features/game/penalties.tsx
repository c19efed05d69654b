import { periodWords } from '#web/features/game/event-words.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { formatClock } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Lines, Row, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './matchday.module.css';

/** Lists every penalty so far, as on a scoresheet; shows nothing before the first. */
export function Penalties({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'common']);
  const { view, events, players } = stage;
  const penalties = events.flatMap((event) => (event.type === 'penalty' ? [event] : []));
  if (penalties.length === 0) return null;
  return (
    <Section title={t('penalties')} isFlush aside={<Words tone="dim">{t('timePlayed')}</Words>}>
      <Lines as="ol">
        {penalties.map((penalty) => {
          const player = players.get(penalty.player);
          return (
            <Row key={penalty.index} as="li" entry unbroken gap="sm" inset="sm">
              <Crest team={view.game[penalty.side]} size={26} />
              <span className={css.goalWords}>
                <b>{player && <PlayerLink player={player} name="short" />}</b>
                <small>
                  {periodWords(t, penalty.period, view.game.overtime)} {formatClock(penalty.second)}
                  {' · '}
                  {t(`infraction.${penalty.infraction}`)}
                </small>
              </span>
              <Words tone="dim" numeric>
                {t('minutes', { count: penalty.minutes })}
              </Words>
            </Row>
          );
        })}
      </Lines>
    </Section>
  );
}
