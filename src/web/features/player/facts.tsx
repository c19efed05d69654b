import type { FactOf } from '#domains/fact.ts';
import type { playerDesk as kinds, playerNews as newsKinds } from '#domains/player/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof kinds>;
type News = FactOf<typeof newsKinds>;

export const news: RenderersOf<News> = {
  'special-awakened': { icon: 'star', Words: said(['news', 'skills'], 'special-awakened') },
};

export const desk: DeskRenderersOf<Desk> = {
  injury: { icon: 'bandage', Words: said('club', 'desk.injury'), Go: said('club', 'desk.go.injury') },
};
