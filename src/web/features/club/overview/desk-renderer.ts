import type { ReactNode } from 'react';
import type { RenderersOf } from '#web/lib/fact.tsx';

/** How things on the desk are shown: picture, words, and what the link to the screen says that answers them. */
export type DeskRenderersOf<F extends { kind: string; params: object }> = {
  readonly [K in F['kind']]: RenderersOf<F>[K] & { Go: () => ReactNode; isUrgent?: boolean };
};
