/** Wie Stellen heißen, wenn sie allein stehen, und was mit ihnen geschieht; Kataloge nehmen sie von hier. */
export const TITLES = {
  head: 'Cheftrainer',
  offense: 'Angriffstrainer',
  defense: 'Abwehrtrainer',
  goalie: 'Torwarttrainer',
  youth: 'Nachwuchstrainer',
  chief: 'Chefscout',
  amateur: 'Nachwuchsscout',
  goaltending: 'Torhüterscout',
} as const;

export const EVENTS = {
  hired: 'Eingestellt',
  extended: 'Neuer Vertrag',
  dismissed: 'Entlassen',
  resigned: 'Gekündigt',
  expired: 'Vertrag ausgelaufen',
  'hired-away': 'Zu anderer Stelle gewechselt',
  retired: 'Aufgehört',
} as const;
