import type { GameView } from '#domains/game/contract/game.ts';
import type { PlayerId } from '#engine/ids.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './matchday.module.css';

/** Reports that users would not think of looking for. */
const BEHIND = ['why', 'lines', 'fan'] as const;

/** Lists the goals so far by period, with assists. */
export function Scoring({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'common']);
  const format = useFormat();
  const { view, scene, players } = stage;
  const { game } = view;
  return (
    <Section title={t('scoring')} isFlush aside={<Words tone="dim">{t('timePlayed')}</Words>}>
      {scene.goals.length === 0 && (
        <Text inset="md" tone="dim">
          {scene.isOver ? t('noGoalsFinal') : t('noGoals')}
        </Text>
      )}
      <Lines as="ol">
        {scene.goals.map((goal) => {
          const scorer = players.get(goal.scorer);
          const assists = goal.assists.flatMap((id) => players.get(id) ?? []);
          return (
            <Row key={goal.index} as="li" entry unbroken gap="sm" inset="sm">
              <Crest team={game[goal.side]} size={26} />
              {scorer && <Face player={scorer} width={30} isDecoration />}
              <span className={css.goalWords}>
                <b>{scorer && <PlayerLink player={scorer} name="short" />}</b>
                <small>
                  {assists.length === 0 && t('play.unassisted')}
                  {assists.map((player, index) => (
                    <span key={player.id}>
                      {index > 0 && ', '}
                      <PlayerLink player={player} name="short" />
                    </span>
                  ))}
                </small>
                <small>
                  {periodWords(t, goal.period, game.overtime)} {formatClock(goal.second)}
                  {goal.strength !== 'even' && ` · ${t(`play.goalStrength.${goal.strength}`)}`}
                  {goal.emptyNet && ` · ${t('emptyNet')}`}
                </small>
              </span>
              <Words numeral size="xxl">
                {format.score(goal.awayScore, goal.homeScore)}
              </Words>
            </Row>
          );
        })}
      </Lines>
    </Section>
  );
}

/** Lists a shootout shot by shot; shows nothing in a game without one. */
export function ShootoutCard({ stage: { view, scene, players } }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const { game } = view;
  if (scene.attempts.length === 0) return null;
  return (
    <Section title={t('shootout')} isFlush>
      <Lines as="ol">
        {scene.attempts.map((attempt) => {
          const shooter = players.get(attempt.shooter);
          return (
            <Row key={attempt.index} as="li" entry unbroken gap="sm" inset="sm">
              <Crest team={game[attempt.side]} size={26} />
              {shooter && <Face player={shooter} width={30} isDecoration />}
              <span className={css.goalWords}>
                <b>{shooter && <PlayerLink player={shooter} name="short" />}</b>
                <small>{t('round', { number: attempt.round })}</small>
              </span>
              <Words tone={attempt.scored ? 'good' : 'bad'}>
                <Icon
                  name={attempt.scored ? 'check' : 'close'}
                  label={t(attempt.scored ? 'attempt.scored' : 'attempt.stopped')}
                />
              </Words>
            </Row>
          );
        })}
      </Lines>
    </Section>
  );
}

/** Shows the first, second and third star with their statistics. */
export function Stars({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  if (view.stars.length === 0) return null;
  return (
    <section>
      <Row as="h2" size="lg" caps>
        {t('stars')}
      </Row>
      <ol className={css.stars}>
        {view.stars.map((player, index) => (
          <Row key={player.id} as="li" unbroken gap="sm">
            <Row as="span" unbroken rigid gap="xs" size="xxl" tone="warn" numeral>
              <Icon name="star" size={16} label={t(`star.${index === 0 ? '0' : index === 1 ? '1' : '2'}`)} />
              {index + 1}
            </Row>
            <span className="visually-hidden-on-phone">
              <Face player={player} width={32} isDecoration isCut />
            </span>
            <span className={css.goalWords}>
              <Words strong cut>
                <PlayerLink player={player} name="short" />
              </Words>
              <small>{starLine(view, player.id)}</small>
            </span>
          </Row>
        ))}
      </ol>
    </section>
  );
}

/** Links to the reports behind the result, for users who have just seen it. */
export function BehindTheResult() {
  const { t } = useTranslation('game');
  return (
    <Row gap="sm">
      {BEHIND.map((report) => (
        <LinkButton
          key={report}
          variant="default"
          size="compact-xs"
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, tab: 'reports', report })}
        >
          {t(`behind.${report}`)}
        </LinkButton>
      ))}
    </Row>
  );
}

/** Returns '2 G, 1 A' or '31/33'. */
function starLine(view: GameView, playerId: PlayerId): string {
  const { box } = view;
  if (!box) return '';
  const skater = [...box.home.skaters, ...box.away.skaters].find(({ player }) => player.id === playerId);
  if (skater) return `${skater.goals} G, ${skater.assists} A`;
  const goalie = [...box.home.goalies, ...box.away.goalies].find(({ player }) => player.id === playerId);
  return goalie ? `${goalie.saves}/${goalie.shotsAgainst}` : '';
}
