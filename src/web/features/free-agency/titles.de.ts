/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/office/free-agent-center': 'Free Agents',
} as const;
