/** What text templates add to the program. */
import type { Slice } from '#domains/slice.ts';
import { textTemplateRoutes } from '#domains/text-template/routes.ts';
import { eraseTemplates, exportTemplates } from '#domains/text-template/store.ts';

export const textTemplateSlice: Slice = {
  name: 'text-template',
  routes: () => ({ textTemplates: textTemplateRoutes }),
  eraseUser: (tx, { id }) => eraseTemplates(tx, id),
  exportUser: async (db, { id }) => ({ textTemplates: await exportTemplates(db, id) }),
};
