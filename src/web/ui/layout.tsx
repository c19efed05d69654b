/**
 * The layout kit: what stacks, aligns, spaces and dims, said as properties on one scale, so that screens need no style
 * sheet for it. Drawings (rink, scoreboard, lines, charts, the table of a trade) keep their own.
 */
import { type ComponentProps, createElement, type ReactNode } from 'react';
import css from './layout.module.css';

type Gap = 'xs' | 'sm' | 'md' | 'lg';
type Tag =
  | 'div'
  | 'p'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'h2'
  | 'h3'
  | 'section'
  | 'article'
  | 'nav'
  | 'form'
  | 'label'
  | 'time'
  | 'figure'
  | 'figcaption'
  | 'dt'
  | 'dd';

interface Looks {
  /** Between the children; 4, 8, 12 or 16 pixels. */
  gap?: Gap;
  /** Rows that wrap lie closer to each other than what is in them. */
  close?: boolean;
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Space above, below and within. */
  top?: Gap;
  bottom?: Gap;
  inset?: 'md' | 'lg';
  tone?: 'dim' | 'good' | 'bad' | 'warn' | 'accent';
  /** 12, 13, 16 or 18 pixels; without it as around. */
  size?: 'xs' | 'sm' | 'lg' | 'xl';
  words?: 'center' | 'end';
  strong?: boolean;
  /** Digits of one width. */
  numeric?: boolean;
  nowrap?: boolean;
  /** In a stack: children as wide as they need, at its start. */
  hugs?: boolean;
  /** Long words break anywhere. */
  breaks?: boolean;
  /** Lines of at most 68 letters. */
  prose?: boolean;
  /** In a row: takes what is left; never shrinks; shrinks below its words. */
  grow?: boolean;
  rigid?: boolean;
  shrinks?: boolean;
  /** In a row: at its end. */
  push?: boolean;
  /** On one line, which ends in dots where it is too long. */
  cut?: boolean;
  /** A row in a line of words; a row that does not wrap. */
  inline?: boolean;
  unbroken?: boolean;
}

type KitProps<T extends Tag> = Looks & { as?: T } & Omit<ComponentProps<T>, keyof Looks | 'as' | 'className'>;

const LOOKS = [
  'gap',
  'align',
  'justify',
  'top',
  'bottom',
  'inset',
  'tone',
  'size',
  'words',
  'close',
  'strong',
  'numeric',
  'nowrap',
  'hugs',
  'breaks',
  'prose',
  'grow',
  'rigid',
  'shrinks',
  'inline',
  'unbroken',
  'push',
  'cut',
] as const satisfies readonly (keyof Looks)[];

function draw(tag: Tag, base: string | undefined, { as = tag, ...given }: Looks & { as?: Tag }) {
  const rest: Record<string, unknown> = { ...given };
  const classes = [css.kit, base];
  for (const look of LOOKS) {
    const value = given[look];
    if (value !== undefined && value !== false) classes.push(css[value === true ? look : `${look}-${value}`]);
    delete rest[look];
  }
  return createElement(as, { ...rest, className: classes.filter(Boolean).join(' ') });
}

/** Children beside each other, centered on their line; they wrap. */
export function Row<T extends Tag = 'div'>(props: KitProps<T>) {
  return draw('div', css.row, props);
}

/** Children below each other; cards when no gap is given. */
export function Stack<T extends Tag = 'div'>({ gap = 'lg', ...props }: KitProps<T>) {
  return draw('div', css.stack, { gap, ...props });
}

/** Words with a tone and a size; a paragraph unless said otherwise. */
export function Text<T extends Tag = 'p'>(props: KitProps<T>) {
  return draw('p', undefined, props);
}

/** Nothing but space around what it holds. */
export function Box<T extends Tag = 'div'>(props: KitProps<T>) {
  return draw('div', undefined, props);
}

/** A list without bullets. */
export function Lines<T extends Tag = 'ul'>(props: KitProps<T>) {
  return draw('ul', undefined, props);
}

interface FactsProps extends KitProps<'dl'> {
  /** The values at the end of their line, as sums are. */
  ends?: boolean;
  /** Each value below its name. */
  below?: boolean;
}

/** Names and values in two columns: `dt` and `dd`. */
export function Facts({ ends, below, ...props }: FactsProps) {
  const base = below ? css.factsBelow : ends ? css.factsAtEnd : css.facts;
  return draw('dl', base, { gap: 'lg', close: true, ...props });
}

/** As many columns of at least `min` px as there is room for. */
export function Columns<T extends Tag = 'div'>({ min = 300, ...props }: KitProps<T> & { min?: number }) {
  const style = { gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` };
  return draw('div', css.columns, { gap: 'lg', align: 'start', ...props, ...{ style } });
}

/** Two columns, the first twice as wide; below each other on narrow windows. */
export function MainAndSide({ children }: { children: ReactNode }) {
  return <div className={css.mainAndSide}>{children}</div>;
}
