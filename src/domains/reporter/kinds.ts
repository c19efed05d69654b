/** The kinds of facts that reporters state. */
import { fact } from '#domains/fact.ts';

/** To a user who writes: no paper has a desk of his. */
export const reporterDesk = [fact('reporter-no-desk', {})] as const;
