/** The editing functions of the editor's tools, for a text and its selection. */
import { MAX_REFERENCE_DIGITS } from '#domains/discussion/constants.ts';
import { EMBED_KINDS, type MentionKind } from '#domains/discussion/rules/markup.ts';

/** A text, and the bounds of its selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Returns the text with the selection between two marks, or without the marks if it already has them. */
export function withMark({ text, from, to }: Selected, mark: string): Selected {
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (before.endsWith(mark) && after.startsWith(mark)) {
    const size = mark.length;
    return { text: before.slice(0, -size) + inside + after.slice(size), from: from - size, to: to - size };
  }
  return { text: before + mark + inside + mark + after, from: from + mark.length, to: to + mark.length };
}

/** Returns the text with a mark before each selected line, or without it if all of them have it. */
export function withLineMark({ text, from, to }: Selected, mark: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to);
  const lines = text.slice(start, end).split('\n');
  const areMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines.map((line) => (areMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return {
    text: text.slice(0, start) + marked + text.slice(end),
    from: start + marked.length,
    to: start + marked.length,
  };
}

/** Returns the text with something in place of the selection; a drawing gets a line of its own. */
export function withInserted({ text, from, to }: Selected, what: string, isOwnLine: boolean): Selected {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const lineBefore = isOwnLine && before !== '' && !before.endsWith('\n') ? '\n' : '';
  const lineAfter = isOwnLine && !after.startsWith('\n') ? '\n' : '';
  const at = from + lineBefore.length + what.length + lineAfter.length;
  return { text: before + lineBefore + what + lineAfter + after, from: at, to: at };
}

/** Returns the text with a drawing at its end, for fields of one line: alone, or after the words. */
export function withDrawingAtEnd({ text }: Pick<Selected, 'text'>, what: string): Selected {
  const whole = text.trim() === '' ? what : `${text.trimEnd()} ${what}`;
  return { text: whole, from: whole.length, to: whole.length };
}

/** Screens about subjects that a text can refer to. */
const PAGES: Readonly<Record<string, MentionKind | (typeof EMBED_KINDS)[number]>> = {
  game: 'game',
  trade: 'trade',
  player: 'player',
  user: 'user',
  'friendly-cup/overview': 'cup',
  'league/standings': 'standings',
};

/** Returns the reference to the subject of an address of this game, and whether it is drawn; null for any other text. */
export function referenceOf(address: string, origin: string): { what: string; isOwnLine: boolean } | null {
  if (!address.startsWith(`${origin}/`)) return null;
  const [, page = '', id = ''] = /^\/([a-z/-]+)\/(\d+)$/.exec(address.slice(origin.length)) ?? [];
  const of = PAGES[page];
  if (!of || id.length > MAX_REFERENCE_DIGITS) return null;
  return { what: `[[${of}:${id}]]`, isOwnLine: EMBED_KINDS.some((kind) => kind === of) };
}

/** Matches quotes and drawings, which a quote leaves out; headings and list items become plain lines. */
const QUOTE_OR_DRAWING = /^(>|\[\[[a-z-]+:\d+\]\]$)/;
const HEADING = /^#{1,3}\s+/;
const POINT = /^[-*]\s+/;

/** Returns the words of a post as a quote that names their author. */
export function quoteOf(who: string, text: string): string {
  const own = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !QUOTE_OR_DRAWING.test(line))
    .map((line) => line.replace(HEADING, '').replace(POINT, '• '));
  const lines = own
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
    .split('\n');
  return [`**${who}**`, ...lines].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}
