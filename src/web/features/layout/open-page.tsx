import type { ReactNode } from 'react';
import { standingOf, useUser } from '#web/lib/session.ts';
import css from './open-page.module.css';

/** A screen of the game that visitors may read too: in their frame, which has none, it brings its own margins. */
export function OpenPage({ children }: { children: ReactNode }) {
  const isInGame = standingOf(useUser()) === 'activated';
  return <div className={isInGame ? undefined : css.page}>{children}</div>;
}
