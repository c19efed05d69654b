/** Words of comments, in English. */
const words = {
  title: 'Comments',
  none: 'No comments yet.',
  write: 'Your comment',
  send: 'Post comment',
  sent: 'Comment posted.',
  older: 'Earlier comments',
  remove: 'Remove the comment by {{name}}',
  report: 'Report the comment by {{name}}',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    discussion: typeof words;
  }
}
