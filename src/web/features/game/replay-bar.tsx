import { ActionIcon, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import { type Replay, SPEEDS } from '#web/features/game/use-replay.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import css from './replay-bar.module.css';

/** Play, pause, speed, and a slider over the whole game, in one line. */
export function ReplayBar({ view, replay, isSecret }: { view: GameView; replay: Replay; isSecret: boolean }) {
  const { t } = useTranslation(['game', 'common']);
  const titleId = useId();
  const { time, length, isPlaying, speed, moment } = replay;
  const period = periodWords(t, moment.period, view.game.overtime);
  const left = boardTime(moment, view.game.overtime);
  const at = left === '' ? period : t('replay.at', { period, time: left });
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('replay.title')}
      </h2>
      <ActionIcon size="lg" aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')} onClick={replay.toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </ActionIcon>
      <input
        type="range"
        className={css.slider}
        min={0}
        max={Math.ceil(length)}
        step={1}
        value={Math.round(time)}
        aria-label={t('replay.seek')}
        aria-valuetext={at}
        onChange={(event) => replay.seek(Number(event.currentTarget.value))}
      />
      <span className={css.at}>{at}</span>
      <NativeSelect
        size="xs"
        className={css.speed}
        aria-label={t('replay.speed')}
        value={String(speed)}
        onChange={({ currentTarget: { value } }) =>
          replay.setSpeed(SPEEDS.find((known) => String(known) === value) ?? SPEEDS[0])
        }
        data={SPEEDS.map((value) => ({ value: String(value), label: t('replay.times', { speed: value }) }))}
      />
      {!isSecret && (
        <ActionIcon size="lg" variant="default" {...named(t('replay.toGoal'))} onClick={replay.toNextGoal}>
          <Icon name="star" size={16} />
        </ActionIcon>
      )}
      <ActionIcon size="lg" variant="default" {...named(t('replay.end'))} onClick={replay.toEnd}>
        <Icon name="forward" size={16} />
      </ActionIcon>
      {isSecret ? (
        <span className={css.hint}>{t('replay.secretHint')}</span>
      ) : (
        <LinkButton
          variant="subtle"
          size="compact-xs"
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, watch: 1 })}
        >
          <Icon name="lock" size={16} /> <span className="visually-hidden-on-phone">{t('replay.secret')}</span>
        </LinkButton>
      )}
    </section>
  );
}

/** A button of an icon only says its name when it is pointed at. */
function named(name: string) {
  return { 'aria-label': name, 'data-tip': name };
}
