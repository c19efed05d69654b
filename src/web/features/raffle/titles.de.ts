/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/puck/raffle-event/{-$id}': 'Verlosungen',
} as const;
