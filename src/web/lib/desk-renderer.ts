import type { ReactNode } from 'react';
import type { Kinds, ParamsOf, RenderersOf } from './fact.tsx';

/**
 * How things on the desk are shown: picture, words, what the link to the screen says that answers them, and a button that
 * answers at once, if there is one.
 */
export type DeskRenderersOf<F extends Kinds> = {
  readonly [K in keyof ParamsOf<F>]: RenderersOf<F>[K] & {
    Go: (nothing: object) => ReactNode;
    Act?: (params: ParamsOf<F>[K]) => ReactNode;
    isUrgent?: boolean;
  };
};
