/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'mentor-assigned': 'Ein Mentor für deine ersten Tage',
    'newcomer-assigned': 'Neulinge, deren Mentor du bist',
  },
} as const;
