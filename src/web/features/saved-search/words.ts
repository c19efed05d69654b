/** Words of saved searches, in English. */
const words = {
  label: 'Saved searches',
  none: 'Save the filters you use often, and get an alert in the morning when a new player matches them.',
  save: 'Save this search',
  saveTitle: 'Save this search',
  name: 'Name',
  alert: 'Alert me to new matches',
  alertHint: 'Checked every morning. The search can match at most {{max}} players.',
  saved: 'Saved as {{name}}.',
  apply: 'Show {{name}}',
  alerted: 'with an alert',
  manage: 'Manage',
  manageTitle: 'Your saved searches',
  alertOf: 'Alert for {{name}}',
  alertOn: 'Alerts on for {{name}}.',
  alertOff: 'Alerts off for {{name}}.',
  remove: 'Delete',
  removeNamed: 'Delete {{name}}',
  removed: '{{name}} has been deleted.',
  match: '{{player}} now matches your search “{{search}}”.',
  matches_one: '{{player}} and {{count}} other player now match your search “{{search}}”.',
  matches_other: '{{player}} and {{count}} other players now match your search “{{search}}”.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    'saved-search': typeof words;
  }
}
