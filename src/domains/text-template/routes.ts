import { textTemplates } from '#domains/text-template/contract.ts';
import { removeTemplate, saveTemplate, templatesOf } from '#domains/text-template/store.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

const api = implementing(textTemplates);

export const textTemplateRoutes = {
  list: api.list.handler(reads(({ db, userId, now }) => templatesOf(db, { userId, now }))),
  save: api.save.handler(commands({}, ({ tx, userId, now }, input) => saveTemplate(tx, { ...input, userId, now }))),
  remove: api.remove.handler(commands({}, ({ tx, userId }, { id }) => removeTemplate(tx, userId, id))),
};
