import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaceView } from '#domains/world/contract/pace.ts';
import type { RunSpeed, RunTarget } from '#engine/pace.ts';
import { alert } from '#web/lib/alerts.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Box, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import css from './pace-control.module.css';
import { PanelButton } from './panel-button.tsx';
import type { Pace } from './use-pace.ts';

type Own = NonNullable<PaceView['own']>;

// Repeated here, and the list of decisions taken from the answer: the control is on every screen, and imports no more than it must.
const SPEEDS = ['live', 'fast', 'instant'] as const satisfies readonly RunSpeed[];

/** The day length that the button for several managers promises, no matter what was chosen before. */
const DAY_IN_MINUTES = 1_440;

/** Shows how far to play on, and how fast; what play stopped for; and who would like to join. */
export function OwnPanel({ pace, own }: { pace: Pace; own: Own }) {
  const { t } = useTranslation('world');
  const format = useFormat();
  const clock = useClock();
  const { command, view } = pace;
  const { run } = own;
  const game = view?.game?.isLive ? view.game : null;
  const [speed, setSpeed] = useState(run?.speed ?? 'fast');
  const [asked, setAsked] = useState<RunTarget | null>(null);
  const play = (target: RunTarget, at = speed) => {
    setAsked(null);
    command.mutate((world) => world.play({ target, speed: at }));
  };
  if (view?.isStoppedByAdmin) return <Text>{t('stoppedByAdmin')}</Text>;
  return (
    <Stack gap="sm">
      {view?.failsSince && <Text tone="warn">{t('fails', { since: format.instant(view.failsSince, 'time') })}</Text>}
      {own.waiting.length > 0 && <Waiting pace={pace} own={own} />}
      {game && (
        <Row gap="sm">
          <GameTime game={game} />
          <Link to="/game/{-$id}" params={{ id: String(game.id) }}>
            {t('watch')}
          </Link>
          <PanelButton disabled={command.isPending} onClick={() => play('game', 'instant')}>
            {t('skip')}
          </PanelButton>
        </Row>
      )}
      {run?.isOpen ? (
        <Stack role="status" gap="sm">
          {run.total > 0 && (
            <progress className={css.progress} value={run.done} max={run.total} aria-label={t('play')} />
          )}
          <span>{clock && t('playing', { day: clock.day })}</span>
          {run.secondsLeft !== null && (
            <Text aside>{t('timeLeft', { time: format.duration(Math.max(1, run.secondsLeft)) })}</Text>
          )}
          {/* A game that has begun keeps its pace: it can be skipped above. */}
          {run.speed === 'live' && !game && (
            <PanelButton disabled={command.isPending} onClick={() => play(run.target, 'fast')}>
              {t('faster')}
            </PanelButton>
          )}
          <PanelButton disabled={command.isPending} onClick={() => command.mutate((world) => world.stop())}>
            {t('stop')}
          </PanelButton>
        </Stack>
      ) : (
        <>
          {run && <StoppedFor run={run} />}
          <fieldset className={css.speeds}>
            <legend className="visually-hidden">{t('speed.label')}</legend>
            {SPEEDS.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="speed"
                  className="visually-hidden"
                  checked={speed === value}
                  onChange={() => setSpeed(value)}
                />
                <span>{t(`speed.${value}`)}</span>
              </label>
            ))}
          </fieldset>
          <Text aside>{t(`speedHint.${speed}`)}</Text>
          {asked && game ? (
            <Box as="section" ground="warn" edge="accent" inset="box">
              <p>{t('skipQuestion')}</p>
              <PanelButton isMain disabled={command.isPending} onClick={() => play(asked)}>
                {t('skipAnswer')}
              </PanelButton>
              <PanelButton onClick={() => setAsked(null)}>{t('skipNot')}</PanelButton>
            </Box>
          ) : (
            <Targets
              own={own}
              isLive={game !== null}
              isPending={command.isPending}
              // A live game is not simulated without a question.
              play={(target) => (game && speed === 'instant' ? setAsked(target) : play(target))}
            />
          )}
        </>
      )}
      <Link to="/settings" search={{ tab: 'game', section: 'stops' }} className={css.dim}>
        {t('choose')}
      </Link>
    </Stack>
  );
}

/** Says when the puck drops, or about how long the game still takes. */
function GameTime({ game: { faceoffAt, endsAt } }: { game: NonNullable<PaceView['game']> }) {
  const { t } = useTranslation('world');
  const isAhead = Date.parse(faceoffAt) > useNow();
  return (
    <span>
      {t(isAhead ? 'faceoffIn' : 'live')} {isAhead ? <Countdown until={faceoffAt} /> : endsAt && t('thirdEnds')}{' '}
      {!isAhead && endsAt && <Countdown until={endsAt} />}
    </span>
  );
}

interface TargetsProps {
  own: Own;
  isLive: boolean;
  isPending: boolean;
  play: (target: RunTarget) => void;
}

function Targets({ own, isLive, isPending, play }: TargetsProps) {
  const { t } = useTranslation('world');
  const inDays = (count: number) => (count === 0 ? t('today') : t('inDays', { count }));
  const { nextGameInDays, nextRoundInDays, next } = own;
  const targets: { target: RunTarget; label: string; hint: string; isOff?: boolean }[] = [
    nextRoundInDays !== null
      ? { target: 'round', label: t('nextRound'), hint: inDays(nextRoundInDays) }
      : {
          target: 'game',
          label: t('nextGame'),
          hint: nextGameInDays === null ? '' : inDays(nextGameInDays),
          isOff: nextGameInDays === null || isLive,
        },
    { target: 'day', label: t('nextDay'), hint: '' },
    { target: 'decision', label: t('decision'), hint: '' },
    { target: 'phase', label: t(`to.${next.kind}`), hint: inDays(next.inDays) },
  ];
  return targets.map(({ target, label, hint, isOff }, index) => (
    <PanelButton key={target} isMain={index === 0} disabled={isOff === true || isPending} onClick={() => play(target)}>
      <span>{label}</span>
      <Words light>{hint}</Words>
    </PanelButton>
  ));
}

/** Lists the kinds of decisions that are waiting; the desk lists each of them. */
function StoppedFor({ run }: { run: NonNullable<Own['run']> }) {
  const { t } = useTranslation('world');
  if (run.stoppedFor.length === 0 && !run.stoppedOn) return null;
  return (
    <Box as="section" ground="warn" edge="accent" inset="box">
      <h3>{t('stopped')}</h3>
      {run.stoppedOn && <p>{t(`stoppedOn.${run.stoppedOn}`)}</p>}
      {run.stoppedFor.length > 0 && (
        <>
          <ul className={css.managers}>
            {run.stoppedFor.map(({ decision, count }) => (
              <li key={decision}>
                <span>{t(`setting.${decision}`)}</span>
                <span>{count}</span>
              </li>
            ))}
          </ul>
          <Link to="/club/overview/{-$id}" params={{ id: undefined }}>
            {t('desk')}
          </Link>
        </>
      )}
    </Box>
  );
}

/** A user asks for a club: the manager chooses how the world goes on with more than one. */
function Waiting({ pace: { command }, own }: { pace: Pace; own: Own }) {
  const { t } = useTranslation('world');
  return (
    <Box as="section" ground="warn" edge="accent" inset="box">
      <p>{t('waiting', { names: own.waiting.map(({ name }) => name).join(', ') })}</p>
      <PanelButton
        isMain
        disabled={command.isPending}
        onClick={() => command.mutate((world) => world.setPace({ pace: 'ready', latestMinutes: DAY_IN_MINUTES }))}
      >
        {t('waitingReady')}
      </PanelButton>
      <PanelButton
        disabled={command.isPending}
        onClick={() => command.mutate((world) => world.setPace({ pace: 'clock' }))}
      >
        {t('waitingClock')}
      </PanelButton>
      <PanelButton
        disabled={command.isPending}
        onClick={() =>
          command.mutate((world) => world.declineRequests(), { onSuccess: () => alert('success', t('declined')) })
        }
      >
        {t('waitingNo')}
      </PanelButton>
    </Box>
  );
}
