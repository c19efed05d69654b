/** Benachrichtigungen auf dem Gerät. */
export default {
  title: 'Benachrichtigungen auf diesem Gerät',
  intro:
    'Dein Browser kann dir sagen, worüber du benachrichtigt wirst, auch wenn Rinkside geschlossen ist. Er hält deine Ruhezeit ein, und mit dem Abmelden ist Schluss.',
  turnOn: 'Auf diesem Gerät benachrichtigen',
  on: 'Dieses Gerät wird benachrichtigt.',
  unable:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Leg Rinkside auf dem Handy zuerst auf den Startbildschirm.',
  denied:
    'Dein Browser erlaubt es nicht. Erlaube Benachrichtigungen für diese Seite in seinen Einstellungen, und versuch es noch einmal.',
  failed: 'Der Benachrichtigungsdienst deines Browsers war nicht zu erreichen. Versuch es später noch einmal.',
  turnedOn: 'Benachrichtigungen für dieses Gerät eingeschaltet.',
  devices: 'Geräte, die benachrichtigt werden',
  unknown: 'Unbekannter Browser',
  current: 'Dieses Gerät',
  since: 'seit {{when}}',
  last: 'zuletzt benachrichtigt {{when}}',
  remove: 'Beenden',
  removed: 'Gerät entfernt.',
} as const;
