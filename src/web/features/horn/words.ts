/** Words of goal horns, in English. */
const words = {
  title: 'Goal horn',
  hint: 'Everyone in your rink hears it when your team scores.',
  noClub: 'You choose a horn when you run a club.',
  muted: 'Sounds are muted in your settings. Turn them on to listen.',
  choose: 'After goals of your club',
  ofGame: 'Horns of the game',
  own: 'Your own horns',
  horn: 'Horn {{number}}',
  bananajoe: 'Banana Joe',
  toWin: 'Win the Banana Joe horn for a season with fruit.',
  chosen: '{{name}} now sounds after your goals.',
  listen: 'Listen',
  listenTo: 'Listen to {{name}}',
  stop: 'Stop',
  seconds: '{{seconds}} s',
  bring: 'Bring your own',
  bringHint:
    'Up to {{seconds}} seconds of any sound file that your browser plays, at most {{max}} horns. They are made as loud as the others. Use only sounds that you may use: others can report a horn, and the admins can take it away.',
  full: 'You have {{max}} horns. Remove one to bring another.',
  toShop: 'More slots in the shop',
  remove: 'Remove',
  removeQuestion: 'Remove {{name}}?',
  removeHint: 'It is gone for good. If it sounds after your goals, the horn of your club takes over.',
  removed: '{{name}} has been removed.',
  maker: {
    title: 'Cut your horn',
    name: 'Name',
    from: 'Starts at',
    length: 'Length',
    picture: 'The sound, with the part that you keep',
    save: 'Save horn',
    saved: '{{name}} has been saved. Choose it to hear it after your goals.',
    tooLarge: 'This file is larger than {{max}} MB. Choose a smaller one.',
    unreadable: 'Your browser cannot play this file. Choose a sound, such as an MP3 or WAV file.',
    tooShort: 'This sound is shorter than half a second. Choose a longer one.',
  },
  report: 'Report the goal horn',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    horn: typeof words;
  }
}
