import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import { type Replay, SPEEDS } from '#web/features/game/use-replay.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import css from './replay-bar.module.css';

/** Play, pause, speed, and a slider over the whole game. */
export function ReplayBar({ view, replay, isSecret }: { view: GameView; replay: Replay; isSecret: boolean }) {
  const { t } = useTranslation(['game', 'common']);
  const titleId = useId();
  const { time, length, isPlaying, speed, moment } = replay;
  const period = periodWords(t, moment.period, view.game.overtime);
  const left = boardTime(moment, view.game.overtime);
  const at = left === '' ? period : t('replay.at', { period, time: left });
  return (
    <div className={css.place}>
      <section className={css.card} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {t('replay.title')}
          </h2>
          <span className={css.at}>{at}</span>
          {!isSecret && (
            <LinkButton
              variant="subtle"
              size="compact-xs"
              to="."
              search={(before: Record<string, unknown>) => ({ ...before, watch: 1 })}
            >
              {t('replay.secret')}
            </LinkButton>
          )}
        </div>
        <Row gap="md">
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
          <SegmentedControl
            aria-label={t('replay.speed')}
            value={String(speed)}
            onChange={(value) => replay.setSpeed(SPEEDS.find((known) => String(known) === value) ?? SPEEDS[0])}
            data={SPEEDS.map((value) => ({ value: String(value), label: t('replay.times', { speed: value }) }))}
          />
          {!isSecret && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="star" size={14} />}
              onClick={replay.toNextGoal}
            >
              {t('replay.toGoal')}
            </Button>
          )}
          <Button variant="default" size="xs" leftSection={<Icon name="forward" size={14} />} onClick={replay.toEnd}>
            {t('replay.end')}
          </Button>
        </Row>
        {isSecret && <p className={css.hint}>{t('replay.secretHint')}</p>}
      </section>
    </div>
  );
}
