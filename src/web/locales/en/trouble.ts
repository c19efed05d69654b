/** Screens that explain why the game cannot be shown; texts of the product specification, section 2. */
export default {
  forbidden: {
    title: 'Access Forbidden',
    words: 'You do not have permission to view this page',
  },
  whoops: {
    title: 'Whoops, something is broken!',
    advice: 'Reload the page or try again in a moment. If it keeps happening, please contact support.',
    reload: 'Reload',
  },
  offline: {
    title: 'You have no internet connection',
    advice: 'The game reloads when the connection returns.',
    kept: 'You are offline. What you typed stays on this page; send it when the connection returns.',
  },
  maintenance: {
    title: 'Maintenance',
    words:
      'The site is currently down for game maintenance. This usually takes less than a minute. Season transition takes a few minutes. You will automatically be returned to the game once the maintenance is done.',
    next: 'Checking again in {{seconds}} s',
    checking: 'Checking…',
  },
} as const;
