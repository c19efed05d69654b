import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LEAD } from '#domains/discussion/constants.ts';
import { type Block, type Inline, leadOf, readMarkup, readTalk, referencesIn, referencesOf } from './markup.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

describe('article markup', () => {
  it('reads headings, quotes, lists, emphasis and paragraphs', () => {
    const source = [
      '## Turning point',
      'He shot **early**',
      'and *often*.',
      '',
      '> We were flat.',
      '> All night.',
      '- one',
      '- two',
      '1. first',
    ].join('\n');
    expect(readMarkup(source)).toEqual([
      { kind: 'heading', children: [text('Turning point')] },
      paragraph(
        text('He shot '),
        { kind: 'bold', children: [text('early')] },
        text('\nand '),
        { kind: 'italic', children: [text('often')] },
        text('.'),
      ),
      { kind: 'quote', children: [text('We were flat.'), text('\n'), text('All night.')] },
      { kind: 'list', numbers: null, items: [[text('one')], [text('two')]] },
      { kind: 'list', numbers: [1], items: [[text('first')]] },
    ]);
  });

  it('keeps the numbers of a list as they are written', () => {
    const numbersIn = (source: string) => readMarkup(source).map((block) => block.kind === 'list' && block.numbers);
    expect(numbersIn('24. Dezember: Heiligabend')).toEqual([[24]]);
    expect(numbersIn('3. Third\n5) Fifth\n5. Fifth, too')).toEqual([[3, 5, 5]]);
    expect(numbersIn('- one\n2. two\n* three')).toEqual([null, [2], null]);
  });

  it('reads strikethrough, spoilers, code quotes and mentions within emphasis, and ignores markup in code', () => {
    expect(readMarkup('~~Owls~~ ||**[[team:11]]** won|| `a **b** [[player:1]]`')).toEqual([
      paragraph(
        { kind: 'strike', children: [text('Owls')] },
        text(' '),
        {
          kind: 'spoiler',
          children: [{ kind: 'bold', children: [{ kind: 'mention', of: 'team', id: 11 }] }, text(' won')],
        },
        text(' '),
        { kind: 'code', text: 'a **b** [[player:1]]' },
      ),
    ]);
    expect(leadOf(readMarkup('They ||lost|| **at\nhome**'), () => '')).toBe('They … at home');
  });

  it('takes time linear in the length of a text, whatever its form', () => {
    for (const piece of ['*a* ', '**', '~~', '||a|| ', '`', '[[user:1]] ', '*a **b ~~c ||d `']) {
      const began = performance.now();
      readMarkup(piece.repeat(20_000));
      expect(performance.now() - began, piece).toBeLessThan(2_000);
    }
  });

  it('names players and teams inline, and embeds games and standings on lines of their own', () => {
    const blocks = readMarkup('[[player:12]] beat [[team:11]].\n[[game:55]]\n[[standings:3]]\n[[lines:55]]');
    expect(blocks).toEqual([
      paragraph(
        { kind: 'mention', of: 'player', id: 12 },
        text(' beat '),
        { kind: 'mention', of: 'team', id: 11 },
        text('.'),
      ),
      { kind: 'embed', of: 'game', id: 55 },
      { kind: 'embed', of: 'standings', id: 3 },
      { kind: 'embed', of: 'lines', id: 55 },
    ]);
    expect(referencesOf(blocks)).toMatchObject({
      named: { player: [12], team: [11], person: [], game: [] },
      games: [55],
      leagues: [3],
      interviews: [],
      cups: [],
      picks: [],
      links: 0,
      embeds: 3,
    });
  });

  it('embeds charts of a game and the points of a player on lines of their own', () => {
    const blocks = readMarkup(
      '[[win-chance:55]]\n[[expected-goals:55]]\n[[momentum:56]]\n[[points:12]]\n[[card:12]]\n[[trade:8]]\nby [[points:12]]',
    );
    expect(blocks.map((block) => (block.kind === 'embed' ? block.of : block.kind))).toEqual([
      'win-chance',
      'expected-goals',
      'momentum',
      'points',
      'card',
      'trade',
      'paragraph',
    ]);
    expect(blocks.at(-1)).toEqual(paragraph(text('by [[points:12]]')));
    expect(referencesOf(blocks)).toMatchObject({ named: { player: [] }, games: [55, 56], players: [12], embeds: 6 });
  });

  it('embeds the shots of a game, brackets of playoffs and cups, and draft picks', () => {
    const blocks = readMarkup('[[shots:55]]\n[[playoffs:3]]\n[[cup:6]]\n[[pick:40]]\nby [[cup:6]]');
    expect(blocks.map((block) => (block.kind === 'embed' ? block.of : block.kind))).toEqual([
      'shots',
      'playoffs',
      'cup',
      'pick',
      'paragraph',
    ]);
    expect(referencesOf(blocks)).toMatchObject({ games: [55], leagues: [3], embeds: 4 });
  });

  it('names people, users, leagues, nations, federations and games, and games only inline', () => {
    const blocks = readMarkup(
      '[[person:4]] of [[user:9]]\n\n- [[game:55]] in [[league:1]]\n[[game:56]]\n[[nation:3]] [[federation:3]]',
    );
    expect(referencesOf(blocks)).toMatchObject({
      named: { player: [], person: [4], user: [9], game: [55], league: [1], nation: [3], federation: [3] },
      games: [56],
      embeds: 1,
    });
    expect(blocks[1]).toEqual({
      kind: 'list',
      numbers: null,
      items: [[{ kind: 'mention', of: 'game', id: 55 }, text(' in '), { kind: 'mention', of: 'league', id: 1 }]],
    });
  });

  it('treats as text what is not our markup: tags, scripts, links and invalid ids', () => {
    for (const words of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a link](javascript:alert(1))',
      '[[lines:55]] and more',
      '[[player:0]]',
      '[[player:99999999999]]',
      '[[admin:1]]',
      '**',
    ])
      expect(readMarkup(words)).toEqual([paragraph(text(words))]);
  });

  it('reads the references of an address, each once, and nothing else', () => {
    expect(referencesIn('player:12,user:9,player:12,admin:1,user:0,user:x,')).toMatchObject({
      player: [12],
      user: [9],
    });
    expect(Object.values(referencesIn('')).flat()).toEqual([]);
  });

  it('in chats and comments has emphasis, mentions, quotes and embeds, but neither headings nor lists', () => {
    expect(readTalk('> Who?\n**[[user:9]]** ||scores||\n# 1\n- two\n[[game:55]]\n[[shots:55]]')).toEqual([
      { kind: 'quote', children: [text('Who?')] },
      paragraph(
        { kind: 'bold', children: [{ kind: 'mention', of: 'user', id: 9 }] },
        text(' '),
        { kind: 'spoiler', children: [text('scores')] },
        text('\n# 1\n- two'),
      ),
      { kind: 'embed', of: 'game', id: 55 },
      { kind: 'embed', of: 'shots', id: 55 },
    ]);
    for (const words of ['<script>alert(1)</script>', '[a link](javascript:alert(1))', '* one', '1. one'])
      expect(readTalk(words)).toEqual([paragraph(text(words))]);
  });

  it('in one-line chats embeds what stands at the end, and names a game in a sentence', () => {
    const drawing = (of: string, id: number) => ({ kind: 'embed', of, id });
    expect(readTalk('[[game:5]]')).toEqual([drawing('game', 5)]);
    expect(readTalk('Look [[card:7]] [[shots:5]]')).toEqual([
      paragraph(text('Look')),
      drawing('card', 7),
      drawing('shots', 5),
    ]);
    expect(readTalk('Look at [[game:5]]')).toEqual([
      paragraph(text('Look at '), { kind: 'mention', of: 'game', id: 5 }),
    ]);
    expect(readTalk('The [[card:7]] of him')).toEqual([paragraph(text('The [[card:7]] of him'))]);
    expect(readTalk('> Look [[card:7]]')).toEqual([{ kind: 'quote', children: [text('Look [[card:7]]')] }]);
    expect(referencesOf(readTalk('[[card:7]] '.repeat(9))).embeds).toBe(9);
  });

  it('never loses or adds a character except markup, and always terminates', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '*', '<', '[', ']', '#', ' ', '\n', ':', '1') });
    fc.assert(
      fc.property(letters, (source) => {
        const said = JSON.stringify(readMarkup(source));
        expect(said.match(/a/g)?.length ?? 0).toBeGreaterThanOrEqual(source.match(/a/g)?.length ?? 0);
        for (const block of readMarkup(source))
          expect(['heading', 'paragraph', 'quote', 'list', 'embed']).toContain(block.kind);
      }),
    );
  });

  it('yields excerpts from the first paragraph, without markup, cut between words', () => {
    const nameOf = () => 'Åke Öberg';
    expect(leadOf(readMarkup('## Head\n[[player:1]] is **back**.'), nameOf)).toBe('Åke Öberg is back.');
    const long = leadOf(readMarkup('word '.repeat(100)), nameOf);
    expect(long.length).toBeLessThanOrEqual(MAX_LEAD + 1);
    expect(long.endsWith('word…')).toBe(true);
    expect(leadOf(readMarkup('[[game:1]]'), nameOf)).toBe('');
  });

  it('links web addresses, shows where they lead, and links nothing else', () => {
    const link = (address: string) => ({ kind: 'link', text: address });
    const inlineOf = (source: string) =>
      readTalk(source).flatMap((block) => (block.kind === 'embed' ? [] : block.children));
    expect(inlineOf('See https://stats.example/nhl?x=1#top, or (http://a.example).')).toEqual([
      text('See '),
      link('https://stats.example/nhl?x=1#top'),
      text(', or ('),
      link('http://a.example'),
      text(').'),
    ]);
    expect(inlineOf('**https://a.example/b**')).toEqual([{ kind: 'bold', children: [link('https://a.example/b')] }]);
    for (const none of [
      'javascript:alert(1)',
      'https://',
      'https://localhost',
      'data:text/html,x',
      'https://аррӏе.example',
      'ftp://a.example',
    ])
      expect(inlineOf(none), none).toEqual([text(none)]);
    expect(referencesOf(readMarkup('https://a.example\n> https://b.example')).links).toBe(2);
  });
});
