/** Words of the menu and of the screen with all pages, in English. */
const words = {
  intro: 'Everything that is open. The star keeps a page in your menu; drag it, or use the arrows, to move it.',
  room_one: 'The menu shows one page of this group.',
  room_other: 'The menu shows at most {{count}} pages of this group.',
  up: 'Move {{page}} up',
  down: 'Move {{page}} down',
  moved: '{{page}} moved to place {{place}} of {{count}}.',
  inMenu: '{{page}} in the menu',
  pin: 'Add to the menu',
  takeOut: 'Remove from the menu',
  pinned: '{{page}} added to the menu.',
  unpinned: '{{page}} removed from the menu.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    menu: typeof words;
  }
}
