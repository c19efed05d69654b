import { lazy, Suspense, useEffect, useState } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { Announcer, CALL_LEVELS } from '#web/features/game/announcer.tsx';
import { GameStrip } from '#web/features/game/game-strip.tsx';
import { Matchday } from '#web/features/game/matchday.tsx';
import { OtherGames } from '#web/features/game/other-games.tsx';
import { zoneOf } from '#web/features/game/puck.ts';
import { useGameSounds } from '#web/features/game/use-game-sounds.ts';
import { useGameStage } from '#web/features/game/use-game-stage.ts';
import { useSideColors } from '#web/features/game/use-side-colors.ts';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { revealResult, useIsHidden } from '#web/lib/hidden-results.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { useDeviceChoice } from '#web/lib/use-device-choice.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './matchday.module.css';

const Reports = lazy(() =>
  import('#web/features/game/reports/reports.tsx').then((file) => ({ default: file.Reports })),
);

const BenchPanel = lazy(() =>
  import('#web/features/game/bench/bench-panel.tsx').then((file) => ({ default: file.BenchPanel })),
);

/** Shows a game before, during and after; its content follows from the events so far. */
export function GamePage({ first }: { first: GameView }) {
  const [opensOver] = useState(first.state === 'after');
  const isHidden = useIsHidden(first.game);
  const isSecret = useSearchNumber('watch') === 1 || (isHidden && opensOver);
  const { live, talk, stage, replay } = useGameStage(first, isSecret);
  const { view } = stage;
  const isWatched = view.state === 'after' && (!opensOver || stage.isRevealed);
  useEffect(() => {
    // If it cannot be noted, the result only stays hidden.
    if (isHidden && isWatched) revealResult(first.game.id).catch(() => {});
  }, [isHidden, isWatched, first.game.id]);
  const isMuted = useSwitch('sounds-hidden', false);
  const { home } = view.game;
  const colors = useSideColors(view.game);
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
      <GameStrip stage={stage} watchers={live.watchers} isMuted={isMuted} calls={{ level, setLevel }} />
      <OtherGames game={view.game} />
      <Matchday
        stage={stage}
        talk={talk}
        replay={replay}
        isSecret={isSecret}
        reports={
          // A report still waiting for its words or code must not remove the page and with it the replay's position.
          <Suspense fallback={<LoadingTable />}>
            <Reports stage={stage} />
          </Suspense>
        }
        bench={(opening) =>
          view.managedTeamId !== null && (
            <Suspense fallback={<LoadingTable />}>
              <BenchPanel stage={stage} teamId={view.managedTeamId} opening={opening} />
            </Suspense>
          )
        }
      />
      {home.clubId !== null && <SponsorBoard subject={{ kind: 'club', id: home.clubId }} isProgram />}
      <Announcer stage={stage} level={level} />
    </div>
  );
}
