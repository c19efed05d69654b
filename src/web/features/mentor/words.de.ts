/** Mentoren und Neulinge. */
export default {
  title: 'Mentoring',
  mentor: 'Bis {{until}} für dich da. Frag, was du willst, am besten bei einem Testspiel.',
  assistant:
    'Der KI-Manager dieses Klubs hilft dir bis {{until}} als Mentor und ist jederzeit bereit für ein Testspiel.',
  newcomer: 'Neu im Spiel: Bis {{until}} bist du Mentor. Ein Testspiel ist ein guter Anfang.',
  noTeam: 'Zurzeit ohne Klub',
  invite: 'Zum Testspiel einladen',
  play: 'Jetzt ein Testspiel',
  sent: 'Einladung verschickt: {{team}}. Sie gilt 24 Stunden.',
  end: 'Mentoring beenden',
  ended: 'Das Mentoring ist beendet.',
  setting: {
    title: 'Mentor für Neulinge',
    willing: 'Mentor sein, wenn jemand seinen ersten Klub übernimmt',
    hint: 'Höchstens {{max}} auf einmal, je {{days}} Tage lang. Sie sehen deinen Namen und deinen Klub und können dich zu Testspielen einladen. Beide Seiten können es jederzeit beenden.',
  },
} as const;
