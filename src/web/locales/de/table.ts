/** Das Menü der Spalten einer Tabelle. */
export default {
  reset: 'Spalten zurücksetzen',
  left: '{{column}} nach links',
  right: '{{column}} nach rechts',
  narrower: '{{column}} schmaler',
  wider: '{{column}} breiter',
  said: {
    shown: '{{column}} eingeblendet',
    hidden: '{{column}} ausgeblendet',
    moved: '{{column}} jetzt auf Platz {{place}} von {{count}}',
    width: '{{column}}: {{width}} Pixel breit',
    reset: 'Spalten zurückgesetzt',
  },
};
