import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import type { Scene } from '#web/features/game/scene.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './game.module.css';

type Players = ReadonlyMap<number, PlayerRef>;

/** Every goal so far, by period, with assists; and the attempts of a shootout. */
export function Scoring({ view, scene, players }: { view: GameView; scene: Scene; players: Players }) {
  const { t } = useTranslation(['game', 'common']);
  const { game } = view;
  return (
    <Section title={t('scoring')} isFlush>
      {scene.goals.length === 0 && scene.attempts.length === 0 && (
        <p className={css.note}>{scene.isOver ? t('noGoalsFinal') : t('noGoals')}</p>
      )}
      <ol className={css.goals}>
        {scene.goals.map((goal) => {
          const scorer = players.get(goal.scorer);
          const assists = goal.assists.flatMap((id) => players.get(id) ?? []);
          return (
            <li key={goal.index} className={css.goal}>
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
                  {periodWords(t, goal.period, game.stage)} {formatClock(goal.second)}
                  {goal.strength !== 'even' && ` · ${t(`play.goalStrength.${goal.strength}`)}`}
                  {goal.emptyNet && ` · ${t('emptyNet')}`}
                </small>
              </span>
              <span className={css.goalScore}>
                {goal.awayScore}–{goal.homeScore}
              </span>
            </li>
          );
        })}
        {scene.attempts.map((attempt) => {
          const shooter = players.get(attempt.shooter);
          return (
            <li key={attempt.index} className={css.goal}>
              <Crest team={game[attempt.side]} size={26} />
              {shooter && <Face player={shooter} width={30} isDecoration />}
              <span className={css.goalWords}>
                <b>{shooter && <PlayerLink player={shooter} name="short" />}</b>
                <small>{t('shootout')}</small>
              </span>
              <span className={css.attempt} data-scored={attempt.scored || undefined}>
                <Icon
                  name={attempt.scored ? 'check' : 'close'}
                  label={t(attempt.scored ? 'attempt.scored' : 'attempt.stopped')}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** First, second and third star with what they did. */
export function Stars({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  if (view.stars.length === 0) return null;
  return (
    <Section title={t('stars')}>
      <ol className={css.stars}>
        {view.stars.map((player, index) => (
          <li key={player.id} className={css.starItem}>
            <span className={css.starMark}>
              <Icon name="star" label={t(`star.${index === 0 ? '0' : index === 1 ? '1' : '2'}`)} />
              {index + 1}
            </span>
            <Face player={player} width={44} isDecoration />
            <span className={css.goalWords}>
              <b>
                <PlayerLink player={player} name="short" />
              </b>
              <small>{starLine(view, player.id)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** '2 G, 1 A' or '31/33'. */
function starLine(view: GameView, playerId: number): string {
  const { box } = view;
  if (!box) return '';
  const skater = [...box.home.skaters, ...box.away.skaters].find(({ player }) => player.id === playerId);
  if (skater) return `${skater.goals} G, ${skater.assists} A`;
  const goalie = [...box.home.goalies, ...box.away.goalies].find(({ player }) => player.id === playerId);
  return goalie ? `${goalie.saves}/${goalie.shotsAgainst}` : '';
}

/** Two bars that share a line as the numbers do; empty while both are 0. */
export function ShareBars({ away, home }: { away: number; home: number }) {
  const total = away + home;
  const width = (share: number) => ({ width: total === 0 ? '50%' : `${(share / total) * 100}%` });
  return (
    <span className={css.bars} data-empty={total === 0 || undefined} aria-hidden>
      <span style={width(away)} data-side="away" />
      <span style={width(home)} data-side="home" />
    </span>
  );
}

/** Both teams' numbers as bars from the middle. */
export function TeamComparison({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { box } = view;
  if (!box) return null;
  const [home, away] = [box.home.team, box.away.team];
  const rows: [string, number, number, ((value: number) => string)?][] = [
    [t('compare.shots'), away.shots, home.shots],
    [t('compare.attempts'), away.attempts, home.attempts],
    [t('compare.xg'), away.xg, home.xg, (value) => format.number(value, 2)],
    [t('compare.pim'), away.pim, home.pim],
    [t('compare.hits'), away.hits, home.hits],
    [t('compare.blocks'), away.blocks, home.blocks],
    [t('compare.takeaways'), away.takeaways, home.takeaways],
    [t('compare.giveaways'), away.giveaways, home.giveaways],
    [t('compare.faceoffs'), away.faceoffsWon, home.faceoffsWon],
  ];
  return (
    <Section title={t('compare.title')}>
      <table className={css.compare}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{view.game.away.abbr}</th>
            <td />
            <th scope="col">{view.game.home.abbr}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, one, other, words = String]) => (
            <tr key={label}>
              <td className={css.compareValue}>{words(one)}</td>
              <th scope="row">
                {label}
                <ShareBars away={one} home={other} />
              </th>
              <td className={css.compareValue}>{words(other)}</td>
            </tr>
          ))}
          <tr>
            <td className={css.compareValue}>
              {away.ppGoals}/{away.ppOpportunities}
            </td>
            <th scope="row">{t('compare.pp')}</th>
            <td className={css.compareValue}>
              {home.ppGoals}/{home.ppOpportunities}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
