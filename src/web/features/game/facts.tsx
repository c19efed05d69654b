import type { gameDesk as kinds } from '#domains/game/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { said } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<typeof kinds> = {
  'game-today': { icon: 'puck', Words: said('club', 'desk.game-today'), Go: said('club', 'desk.go.game-today') },
};
