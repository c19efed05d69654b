/** What Joe the snow monkey says. */
export default {
  name: 'Joe',
  close: 'Thanks, Joe',
  says: {
    welcome: "Welcome to the rink! I'm Joe. Pick your club, set your lines, and I'll see you at the face-off.",
    clubTaken: "It's yours! Set your lines before the first face-off: your players already know your name.",
    lineupSaved: 'Lines are in. May the bounces be with us!',
    bananaDay: 'Bananas! It is Banana Day! Do you hear that song, too?',
  },
} as const;
