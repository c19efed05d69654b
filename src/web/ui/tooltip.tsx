import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMedia } from '#web/lib/motion.ts';
import css from './tooltip.module.css';

/** Above 1024 px tooltips open on hover, focus and click, below on click only (product specification, section 9). */
const WIDE = '(min-width: 1025px)';

/** A short explanation of what it wraps, unless it `isOff`; the child must take a ref and pointer events. */
export function Tooltip({ label, isOff, children }: { label: ReactNode; isOff?: boolean; children: ReactElement }) {
  const isWide = useMedia(WIDE);
  const [isClicked, setClicked] = useState(false);
  return (
    <MantineTooltip
      label={label}
      disabled={isOff}
      multiline
      maw={isWide ? 500 : 350}
      opened={isClicked || undefined}
      events={{ hover: isWide, focus: isWide, touch: false }}
      color="var(--rs-navy)"
      withArrow
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: focus opens it for the keyboard */}
      <span
        className={css.anchor}
        onClick={() => setClicked((open) => !open)}
        onBlur={() => setClicked(false)}
        onMouseLeave={() => setClicked(false)}
      >
        {children}
      </span>
    </MantineTooltip>
  );
}

/** Text that is cut when it has no room, and then says itself in full on hover or click. */
export function Truncated({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  // Known before the mouse comes: one that learns it by its coming would wait until it comes again.
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <Tooltip label={children} isOff={!isCut}>
      <span ref={text} className={css.truncated}>
        {children}
      </span>
    </Tooltip>
  );
}
