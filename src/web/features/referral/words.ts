/** Words of the referral program, in English. */
const words = {
  intro: 'Hockey is better with friends. Invite yours.',
  how: 'How it works',
  steps: {
    share: 'Share your link or your code.',
    join: 'Your friend registers with it and activates the account.',
    list: 'They are on your list, with the club they choose.',
  },
  link: 'Your link',
  code: 'Your code',
  codeHint: 'Enter it on the registration form.',
  copy: 'Copy link',
  copied: 'Link copied.',
  earned: 'Rewards',
  earnedWords:
    'When a friend has played on {{days}} real days, you both get {{pucks}} pucks, for up to {{friends}} friends in {{limitDays}} days. Your first friend also completes the quest “Bring a friend to the game”, and each one counts toward the Recruiter achievement. Friends of your own household do not count.',
  notice_one: '{{user}} has played for long enough: {{count}} puck for your referral.',
  notice_other: '{{user}} has played for long enough: {{count}} pucks for your referral.',
  memo: { referrer: 'Referral of a friend', friend: 'Joined by the link of a friend' },
  joined: 'Joined with your link',
  joinedCount_one: '{{count}} manager joined',
  joinedCount_other: '{{count}} managers joined',
  waiting_one: '{{count}} more has registered, but not activated the account yet.',
  waiting_other: '{{count}} more have registered, but not activated the account yet.',
  manager: 'Manager',
  club: 'Club',
  noClub: 'No club yet',
  since: 'Joined',
  played: 'Days played',
  progress: '{{days}} of {{need}}',
  reward: { waiting: 'Not yet', counted: 'Rewarded', household: 'Same household' },
  noneTitle: 'No sign-ups yet',
  none: 'Send your link to a friend you would like to beat.',
  guest: 'Every manager has a link to share. Register to get yours, or use the link that a friend sent you.',
  register: 'Become a GM',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    referral: typeof words;
  }
}
