/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/auth/activate': 'Konto aktivieren',
  '/auth/bankruptcy': 'Insolvenz',
  '/auth/deactivated': 'Konto ruht',
  '/auth/deleted': 'Konto gelöscht',
  '/auth/forgot-password': 'Passwort vergessen',
  '/auth/login': 'Anmelden',
  '/auth/register': 'Registrieren',
  '/email/activate': 'Aktivierung',
  '/email/change': 'Neue E-Mail',
  '/email/reset-password/$token': 'Neues Passwort',
} as const;
