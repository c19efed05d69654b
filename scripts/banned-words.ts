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
];
