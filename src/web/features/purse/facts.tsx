import type { purseLedgerKinds } from '#domains/purse/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const memos: RenderersOf<typeof purseLedgerKinds> = {
  course: { icon: 'flag', Words: said('purse', ({ course }) => `course.${course}`) },
  'purse-exchange': {
    icon: 'flag',
    Words: said('purse', ({ career }) => `exchange.${career}`),
    to: ({ career, personId }) =>
      career === 'president' ? `/president/overview/${personId}` : `/${career}/${personId}`,
  },
};
