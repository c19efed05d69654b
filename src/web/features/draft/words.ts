/** Words of the entry draft, in English. */
const words = {
  news: {
    drafted: '{{team}} take {{player}} with pick {{spot}} of the draft.',
    lottery: '{{team}} win the draft lottery of the {{league}}.',
    forYou: 'Your clock ran down: pick {{spot}} brought you {{player}}.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    draft: typeof words;
  }
}
