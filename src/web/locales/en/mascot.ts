/** What Joe the snow monkey says. */
export default {
  name: 'Joe',
  close: 'Thanks, Joe',
  says: {
    welcome: "Welcome to the rink! I'm Joe. Pick your club, set your lines, and I'll see you at the faceoff.",
    bananaDay: 'Bananas! It is Banana Day! Do you hear that song, too?',
  },
} as const;
