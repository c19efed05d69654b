/** Eligibility and voting for the Hall of Fame. */

/** Seasons from a player's last one to his first ballot. */
export const SEASONS_TO_WAIT = 3;
/** Share of ballots needed for induction. */
export const SHARE_TO_ENTER = 0.75;
/** Maximum inducted per season, and named per ballot. */
export const MAX_INDUCTED = 4;
/** Maximum candidates on the ballot, greatest careers first. */
export const MAX_CANDIDATES = 12;
/** Share of ballots below which a candidate is dropped … */
export const SHARE_TO_STAY = 0.05;
/** … as he is after this many ballots. */
export const MAX_BALLOTS = 10;

/**
 * Of a career by the level of play, in points of a scorer of the top league. A season of the second tier is worth less than half.
 */
export const TIER_WEIGHTS = [1, 0.45, 0.2, 0.1, 0.05] as const;
/**
 * What a forward's point is to others. Defensemen and goalies play longer than forwards, so that a career of theirs counts for less
 * than its seasons do: measured on the 1,800 careers that ended in twelve seasons of a small world (decision 033), where these
 * let in forwards, defensemen and goalies about as six to three to two.
 */
export const CAREER_WEIGHTS = { forward: 1, defense: 1.4, win: 1.05, shutout: 2 } as const;
/** Points of honors in the top league; of lower ones by their weight. */
export const HONOR_POINTS: Readonly<Record<string, number>> = {
  MVP: 45,
  goalie: 30,
  defender: 30,
  'playoff-MVP': 30,
  'first-team': 20,
  'second-team': 10,
  'points-title': 20,
  'goals-title': 15,
  'wins-title': 10,
  'defensive-forward': 15,
  playmaker: 10,
  rookie: 8,
  sportsmanship: 5,
};
export const CUP_POINTS = 12;
/** Points from which a career is great; each writer's own standard varies around it. */
export const STANDARD = { points: 400, spread: 0.1 } as const;
/** Share of the standard needed to be on the ballot. */
export const MIN_SHARE_OF_STANDARD = 0.6;

/**
 * Builders: users who coach, scout, bargain, write, preside or manage. They may still be at work when they are voted on, after so
 * many seasons of it that are on record.
 */
export const BUILDER_SEASONS = 8;
/**
 * At most this many builders are inducted in a season, named on one ballot, and on a ballot. More may be named than enter: careers of builders are near
 * to each other, and where each writer names two of five, nobody is named by three in four.
 */
export const MAX_BUILDERS = 2;
export const MAX_BUILDERS_NAMED = 4;
export const MAX_BUILDER_CANDIDATES = 8;
/**
 * What makes a career of each kind as great as the standard of a player: wins of first teams in the top league and points for cups, calls
 * right more often than wrong, dollars of contracts signed, points for prizes, rumors and articles, seasons of a president who does all that is
 * asked. In twenty seasons of a small world (decision 033) the three best of a kind come to 112 to 149 percent of that as coaches, 84 to 105 as
 * scouts, 105 to 138 as agents, 56 to 78 as reporters of the papers and 91 to 93 as presidents: hardly anybody is let in before his fifteenth season.
 */
export const BUILDER_STANDARDS = {
  coach: 380,
  manager: 380,
  scout: 55,
  agent: 1_400_000_000,
  reporter: 60,
  president: 11,
} as const;
/** Points of a builder's cup, and of what reporters win. */
export const BUILDER_POINTS = { cup: 15, month: 2, season: 8, rumor: 0.5, readers: 0.01, article: 0.02 } as const;

export const SPEECH_OPENINGS = 4;
