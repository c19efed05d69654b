import type { ReactNode } from 'react';
import type { Kinds, ParamsOf, RenderersOf } from './fact.tsx';

/**
 * How items on the desk are shown: a picture, words, the label of the link to the screen that settles them and, if
 * there is one, a button that settles them at once.
 */
export type DeskRenderersOf<F extends Kinds> = {
  readonly [K in keyof ParamsOf<F>]: RenderersOf<F>[K] & {
    Go: (nothing: object) => ReactNode;
    Act?: (params: ParamsOf<F>[K]) => ReactNode;
    isUrgent?: boolean;
  };
};
