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
    'Your first friend to register with your link and activate the account completes a quest worth {{pucks}} pucks. Each friend after that counts toward the Recruiter achievement.',
  joined: 'Joined with your link',
  joinedCount_one: '{{count}} manager joined',
  joinedCount_other: '{{count}} managers joined',
  waiting_one: '{{count}} more has registered, but not activated the account yet.',
  waiting_other: '{{count}} more have registered, but not activated the account yet.',
  manager: 'Manager',
  club: 'Club',
  noClub: 'No club yet',
  since: 'Joined',
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
