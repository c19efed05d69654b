/** Every component of `ui/`, and those of the kit that screens use, in the order of the design system page. */
import { ACTIONS } from './entries/actions.tsx';
import { FIELDS } from './entries/fields.tsx';
import { HOCKEY } from './entries/hockey.tsx';
import { PAGE_PARTS } from './entries/page-parts.tsx';
import type { Entry } from './entry.ts';

export const CHAPTERS: Readonly<Record<string, readonly Entry[]>> = {
  'Actions and links': ACTIONS,
  Fields: FIELDS,
  'Parts of a page': PAGE_PARTS,
  'Clubs, people, games, numbers': HOCKEY,
};

export const ENTRIES: readonly Entry[] = Object.values(CHAPTERS).flat();
