import type { ReactNode } from 'react';
import type { ParamsOf, RenderersOf } from './fact.tsx';

/**
 * How things on the desk are shown: picture, words, what the link to the screen says that answers them, and a button that
 * answers at once, if there is one.
 */
export type DeskRenderersOf<F extends { kind: string; params: object }> = {
  readonly [K in F['kind']]: RenderersOf<F>[K] & {
    Go: (nothing: object) => ReactNode;
    Act?: (params: ParamsOf<F>[K]) => ReactNode;
    isUrgent?: boolean;
  };
};
