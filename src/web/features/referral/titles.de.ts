/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/referral-program': 'Freunde werben',
} as const;
