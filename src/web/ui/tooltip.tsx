import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useMedia } from '#web/lib/motion.ts';
import css from './tooltip.module.css';

/** Above 1024 px tooltips open on hover, focus and click, below on click only (product specification, section 9). */
const WIDE = '(min-width: 1025px)';

/** A short explanation of its child, unless it `isOff`; the child must take a ref and pointer events. */
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

/** Text that is truncated if it does not fit; the `TipLayer` then shows it in full, as it does for all cut text. */
export function Truncated({ children }: { children: string }) {
  return <span className={css.truncated}>{children}</span>;
}
