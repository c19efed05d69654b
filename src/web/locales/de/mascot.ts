/** Was Joe, der Schneeaffe, sagt. */
export default {
  name: 'Joe',
  close: 'Danke, Joe',
  says: {
    welcome:
      'Willkommen auf dem Eis! Ich bin Joe. Wähl deinen Klub, stell deine Reihen auf, und wir sehen uns beim Bully.',
    bananaDay: 'Bananen! Heute ist Bananentag! Hörst du das Lied auch?',
  },
} as const;
