import { useMemo } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { gameSpan } from '#web/features/game/charts/game-span.ts';
import { type Scene, sceneOf } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { type Talk, useTalk } from '#web/features/game/talk/use-talk.ts';
import { useClip } from '#web/features/game/use-clip.ts';
import { type LiveGame, useLiveGame } from '#web/features/game/use-live-game.ts';
import { type Replay, useReplay } from '#web/features/game/use-replay.ts';

export interface Staged {
  live: LiveGame;
  talk: Talk;
  stage: GameStage;
  /** The replay of a finished game whose events are kept. */
  replay: Replay | null;
}

/**
 * Returns the game at the second on screen: the current one of a live game, or the replay's position in a finished one.
 * @param first the game as it was when the screen opened
 * @param isSecret the viewer of a finished game does not want to know the result
 */
export function useGameStage(first: GameView, isSecret: boolean): Staged {
  const talk = useTalk(first.game.id, first.state);
  const live = useLiveGame(first, talk.hear);
  const { view, players } = live;
  const isAfter = view.state === 'after';
  const replay = useReplay(live.events, isSecret && isAfter);
  const events = isAfter ? replay.shown : live.events;
  const scene = useMemo(() => sceneWithout(view, sceneOf(events)), [view, events]);
  const span = useMemo(() => gameSpan(events), [events]);
  const allGoals = useMemo(() => gameSpan(live.events).goals, [live.events]);
  const hasTape = isAfter && live.events.length > 0;
  const clips = useClip(live.events);
  const stage: GameStage = {
    view,
    players,
    events,
    scene,
    moment: isAfter ? replay.moment : null,
    span,
    allGoals,
    isMoving: view.state === 'live' || replay.isPlaying,
    isRevealed: isAfter && (!isSecret || scene.isOver || (live.isReady && !hasTape)),
    clip: view.state === 'live' ? clips.clip : null,
    windTo: hasTape ? replay.toEvent : view.state === 'live' ? clips.show : undefined,
  };
  return { live, talk, stage, replay: hasTape ? replay : null };
}

/**
 * Returns what is known without events: the result of a finished game that keeps none, or a live game's scoreboard
 * until they are loaded.
 */
function sceneWithout(view: GameView, scene: Scene): Scene {
  const { box, game, state, clock, periodScores } = view;
  if (scene.last !== null || state === 'before') return scene;
  const shots = { home: box?.home.team.shots ?? 0, away: box?.away.team.shots ?? 0 };
  if (state === 'after') {
    if (game.homeScore === null) return scene;
    return { ...scene, home: game.homeScore, away: game.awayScore ?? 0, shots };
  }
  const goals = (place: 0 | 1) => periodScores.reduce((sum, scores) => sum + scores[place], 0);
  const { period = 1, second = 0, intermissionEndsAt = null } = clock ?? {};
  return {
    ...scene,
    home: goals(0),
    away: goals(1),
    shots,
    period,
    second,
    isIntermission: intermissionEndsAt !== null,
  };
}
