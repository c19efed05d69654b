/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'offer-accepted': 'Free Agents, die annehmen',
    'offer-declined': 'Free Agents, die ablehnen',
    'offer-outbid': 'Free Agents, die anderswo unterschreiben',
    'offer-low': 'Angebote unter der Forderung',
    'parted-to-sign': 'Spieler, die Platz machen',
    'offer-void': 'Angebote, die hinfällig sind',
    'agent-offer': 'Angebote an deine Klienten',
    'agent-counter': 'Forderungen der Berater von Free Agents',
    'talk-signed': 'Berater, die in Gesprächen zusagen',
    'talk-countered': 'Berater, die in Gesprächen mehr verlangen',
    'talk-refused': 'Berater, die Gespräche abbrechen',
    'contracts-slid': 'Einstiegsverträge, die sich verlängern',
    'assistant-signed': 'Verträge, die der Assistent schließt',
  },
  memos: {
    wages: 'Spielergehälter',
    'signing-bonus': 'Unterschriftsboni',
    'performance-bonus': 'Leistungsboni',
    buyout: 'Buyouts',
  },
} as const;
