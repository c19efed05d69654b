import { type ReactNode, useEffect, useRef } from 'react';
import css from './link-strip.module.css';

/** Pixels of the link before the current one that stay in view, as a hint that there are more. */
const PEEK = 40;

/**
 * Links side by side, one of them current (`aria-current`): the tabs of a screen, or the switch in a page's head. If
 * there are too many for the window, they scroll sideways and the current one is in view.
 * @param current tells one place from another
 */
export function LinkStrip({
  kind,
  label,
  current,
  children,
}: {
  kind: 'tabs' | 'switch';
  label: string;
  current: string | number;
  children: ReactNode;
}) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what pushes the strip
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - PEEK;
  }, [current]);
  return (
    <nav ref={strip} className={css[kind]} aria-label={label}>
      {children}
    </nav>
  );
}
