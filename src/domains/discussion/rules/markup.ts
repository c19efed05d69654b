/**
 * The markup of articles and forum posts: a small part of Markdown, and references to players, teams, games and
 * other subjects. It is parsed into pieces that screens render one by one, so user input never reaches the page as HTML. A web
 * address becomes a link with the address as its text, which cannot be replaced by other words.
 *
 *     ## Heading        > quote        - list        1. list
 *     **bold**  *italic*  ~~struck~~  `code`  ||spoiler||
 *     [[player:12]]  [[team:11]]  [[person:4]]  [[user:9]]  [[league:1]]  [[nation:3]]  [[federation:3]]  [[game:55]]
 *                                                            in the text: shown by their current names
 *     [[game:55]]  [[lines:55]]  [[win-chance:55]]  [[expected-goals:55]]  [[momentum:55]]  [[shots:55]]
 *     [[points:12]]  [[card:12]]  [[standings:3]]  [[playoffs:3]]  [[cup:6]]  [[pick:40]]  [[interview:7]]  [[trade:8]]
 *                                                            alone on a line: embedded
 */

import { MAX_EMBED_ID, MAX_LEAD, MAX_REFERENCE_DIGITS } from '#domains/discussion/constants.ts';
import { cutText } from '#engine/graphemes.ts';

/** Subjects that can be mentioned: players, club teams, people with other careers, users, and others with a page of their own. */
export const MENTION_KINDS = ['player', 'team', 'person', 'user', 'league', 'nation', 'federation', 'game'] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];
/** Charts of how a game unfolds, and the map of its shots. */
export const GAME_CHARTS = ['win-chance', 'expected-goals', 'momentum', 'shots'] as const;
export type GameChartKind = (typeof GAME_CHARTS)[number];
/** Embeds of a game: its box score, its dressed lines, and its charts. */
export const GAME_EMBEDS = ['game', 'lines', ...GAME_CHARTS] as const;
/** Embeds of a league: its standings, and its playoff bracket. */
export const LEAGUE_EMBEDS = ['standings', 'playoffs'] as const;
/**
 * All embeds, including a player's points over the season and his card, a cup, a draft pick, a published interview, and
 * a trade.
 */
export const EMBED_KINDS = [
  ...GAME_EMBEDS,
  ...LEAGUE_EMBEDS,
  'points',
  'card',
  'cup',
  'pick',
  'interview',
  'trade',
] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

const MARK_KINDS = ['bold', 'italic', 'strike', 'spoiler'] as const;
type MarkKind = (typeof MARK_KINDS)[number];
export type Inline =
  | { kind: 'text' | 'code' | 'link'; text: string }
  | { kind: MarkKind; children: Inline[] }
  | MentionOf;
export interface MentionOf {
  kind: 'mention';
  of: MentionKind;
  id: number;
}

export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; children: Inline[] }
  /** Each item with its number as written; null in a list of points. */
  | { kind: 'list'; numbers: number[] | null; items: Inline[][] }
  | Drawing;
export interface Drawing {
  kind: 'embed';
  of: EmbedKind;
  id: number;
}
interface Paragraph {
  kind: 'paragraph';
  children: Inline[];
}

const DIGITS = `\\d{1,${MAX_REFERENCE_DIGITS}}`;
const EMBED = new RegExp(`^\\[\\[(${EMBED_KINDS.join('|')}):(${DIGITS})\\]\\]$`);
const HEADING = /^#{1,3}\s+(\S.*)$/;
const QUOTE = /^>\s?(.*)$/;
const BULLET = /^[-*]\s+(\S.*)$/;
const NUMBER = /^(\d{1,3})[.)]\s+(\S.*)$/;

/** Returns the blocks of a text, in order. Anything that is not markup is text, and line breaks in a paragraph are kept. */
export function readMarkup(source: string): Block[] {
  return readBlocks(source, blockOf);
}

/** A block of a chat line or comment. */
export type TalkBlock = Exclude<Block, { kind: 'list' }>;

/**
 * Returns the blocks of a chat line, message or comment: inline marks, mentions, quotes and embeds, while headings and
 * lists stay text. In a one-line chat, embeds go at the end.
 */
export function readTalk(source: string): TalkBlock[] {
  const lines = source.split(/\r?\n/).flatMap((line) => drawingsApart(line.trim()));
  return readBlocks(lines.join('\n'), (line) => drawingOf(line) ?? quoteOf(line));
}

/**
 * Moves each embed at the end of a line to its own line. A game that ends a sentence stays a mention, and quotes have
 * no embeds.
 */
function drawingsApart(line: string): string[] {
  const drawings: string[] = [];
  let text = line;
  while (text.endsWith(']]') && !text.startsWith('>')) {
    const at = text.lastIndexOf('[[');
    const drawing = drawingOf(text.slice(at));
    if (at < 1 || !drawing || MENTION_KINDS.some((kind) => kind === drawing.of)) break;
    drawings.unshift(text.slice(at));
    text = text.slice(0, at).trimEnd();
  }
  return [text, ...drawings];
}

function readBlocks<Kind extends Block>(
  source: string,
  blockOfLine: (line: string) => Kind | null,
): (Kind | Paragraph)[] {
  const blocks: (Kind | Paragraph)[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: readInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim();
    const block = blockOfLine(line);
    if (line === '' || block) close();
    else paragraph.push(line);
    if (block) append(blocks, block);
  }
  close();
  return blocks;
}

/** Returns the block a line forms by itself; null: part of a paragraph. */
function blockOf(line: string): Block | null {
  const drawing = drawingOf(line);
  if (drawing) return drawing;
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', children: readInline(heading) };
  const quote = quoteOf(line);
  if (quote) return quote;
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: 'list', numbers: null, items: [readInline(bullet)] };
  const [, number, numbered = ''] = NUMBER.exec(line) ?? [];
  if (number !== undefined) return { kind: 'list', numbers: [Number(number)], items: [readInline(numbered)] };
  return null;
}

function drawingOf(line: string): Drawing | null {
  const embed = EMBED.exec(line);
  const id = idOf(embed?.[2]);
  return embed && id !== null ? { kind: 'embed', of: embed[1] as EmbedKind, id } : null;
}

function quoteOf(line: string): Exclude<TalkBlock, Drawing> | null {
  const quote = QUOTE.exec(line)?.[1];
  return quote === undefined ? null : { kind: 'quote', children: readInline(quote) };
}

/** Appends a block, merging consecutive lines of a list or a quote. */
function append<Kind extends Block>(blocks: Kind[], block: Kind): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list' && (last.numbers === null) === (block.numbers === null)) {
    last.numbers?.push(...(block.numbers ?? []));
    last.items.push(...block.items);
  } else if (block.kind === 'quote' && last?.kind === 'quote') {
    last.children.push({ kind: 'text', text: '\n' }, ...block.children);
  } else blocks.push(block);
}

/**
 * An address with a host of plain letters, up to the first character that cannot be part of it; punctuation at its end
 * belongs to the sentence.
 */
export const LINK =
  /\bhttps?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:[/?#](?:[^\s<>"'`|*~[\]]*[^\s<>"'`|*~[\].,;:!?)])?)?/gi;

/** If two match at the same position, the first one wins. */
const PATTERNS: readonly { pattern: RegExp; read: (found: RegExpExecArray) => Inline | null }[] = [
  { pattern: LINK, read: ([text]) => ({ kind: 'link', text }) },
  { pattern: /`([^`\n]+)`/g, read: ([, text = '']) => ({ kind: 'code', text }) },
  {
    pattern: new RegExp(`\\[\\[(${MENTION_KINDS.join('|')}):(${DIGITS})\\]\\]`, 'g'),
    read([, of, digits]) {
      const id = idOf(digits);
      return id === null ? null : { kind: 'mention', of: of as MentionKind, id };
    },
  },
  { pattern: /\*\*(\S(?:[^*]*\S)?)\*\*/g, read: marked('bold') },
  { pattern: /\*(\S(?:[^*]*\S)?)\*/g, read: marked('italic') },
  { pattern: /~~(\S(?:[^~]*\S)?)~~/g, read: marked('strike') },
  { pattern: /\|\|(\S(?:[^|]*\S)?)\|\|/g, read: marked('spoiler') },
];

function marked(kind: MarkKind) {
  return ([, text = '']: RegExpExecArray): Inline => ({ kind, children: readInline(text) });
}

/**
 * Returns the pieces of a line, from left to right. Each pattern continues from its last match, so the time is linear
 * in the length.
 */
function readInline(text: string): Inline[] {
  const inlines: Inline[] = [];
  const next = PATTERNS.map(({ pattern }) => findFrom(pattern, text, 0));
  let at = 0;
  for (;;) {
    for (const [index, found] of next.entries())
      if (found && found.index < at) next[index] = findFrom(PATTERNS[index]?.pattern, text, at);
    const first = next.reduce((best, found) => (found && (!best || found.index < best.index) ? found : best), null);
    if (!first) return withText(inlines, text.slice(at));
    const inline = PATTERNS[next.indexOf(first)]?.read(first);
    const end = first.index + first[0].length;
    withText(inlines, text.slice(at, inline ? first.index : end));
    if (inline) inlines.push(inline);
    at = end;
  }
}

function findFrom(pattern: RegExp | undefined, text: string, from: number): RegExpExecArray | null {
  if (!pattern) return null;
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Adds text to the pieces, merging it with a preceding text. */
function withText(inlines: Inline[], text: string): Inline[] {
  const last = inlines.at(-1);
  if (text === '') return inlines;
  if (last?.kind === 'text') last.text += text;
  else inlines.push({ kind: 'text', text });
  return inlines;
}

/** Returns the id; null: it cannot exist. */
function idOf(digits: string | undefined): number | null {
  const id = Number(digits);
  return Number.isSafeInteger(id) && id >= 1 && id <= MAX_EMBED_ID ? id : null;
}

/** The references of a text, each once, in order. */
export interface References {
  /** Mentioned in the text. */
  named: Record<MentionKind, number[]>;
  /** Embedded. */
  games: number[];
  players: number[];
  leagues: number[];
  interviews: number[];
  cups: number[];
  picks: number[];
  /** The number of web links. */
  links: number;
  /** The number of embeds, repeated ones included. */
  embeds: number;
}

export function referencesOf(blocks: readonly Block[]): References {
  const named = Object.fromEntries(MENTION_KINDS.map((kind) => [kind, new Set<number>()])) as Record<
    MentionKind,
    Set<number>
  >;
  const drawn = Object.fromEntries(EMBED_KINDS.map((kind) => [kind, new Set<number>()])) as Record<
    EmbedKind,
    Set<number>
  >;
  let [embeds, links] = [0, 0];
  const note = (inline: Inline) => {
    if (inline.kind === 'mention') named[inline.of].add(inline.id);
    else if (inline.kind === 'link') links++;
    else if ('children' in inline) inline.children.forEach(note);
  };
  for (const block of blocks) {
    if (block.kind === 'embed') {
      embeds++;
      drawn[block.of].add(block.id);
    } else inlinesOf(block).forEach(note);
  }
  return {
    named: Object.fromEntries(MENTION_KINDS.map((kind) => [kind, [...named[kind]]])) as References['named'],
    games: [...new Set(GAME_EMBEDS.flatMap((kind) => [...drawn[kind]]))],
    players: [...new Set([...drawn.points, ...drawn.card])],
    leagues: [...new Set(LEAGUE_EMBEDS.flatMap((kind) => [...drawn[kind]]))],
    interviews: [...drawn.interview],
    cups: [...drawn.cup],
    picks: [...drawn.pick],
    links,
    embeds,
  };
}

/** Reads 'player:12,user:9', the form of references in a URL, skipping anything invalid. */
export function referencesIn(list: string): References['named'] {
  const marked = list
    .split(',')
    .map((reference) => `[[${reference}]]`)
    .join(' ');
  return referencesOf([{ kind: 'paragraph', children: readInline(marked) }]).named;
}

/** Returns a text without the lines that quote others. */
export function withoutQuotes(source: string): string {
  return source
    .replaceAll(/^>.*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns a text without its references, which the search ignores. */
export function withoutReferences(source: string): string {
  return source.replaceAll(/\[\[[a-z-]+:\d+\]\]/g, ' ');
}

function inlinesOf(block: Exclude<Block, { kind: 'embed' }>): Inline[] {
  return block.kind === 'list' ? block.items.flat() : block.children;
}

/** Returns an article's lead without markup, for lists of news. @param nameOf returns the name of a mention, by kind and id */
export function leadOf(blocks: readonly Block[], nameOf: (of: MentionKind, id: number) => string): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph') ?? blocks.find(({ kind }) => kind !== 'embed');
  if (!first || first.kind === 'embed') return '';
  const text = inlinesOf(first)
    .map((inline) => plainOf(inline, nameOf))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_LEAD) return text;
  const cut = cutText(text, MAX_LEAD);
  // A script without spaces, or a very long word, is cut between its letters.
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_LEAD / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Returns an inline piece without markup. Spoilers stay hidden. */
function plainOf(inline: Inline, nameOf: (of: MentionKind, id: number) => string): string {
  if (inline.kind === 'spoiler') return '…';
  if (inline.kind === 'mention') return nameOf(inline.of, inline.id);
  return 'text' in inline ? inline.text : inline.children.map((child) => plainOf(child, nameOf)).join('');
}
