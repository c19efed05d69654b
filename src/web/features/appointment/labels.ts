/** What kinds are called: in the switches of notifications. */
export default {
  notifications: {
    'staff-appointed': 'Appointments to the staff',
    'staff-dismissed': 'The end of your appointments',
  },
} as const;
