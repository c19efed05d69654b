/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'staff-appointed': 'Appointments to the staff',
    'staff-dismissed': 'The end of your appointments',
  },
} as const;
