/** Words of the help screen, in English. Numbers in answers are written as {{names}} of the handbook's `numbers/`. */
const words = {
  intro: 'Answers to what managers ask most, the whole handbook, and a way to reach the admins.',
  questions: 'Common questions',
  openGuide: 'Open the handbook',
  question: {
    lines: 'My lines are not what I saved. Why?',
    waivers: 'Why is my player on waivers?',
    cap: 'Why can I not sign a player although I have money?',
    offer: 'When does a free agent answer my offer?',
    talks: 'A player walked out of the talks. What now?',
    missed: 'What happens if I do not log in for a while?',
    clock: 'When does the next game day begin?',
    broke: 'My club loses money. What can I do?',
    skill: 'Why does a skill no longer grow?',
    password: 'I forgot my password',
    delete: 'How do I delete my account?',
    report: 'How do I report a rude message?',
  },
  answer: {
    lines:
      'When a player in your lineup cannot play, the assistant replaces him and says so on your desk. He gets his spot back when he returns. Everything else stays as you saved it.',
    waivers:
      'A player who is {{waiverAge}} or older, or has played {{waiverGames}} games with a first team, has to clear waivers before he can go to the farm. Other clubs can claim him until the next morning.',
    cap: 'The salary cap limits what your contracts come to, whatever is in the bank. Your overview shows how much room is left and what one more contract would do to it. Room grows by the day during the season.',
    offer:
      'The next morning. He compares all the offers he has by how far each is above what he would sign for with that club.',
    talks: 'He will talk again after {{cooldown}} game days. A fair first offer costs less patience than a low one.',
    missed:
      'The assistant dresses a full team, and your saved lines, tactics and orders stay in force. A card on your overview says what happened while you were gone.',
    clock:
      'The header counts down to the next faceoff in your own time zone. A season has {{seasonDays}} game days; how long one lasts in real time is set by the admins of this world.',
    broke:
      'Look at the demand curve for tickets first, then at sponsors and wages. You can borrow up to {{loan}} of a season of revenue. After {{warnAfter}} game days below the credit line the board warns you; after {{bankruptAfter}} the club is bankrupt.',
    skill:
      'A mark beside the skill says that it is maxed, which means that it has met its ceiling, or that it is declining with age. Neither can be trained. Train another one.',
    password:
      'Choose "Forgot your password?" on the login screen. It says how you get a link, which is good for {{resetMinutes}} minutes. If an email does not arrive, look in the spam folder.',
    delete:
      'In the settings, under your data. You can download everything first, or only pause the account. Deleting gives the club back and cannot be undone.',
    report:
      'Press the flag beside the message and say why. A moderator looks at it and keeps it or removes it. You can also block its author on their page.',
  },
  contact: 'Ask the admins',
  contactHint: 'They are people who help in their spare time. You are notified when there is an answer.',
  topic: 'About',
  topics: {
    game: 'How the game works',
    problem: 'Something is broken',
    account: 'My account',
    other: 'Something else',
  },
  text: 'Your question',
  textHint: 'What were you doing, on which screen, and what did you expect?',
  send: 'Send question',
  sent: 'Question sent.',
  short: 'Write at least {{min}} characters.',
  yours: 'Your questions',
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  closed: 'Closed',
  closedWords: 'Closed without an answer.',
  none: 'No questions yet',
  answeredNotice: 'An admin has answered your question: "{{question}}"',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    help: typeof words;
  }
}
