/** Names by nation as mixtures of cultures, so a Swiss player may be a Kuhn or a Berset. */

export interface NamePool {
  /** Share of the nation's players. */
  weight: number;
  /** Keys of the name lists. */
  first: string;
  last: string;
}

const only = (culture: string): NamePool[] => [{ weight: 1, first: culture, last: culture }];

/** English first names combined with the surnames of immigrant families in hockey. */
const newcomers = (shares: Record<string, number>): NamePool[] =>
  Object.entries(shares).map(([last, weight]) => ({ weight, first: 'english', last }));

/** By nation code. */
export const NAME_POOLS: Record<string, readonly NamePool[]> = {
  CA: [
    { weight: 62, first: 'english', last: 'english' },
    { weight: 22, first: 'french-canadian', last: 'french-canadian' },
    ...newcomers({ ukrainian: 3, german: 4, polish: 2, dutch: 2, italian: 2, swedish: 1, 'french-canadian': 2 }),
  ],
  US: [
    { weight: 66, first: 'english', last: 'english' },
    ...newcomers({ german: 9, swedish: 5, norwegian: 4, polish: 5, italian: 5, finnish: 2, czech: 2, dutch: 2 }),
  ],
  SE: only('swedish'),
  FI: [
    { weight: 94, first: 'finnish', last: 'finnish' },
    { weight: 6, first: 'swedish', last: 'swedish' },
  ],
  CZ: only('czech'),
  SK: [
    { weight: 92, first: 'slovak', last: 'slovak' },
    { weight: 8, first: 'slovak', last: 'hungarian' },
  ],
  CH: [
    { weight: 68, first: 'swiss-german', last: 'swiss-german' },
    { weight: 25, first: 'french', last: 'swiss-french' },
    { weight: 7, first: 'italian', last: 'italian' },
  ],
  DE: only('german'),
  LV: [
    { weight: 78, first: 'latvian', last: 'latvian' },
    { weight: 22, first: 'russian', last: 'russian' },
  ],
  DK: only('danish'),
  NO: only('norwegian'),
  AT: [
    { weight: 88, first: 'german', last: 'german' },
    { weight: 7, first: 'german', last: 'slovene' },
    { weight: 5, first: 'german', last: 'croatian' },
  ],
  FR: only('french'),
  BY: only('belarusian'),
  KZ: [
    { weight: 50, first: 'kazakh', last: 'kazakh' },
    { weight: 50, first: 'russian', last: 'russian' },
  ],
  RU: only('russian'),
  UA: only('ukrainian'),
  SI: only('slovene'),
  GB: only('english'),
  IT: [
    { weight: 70, first: 'italian', last: 'italian' },
    { weight: 30, first: 'italian', last: 'german' },
  ],
  PL: only('polish'),
  HU: only('hungarian'),
  JP: only('japanese'),
  KR: only('korean'),
  CN: only('chinese'),
  LT: only('lithuanian'),
  EE: [
    { weight: 72, first: 'estonian', last: 'estonian' },
    { weight: 28, first: 'russian', last: 'russian' },
  ],
  RO: [
    { weight: 55, first: 'romanian', last: 'romanian' },
    { weight: 45, first: 'hungarian', last: 'hungarian' },
  ],
  NL: only('dutch'),
  HR: only('croatian'),
  RS: only('serbian'),
  ES: only('spanish'),
  BE: [
    { weight: 60, first: 'flemish', last: 'flemish' },
    { weight: 40, first: 'french', last: 'french' },
  ],
  AU: only('english'),
  MX: only('mexican'),
  IS: only('icelandic'),
  CO: only('mexican'),
};
