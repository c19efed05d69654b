/** Words of saved searches, in English. */
const words = {
  label: 'Saved searches',
  none: 'Save the filters you use often, and be told in the morning when somebody new fits them.',
  save: 'Save this search',
  saveTitle: 'Save this search',
  name: 'Name',
  alert: 'Tell me when somebody new fits it',
  alertHint: 'Checked every morning. The search may fit {{max}} players at most.',
  saved: 'Saved as {{name}}.',
  apply: 'Show {{name}}',
  alerted: 'with an alert',
  manage: 'Manage',
  manageTitle: 'Your saved searches',
  alertOf: 'Alert for {{name}}',
  alertOn: 'You will be told when somebody new fits {{name}}.',
  alertOff: 'No more alerts for {{name}}.',
  remove: 'Delete',
  removeNamed: 'Delete {{name}}',
  removed: '{{name}} has been deleted.',
  match: '{{player}} now fits your search “{{search}}”.',
  matches_one: '{{player}} and {{count}} other player now fit your search “{{search}}”.',
  matches_other: '{{player}} and {{count}} other players now fit your search “{{search}}”.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    'saved-search': typeof words;
  }
}
