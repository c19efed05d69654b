/** Die Wörter über Vorstände auf Deutsch. */
export default {
  goals: 'Ziele des Vorstands',
  confidence: 'Vertrauen des Vorstands',
  reason: 'Warum',
  points: 'Punkte',
  of: {
    start: 'Ausgangswert',
    season: 'Saison {{season, season}}',
    debt: 'Der Kontostand liegt unter der Kreditlinie',
  },
  mood: {
    full: 'Der Vorstand steht voll hinter dir.',
    good: 'Dem Vorstand gefällt, was er sieht.',
    some: 'Der Vorstand wartet ab.',
    little: 'Der Vorstand zweifelt und sagt es auch.',
    none: 'Der Vorstand glaubt nicht mehr an dich.',
  },
  stays: 'Der Vorstand entlässt keinen Manager; nur eine Pleite kostet den Job.',
  goal: {
    'off-bottom': 'Nicht unter den letzten vier landen',
    'stay-up': 'Die Klasse halten',
    'top-half': 'In die obere Hälfte kommen',
    playoffs: 'Die Playoffs erreichen',
    'second-round': 'Eine Playoff-Serie gewinnen',
    final: 'Das Finale erreichen',
    title: 'Den Pokal gewinnen',
    promotion: 'Aufsteigen',
  },
  now: 'Jetzt',
  place: 'Heute Platz {{rank}} von {{clubs}}.',
  placeOnCourse: 'Auf Kurs, {{points}} Punkte: heute Platz {{rank}} von {{clubs}}.',
  placeBehind: 'Im Rückstand, {{points}} Punkte: heute Platz {{rank}} von {{clubs}}.',
  promised: 'Steht bei Saisonbeginn für drei Saisons fest und wird nach einem Auf- oder Abstieg neu gesetzt.',
  past: 'Frühere Ziele',
  season: 'Saison',
  wanted: 'Ziel',
  result: 'Ergebnis',
  reached: 'Erreicht',
  missed: 'Verfehlt',
  noPast: 'Noch keine abgeschlossene Saison mit diesem Klub',
  said: {
    goal: 'Dein Vorstand erwartet von Saison {{season, season}}: $t(goal.{{goal}}).',
    reached:
      'Dein Vorstand ist mit Saison {{season, season}} zufrieden ($t(goal.{{goal}})). Sein Vertrauen: {{confidence}}.',
    missed:
      'Dein Vorstand ist von Saison {{season, season}} enttäuscht ($t(goal.{{goal}})). Sein Vertrauen: {{confidence}}.',
  },
} as const;
