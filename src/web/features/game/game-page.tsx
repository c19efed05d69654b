import { lazy, Suspense, useRef } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { Announcer, CALL_LEVELS } from '#web/features/game/announcer.tsx';
import { useGameTitle } from '#web/features/game/game-header.tsx';
import { MiniBoard } from '#web/features/game/mini-board.tsx';
import { zoneOf } from '#web/features/game/puck.ts';
import { Scoreboard } from '#web/features/game/scoreboard.tsx';
import { Summary } from '#web/features/game/summary.tsx';
import { ChatCard } from '#web/features/game/talk/chat-card.tsx';
import { useGameSounds } from '#web/features/game/use-game-sounds.ts';
import { useGameStage } from '#web/features/game/use-game-stage.ts';
import { useSideColors } from '#web/features/game/use-side-colors.ts';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { useMedia } from '#web/lib/motion.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { useDeviceChoice } from '#web/lib/use-device-choice.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './game.module.css';

const Reports = lazy(() =>
  import('#web/features/game/reports/reports.tsx').then((file) => ({ default: file.Reports })),
);

/** On a phone the chat has a tab of its own; elsewhere it is beside the summary. */
const TABS = ['summary', 'reports', 'chat'] as const;
const PHONE = '(max-width: 768px)';

/** Shows a game before, during and after; its content follows from the events so far. */
export function GamePage({ first }: { first: GameView }) {
  const { t } = useTranslation(['game', 'common']);
  const isSecret = useSearchNumber('watch') === 1;
  const { live, talk, stage, replay } = useGameStage(first, isSecret);
  const { view } = stage;
  const isMuted = useSwitch('sounds-hidden', false);
  const isPhone = useMedia(PHONE);
  const title = useGameTitle(view);
  const board = useRef<HTMLDivElement>(null);
  const { home } = view.game;
  const colors = useSideColors(view.game);
  const asked = useSearchChoice('tab', TABS);
  const tab = asked === 'chat' && !isPhone ? 'summary' : asked;
  const tabs = TABS.filter((id) => id !== 'chat' || isPhone);
  const [level, setLevel] = useDeviceChoice('game-calls', CALL_LEVELS);
  useGameSounds(stage.events, {
    horn: view.goalHorn,
    seenBefore: live.isReady ? live.seenBefore : null,
    isExpected: stage.isMoving,
    isTape: replay?.isPlaying === true,
    isPressing: stage.scene.possession === 'home' && zoneOf(stage.scene.puck) === 'home',
    isOn: !isMuted,
  });
  // Without its events a finished game is only its result: a user who does not want to know it waits for them.
  if (isSecret && view.state === 'after' && !live.isReady) {
    return live.failure ? <ErrorState error={live.failure} onRetry={live.retry} /> : <LoadingTable />;
  }
  return (
    <div className={css.page} style={colors}>
      <Breadcrumbs last={title} />
      <div ref={board}>
        <Scoreboard stage={stage} watchers={live.watchers} />
      </div>
      <MiniBoard stage={stage} board={board} />
      <div className={css.tabRow}>
        <TabLinks label={t('tabs.label')} current={tab} tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))} />
        {view.managedTeamId !== null && view.state !== 'after' && <ManagerNotice view={view} />}
      </div>
      {tab === 'summary' && (
        <Summary
          stage={stage}
          live={live}
          talk={talk}
          replay={replay}
          isSecret={isSecret}
          hasChat={!isPhone}
          calls={{ level, setLevel }}
        />
      )}
      {tab === 'reports' && (
        // A report still waiting for its words or code must not remove the page and with it the replay's position.
        <Suspense fallback={<LoadingTable />}>
          <Reports stage={stage} />
        </Suspense>
      )}
      {tab === 'chat' && <ChatCard stage={stage} talk={talk} />}
      {home.clubId !== null && <SponsorBoard subject={{ kind: 'club', id: home.clubId }} isProgram />}
      <Announcer stage={stage} level={level} />
    </div>
  );
}

function ManagerNotice({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  return (
    <div className={css.manage} role="note">
      <span className="visually-hidden-on-phone">
        {t(view.state === 'live' ? 'before.manage' : 'before.manageSoon')}
      </span>
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
