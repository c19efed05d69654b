import { expect, test, vi } from 'vitest';
import { createVersionWatch, programVersionOf, VERSION_CHECK_MS } from './version.ts';

function watchOver(...answers: (string | Error)[]) {
  const ask = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    return { version: answer, note: `about ${answer}` };
  });
  return { watch: createVersionWatch(ask), ask };
}

test('the version is asked for at most once in five minutes', async () => {
  const { watch, ask } = watchOver('1', '1');
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await watch.check(VERSION_CHECK_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(watch.found()).toBeNull();
});

test('a new version is announced, and stays announced', async () => {
  const { watch, ask } = watchOver('1', '2', '1');
  const heard = vi.fn();
  watch.subscribe(heard);
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS);
  await watch.check(2 * VERSION_CHECK_MS);
  expect(watch.found()).toEqual({ note: 'about 2' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed check counts as no new version', async () => {
  const { watch } = watchOver('1', new Error('down'), '1');
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS);
  await watch.check(2 * VERSION_CHECK_MS);
  expect(watch.found()).toBeNull();
});

test('a new night of the world is no new version of the program', () => {
  expect(programVersionOf('0.1.0+17')).toBe(programVersionOf('0.1.0+18'));
  expect(programVersionOf('0.1.0+17')).not.toBe(programVersionOf('0.2.0+17'));
});
