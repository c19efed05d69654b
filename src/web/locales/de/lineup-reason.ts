/** Warum jemand aus der Aufstellung genommen wurde, in Klammern hinter seinem Namen. */
export default {
  empty: 'frei',
  'unknown-player': 'nicht beim Team',
  injured: 'verletzt',
  suspended: 'gesperrt',
  duplicate: 'doppelt aufgestellt',
  'goalie-as-skater': 'ein Torhüter',
  'skater-in-goal': 'kein Torhüter',
  'not-dressed': 'überzählig',
  'too-old': 'zu alt für diese Stufe',
  'too-many-older': 'zu viele ältere Spieler',
  'shootout-too-short': 'zu wenige Schützen',
  'shootout-too-long': 'zu viele Schützen',
} as const;
