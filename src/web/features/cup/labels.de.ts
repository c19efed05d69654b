/** Wie die Arten von Benachrichtigungen heißen. */
export default {
  notifications: {
    'cup-invitation': 'Einladungen zu Freundschaftspokalen',
    'cup-drawn': 'Auslosungen deiner Freundschaftspokale',
    'cup-called-off': 'Abgesagte Freundschaftspokale',
    'cup-left-for-playoffs': 'Freundschaftspokale, aus denen dein Team ausscheidet',
    'cup-over': 'Sieger deiner Freundschaftspokale',
  },
} as const;
