import { createContext, type ReactNode, type RefObject, useId, useRef } from 'react';
import css from './section.module.css';

/** Where the content of a card puts its own controls: beside the card's title. */
export const SectionTools = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * A titled card: the unit that screens are made of. `aside` is at the right of the title (a link "all", a switch);
 * `isFlush` removes the padding for a table or list; `level` is that of the heading.
 */
export function Section({
  title,
  aside,
  isFlush,
  level = 2,
  className,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  isFlush?: boolean;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`${css.card} ${className ?? ''}`} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {aside && <div className={css.aside}>{aside}</div>}
        <div ref={tools} data-tools className={css.tools} />
      </div>
      <div className={isFlush ? css.flush : css.body}>
        <SectionTools value={tools}>{children}</SectionTools>
      </div>
    </section>
  );
}

/** A card without a title. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={`${css.card} ${css.body} ${className ?? ''}`}>{children}</div>;
}
