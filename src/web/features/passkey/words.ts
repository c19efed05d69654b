/** Words of passkeys, in English. */
const words = {
  title: 'Passkeys',
  intro:
    'Log in with your fingerprint, your face or the PIN of your device in place of a password. A passkey cannot be guessed, and works on no other site.',
  list: 'Your passkeys',
  unable: 'This browser does not support passkeys.',
  add: 'Add a passkey',
  name: 'Name',
  namePlaceholder: 'My phone',
  confirm: 'Enter your password to confirm',
  next: 'Next',
  cancel: 'Cancel',
  added: 'Passkey added.',
  notMade: 'No passkey was created. Your device may already have one for this account.',
  synced: 'on all your devices',
  since: 'added {{when}}',
  used: 'last used {{when}}',
  rename: 'Rename',
  save: 'Save',
  remove: 'Remove',
  removed: 'Passkey removed.',
  logIn: 'Log in with a passkey',
  notUsed: 'No passkey was used.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    passkey: typeof words;
  }
}
