import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './drop-panel.module.css';

/**
 * A button that opens a panel below its right end: menus of the header. Escape, a click elsewhere or leaving with Tab
 * closes it; `children` gets the function that closes it.
 */
export function DropPanel({
  button,
  label,
  buttonClassName,
  children,
}: {
  button: ReactNode;
  label: string;
  buttonClassName?: string | undefined;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div
      ref={root}
      className={css.root}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        // A click between its controls leaves the focus inside: on a focusable screen it would go there, and close it.
        <div id={id} className={css.panel} tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
