import infraction from './infraction.ts';

/** News by kind; the parameters are those with which the world writes each kind, completed by ui/news-words.ts. */
export default {
  when: 'Season {{season}}, day {{day}}',
  'game-recap_regulation': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}}.',
  'game-recap_overtime': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}} in overtime.',
  'game-recap_shootout': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}} in a shootout.',
  'game-recap_draw': '{{home}} and {{away}} tie, {{homeScore}}–{{awayScore}}.',
  champion: '{{team}} win the {{league}} championship.',
  promoted: '{{team}} are promoted to {{league}}.',
  relegated: '{{team}} are relegated to {{league}}.',
  injury_one: '{{player}} of {{team}} is out for a day: {{part}}.',
  injury_other: '{{player}} of {{team}} is out for {{count}} days: {{part}}.',
  suspension_one: '{{player}} of {{team}} is suspended for a game: {{infraction}}.',
  suspension_other: '{{player}} of {{team}} is suspended for {{count}} games: {{infraction}}.',
  recall: '{{team}} call up {{player}} on an emergency basis.',
  'fill-in': '{{player}} dresses for {{team}} tonight as an emergency fill-in.',
  signing_one: '{{player}} signs with {{team}} for a season at {{salary}}.',
  signing_other: '{{player}} signs with {{team}} for {{count}} seasons at {{salary}} each.',
  retirement: '{{player}} of {{team}} retires at age {{age}}.',
  'manager-arrived': '{{manager}} takes over {{team}}.',
  'season-start': 'Season {{season}} begins.',
  infraction,
  star: 'First star: {{star}}.',
} as const;
