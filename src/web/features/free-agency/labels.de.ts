/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'frenzy-won': 'Free Agents, die du im Transferrausch gewinnst',
    'frenzy-lost': 'Free Agents, die du im Transferrausch verlierst',
    'let-go': 'Spieler, die wegen des Caps ausgekauft werden',
    parted: 'Spieler, die wegen zu vieler Verträge gehen',
    'relegation-release': 'Spieler, die nach dem Abstieg gehen dürfen',
    'assistant-filled': 'Spieler, die der Assistent für offene Plätze verpflichtet',
    'juniors-joined': 'Amateure, die in deine U21 kommen',
    'qualified-signed': 'Qualifying Offers, die unterschrieben werden',
    'assistant-qualified': 'Qualifying Offers des Assistenten',
    'sheet-signed': 'Offer Sheets an deine Spieler',
    'sheet-matched': 'Deine Offer Sheets, bei denen mitgegangen wird',
    'sheet-won': 'Deine Offer Sheets, bei denen nicht mitgegangen wird',
    'sheet-void': 'Deine Offer Sheets, die hinfällig sind',
    'sheet-assistant': 'Offer Sheets, bei denen der Assistent mitgeht',
    'sheet-lost': 'Spieler, die durch ein Offer Sheet gehen',
    'arbitration-called': 'Spieler, die ein Schiedsverfahren beantragen',
    'arbitration-awarded': 'Schiedssprüche',
    'arbitration-open': 'Schiedssprüche, die du ablehnen kannst',
    'arbitration-void': 'Schiedssprüche, die nicht in den Cap passen',
  },
} as const;
