/**
 * The markup of articles: a small part of Markdown, and references to what the game knows. It is read into pieces that a
 * screen draws one by one: nothing that somebody writes ever reaches the page as HTML, and there are no links to elsewhere.
 *
 *     ## Heading        > quote        - list        1. list        **bold**  *italic*
 *     [[player:12]]  [[team:11]]  [[person:4]]  [[user:9]]  [[league:1]]  [[nation:3]]  [[federation:3]]  [[game:55]]
 *                                                            in the text: named as they are called today
 *     [[game:55]]  [[lines:55]]  [[win-chance:55]]  [[expected-goals:55]]  [[momentum:55]]  [[points:12]]  [[standings:3]]
 *     [[interview:7]]                                        alone on a line: drawn by the game
 */
import { MAX_EMBED_ID, MAX_LEAD } from '#domains/article/constants.ts';

/** Besides players: teams of clubs, people with other careers, users, and what has a page of its own. */
export const MENTION_KINDS = ['player', 'team', 'person', 'user', 'league', 'nation', 'federation', 'game'] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];
/** How a game unfolds, as charts. */
export const GAME_CHARTS = ['win-chance', 'expected-goals', 'momentum'] as const;
export type GameChartKind = (typeof GAME_CHARTS)[number];
/** What is drawn of a game: its box score, the lines that dressed for it, and its charts. */
export const GAME_EMBEDS = ['game', 'lines', ...GAME_CHARTS] as const;
/** Besides: the points of a player over the season, a league's standings, and an interview that was given. */
export const EMBED_KINDS = [...GAME_EMBEDS, 'points', 'standings', 'interview'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

export type Inline = { kind: 'text'; text: string } | Marked<'bold'> | Marked<'italic'> | MentionOf;
interface Marked<Kind extends string> {
  kind: Kind;
  children: Inline[];
}
export interface MentionOf {
  kind: 'mention';
  of: MentionKind;
  id: number;
}

export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'embed'; of: EmbedKind; id: number };

const EMBED = new RegExp(`^\\[\\[(${EMBED_KINDS.join('|')}):(\\d{1,10})\\]\\]$`);
const MENTION = new RegExp(`\\[\\[(${MENTION_KINDS.join('|')}):(\\d{1,10})\\]\\]`);
const HEADING = /^#{1,3}\s+(\S.*)$/;
const QUOTE = /^>\s?(.*)$/;
const BULLET = /^[-*]\s+(\S.*)$/;
const NUMBER = /^\d{1,3}[.)]\s+(\S.*)$/;

/** The blocks of an article, in order. Whatever is not markup is text. */
export function readMarkup(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: readInline(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim();
    const block = blockOf(line);
    if (line === '' || block) close();
    else paragraph.push(line);
    if (block) append(blocks, block);
  }
  close();
  return blocks;
}

/** What a line is by itself; null: a part of a paragraph. */
function blockOf(line: string): Block | null {
  const embed = EMBED.exec(line);
  const embedId = idOf(embed?.[2]);
  if (embed && embedId !== null) return { kind: 'embed', of: embed[1] as EmbedKind, id: embedId };
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', children: readInline(heading) };
  const quote = QUOTE.exec(line)?.[1];
  if (quote !== undefined) return { kind: 'quote', children: readInline(quote) };
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: 'list', isOrdered: false, items: [readInline(bullet)] };
  const numbered = NUMBER.exec(line)?.[1];
  if (numbered !== undefined) return { kind: 'list', isOrdered: true, items: [readInline(numbered)] };
  return null;
}

/** Lines of a list or a quote that follow each other are one. */
function append(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list' && last.isOrdered === block.isOrdered) {
    last.items.push(...block.items);
  } else if (block.kind === 'quote' && last?.kind === 'quote') {
    last.children.push({ kind: 'text', text: ' ' }, ...block.children);
  } else blocks.push(block);
}

const MARKS = [
  { kind: 'bold', mark: /\*\*(\S(?:[^*]*\S)?)\*\*/ },
  { kind: 'italic', mark: /\*(\S(?:[^*]*\S)?)\*/ },
] as const;

function readInline(text: string): Inline[] {
  if (text === '') return [];
  const mention = MENTION.exec(text);
  const mentionId = idOf(mention?.[2]);
  if (mention && mentionId !== null) {
    const after = text.slice(mention.index + mention[0].length);
    const named: Inline = { kind: 'mention', of: mention[1] as MentionKind, id: mentionId };
    return [...readMarks(text.slice(0, mention.index)), named, ...readInline(after)];
  }
  return readMarks(text);
}

function readMarks(text: string): Inline[] {
  for (const { kind, mark } of MARKS) {
    const found = mark.exec(text);
    if (!found) continue;
    const after = text.slice(found.index + found[0].length);
    return [
      ...readMarks(text.slice(0, found.index)),
      { kind, children: readMarks(found[1] ?? '') },
      ...readMarks(after),
    ];
  }
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** null: no id that there can be. */
function idOf(digits: string | undefined): number | null {
  const id = Number(digits);
  return Number.isSafeInteger(id) && id >= 1 && id <= MAX_EMBED_ID ? id : null;
}

/** Whom and what an article refers to, each once, in the order of its text. */
export interface References {
  /** In the text. */
  named: Record<MentionKind, number[]>;
  /** Drawn. */
  games: number[];
  players: number[];
  leagues: number[];
  interviews: number[];
  /** Drawings in it, the same ones counted again. */
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
  let embeds = 0;
  const note = (inline: Inline) => {
    if (inline.kind === 'mention') named[inline.of].add(inline.id);
    else if (inline.kind !== 'text') inline.children.forEach(note);
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
    players: [...drawn.points],
    leagues: [...drawn.standings],
    interviews: [...drawn.interview],
    embeds,
  };
}

function inlinesOf(block: Exclude<Block, { kind: 'embed' }>): Inline[] {
  return block.kind === 'list' ? block.items.flat() : block.children;
}

/** How an article begins, without markup: what lists of news show. @param nameOf who is mentioned, by kind and id */
export function leadOf(blocks: readonly Block[], nameOf: (of: MentionKind, id: number) => string): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph') ?? blocks.find(({ kind }) => kind !== 'embed');
  if (!first || first.kind === 'embed') return '';
  const plain = (inline: Inline): string => {
    if (inline.kind === 'text') return inline.text;
    return inline.kind === 'mention' ? nameOf(inline.of, inline.id) : inline.children.map(plain).join('');
  };
  const text = inlinesOf(first).map(plain).join('').trim();
  if (text.length <= MAX_LEAD) return text;
  const cut = text.slice(0, MAX_LEAD);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}
