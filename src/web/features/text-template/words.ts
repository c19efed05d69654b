/** Words of text templates, in English. */
const words = {
  templates: 'Templates',
  none: 'Keep a text that you write often, and insert it wherever you write.',
  insert: 'Insert {{name}}',
  tooLong: 'Too long for this text',
  removeNamed: 'Delete {{name}}',
  name: 'Name of the template',
  save: 'Keep this text',
  saved: 'Kept as {{name}}.',
  limit: 'You can keep {{count}} templates, and {{premium}} with premium.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    'text-template': typeof words;
  }
}
