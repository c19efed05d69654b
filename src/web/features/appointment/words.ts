/** Words of the staff of the site and of competitions, in English. */
const words = {
  role: {
    moderator: 'Moderator',
    'ua-cup-organizer': 'UA cup organizer',
    organizerOf: 'Organizer: {{competition}}',
  },
  told: {
    appointed: 'You have been appointed: {{post}}.',
    dismissed: 'Your appointment has ended: {{post}}.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    appointment: typeof words;
  }
}
