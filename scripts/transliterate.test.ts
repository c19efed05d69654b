import { describe, expect, it } from 'vitest';
import { toLatin } from './transliterate.ts';

describe('names in Cyrillic', () => {
  it.each([
    ['Щербаков', 'Shcherbakov'],
    ['Дмитрий', 'Dmitry'],
    ['Белый', 'Bely'],
    ['Юрьев', 'Yurev'],
    ['Римский-Корсаков', 'Rimsky-Korsakov'],
  ])('%s is spelled %s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin);
  });

  it('are left alone when they are Latin already, diacritics and all', () => {
    expect(toLatin('Šťastný')).toBe('Šťastný');
    expect(toLatin('Jääskeläinen')).toBe('Jääskeläinen');
  });
});
