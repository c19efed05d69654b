import type { playerDesk as kinds, playerNews as newsKinds } from '#domains/player/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof newsKinds> = {
  'special-awakened': { icon: 'star', Words: said(['news', 'skills'], 'special-awakened') },
};

export const desk: DeskRenderersOf<typeof kinds> = {
  injury: { icon: 'bandage', Words: said('club', 'desk.injury'), Go: said('club', 'desk.go.injury') },
};
