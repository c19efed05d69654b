/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'federation-admitted': 'Verbände, die dich aufnehmen',
    'federation-turned-down': 'Verbände, die dich ablehnen',
    'federation-applicant': 'Bewerbungen für deinen Verband',
    'national-gm-appointed': 'Deine Ernennung zum GM der Nation',
    'national-gm-dismissed': 'Deine Entlassung als GM der Nation',
    'national-gm-term-over': 'Das Ende deiner Saison als GM der Nation',
    'budget-vote': 'Haushalte, über die dein Verband abstimmt',
    'budget-result': 'Haushalte, die dein Verband annimmt oder ablehnt',
  },
  memos: {
    'federation-season': 'Verbandshaushalt',
  },
} as const;
