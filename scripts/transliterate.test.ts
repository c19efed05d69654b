import { describe, expect, it } from 'vitest';
import { toLatin } from './transliterate.ts';

describe('transliterated names', () => {
  it.each([
    ['Щербаков', 'Shcherbakov'],
    ['Дмитрий', 'Dmitry'],
    ['Белый', 'Bely'],
    ['Юрьев', 'Yurev'],
    ['Римский-Корсаков', 'Rimsky-Korsakov'],
  ])('%s is spelled %s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin);
  });

  it('stay as they are when already Latin, diacritics included', () => {
    expect(toLatin('Šťastný')).toBe('Šťastný');
    expect(toLatin('Jääskeläinen')).toBe('Jääskeläinen');
  });
});
