/**
 * Words that neither screens nor code nor documents use, and what to write instead. One spelling, one word for one thing, the
 * field's own: see docs/glossary.md. Each is a regular expression, without regard to case where its flags say so.
 */
export const BANNED_WORDS: readonly { word: RegExp; write: string }[] = [
  { word: /defence/i, write: 'defense' },
  { word: /offence/i, write: 'offense; for what the disciplinary board looks at: incident' },
  { word: /colour/i, write: 'color' },
  { word: /favourite/i, write: 'favorite' },
  { word: /behaviour/i, write: 'behavior' },
  { word: /neighbour/i, write: 'neighbor' },
  { word: /\bcentre/i, write: 'center' },
  { word: /honour/i, write: 'honor' },
  { word: /(capital|organ|penal|recogn|normal)is(e|ed|es|er|ation)\b/i, write: '-ize' },
  { word: /metre/i, write: 'meter' },
  { word: /cancell(ed|ing)/i, write: 'canceled, canceling' },
  { word: /\blicence/i, write: 'license' },
  { word: /ageing/i, write: 'aging' },
  { word: /\bgrey\b/i, write: 'gray' },
  { word: /goal-?keeper/i, write: 'goalie' },
  { word: /short-handed|shortHanded/, write: 'shorthanded' },
  { word: /[fF]ace-off|[fF]aceOff/, write: 'faceoff' },
  { word: /stand-?ins?\b(?!')/i, write: 'fill-in' },
  { word: /m[ae]n of the town/i, write: 'emergency fill-in' },
  { word: /\b(MOST|LEAST|FEWEST|LONGEST|SHORTEST|LARGEST)_/, write: 'MAX_ or MIN_' },
  { word: /\bmend(s|ed|ing)?\b/i, write: 'repair, fix' },
  { word: /farewell/i, write: 'erase' },
  { word: /part level/i, write: 'tie' },
  { word: /title holders?/i, write: 'defending champions' },
  { word: /wind the tape/i, write: 'jump to this play' },
  { word: /go(es)? (up|down) to \{\{/, write: 'are promoted to, are relegated to' },
  { word: /\bwhoever\b/i, write: 'anyone who, the one who, no matter who' },
  { word: /\banew\b/i, write: 'again, over; reload, restart' },
  { word: /\bso many\b/i, write: 'this many, a limited number' },
  { word: /\bit is told\b/i, write: 'it gets, it is asked' },
  { word: /\blets one\b/i, write: 'allows' },
  { word: /\bof one['’]s own\b/i, write: "of the user's own" },
  {
    word: /\b(agents?|careers?|clubs?|managers?|presidents?|scouts?) (that |whom )?nobody (manages|plays)\b/i,
    write: 'AI club, AI general manager, AI president',
  },
];

/** Patterns that no screen shows, besides these: in the texts of the English catalogues, without their keys. */
export const BANNED_ON_SCREEN: readonly { word: RegExp; write: string }[] = [
  { word: /\bwhom\b/i, write: 'a noun, or a clause without it' },
  { word: /^Nobody\b/, write: 'No … yet, or what there is none of' },
  {
    word: /^Who (?!(can|comes|is|makes|may|you)\b)[^?]*\b[a-z]+s\b[^?]*$/,
    write: 'a noun: Arrivals, Clients who leave',
  },
  { word: /\bknows?\.$/, write: 'what was saved: Saved. Offer declined.' },
  { word: /\b(stands?|stood) (among|for|here|in|there|under|until)\b/i, write: 'is listed, is open, is set' },
  { word: /\b(club|team) is run by (an|its|the) assistant\b/i, write: 'AI general manager' },
  { word: /\bthere is no such\b.*[^.]$/i, write: '… not found' },
];
