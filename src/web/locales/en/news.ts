/** News by kind; the parameters are those with which the world writes each kind. */
export default {
  when: 'Season {{season}}, day {{day}}',
  'game-recap': '{{home}} {{homeScore}}, {{away}} {{awayScore}}.',
  champion: '{{team}} are champions of {{league}}.',
  promoted: '{{team}} go up to {{league}}.',
  relegated: '{{team}} go down to {{league}}.',
  injury_one: '{{player}} of {{team}} is out for a day: {{part}}.',
  injury_other: '{{player}} of {{team}} is out for {{days}} days: {{part}}.',
  signing: '{{player}} signs with {{team}}.',
  retirement: '{{player}} ends his career.',
  'manager-arrived': '{{manager}} takes over {{team}}.',
  'season-start': 'Season {{season}} begins.',
} as const;
