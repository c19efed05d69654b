import { Button, NativeSelect } from '@mantine/core';
import type { GameView } from '#domains/game/contract/game.ts';
import { CALL_LEVELS, type CallLevel } from '#web/features/game/announcer.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import css from './game-strip.module.css';

/** How much of the game a screen reader announces, and a function that changes it. */
export interface Calls {
  level: CallLevel;
  setLevel: (level: CallLevel) => void;
}

/** What is known about the game besides its score: competition, series, arena, crowd; and what a screen reader announces. */
export function GameMenu({
  view,
  watchers,
  calls: { level, setLevel },
  sound,
}: {
  view: GameView;
  watchers: number;
  calls: Calls;
  sound: { isMuted: boolean; toggle: () => void };
}) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { game, series } = view;
  return (
    <DropPanel label={t('about')} buttonClassName={css.tool} button={<Icon name="info" />}>
      {() => (
        <Stack gap="sm" inset="md" size="sm">
          <b>
            {t(`importance.${game.type === 'playoffs' ? playoffRound(series?.round) : game.type}`, {
              round: game.round,
            })}
          </b>
          {series && <span>{t('series', { home: series.homeWins, away: series.awayWins })}</span>}
          {view.arenaName !== null && <span>{view.arenaName}</span>}
          {view.attendance !== null && <span>{t('attendance', { count: view.attendance })}</span>}
          {view.state === 'live' && <span>{t('watchers', { count: Math.max(1, watchers) })}</span>}
          {game.faceoffAt && view.state === 'after' && <span>{format.instant(game.faceoffAt)}</span>}
          <Button
            variant="default"
            leftSection={<Icon name={sound.isMuted ? 'mute' : 'sound'} />}
            aria-pressed={!sound.isMuted}
            onClick={sound.toggle}
          >
            {t(sound.isMuted ? 'sound.off' : 'sound.on')}
          </Button>
          <NativeSelect
            label={t('calls.label')}
            description={t('calls.hint')}
            value={level}
            onChange={({ currentTarget: { value } }) => setLevel(CALL_LEVELS.find((each) => each === value) ?? 'key')}
            data={CALL_LEVELS.map((value) => ({ value, label: t(`calls.${value}`) }))}
          />
        </Stack>
      )}
    </DropPanel>
  );
}

/** Returns 'VIE at GOT'. */
export function useGameTitle({ game }: GameView): string {
  const { t } = useTranslation('game');
  return t('title', { away: game.away.abbr, home: game.home.abbr });
}

function playoffRound(round = 1): 'quarter-final' | 'semi-final' | 'final' {
  return (['quarter-final', 'semi-final'] as const)[round - 1] ?? 'final';
}
