/** Worte für die Mitarbeit an der Seite und an Wettbewerben, auf Deutsch. */
export default {
  role: {
    moderator: 'Moderation',
    'ua-cup-organizer': 'Organisation des UA-Cups',
    organizerOf: 'Organisation: {{competition}}',
  },
  told: {
    appointed: 'Du hast eine neue Aufgabe: {{post}}.',
    dismissed: 'Deine Aufgabe ist beendet: {{post}}.',
  },
} as const;
