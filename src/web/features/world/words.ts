/** Words about the world's day. */
const words = {
  title: 'Ready for tomorrow?',
  hint_one: 'The day ends as soon as every manager is ready. {{count}} game of today is then played at once.',
  hint_other: 'The day ends as soon as every manager is ready. {{count}} games of today are then played at once.',
  ready: 'Ready',
  notYet: 'Not yet',
  count: '{{ready}} of {{managers}} ready',
  live_one: 'Waiting for {{count}} live game to end.',
  live_other: 'Waiting for {{count}} live games to end.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    world: typeof words;
  }
}
