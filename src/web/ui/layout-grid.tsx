import type { ReactNode } from 'react';
import css from './layout-grid.module.css';

/** Two columns, the first twice as wide; below each other on narrow windows. */
export function MainAndSide({ children }: { children: ReactNode }) {
  return <div className={css.mainAndSide}>{children}</div>;
}

/** A column of cards. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>;
}

/** As many columns of at least `min` px as there is room for. */
export function Columns({ min = 300, children }: { min?: number; children: ReactNode }) {
  return (
    <div className={css.columns} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` }}>
      {children}
    </div>
  );
}
