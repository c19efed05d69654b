import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { SETTINGS } from '#domains/lineups/rules/board.ts';
import { periodsOf } from '#domains/lineups/rules/orders.ts';
import { TACTIC_CHOICES } from '#engine/lineup/lineup.ts';
import { effectOf, orderSentence, phraseOf, scoreWords } from '#web/features/lineups/tactics/order-words.ts';
import type { TFunction } from '#web/lib/words.ts';
import orders from '#web/locales/en/orders.ts';
import tactics from '#web/locales/en/tactics.ts';

let t: TFunction<readonly ['tactics', 'orders', 'common']>;
beforeAll(async () => {
  const instance = i18next.createInstance();
  await instance.init({ lng: 'en', resources: { en: { tactics, orders } }, interpolation: { escapeValue: false } });
  t = instance.getFixedT('en', ['tactics', 'orders', 'common']) as unknown as typeof t;
});

const sentence = (order: TeamOrder) => orderSentence(t, 'en', order);
const hard: TeamOrder = { tactics: { forecheck: 'aggressive' } };

describe('an order in words', () => {
  it('says when it applies and what the bench then does', () => {
    expect(
      sentence({ fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive', pullGoalie: 'early' } }),
    ).toBe('From minute 50, when trailing by 2 or more: forecheck hard, pull the goalie early.');
    expect(sentence(hard)).toBe('All game: forecheck hard.');
  });

  it.each<[Partial<TeamOrder>, string]>([
    [{ fromMinute: 30, untilMinute: 40 }, 'From minute 30 to 40'],
    [{ untilMinute: 10 }, 'Until minute 10'],
    [{ periods: [2] }, 'In the second period'],
    [{ periods: periodsOf(['first', 'third', 'overtime']) }, 'In the first period, the third period, and overtime'],
    [{ periods: [4] }, 'In period 4'],
    [{ leadAtLeast: 1 }, 'When leading by 1 or more'],
    [{ leadAtLeast: 0 }, 'When tied or leading'],
    [{ leadAtLeast: -1 }, 'When not trailing by more than 1'],
    [{ leadAtMost: 0 }, 'When tied or trailing'],
    [{ leadAtMost: 2 }, 'When not leading by more than 2'],
    [{ leadAtLeast: 0, leadAtMost: 0 }, 'When tied'],
    [{ leadAtLeast: -1, leadAtMost: -1 }, 'When trailing by 1'],
    [{ leadAtLeast: 3, leadAtMost: 3 }, 'When leading by 3'],
    [{ leadAtLeast: -3, leadAtMost: -1 }, 'When trailing by 1 to 3'],
    [{ leadAtLeast: 1, leadAtMost: 2 }, 'When leading by 1 to 2'],
    [{ leadAtLeast: -1, leadAtMost: 2 }, 'When between 1 down and 2 up'],
  ])('states the condition %j as “%s”', (condition, words) => {
    expect(sentence({ ...hard, ...condition })).toBe(`${words}: forecheck hard.`);
  });

  it('has words for every value of every setting, with the trade-offs of each but the middle', () => {
    for (const setting of SETTINGS) {
      for (const value of TACTIC_CHOICES[setting]) {
        expect(phraseOf(t, setting, value)).not.toBe('');
        const effect = effectOf(t, setting, value);
        if (value === 'balanced') expect(effect).toBeNull();
        else expect(effect).toEqual({ answers: expect.any(String), costs: expect.any(String) });
      }
    }
  });

  it('states a score in goals', () => {
    expect([-2, 0, 1].map((lead) => scoreWords(t, lead))).toEqual(['trailing by 2', 'tied', 'leading by 1']);
  });
});
