import { ActionIcon } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import { periodScoresOf } from '#domains/game/rules/reveal.ts';
import { Announcer } from '#web/features/game/announcer.tsx';
import { BeforeGame, Lineups } from '#web/features/game/before-game.tsx';
import { OnIce } from '#web/features/game/on-ice.tsx';
import { OtherGames } from '#web/features/game/other-games.tsx';
import { PlayByPlay } from '#web/features/game/play-by-play.tsx';
import { ReplayBar } from '#web/features/game/replay-bar.tsx';
import { Reports } from '#web/features/game/reports.tsx';
import { RinkCard } from '#web/features/game/rink.tsx';
import { type Scene, sceneOf } from '#web/features/game/scene.ts';
import { PeriodTable, Scoreboard } from '#web/features/game/scoreboard.tsx';
import { Scoring, Stars, TeamComparison } from '#web/features/game/summary-cards.tsx';
import { useArenaClock } from '#web/features/game/use-game-clock.ts';
import { useGameSounds } from '#web/features/game/use-game-sounds.ts';
import { type LiveGame, useLiveGame } from '#web/features/game/use-live-game.ts';
import { useReplay } from '#web/features/game/use-replay.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useChangeSettings, useSwitch } from '#web/lib/settings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MainAndSide, Stack } from '#web/ui/layout-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './game.module.css';

const TABS = ['summary', 'reports'] as const;

/** One game before, during and after; what is shown of it follows from the events so far. */
export function GamePage({ first }: { first: GameView }) {
  const { t } = useTranslation(['game', 'common']);
  const live = useLiveGame(first);
  const { view, events } = live;
  const isAfter = view.state === 'after';
  const replay = useReplay(events);
  const shown = isAfter ? replay.shown : events;
  const scene = useMemo(() => finalScene(view, sceneOf(shown)), [view, shown]);
  const clock = useArenaClock(view, scene, view.state === 'live');
  const isMuted = useSwitch('sounds-hidden', false);
  const tab = useSearchChoice('tab', TABS);
  useGameSounds(shown, view.goalHorn, !isMuted && (view.state === 'live' || replay.isPlaying));
  return (
    <>
      <GameHeader live={live} />
      <Scoreboard view={view} scene={scene} clock={clock} players={live.players} isLive={view.state === 'live'} />
      {view.managedTeamId !== null && view.state !== 'after' && <ManagerNotice view={view} />}
      {view.state === 'before' ? (
        <BeforeGame view={view} />
      ) : (
        <>
          <TabLinks label={t('tabs.label')} current={tab} tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))} />
          {tab === 'summary' ? (
            <Summary live={live} scene={scene} replay={isAfter ? replay : null} shown={shown} />
          ) : (
            <Reports view={view} scene={scene} players={live.players} />
          )}
        </>
      )}
      {view.state === 'live' && <Announcer view={view} events={events} players={live.players} />}
    </>
  );
}

/** A game whose events are not kept has only its result. */
function finalScene(view: GameView, scene: Scene): Scene {
  if (view.state !== 'after' || scene.last !== null) return scene;
  const { box, game } = view;
  return {
    ...scene,
    home: game.homeScore ?? 0,
    away: game.awayScore ?? 0,
    shots: { home: box?.home.team.shots ?? 0, away: box?.away.team.shots ?? 0 },
  };
}

function Summary({
  live,
  scene,
  replay,
  shown,
}: {
  live: LiveGame;
  scene: Scene;
  replay: ReturnType<typeof useReplay> | null;
  shown: LiveGame['events'];
}) {
  const { t } = useTranslation('game');
  const { view, players, events, isReady } = live;
  const hasEvents = events.length > 0;
  const isKept = hasEvents || !isReady || view.state === 'live';
  const scores = isKept ? periodScoresOf(shown) : view.periodScores;
  return (
    <MainAndSide>
      <Stack>
        {isKept ? (
          <>
            <RinkCard view={view} scene={scene} players={players} hasPuck={!scene.isOver && !scene.isIntermission} />
            {replay && hasEvents && <ReplayBar view={view} replay={replay} scene={scene} />}
            <PlayByPlay view={view} events={shown} players={players} />
          </>
        ) : (
          <p className={css.notice}>{t('reports.notKept')}</p>
        )}
        {!isKept && <Lineups view={view} />}
      </Stack>
      <Stack>
        <Section title={t('byPeriod')} isFlush>
          <PeriodTable view={view} scores={scores} />
        </Section>
        {view.state === 'after' && <Stars view={view} />}
        {isKept && <Scoring view={view} scene={scene} players={players} />}
        {isKept && !scene.isOver && <OnIce view={view} scene={scene} players={players} />}
        <TeamComparison view={view} />
        <OtherGames game={view.game} />
      </Stack>
    </MainAndSide>
  );
}

function GameHeader({ live }: { live: LiveGame }) {
  const { t } = useTranslation(['game', 'common']);
  const format = useFormat();
  const isMuted = useSwitch('sounds-hidden', false);
  const settings = useChangeSettings();
  const { view, watchers } = live;
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

function ManagerNotice({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  return (
    <div className={css.notice} role="note">
      <span>{t(view.state === 'live' ? 'before.manage' : 'before.manageSoon')}</span>
      <LinkButton
        size="xs"
        variant="default"
        leftSection={<Icon name="swap" size={16} />}
        to="/club/lineups"
        search={{ team: view.managedTeamId ?? undefined }}
      >
        {t('before.setLines')}
      </LinkButton>
    </div>
  );
}
