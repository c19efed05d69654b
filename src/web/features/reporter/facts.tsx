import type { reporterDesk } from '#domains/reporter/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { said } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<typeof reporterDesk> = {
  'reporter-no-desk': { icon: 'community', Words: said('reporter', 'desk.none'), Go: said('reporter', 'desk.go') },
};
