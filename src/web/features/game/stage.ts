/** Everything that the cards of the game view show, at one and the same second of the game. */
import type { GameView } from '#domains/game/contract/game.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { GameSpan, GoalMark } from '#web/features/game/charts/game-span.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import type { Moment } from '#web/features/game/replay.ts';
import type { Scene } from '#web/features/game/scene.ts';

export type Players = ReadonlyMap<number, PlayerRef>;

export interface GameStage {
  view: GameView;
  players: Players;
  /** Up to the second that is shown: all that have been revealed, or those before the place of the tape. */
  events: readonly LiveEvent[];
  scene: Scene;
  /** Where the tape stands on the arena's clock; null for a game that is on or has not begun: its clock runs by itself. */
  moment: Moment | null;
  span: GameSpan;
  /** Every goal that has been told, also those behind the place of the tape: only for what is shown when all is known. */
  allGoals: readonly GoalMark[];
  /** Something moves: the game is live, or its tape runs. */
  isMoving: boolean;
  /** The final horn may be spoken of: it has gone, and nobody watches the tape without knowing how it ends. */
  isRevealed: boolean;
  /** Winds the tape to shortly before the event of that index; absent while there is no tape. */
  windTo?: ((index: number) => void) | undefined;
}

/** They shoot one by one: nobody else is on the ice, and nobody has the puck for long. */
export function isShootout({ view, scene }: Pick<GameStage, 'view' | 'scene'>): boolean {
  return periodKey(scene.period, view.game.overtime) === 'shootout';
}

/** Nothing has happened between the two but time: what does not show the clock need not be drawn again. */
export function showsSame({ stage: one }: { stage: GameStage }, { stage: other }: { stage: GameStage }): boolean {
  return (
    one.events === other.events &&
    one.view === other.view &&
    one.players === other.players &&
    one.isRevealed === other.isRevealed &&
    one.windTo === other.windTo
  );
}
