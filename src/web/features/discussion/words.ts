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
  mention: {
    article: '{{user}} mentioned you in the comments on an article',
    conversation: '{{user}} mentioned you in a group conversation',
    game: '{{user}} mentioned you in the chat of a game',
    proposal: '{{user}} mentioned you in the comments on a proposal',
    trade: '{{user}} mentioned you in the comments on a trade',
    other: '{{user}} mentioned you',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    discussion: typeof words;
  }
}
