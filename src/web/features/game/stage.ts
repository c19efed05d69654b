/** The data of all cards of the game view, at the same second of the game. */
import type { GameView } from '#domains/game/contract/game.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GameSpan, GoalMark } from '#web/features/game/charts/game-span.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import type { Moment } from '#web/features/game/replay.ts';
import type { Scene } from '#web/features/game/scene.ts';
import type { Clip } from '#web/features/game/use-clip.ts';

export type Players = ReadonlyMap<number, PlayerRef>;

export interface GameStage {
  view: GameView;
  players: Players;
  /** Up to the second on screen: all that have been revealed, or those before the position of the replay. */
  events: readonly LiveEvent[];
  scene: Scene;
  /** The replay's position on the arena's clock; null for a game that is on or has not begun: its clock runs by itself. */
  moment: Moment | null;
  span: GameSpan;
  /** Every revealed goal, even those after the position of the replay: only for what is shown once the result is known. */
  allGoals: readonly GoalMark[];
  /** Things are moving: the game is live, or its replay is running. */
  isMoving: boolean;
  /** The final horn may be mentioned: it has sounded, and the user is not watching a replay without knowing the result. */
  isRevealed: boolean;
  /** A clip of a live game, on the ice only: score, clock and sounds go on; null: the ice is live. */
  clip: Clip | null;
  /** Jumps to shortly before the event of that index; in a live game shows it as a clip. Absent without any events. */
  windTo?: ((index: number) => void) | undefined;
}

/** Returns whether it is a shootout: shooters go one by one, no other skaters are on the ice, and possessions are short. */
export function isShootout({ view, scene }: Pick<GameStage, 'view' | 'scene'>): boolean {
  return periodKey(scene.period, view.game.overtime) === 'shootout';
}

/** Returns whether only time has passed between the two: parts without the clock need no re-render. */
export function showsSame({ stage: one }: { stage: GameStage }, { stage: other }: { stage: GameStage }): boolean {
  return (
    one.events === other.events &&
    one.view === other.view &&
    one.players === other.players &&
    one.isRevealed === other.isRevealed &&
    one.clip === other.clip &&
    one.windTo === other.windTo
  );
}
