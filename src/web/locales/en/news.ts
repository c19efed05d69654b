import infraction from './infraction.ts';

/** News by kind; the parameters are those with which the world writes each kind, completed by ui/news-words.ts. */
export default {
  when: 'Season {{season}}, day {{day}}',
  'game-recap_regulation': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}}.',
  'game-recap_overtime': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}} in overtime.',
  'game-recap_shootout': '{{winner}} beat {{loser}} {{winnerScore}}–{{loserScore}} in a shootout.',
  'game-recap_draw': '{{home}} and {{away}} part level, {{homeScore}}–{{awayScore}}.',
  champion: '{{team}} are champions of {{league}}.',
  promoted: '{{team}} go up to {{league}}.',
  relegated: '{{team}} go down to {{league}}.',
  injury_one: '{{player}} of {{team}} is out for a day: {{part}}.',
  injury_other: '{{player}} of {{team}} is out for {{count}} days: {{part}}.',
  suspension_one: '{{player}} of {{team}} is suspended for a game: {{infraction}}.',
  suspension_other: '{{player}} of {{team}} is suspended for {{count}} games: {{infraction}}.',
  recall: '{{player}} is called up by {{team}}, who have too many out.',
  'fill-in': '{{player}} of the town stands in for {{team}} tonight, who have too few men left.',
  signing_one: '{{player}} signs with {{team}} for a season at {{salary}}.',
  signing_other: '{{player}} signs with {{team}} for {{count}} seasons at {{salary}} each.',
  retirement: '{{player}} of {{team}} ends his career at {{age}}.',
  'manager-arrived': '{{manager}} takes over {{team}}.',
  'season-start': 'Season {{season}} begins.',
  infraction,
  star: 'First star: {{star}}.',
} as const;
