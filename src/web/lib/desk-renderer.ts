import type { ReactNode } from 'react';
import type { TeamId } from '#engine/ids.ts';
import type { Kinds, ParamsOf, RenderersOf } from './fact.tsx';

/** How items on the desk are shown: a picture, words, and the label of the link to the screen that settles them. */
export type DeskRenderersOf<F extends Kinds> = {
  readonly [K in keyof ParamsOf<F>]: RenderersOf<F>[K] & {
    Go: (nothing: object) => ReactNode;
    isUrgent?: boolean;
  };
};

/** What settles an item at once, where there is something. `teamId`: whose desk it is on; null: the user's own. */
export type DeskActsOf<F extends Kinds> = {
  readonly [K in keyof ParamsOf<F>]?: (item: { params: ParamsOf<F>[K]; teamId: TeamId | null }) => ReactNode;
};
