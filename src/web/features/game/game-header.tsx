import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useChangeSettings, useSwitch } from '#web/lib/settings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** What is played, where, before how many; and the switch for the sounds. */
export function GameHeader({ view, watchers }: { view: GameView; watchers: number }) {
  const { t } = useTranslation(['game', 'common']);
  const format = useFormat();
  const isMuted = useSwitch('sounds-hidden', false);
  const settings = useChangeSettings();
  const { game, series } = view;
  const importance =
    view.importance === 'regular' || view.importance === 'friendly'
      ? t(`importance.${view.importance}`, { round: game.round })
      : t(`importance.${isPlayoffRound(view.importance) ? view.importance : 'final'}`, { round: game.round });
  return (
    <PageHeader
      title={t('title', { away: game.away.abbr, home: game.home.abbr })}
      eyebrow={importance}
      details={
        <>
          <span>{view.arenaName}</span>
          {view.attendance !== null && <span>{t('attendance', { count: view.attendance })}</span>}
          {game.faceoffAt && view.state !== 'before' && <span>{format.instant(game.faceoffAt)}</span>}
          {series && <span>{t('series', { home: series.homeWins, away: series.awayWins })}</span>}
          {view.state === 'live' && <span>{t('watchers', { count: Math.max(1, watchers) })}</span>}
        </>
      }
      actions={
        <ActionIcon
          size="lg"
          variant="default"
          aria-pressed={!isMuted}
          aria-label={t(isMuted ? 'sound.off' : 'sound.on')}
          onClick={() => settings.mutate({ 'sounds-hidden': !isMuted })}
        >
          <Icon name={isMuted ? 'mute' : 'sound'} />
        </ActionIcon>
      }
    />
  );
}

function isPlayoffRound(importance: string): importance is 'quarter-final' | 'semi-final' | 'final' {
  return importance === 'quarter-final' || importance === 'semi-final' || importance === 'final';
}
