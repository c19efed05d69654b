import { afterEach, expect, test, vi } from 'vitest';
import { sparkleOnPress } from './click-sparkles.tsx';

/** The part of an element that a burst of sparkles needs; a press on it is a press on a button, or on nothing. */
class FakeElement {
  readonly children: FakeElement[] = [];
  readonly style = { left: '', top: '', setProperty: () => {} };
  className = '';
  isRemoved = false;
  readonly #isButton: boolean;
  constructor(isButton = false) {
    this.#isButton = isButton;
  }
  closest() {
    return this.#isButton ? this : null;
  }
  append(child: FakeElement) {
    this.children.push(child);
  }
  remove() {
    this.isRemoved = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a click on a button sparkles briefly at its place; keys and clicks elsewhere do not', () => {
  vi.useFakeTimers();
  const body = new FakeElement();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { body, createElement: () => new FakeElement() });
  const press = (target: FakeElement, detail: number) =>
    sparkleOnPress({ target, detail, clientX: 30, clientY: 40 } as unknown as MouseEvent);

  press(new FakeElement(true), 0);
  press(new FakeElement(false), 1);
  expect(body.children).toEqual([]);

  press(new FakeElement(true), 1);
  const [burst] = body.children;
  expect(burst?.style).toMatchObject({ left: '30px', top: '40px' });
  expect(burst?.children.length).toBeGreaterThan(3);
  vi.advanceTimersByTime(1000);
  expect(burst?.isRemoved).toBe(true);
});
