import { ActionIcon } from '@mantine/core';
import type { GameView } from '#domains/game/contract/game.ts';
import { useFormat } from '#web/lib/format.ts';
import { useChangeSettings, useSwitch } from '#web/lib/settings.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './game-header.module.css';

/**
 * The head of the screen, designed as the upper edge of the scoreboard: competition, arena, attendance, and the switch
 * for the sounds. One line, so that scoreboard and ice are in view together.
 */
export function GameHeader({ view, watchers }: { view: GameView; watchers: number }) {
  const { t } = useTranslation(['game', 'common']);
  const format = useFormat();
  const isMuted = useSwitch('sounds-hidden', false);
  const settings = useChangeSettings();
  const { game, series } = view;
  const title = useGameTitle(view);
  useTitle(title);
  const importance = t(`importance.${game.type === 'playoffs' ? playoffRound(series?.round) : game.type}`, {
    round: game.round,
  });
  return (
    <div className={css.head}>
      <div className={css.words}>
        <div className={css.line}>
          <h1 className={css.title}>{title}</h1>
          <span className={`${css.importance} ${css.yields}`}>{importance}</span>
          {series && <span>{t('series', { home: series.homeWins, away: series.awayWins })}</span>}
        </div>
        <div className={css.line}>
          {view.arenaName !== null && <span className={css.yields}>{view.arenaName}</span>}
          {view.state === 'live' && <span>{t('watchers', { count: Math.max(1, watchers) })}</span>}
          {view.attendance !== null && <span>{t('attendance', { count: view.attendance })}</span>}
          {game.faceoffAt && view.state === 'after' && <span>{format.instant(game.faceoffAt)}</span>}
        </div>
      </div>
      <ActionIcon
        size="lg"
        variant="transparent"
        className={css.sound}
        aria-pressed={!isMuted}
        aria-label={t(isMuted ? 'sound.off' : 'sound.on')}
        onClick={() => settings.mutate({ 'sounds-hidden': !isMuted })}
      >
        <Icon name={isMuted ? 'mute' : 'sound'} />
      </ActionIcon>
    </div>
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
