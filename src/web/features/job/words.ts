/** Words of jobs. */
const words = {
  role: {
    head: 'head coach',
    offense: 'offense coach',
    defense: 'defense coach',
    goalie: 'goalie coach',
    youth: 'youth coach',
  },
  news: {
    hired: 'The {{team}} named {{person}} {{role}}.',
    dismissed: 'The {{team}} fired {{role}} {{person}}.',
    resigned: '{{person}} resigned as {{role}} of the {{team}}.',
    expired: 'The {{team}} and {{role}} {{person}} parted ways when his contract ran out.',
    'hired-away': '{{person}} left the {{team}}, whose {{role}} he was, for another job.',
    retired: '{{person}}, {{role}} of the {{team}}, retired.',
  },
  notification: {
    offer: 'The {{team}} offer you the job of {{role}}. Answer before tomorrow night.',
    applicant: '{{person}} applies to become your {{role}}.',
    filled: 'Your assistant hired {{person}} as {{role}}.',
  },
  lost: {
    dismissed: 'The {{team}} fired you. You are paid half of what your contract had left.',
    resigned: 'You are no longer {{role}} of the {{team}}.',
    expired: 'Your contract as {{role}} of the {{team}} has run out.',
    'hired-away': 'You left the {{team}} for your new job.',
    retired: 'Your career with the {{team}} is over.',
  },
  vacant: {
    dismissed: '{{person}} is no longer your {{role}}.',
    resigned: '{{person}} resigned as your {{role}}. Hire somebody within three days, or your assistant will.',
    expired:
      'The contract of your {{role}} {{person}} ran out. Hire somebody within three days, or your assistant will.',
    'hired-away':
      'Your {{role}} {{person}} left for another job. Hire somebody within three days, or your assistant will.',
    retired: 'Your {{role}} {{person}} retired. Hire somebody within three days, or your assistant will.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    job: typeof words;
  }
}
