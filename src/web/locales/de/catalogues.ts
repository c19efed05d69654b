/** All catalogues in German, each loaded when the first component uses it. */
import type { Catalogues } from '#web/lib/foreign-catalogues.ts';

export default import.meta.glob(['./*.ts', '!./catalogues.ts', '../../features/*/words.de.ts']) as Catalogues;
