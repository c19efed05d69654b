/**
 * The layout kit: stacking, alignment, spacing and dimming as properties on one scale, so that screens need no style
 * sheet for it. Drawings (rink, scoreboard, lines, charts, the trade table) have their own.
 */
import { type ComponentProps, createElement, type ReactNode } from 'react';
import css from './layout.module.css';

type Gap = 'xs' | 'sm' | 'md' | 'lg';
type Tone = 'good' | 'bad' | 'warn';
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
  | 'dd'
  | 'b'
  | 'strong'
  | 'small'
  | 'abbr'
  | 'fieldset';

interface Looks {
  /** Between the children; 4, 8, 12 or 16 pixels. */
  gap?: Gap | 'none';
  /** Wrapped rows are closer to each other than their children. */
  close?: boolean;
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Space above, below and within. */
  top?: Gap;
  bottom?: Gap;
  inset?: 'line' | 'box' | 'sm' | 'md' | 'lg';
  /** A frame; a frame that stands out from the page; a background with a thick edge at its start. */
  framed?: boolean;
  plate?: boolean;
  ground?: 'dim' | Tone;
  edge?: 'accent' | 'live' | 'tone';
  /** A word or a number in a shape of its own, as a label for what it is next to. */
  chip?: 'tag' | 'count' | 'frame' | 'letter' | Tone;
  /** A line above or below; between neighbors of the same kind. */
  line?: 'top' | 'bottom';
  entry?: boolean;
  tone?: 'dim' | 'accent' | Tone;
  /** 12, 13, 16, 18 or 24 pixels; absent: inherited. */
  size?: 'xs' | 'sm' | 'lg' | 'xl' | 'xxl';
  words?: 'center' | 'end';
  /** Small and dim; dim with space around, for an empty table or list. */
  aside?: boolean;
  nothing?: boolean;
  strong?: boolean;
  light?: boolean;
  caps?: boolean;
  /** Digits of equal width; in the typeface of a scoreboard. */
  numeric?: boolean;
  numeral?: boolean;
  nowrap?: boolean;
  /** In a stack: children as wide as they need, aligned to its start. */
  hugs?: boolean;
  /** Long words break anywhere; the writer's line breaks are kept. */
  breaks?: boolean;
  written?: boolean;
  /** A list with its bullets or numbers. */
  bullets?: boolean;
  /** Lines of at most 68 letters. */
  prose?: boolean;
  /** In a row: takes the remaining room; never shrinks; may shrink below the width of its content. */
  grow?: boolean;
  rigid?: boolean;
  shrinks?: boolean;
  /** In a row that wraps: takes the remaining room, or the next line if little remains; always a line of its own. */
  fills?: boolean;
  wide?: boolean;
  /** In a row: at its end. In a line of text: slightly set off from the words before. */
  push?: boolean;
  apart?: boolean;
  /** Scrolls if its content is too wide. */
  scrolls?: boolean;
  /** One line, truncated with an ellipsis. */
  cut?: boolean;
  /** A row within a line of text; a row that does not wrap. */
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
  'aside',
  'nothing',
  'framed',
  'plate',
  'ground',
  'chip',
  'edge',
  'line',
  'entry',
  'light',
  'caps',
  'numeral',
  'written',
  'bullets',
  'fills',
  'wide',
  'apart',
  'scrolls',
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

/** Children side by side, vertically centered; they wrap. */
export function Row<T extends Tag = 'div'>(props: KitProps<T>) {
  return draw('div', css.row, props);
}

/** Children below each other, spaced like cards if no gap is given. */
export function Stack<T extends Tag = 'div'>({ gap = 'lg', ...props }: KitProps<T>) {
  return draw('div', css.stack, { gap, ...props });
}

/** Text with a tone and a size; a paragraph by default. */
export function Text<T extends Tag = 'p'>(props: KitProps<T>) {
  return draw('p', undefined, props);
}

/** Text within a line of text or a row. */
export function Words<T extends Tag = 'span'>(props: KitProps<T>) {
  return draw('span', undefined, props);
}

/** A box that only adds space around its content. */
export function Box<T extends Tag = 'div'>(props: KitProps<T>) {
  return draw('div', undefined, props);
}

/** A list without bullets. */
export function Lines<T extends Tag = 'ul'>(props: KitProps<T>) {
  return draw('ul', undefined, props);
}

interface FactsProps extends KitProps<'dl'> {
  /** Values at the end of the line, as sums are. */
  ends?: boolean;
  /** Each value below its name. */
  below?: boolean;
}

/** Names and values in two columns: `dt` and `dd`. */
export function Facts({ ends, below, ...props }: FactsProps) {
  const base = below ? css.factsBelow : ends ? css.factsAtEnd : css.facts;
  return draw('dl', base, { gap: 'lg', close: true, ...props });
}

/** As many columns of at least `min` px as there is room for; with `fit`, a few of them fill the width. */
export function Columns<T extends Tag = 'div'>({
  min = 300,
  fit,
  ...props
}: KitProps<T> & { min?: number; fit?: boolean }) {
  const style = { gridTemplateColumns: `repeat(auto-${fit ? 'fit' : 'fill'}, minmax(min(${min}px, 100%), 1fr))` };
  return draw('div', css.columns, { gap: 'lg', align: 'start', ...props, ...{ style } });
}

/** Two columns, the first twice as wide; stacked in narrow windows. */
export function MainAndSide({ children }: { children: ReactNode }) {
  return <div className={css.mainAndSide}>{children}</div>;
}
