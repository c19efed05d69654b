/** Every text that a person reads comes from a catalogue; otherwise it could not be translated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('../src/web', import.meta.url));

/** Attributes of an element that are read out or shown; a single lowercase word is the id of a text. */
const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'description', 'label', 'placeholder', 'title', 'data-tip']);
/** Not words of a language: names of the game, codes, addresses. */
const NO_WORDS = new Set([
  'Rink',
  'side',
  'Rinkside',
  'RINKSIDE',
  'AI',
  'GM',
  'PRO',
  'FRM',
  'U21',
  'OT',
  'SO',
  'vs',
  'm',
  'x',
  'C',
  'A',
]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns words of two letters and more that are not names of the game. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !NO_WORDS.has(word));
}

/** Returns texts in elements and in attributes that people read. */
function plainTextsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (!isObject(node)) return;
    if (node['type'] === 'JSXText') found.push(String(node['value']));
    if (node['type'] === 'JSXExpressionContainer') found.push(...literalsOf(node['expression']));
    if (node['type'] === 'JSXAttribute') {
      const [name, value] = [node['name'], node['value']];
      const isRead = isObject(name) && READ_ATTRIBUTES.has(String(name['value']));
      if (isRead && isObject(value)) found.push(...literalsOf(value).filter((text) => !/^[a-z-]+$/.test(text)));
      // An attribute that is not read may still hold elements, but its own texts are ids and classes.
      if (isObject(value) && value['type'] === 'JSXExpressionContainer') visitInside(value['expression']);
      return;
    }
    visitInside(node);
  };
  const visitInside = (node: unknown): void => {
    if (isObject(node)) for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found.filter((text) => wordsOf(text).length > 0);
}

/** Returns texts that an expression may evaluate to: 'a', `a ${b}`, c ? 'a' : 'b', c && 'a', 'a' + b. */
function literalsOf(node: unknown): string[] {
  if (!isObject(node)) return [];
  switch (node['type']) {
    case 'StringLiteral':
      return [String(node['value'])];
    case 'TemplateLiteral':
      return Array.isArray(node['quasis']) ? node['quasis'].map((part: { raw?: string }) => part.raw ?? '') : [];
    case 'ConditionalExpression':
      return [...literalsOf(node['consequent']), ...literalsOf(node['alternate'])];
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(String(node['operator']))
        ? [...(node['operator'] === '&&' ? [] : literalsOf(node['left'])), ...literalsOf(node['right'])]
        : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return literalsOf(node['expression']);
    default:
      return [];
  }
}

describe('the texts of the screens', () => {
  it('come from the catalogues', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
    );
    expect(files.length).toBeGreaterThan(100);
    const faults = files.flatMap((file) =>
      plainTextsOf(readFileSync(join(web, file), 'utf8')).map(
        (text) => `${relative(web, join(web, file))}: ${text.trim()}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    '<p>Hello there</p>',
    '<p>{done ? "Saved" : t("no")}</p>',
    '<p>{found && `found`}</p>',
    '<Button aria-label="Close" />',
    '<Row head={<b>Goals</b>} />',
  ])('are reported where they do not: %s', (jsx) => {
    expect(plainTextsOf(`const a = ${jsx};`)).toHaveLength(1);
  });

  it('may be symbols, the game’s proper names, and text no user reads', () => {
    expect(plainTextsOf('const a = <p className="big red">· Rinkside {t("key")} – {"%"}</p>;')).toEqual([]);
  });
});
