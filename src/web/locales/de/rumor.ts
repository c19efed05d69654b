/** Gerüchte. */
export default {
  block0: 'Bei {{team}} soll man für Angebote offen sein: {{player}} ist im Gespräch.',
  block1: 'In den Hallen heißt es, {{player}} sei zu haben. Anrufe nimmt {{team}} entgegen.',
  block2: 'Vielleicht hat {{player}} seine letzten Spiele für {{team}} gemacht: Sein Name steht auf der Trade-Liste.',
  talks0: 'Die Gespräche zwischen {{team}} und {{player}} sind geplatzt.',
  talks1: '{{player}} hat den Tisch verlassen, und bei {{team}} heißt es warten.',
  talks2: 'Keine Einigung in Sicht: Funkstille zwischen {{player}} und {{team}}.',
  expiring0:
    'Der Vertrag von {{player}} ({{age}}) bei {{team}} endet mit dieser Saison, und nichts ist unterschrieben.',
  expiring1: 'Wo spielt {{player}} nächste Saison? Über {{season, season}} hinaus gibt es bei {{team}} keinen Vertrag.',
  expiring2: 'Die Zeit läuft ab, um {{player}} bei {{team}} zu halten: Mit der Saison endet sein Vertrag.',
} as const;
