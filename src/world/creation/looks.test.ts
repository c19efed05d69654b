import { svgsIndex } from 'facesjs';
import { describe, expect, it } from 'vitest';
import { drawFace } from '#engine/player/identity/face.ts';
import { DRAWINGS } from '#engine/player/identity/face-constants.ts';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { Random } from '#engine/random.ts';
import { contrastOf, dealColors, drawCrest, drawJersey, PALETTES } from '#world/creation/looks.ts';

describe('club colors', () => {
  it('are three of #rrggbb, the first two far apart', () => {
    for (const palette of PALETTES) {
      for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrastOf(palette[0], palette[1])).toBeGreaterThan(4.5);
    }
  });

  it('are measured like WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('are never the same twice in a league', () => {
    const dealt = dealColors(20, new Random(1)).map((palette) => palette.join());
    expect(new Set(dealt).size).toBe(20);
  });
});

describe('jerseys and crests', () => {
  it('can be drawn', () => {
    const random = new Random(2);
    for (let draw = 0; draw < 50; draw++) expect(svgsIndex.jersey).toContain(drawJersey(random).pattern);
  });

  it('show what the nickname suggests', () => {
    expect(drawCrest(new Random(3), 'anchor').charge).toBe('anchor');
  });
});

describe('faces', () => {
  it('use drawings that facesjs has', () => {
    const { hair, curlyHair, baldingHair, ...others } = DRAWINGS;
    for (const drawing of [...hair, ...curlyHair, ...baldingHair]) expect(svgsIndex.hair).toContain(drawing);
    for (const [feature, drawings] of Object.entries(others)) {
      const known: Record<string, readonly string[]> = svgsIndex;
      for (const drawing of drawings) expect(known[feature]).toContain(drawing);
    }
  });

  it('have every feature facesjs draws', () => {
    const face = drawFace({ nationCode: 'CA', age: 25 }, new Random(4));
    for (const [feature, drawings] of Object.entries(svgsIndex)) {
      const known: Record<string, { id?: string } | unknown> = face;
      expect(drawings).toContain((known[feature] as { id: string }).id); // every facesjs feature has an id
    }
  });

  it('are the same for the same random stream, and beardless before eighteen', () => {
    expect(drawFace({ nationCode: 'SE', age: 30 }, new Random(5))).toEqual(
      drawFace({ nationCode: 'SE', age: 30 }, new Random(5)),
    );
    for (const { code } of NATIONS) {
      expect(drawFace({ nationCode: code, age: 17 }, new Random(6)).facialHair.id).toBe('none');
    }
  });
});
