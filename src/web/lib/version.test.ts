import { expect, test, vi } from 'vitest';
import { createVersionWatch, VERSION_CHECK_MS } from './version.ts';

const OWN = 'b1';
const said = (build: string, announced = 0) => ({ build, announced, note: `about ${build}` });

function watchOver(...answers: (ReturnType<typeof said> | Error)[]) {
  const ask = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  });
  return { watch: createVersionWatch(ask, OWN), ask };
}

test('the version is requested at most once in five minutes', async () => {
  const { watch, ask } = watchOver(said(OWN), said(OWN));
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await watch.check(VERSION_CHECK_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(watch.found()).toBeNull();
});

test('a new version is announced, and stays announced', async () => {
  const { watch, ask } = watchOver(said(OWN), said('b2'), said(OWN));
  const heard = vi.fn();
  watch.subscribe(heard);
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS);
  await watch.check(2 * VERSION_CHECK_MS);
  expect(watch.found()).toEqual({ note: 'about b2' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a tab whose first check follows a deployment notices it', async () => {
  const { watch } = watchOver(said('b2'));
  await watch.check(0);
  expect(watch.found()).toEqual({ note: 'about b2' });
});

test('an announcement from before the tab was opened is not news to it, and a later one is', async () => {
  const { watch } = watchOver(said(OWN, 3), said(OWN, 3), said(OWN, 4));
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS);
  expect(watch.found()).toBeNull();
  await watch.check(2 * VERSION_CHECK_MS);
  expect(watch.found()).not.toBeNull();
});

test('a server without a build, as in development, has no new version', async () => {
  const { watch } = watchOver(said(''), said(''));
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS);
  expect(watch.found()).toBeNull();
});

test('a failed check counts as no new version', async () => {
  const { watch } = watchOver(said(OWN), new Error('down'), said(OWN));
  await watch.check(0);
  await watch.check(VERSION_CHECK_MS);
  await watch.check(2 * VERSION_CHECK_MS);
  expect(watch.found()).toBeNull();
});
