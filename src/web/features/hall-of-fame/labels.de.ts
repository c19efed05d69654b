/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'hall-elected': 'Dass du in die Hall of Fame gewählt bist',
  },
} as const;
