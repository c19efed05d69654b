/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'mentor-assigned': 'A mentor for your first days',
    'newcomer-assigned': 'Newcomers to mentor',
  },
} as const;
