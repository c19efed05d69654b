/** Wörter des Menüs und des Bildschirms mit allen Seiten. */
export default {
  intro:
    'Alles, was offen ist. Der Stern hält eine Seite im Menü; zieh sie oder nimm die Pfeile, um sie zu verschieben.',
  room_one: 'Das Menü zeigt eine Seite dieser Gruppe.',
  room_other: 'Das Menü zeigt höchstens {{count}} Seiten dieser Gruppe.',
  up: '{{page}} nach oben',
  down: '{{page}} nach unten',
  moved: '{{page}} ist jetzt an Stelle {{place}} von {{count}}.',
  inMenu: '{{page}} im Menü',
  pin: 'Ins Menü aufnehmen',
  takeOut: 'Aus dem Menü nehmen',
  pinned: '{{page}} ins Menü aufgenommen.',
  unpinned: '{{page}} aus dem Menü genommen.',
} as const;
