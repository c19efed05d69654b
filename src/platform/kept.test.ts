import { describe, expect, it } from 'vitest';
import { Kept } from './kept.ts';

const at = (ms: number) => new Date(1_000_000 + ms);

/** Answers 1, 2, 3 …, each on command. */
function counting() {
  const asked: PromiseWithResolvers<number>[] = [];
  const kept = new Kept({ freshMs: 1000, usableMs: 5000 }, () => {
    const answer = Promise.withResolvers<number>();
    asked.push(answer);
    return answer.promise;
  });
  const answer = async (number: number) => {
    asked[number - 1]?.resolve(number);
    await asked[number - 1]?.promise;
    // The next reader comes after the answer has been stored.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { kept, asked, answer };
}

describe('a cached response', () => {
  it('is read once for simultaneous requests, and reused while fresh', async () => {
    const { kept, asked, answer } = counting();
    const both = [kept.read(at(0)), kept.read(at(10))];
    await answer(1);
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await kept.read(at(999))).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('is still used while the next one is being read', async () => {
    const { kept, asked, answer } = counting();
    const first = kept.read(at(0));
    await answer(1);
    await first;
    expect(await kept.read(at(1000))).toBe(1);
    expect(await kept.read(at(1500))).toBe(1);
    expect(asked).toHaveLength(2);
    await answer(2);
    expect(await kept.read(at(1600))).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('is not used when expired: requests wait for the next one', async () => {
    const { kept, answer } = counting();
    const first = kept.read(at(0));
    await answer(1);
    await first;
    const late = kept.read(at(5000));
    await answer(2);
    expect(await late).toBe(2);
    const clockSetBack = kept.read(at(-1));
    await answer(3);
    expect(await clockSetBack).toBe(3);
  });

  it('survives a failure to read the next one', async () => {
    const { kept, asked, answer } = counting();
    const first = kept.read(at(0));
    await answer(1);
    await first;
    expect(await kept.read(at(1000))).toBe(1);
    asked[1]?.reject(new Error('no database'));
    await expect(asked[1]?.promise).rejects.toThrow('no database');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await kept.read(at(1100))).toBe(1);
    await answer(3);
    expect(await kept.read(at(1200))).toBe(3);
  });

  it('fails for requests waiting for it', async () => {
    const { kept, asked } = counting();
    const first = kept.read(at(0));
    asked[0]?.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
  });
});
