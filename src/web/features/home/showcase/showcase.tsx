import { useMemo } from 'react';
import type { GameId } from '#engine/ids.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import { eventText, periodWords } from '#web/features/game/event-words.tsx';
import { isShown } from '#web/features/game/plays.ts';
import { GoalBanner } from '#web/features/game/rink/goal-banner.tsx';
import { Rink } from '#web/features/game/rink/rink.tsx';
import { celebratedGoal, type Scene, sceneOf } from '#web/features/game/scene.ts';
import { useSideColors } from '#web/features/game/use-side-colors.ts';
import { type Playback, usePlayback } from '#web/features/home/showcase/use-playback.ts';
import { type ShownGame, useShowcase } from '#web/features/home/showcase/use-showcase.ts';
import { useFormat } from '#web/lib/format.ts';
import { i18n } from '#web/lib/i18n.ts';
import { useMedia } from '#web/lib/motion.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest, crestPath } from '#web/ui/crest.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Text, Words } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './showcase.module.css';

const PHONE = '(max-width: 560px)';
/** Lines of the play-by-play, and rows of a team's players on the ice. */
const PLAYS = 5;
const SIX = 6;

// The words of a game load together with the game, not after it.
void i18n.loadNamespaces('game');

/**
 * Shows a game to watch without an account: live, or from the last day, the best one first. Silent, and without links
 * to screens behind the login.
 */
export default function Showcase() {
  const { t } = useTranslation('home');
  const { shown, choose } = useShowcase();
  if (shown)
    return (
      <div className={css.frame}>
        <Broadcast key={shown.game.id} shown={shown} />
        <Replays shown={shown} choose={choose} />
      </div>
    );
  return <p className={css.wait}>{t(shown === null ? 'showcase.none' : 'showcase.loading')}</p>;
}

function Broadcast({ shown }: { shown: ShownGame }) {
  const { t } = useTranslation(['home', 'game', 'common']);
  const { game, players } = shown;
  const colors = useSideColors(game);
  const isPhone = useMedia(PHONE);
  const playback = usePlayback(shown);
  const { mode, events, isPlaying, toggle } = playback;
  const scene = useMemo(() => sceneOf(events), [events]);
  const goal = celebratedGoal(scene);
  const { away, home } = game;
  return (
    <section
      className={css.card}
      style={colors}
      aria-label={t('home:showcase.title', { away: away.city, home: home.city })}
      data-mode={mode}
      data-playing={isPlaying || undefined}
    >
      <Board shown={shown} scene={scene} playback={playback} />
      <div className={css.stage}>
        <Rink
          label={t('game:rinkLabel', {
            home: scene.shots.home,
            away: scene.shots.away,
            homeTeam: home.city,
            awayTeam: away.city,
          })}
          scene={scene}
          isTurned={false}
          isOn={!scene.isOver && !scene.isIntermission}
          celebrated={goal?.side ?? null}
          isSmall={isPhone}
          arena="classic"
          crest={home.clubId === null ? null : crestPath(home.clubId)}
          nameOf={(id) => {
            const player = players.get(id);
            return player ? playerName(player, 'short') : '';
          }}
        />
        {goal && <GoalBanner key={goal.index} view={shown} goal={goal} scorer={players.get(goal.scorer)} />}
        {!isPlaying && (
          <button type="button" className={css.start} onClick={toggle} aria-label={t('home:showcase.play')}>
            <Icon name="play" size={30} />
          </button>
        )}
      </div>
      <p className={css.about}>
        <button type="button" className={css.toggle} onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={14} />
          {t(isPlaying ? 'home:showcase.pause' : 'home:showcase.play')}
        </button>
        <span className={css.line}>{t(`home:showcase.${mode}Words`, { season: game.season, day: game.day })}</span>
      </p>
      <div className={css.below}>
        <Plays shown={shown} events={events} />
        <OnIce shown={shown} scene={scene} />
      </div>
    </section>
  );
}

/** Shows score and clock in one line, as in the corner of a broadcast. */
function Board({ shown, scene, playback }: { shown: ShownGame; scene: Scene; playback: Playback }) {
  const { t } = useTranslation(['game', 'common']);
  const { t: home } = useTranslation('home');
  const format = useFormat();
  const { mode, moment } = playback;
  const { game } = shown;
  const period = periodWords(t, moment.period, game.overtime);
  const clock = scene.isOver ? t('game:finalHorn') : boardTime(moment, game.overtime);
  return (
    <div className={css.board}>
      <span className={css.sign} data-live={mode === 'live' || undefined}>
        {home(`showcase.${mode}`)}
      </span>
      <p className="visually-hidden">
        {t('game:score', {
          away: game.away.city,
          awayScore: scene.away,
          home: game.home.city,
          homeScore: scene.home,
        })}
      </p>
      <Row as="span" unbroken gap="sm" aria-hidden>
        <Crest team={game.away} size={28} isDecoration />
        <span className={css.abbr}>{game.away.abbr}</span>
        <span className={css.score}>{format.score(scene.away, scene.home)}</span>
        <span className={css.abbr}>{game.home.abbr}</span>
        <Crest team={game.home} size={28} isDecoration />
      </Row>
      <span className={css.clock}>
        <span className={css.period}>{scene.isOver ? '' : period}</span>
        <span className={css.time}>{clock}</span>
      </span>
    </div>
  );
}

/** Lists the latest noteworthy plays, newest first. */
function Plays({ shown, events }: { shown: ShownGame; events: Playback['events'] }) {
  const { t } = useTranslation(['game', 'common']);
  const { t: home } = useTranslation('home');
  const { game, players } = shown;
  const plays = events
    .filter((event) => isShown('key', event))
    .slice(-PLAYS)
    .reverse();
  return (
    <div>
      <Text as="h2" bottom="xs" size="lg">
        {home('showcase.plays')}
      </Text>
      <ol className={css.plays}>
        {plays.map((event) => (
          <li key={event.index} className={css.play} data-type={event.type}>
            <Words tone="dim" numeric>
              {boardTime(event, game.overtime)}
            </Words>
            <span className={css.crest}>
              {'side' in event && <Crest team={game[event.side]} size={16} isDecoration />}
            </span>
            <span className={css.line}>
              {eventText(t, { event, players, overtime: game.overtime, names: 'short' })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Offers replays of all games of the last day; empty while a game is live. */
function Replays({ shown: { game, replays }, choose }: { shown: ShownGame; choose: (gameId: GameId) => void }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <ul className={css.replays} aria-label={t('showcase.replays')}>
      {replays.map(({ id, away, home, awayScore, homeScore }) => {
        const score = format.score(awayScore ?? 0, homeScore ?? 0);
        const short = `${away.abbr} ${score} ${home.abbr}`;
        return (
          <li key={id}>
            <button
              type="button"
              className={css.replay}
              aria-pressed={id === game.id}
              aria-label={`${short}. ${t('showcase.watchAgain', { away: away.city, home: home.city })}`}
              onClick={() => choose(id)}
            >
              <Icon name="play" size={14} />
              {short}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Lists the players on the ice with numbers and names. */
function OnIce({ shown, scene }: { shown: ShownGame; scene: Scene }) {
  const { t } = useTranslation('home');
  const { game, players } = shown;
  return (
    <div>
      <Text as="h2" bottom="xs" size="lg">
        {t('showcase.onIce')}
      </Text>
      <div className={css.benches}>
        {(['away', 'home'] as const).map((side) => (
          <ul key={side} className={css.bench} data-side={side} aria-label={game[side].city}>
            {scene.onIce[side].slice(0, SIX).map((id, row) => {
              const player = players.get(id);
              return (
                // Keyed by row, not by player: a line change moves nothing.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are places
                <li key={row} className={css.man}>
                  <span className={`${css.number} jersey-number`}>{player?.jerseyNumber}</span>
                  <span className={css.line}>{player?.lastname}</span>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </div>
  );
}
