import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNamed, indexNames } from '#domains/search/rules/names.ts';

const NAMES = [
  'jiri gransky',
  'ole grankvist',
  'jean-luc granger',
  'maximilian von hohenstaufen',
  'granit old',
  'lars hagen',
] as const;
const index = indexNames(NAMES.map((name, id) => ({ id, name })));
const found = (asked: string, limit = 6) => findNamed(index, asked, limit).map((id) => NAMES[id]);

describe('a name', () => {
  it('is matched by the beginning of any of its words, best match first', () => {
    expect(found('gran')).toEqual(['jiri gransky', 'ole grankvist', 'jean-luc granger', 'granit old']);
    expect(found('gran', 2)).toEqual(['jiri gransky', 'ole grankvist']);
    expect(found('luc')).toEqual(['jean-luc granger']);
    expect(found('gran jean-l')).toEqual(['jean-luc granger']);
    expect(found('hagen lars')).toEqual(['lars hagen']);
  });

  it('is matched despite a wrong, missing, extra or swapped letter, or two in long words', () => {
    for (const asked of ['granski', 'gramsky', 'grasky', 'granssky', 'garnsky', 'jrii gransky']) {
      expect(found(asked)[0], asked).toBe('jiri gransky');
    }
    expect(found('hohenstaufne')).toEqual(['maximilian von hohenstaufen']);
    expect(found('hoenstaufn')).toEqual(['maximilian von hohenstaufen']);
    expect(found('hohnstauf')).toEqual(['maximilian von hohenstaufen']);
    expect(found('grankwist')[0]).toBe('ole grankvist');
    expect(found('lasr hgaen')).toEqual(['lars hagen']);
  });

  it('is not matched by another name, by too few letters, or by unsupported alphabets', () => {
    for (const asked of ['', ' ', '-', 'zzyzx', 'ola gransky', 'ole ole ole gransky', '山本', '%', 'a'.repeat(60)]) {
      expect(found(asked), asked).toEqual([]);
    }
    expect(found('an '.repeat(20).trim())).toEqual([]);
  });

  it('is matched in full for every holder', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 30 }), fc.nat(), (names, at) => {
        const people = names.map(([first, last], id) => ({ id, name: `${first} ${last}` }));
        const one = people[at % people.length]!;
        return findNamed(indexNames(people), one.name, people.length).includes(one.id);
      }),
    );
  });
});
