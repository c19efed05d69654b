/** Was gerade läuft. */
export default {
  title: 'Jetzt live',
  empty: 'Gerade ist nichts live.',
  games: 'Spiele',
  drafts: 'Drafts',
  topics: 'Themen mit neuen Beiträgen',
  draft: 'Draft',
  watchers_one: '{{count}} schaut zu',
  watchers_other: '{{count}} schauen zu',
  more: 'Alles, was live ist',
  online: 'Online',
  onlineCount_one: '{{count}} Manager online',
  onlineCount_other: '{{count}} Manager online',
  noneOnline: 'Kein Manager zeigt, dass er online ist.',
  hide: 'In den Einstellungen legst du fest, ob du hier erscheinst',
} as const;
