/** What persons add to the program. */
import { personRoutes } from '#domains/person/routes.ts';
import { exportPersons } from '#domains/person/store/persons.ts';
import { careerNameSubject } from '#domains/person/store/subject.ts';
import type { Slice } from '#domains/slice.ts';

export const personSlice: Slice = {
  name: 'person',
  routes: () => ({ persons: personRoutes }),
  subjects: () => [careerNameSubject],
  exportUser: async (db, { id }) => ({ careers: await exportPersons(db, id) }),
};
