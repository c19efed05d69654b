import { textTemplates } from '#domains/text-template/contract.ts';
import { removeTemplate, saveTemplate, templatesOf } from '#domains/text-template/store.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

export const textTemplateRoutes = implementing(textTemplates, {
  list: reads(({ db, userId, now }) => templatesOf(db, { userId, now })),
  save: commands({}, ({ tx, userId, now }, input) => saveTemplate(tx, { ...input, userId, now })),
  remove: commands({}, ({ tx, userId }, { id }) => removeTemplate(tx, userId, id)),
});
