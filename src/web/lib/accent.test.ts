import { afterEach, beforeEach, expect, test } from 'vitest';
import { paint } from './accent.ts';
import { contrastOf, READABLE_CONTRAST } from './color.ts';

/** What is painted, and with which properties. */
class Painted {
  readonly properties = new Map<string, string>();
  readonly style = {
    setProperty: (name: string, value: string) => this.properties.set(name, value),
    removeProperty: (name: string) => this.properties.delete(name),
  };
}

let page: { documentElement: Painted; content: Painted };
const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
beforeEach(() => {
  page = { documentElement: new Painted(), content: new Painted() };
  const getElementById = (id: string) => (id === 'content' ? page.content : null);
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: { documentElement: page.documentElement, getElementById },
  });
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'document', before);
  else Reflect.deleteProperty(globalThis, 'document');
});

const EXTREMES = [['#ffffff'], ['#000000'], ['#ffff00', '#ff00ff'], ['#b00020', '#003399']];

test.each(['light', 'dark'] as const)('a screen about a club leaves frame and dialogs their color (%s)', (scheme) => {
  for (const colors of EXTREMES) {
    const off = paint('screen', colors, scheme);
    expect(page.content.properties.size).toBe(3);
    expect(page.documentElement.properties.size).toBe(0);
    off();
    expect(page.content.properties.size).toBe(0);
  }
});

test.each(['light', 'dark'] as const)('the user’s own club is everywhere, and readable (%s)', (scheme) => {
  for (const colors of EXTREMES) {
    paint('everywhere', colors, scheme);
    const { properties } = page.documentElement;
    const contrast = contrastOf(properties.get('--rs-on-accent') ?? '', properties.get('--rs-accent-fill') ?? '');
    expect(contrast).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  }
});
