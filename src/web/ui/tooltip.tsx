import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useMedia } from '#web/lib/motion.ts';
import css from './tooltip.module.css';

/** Above 1024 px tooltips open on hover, focus and click, below on click only (product specification, section 9). */
const WIDE = '(min-width: 1025px)';

/** A short explanation of what it wraps; the child must take a ref and pointer events. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  const isWide = useMedia(WIDE);
  const [isClicked, setClicked] = useState(false);
  return (
    <MantineTooltip
      label={label}
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
  const measure = () => setCut(text.current !== null && text.current.scrollWidth > text.current.clientWidth);
  const cut = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only measures whether the text is cut
    <span ref={text} className={css.truncated} onMouseEnter={measure} onTouchStart={measure}>
      {children}
    </span>
  );
  return isCut ? <Tooltip label={children}>{cut}</Tooltip> : cut;
}
