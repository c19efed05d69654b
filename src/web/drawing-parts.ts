/** What the game draws in texts, loaded with the first text that needs it. */
import { lazy } from 'react';
import type { DrawingParts } from '#web/features/markup/drawing.ts';

export const DRAWING_PARTS: DrawingParts = {
  Embed: lazy(() => import('#web/features/article/embeds.tsx')),
  Tools: lazy(() => import('#web/features/article/insert-tools.tsx')),
};
