import { describe, expect, it } from 'vitest';
import { quoteOf, referenceOf, withDrawingAtEnd, withInserted, withLineMark, withMark } from './edit-text.ts';

describe('the editor’s tools', () => {
  it('add and remove marks around a selection', () => {
    const bold = withMark({ text: 'He shot early.', from: 8, to: 13 }, '**');
    expect(bold).toEqual({ text: 'He shot **early**.', from: 10, to: 15 });
    expect(withMark(bold, '**')).toEqual({ text: 'He shot early.', from: 8, to: 13 });
    expect(withMark({ text: '', from: 0, to: 0 }, '||')).toEqual({ text: '||||', from: 2, to: 2 });
  });

  it('mark whole lines, and remove the marks where all lines have one', () => {
    const list = withLineMark({ text: 'Lines\none\ntwo', from: 7, to: 11 }, '- ');
    expect(list.text).toBe('Lines\n- one\n- two');
    expect(withLineMark({ ...list, from: 7, to: 14 }, '- ').text).toBe('Lines\none\ntwo');
  });

  it('insert embeds on lines of their own, and mentions at the cursor', () => {
    expect(withInserted({ text: 'See this', from: 8, to: 8 }, '[[game:5]]', true).text).toBe('See this\n[[game:5]]\n');
    expect(withInserted({ text: 'Ask !', from: 4, to: 4 }, '[[user:9]]', false)).toEqual({
      text: 'Ask [[user:9]]!',
      from: 14,
      to: 14,
    });
  });

  it('insert embeds at the end of a one-line chat message', () => {
    expect(withDrawingAtEnd({ text: ' ' }, '[[card:5]]').text).toBe('[[card:5]]');
    expect(withDrawingAtEnd({ text: 'See this ' }, '[[card:5]]')).toEqual({
      text: 'See this [[card:5]]',
      from: 19,
      to: 19,
    });
  });

  it('turn this game’s addresses into references, and no others', () => {
    const at = 'https://rinkside.example';
    expect(referenceOf(`${at}/game/55`, at)).toEqual({ what: '[[game:55]]', isOwnLine: true });
    expect(referenceOf(`${at}/player/12`, at)).toEqual({ what: '[[player:12]]', isOwnLine: false });
    expect(referenceOf(`${at}/friendly-cup/overview/6`, at)).toEqual({ what: '[[cup:6]]', isOwnLine: true });
    for (const other of [
      'https://elsewhere.example/game/55',
      `${at}/game/55/x`,
      `${at}/guide`,
      `${at}.evil/game/5`,
      '',
    ])
      expect(referenceOf(other, at)).toBeNull();
    expect(referenceOf(`${at}/game/12345678901`, at)).toBeNull();
  });

  it('quote a post’s text without its quotes and embeds', () => {
    const text = '> Old words\n\n## Shifts\n- short\n\n[[game:5]]\n\nMore.';
    expect(quoteOf('Mia, #3', text)).toBe('> **Mia, #3**\n> Shifts\n> • short\n>\n> More.');
  });
});
