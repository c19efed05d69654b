/** Wie Arten in den Büchern heißen. */
export default {
  memos: {
    sponsorship: 'Sponsoring',
    'sponsorship-returned': 'Zurückgegebenes Sponsoring',
    'sponsorship-spent': 'Ausgegebenes Sponsoring',
    'sponsor-share': 'Anteile der Sponsoren',
  },
} as const;
