/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/email/unsubscribe': 'Mails beenden',
} as const;
