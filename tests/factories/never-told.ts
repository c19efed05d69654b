/** Secrets of a club and of the server as unique numbers and words, and a check for answers that leak them. */

/** Unique numbers and words: an answer that contains one of them has leaked a secret. */
export const NEVER_TOLD = {
  'when he peaks': '29221',
  'how fast he grows': '31117',
  ceilings: '97,81,96,83',
  'an offer to a free agent': '4321987',
  'what an agent would accept': '4231987',
  'what an AI club would pay at most': '4876543',
  'what an AI club offers': '4765432',
  'a sealed bid to host': '5678912',
  'a budget of scouting': '6789123',
  'the price of a report': '3219876',
  'what a scout has seen': '61.375',
  'what a scout expects': '83.625',
  'what it would pay in the frenzy': '6543219',
  'its budget of the frenzy': '7654329',
  'what its assistant may pay': '5432109',
  'what its assistant may pay a coach': '4321097',
  'new terms for a coach': '4123987',
  'lines that one suggests to another': '2031-02-03T04:05:06.789Z',
  'an offer in talks': '3210981',
  'what is asked in talks': '3345671',
  'a private message': 'Only the two of us may read this.',
  'a message that was not sent': 'Words that were never sent.',
  'a comment on a trade': 'Between the two of us.',
  'a note on trades': 'They take anything for a goalie.',
  'a note on a shortlist': 'Nobody else may read it.',
  'a saved search': 'My secret search',
  'what a saved search looks for': 'Secretly Sought',
  'a template of a text': 'My secret phrase',
  'saved lines': 'My secret lines',
  'a way to train': 'My secret practice',
  'a morning report': '7123984',
  'a password': 'scrypt$never$told',
  'a second factor': 'SECONDFACTORNEVERTOLD',
  'a key of the server': 'server-key-never-told',
  'a calendar': 'calendar-token-never-told-0000000',
  'a session': 'session-hash-never-told',
} as const;

/**
 * Returns the leaked secrets, each as 'what was asked tells what'.
 * @param answers by what was asked
 */
export function tellsOf(
  answers: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(answers).flatMap(([asked, answer]) =>
    Object.entries(secrets).flatMap(([what, words]) => {
      // A number must match as a whole, not as a part of a longer one.
      const tells = /^[\d,]+$/.test(words) ? new RegExp(`\\b${words}\\b`).test(answer) : answer.includes(words);
      return tells ? [`${asked} tells ${what}`] : [];
    }),
  );
}
