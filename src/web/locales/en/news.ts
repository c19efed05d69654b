import infraction from './infraction.ts';

/** News and notifications by kind. */
export default {
  when: 'Season {{season, season}}, day {{day}}',
  'game-recap_regulation': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}}.',
  'game-recap_overtime': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}} in overtime.',
  'game-recap_shootout': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}} in a shootout.',
  'game-recap_draw': '{{home}} and {{away}} tie, {{homeScore}}–{{awayScore}}.',
  champion: '{{team}} win the {{league}} championship.',
  promoted: '{{team}} are promoted to {{league}}.',
  relegated: '{{team}} are relegated to {{league}}.',
  injury_one: '{{player}} of {{team}} is out one day ({{part}}).',
  injury_other: '{{player}} of {{team}} is out {{count}} days ({{part}}).',
  suspension_one: '{{player}} of {{team}} is suspended one game for {{infraction}}.',
  suspension_other: '{{player}} of {{team}} is suspended {{count}} games for {{infraction}}.',
  recall: '{{team}} call up {{player}} to cover for injuries and suspensions.',
  'fill-in': '{{team}} sign {{player}} as an emergency fill-in tonight.',
  signing_one: '{{player}} signs with {{team}} for one season at {{salary}}.',
  signing_other: '{{player}} signs with {{team}} for {{count}} seasons at {{salary}} per season.',
  retirement: '{{player}} of {{team}} retires at {{age}}.',
  'manager-arrived': '{{manager}} takes over {{team}}.',
  bankruptcy: '{{team}} are bankrupt. The league writes off the debts under a rescue plan.',
  'bankruptcy-of-manager':
    '{{team}} are bankrupt, and {{manager}} has to go. The league writes off the debts under a rescue plan.',
  'season-start': 'Season {{season, season}} begins.',
  notification: {
    'scrimmage-invitation': '{{team}} invite you to a scrimmage.',
    'scrimmage-accepted': '{{team}} accepted your scrimmage. The puck has dropped.',
    'scrimmage-declined': '{{team}} declined your scrimmage.',
    'credit-warning_one': 'The board warns you: {{count}} day until your club is bankrupt.',
    'credit-warning_other': 'The board warns you: {{count}} days until your club is bankrupt.',
    'fill-in': 'An emergency fill-in dresses for your team tonight.',
    'lineup-return': '{{player}} can play again and is back in your lines.',
    'lineup-repaired': 'The assistant had to change your lines before the game.',
  },
  infraction,
  star: 'First star: {{star}}.',
} as const;
