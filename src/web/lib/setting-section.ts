import type { ReactNode } from 'react';
import { useManager } from './session.ts';

/** A block of the settings, with an address of its own: `/settings?section=ID`. A feature exports its own as `SETTING_SECTIONS`. */
export interface SettingSection {
  /** Unique among all sections. */
  id: string;
  /** Its name in the list of sections; null: the user has no use for it. */
  useTitle: () => string | null;
  content: ReactNode;
}

/** Whether the user takes part in the game: activated, and not bankrupt. */
export function useIsPlaying(): boolean {
  const { activatedAt, bankruptAt } = useManager();
  return activatedAt !== null && bankruptAt === null;
}
