import { generate } from 'facesjs';
import { describe, expect, it } from 'vitest';
import { crestSvg } from '#domains/club/drawing/crest.ts';
import { CHARGES, FIELDS, SHAPES } from '#domains/club/drawing/crest-shapes.ts';
import { jerseySvg } from '#domains/club/drawing/jersey.ts';
import type { Crest } from '#domains/club/rules/looks.ts';
import { contrast, safeColor, standingOut } from '#platform/drawing/colors.ts';
import { faceSvg } from '#platform/drawing/face.ts';

const COLORS = ['#0b3d91', '#ffffff', '#e4002b'];
const CREST: Crest = { shape: 'shield', field: 'bend', charge: 'star' };

function everyCrest(): Crest[] {
  const shapes = Object.keys(SHAPES) as Crest['shape'][];
  const fields = Object.keys(FIELDS) as Crest['field'][];
  const charges = Object.keys(CHARGES) as Crest['charge'][];
  return shapes.flatMap((shape) => fields.flatMap((field) => charges.map((charge) => ({ shape, field, charge }))));
}

/** Checks that tags are balanced and numbers valid. */
function expectWellFormed(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const open: string[] = [];
  for (const [, isClosing, name, isEmpty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (isClosing) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name ?? '');
  }
  expect(open).toEqual([]);
}

describe('a crest', () => {
  it('can be drawn from every shape, field and charge, and no two look the same', () => {
    const drawn = everyCrest().map((crest) => crestSvg(crest, COLORS));
    expect(drawn).toHaveLength(5 * 6 * 12);
    for (const svg of drawn) expectWellFormed(svg);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('has a charge visible on any colors, by itself or by its outline', () => {
    for (const colors of [
      COLORS,
      ['#000000', '#111111', '#0a0a0a'],
      ['#ffffff', '#fefefe', '#f5f5f5'],
      ['#777777', '#777777', '#777777'],
    ]) {
      const found = /fill="(#[0-9a-f]{6})" fill-rule="evenodd" stroke="(#[0-9a-f]{6})"/.exec(crestSvg(CREST, colors));
      for (const ground of colors.slice(0, 2)) {
        const seen = [found?.[1], found?.[2]].map((color) => contrast(color ?? '', ground));
        expect(Math.max(...seen), `${colors} on ${ground}`).toBeGreaterThan(3);
      }
    }
  });

  it('is not open to code injected through a color', () => {
    const svg = crestSvg(CREST, ['"/><script>alert(1)</script>', 'url(x)', '']);
    expect(svg).not.toContain('script');
    expectWellFormed(svg);
  });
});

describe('a jersey', () => {
  it('shows pattern, colors and crest', () => {
    const drawn = ['hockey', 'hockey2', 'hockey3', 'hockey4'].map((pattern) => jerseySvg({ pattern }, CREST, COLORS));
    for (const svg of drawn) {
      expectWellFormed(svg);
      for (const color of COLORS) expect(svg).toContain(color);
    }
    expect(new Set(drawn).size).toBe(4);
    expectWellFormed(jerseySvg({ pattern: 'unheard of' }, CREST, COLORS));
  });
});

describe('a face', () => {
  it('wears the club colors, and its description stays unchanged', async () => {
    const face = { ...generate() };
    const before = structuredClone(face);
    const svg = await faceSvg(face, { pattern: 'hockey', colors: COLORS });
    expect(svg).toContain('#e4002b');
    expect(face).toEqual(before);
    expect(await faceSvg(face, null)).not.toContain('#e4002b');
  });
});

describe('colors', () => {
  it('contrast from 1 to 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#345678', '#345678')).toBeCloseTo(1, 5);
    expect(standingOut(['#222222', '#eeeeee'], ['#000000'])).toBe('#eeeeee');
    expect(safeColor('red')).toMatch(/^#[0-9a-f]{6}$/);
  });
});
