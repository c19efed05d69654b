/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'mentor-assigned': 'A mentor for your first days',
    'newcomer-assigned': 'Newcomers to mentor',
  },
} as const;
