/** Gastgeber der Weltmeisterschaft. */
export default {
  bidsFor: 'Bewerbungen um die Weltmeisterschaft {{season}}',
  open: 'Bewerben kann man sich bis Tag {{day}}; in dieser Nacht wird entschieden. Bis dahin liest niemand, was andere zugesagt haben.',
  rule: 'Gastgeber wird nur eine Nation der Top-Division. Für je {{dollars}} Zusage gibt es einen Punkt und für jeden Platz in der Rangliste einen Viertelpunkt; wer in den letzten {{rest}} Saisons Gastgeber war, verliert {{lately}} Punkte. Mit der Zusage des Gastgebers wird die Weltmeisterschaft bezahlt, alle anderen kommen zurück.',
  noBids: 'Noch keine Bewerbungen',
  sealed: 'versiegelt',
  state: { made: 'Beworben', withdrawn: 'Zurückgezogen', won: 'Angenommen', lost: 'Abgelehnt' },
  hosts: 'Gastgeber',
  noHosts: 'Noch steht kein Gastgeber fest. Über die erste Weltmeisterschaft entscheidet die Nacht von Tag {{day}}.',
  own: 'Deine Bewerbung',
  balance: 'Der Verband hat {{money}} gespart.',
  pledge: 'Zusage',
  plea: 'Warum hier',
  bid: 'Bewerben',
  bidSaid: 'Bewerbung eingereicht.',
  once: 'Ein Verband bewirbt sich einmal pro Saison. Was du zusagst, wird sofort zurückgelegt.',
  withdraw: 'Bewerbung zurückziehen',
  withdrawQuestion: 'Die Bewerbung zurückziehen?',
  withdrawHint: 'Die Zusage kommt zurück. Um diese Weltmeisterschaft kannst du dich nicht noch einmal bewerben.',
  withdrawn: 'Du hast deine Bewerbung um diese Weltmeisterschaft zurückgezogen.',
  tooDear: 'So viel hat der Verband nicht gespart.',
  withdrawSaid: 'Bewerbung zurückgezogen.',
  column: {
    pledge: 'Zusage',
    plea: 'Begründung',
    bids: 'Bewerbungen',
  },
  news: {
    chosen_one:
      'Der Verband {{nation}} richtet die Weltmeisterschaft {{season, season}} aus: Er war der einzige Bewerber.',
    chosen_other:
      'Der Verband {{nation}} richtet die Weltmeisterschaft {{season, season}} aus: Seine Bewerbung war die beste von {{count}}.',
    chosen_zero:
      'Um die Weltmeisterschaft {{season, season}} hat sich kein Verband beworben: Die Liga bittet den Verband {{nation}}, sie auszurichten.',
  },
  notification: {
    own: 'Dein Verband richtet die Weltmeisterschaft {{season, season}} aus.',
    other: 'Die Weltmeisterschaft {{season, season}} geht an {{host}}. Die Zusage deines Verbands ist zurück.',
  },
  desk: 'Der Verband {{nation}} kann sich um die Weltmeisterschaft {{season, season}} bewerben. Entschieden wird in der Nacht von Tag {{day}}.',
  toBid: 'Bewerben',
} as const;
