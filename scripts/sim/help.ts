/** The help text of the match engine's command line. */

export const HELP = `npm run sim -- <command> [options]

  game       plays one game between two generated teams and prints play-by-play and box score
  calibrate  plays many games and compares their statistics with real professional hockey
  audit      does the same with statistics that nobody calibrated to: when goals fall, leads, empty nets, streaks
  drift      plays season after season of some worlds, players coming and going: do they stay what they were?
  league     plays seasons of a world in memory: do its cap sheets and contracts stay healthy?
  bench      measures whole games a second on one core, or on several threads
  skills     what ten points of each skill are worth in goals
  fit        writes the weights of the overall from what skills are worth
  exploits   bots that try to milk AI general managers, or to get by the rules with accounts: what do they gain by the truth?
  growth     what training brings in a season, by age and factor, and what a good manager gains by it
  worth      writes what places of a lineup and ages of a career are worth, for the market
  tactics    plays ways to play against each other and prints who wins how often
  alone      what a club loses whose user does nothing, in points of a season
  coaches    what the best staff of a league is worth against the worst, in points of a season
  pucks      users of some kinds earn and spend pucks for seasons: what is issued, spent and held, and what farming brings
  win-chance does the home team win as often as the chart of the game view says?
  competition plays a competition from its settings and results: pairings, tables with what decided them, final ranking
  ranking    the world ranking after each year, from final places in championships and Olympics

npm run sim -- <command> --help tells the options of a command.`;

export const COMMAND_HELP: Record<string, string> = {
  game: `npm run sim -- game [--seed 1] [--json]

  --seed S   any whole number; the same seed gives the same teams and the same game
  --json     the whole document: engine version, input, result and all events`,
  calibrate: `npm run sim -- calibrate [--games 4000] [--seed 1] [--seasons 160] [--careers 20] [--json] [--dump FILE]

  --games N    games to play at least
  --seed S     any whole number
  --seasons N  whole seasons to play at least, 160 unless told otherwise: the season's best scorer, or double minors, vary
               more between a few seasons than their band is wide
  --careers N  seasons of each of seven worlds for the rows of aging and the draft; 0 leaves these and the tournaments out
  --json       the rows as JSON (key, statistic, ours, real, spread, error, holds)
  --dump FILE  writes the league games of as many seasons as --games asks for to FILE, one JSON document a line:
               engineVersion, season, round, playoffRound (null),
               nights (since each team's last game), absent (who of them is hurt), input, result, events`,
  audit: `npm run sim -- audit [--seasons 4] [--seed 1] [--json]

  --seasons N  whole seasons of 32 new clubs to play
  --json       the rows as JSON (key, statistic, ours, real, spread, error, holds)`,
  drift: `npm run sim -- drift [--seasons 20] [--worlds 4] [--leagues 3] [--seed 1] [--json]

  --seasons N  seasons one after the other, with growth, retirement, market and newcomers as in a running world
  --worlds N   worlds of which the mean is taken: in a single one chance alone moves the goals of twenty seasons by 1 %
  --leagues N  leagues of 20 clubs: each has two feeders, as far as there are leagues
  --json       seasons (goals, levels, ages) and rows (drift, stability of players, aging, draft) as JSON`,
  league: `npm run sim -- league [--seasons 10] [--size small] [--leagues 3] [--seed 1] [--managers] [--json] [--dump DIR]

  --seasons N  seasons one after the other; the first five are for the world to settle, where more are played
  --size S     a world as the server makes it: small (3 leagues), standard (7), large (31), or a number of clubs
  --leagues N  instead: leagues of 20 clubs, each with two feeders, as far as there are leagues
  --managers   somebody plays the weakest club of the lowest league and an ordinary one of the first, with care
  --json       seasons (cap sheets) and areas (rows: key, statistic, ours, real, spread, error, holds) as JSON
  --dump DIR   writes contracts, trades, picks, books and more into a folder, a table a file, a row a line as JSON`,
  bench: `npm run sim -- bench [--games 3000] [--seed 1] [--workers N] [--json]

  --games N    games to play after a warm-up
  --workers N  plays them on this many threads beside each other
  --json       engineVersion, games, seconds, gamesPerSecond, gamesPerCpuSecond, eventsPerGame, heapGrowthMb, workers`,
  skills: `npm run sim -- skills [--games 30000] [--seed 1] [--json]

  --games N  games of the regression; the standard error falls with their square root`,
  fit: `npm run sim -- fit [--games 60000] [--seed 1]

  Writes src/engine/player/overall-weights.ts. Players made afterwards are of another shape for the same overall: look at
  calibrate again.`,
  worth: `npm run sim -- worth [--games 30000] [--seed 1] [--json]

  Writes src/engine/market/worth-constants.ts, and holds the projection against careers that are lived.

  --games N  games of the regression; the standard error falls with their square root`,
  growth: `npm run sim -- growth [--players 400] [--seed 1] [--json]

  --players N  players of each age and kind, and rosters of twenty that are trained for three seasons
  --json       the table as JSON (age, and points of overall beyond no training by factor; the edge of a good manager)`,
  exploits: `npm run sim -- exploits [--offers 20000] [--seasons 3] [--leagues 3] [--steps 20000] [--days 35] [--bots search,friends] [--seed 1] [--json]

  --offers N   offers that each trading bot looks at a season
  --steps N    calls that every-call sends over the days of a season
  --days N     days over which it spreads them
  --seasons N  seasons in a row; what a bot has gained in one it has in the next
  --leagues N  leagues of their own, of which the mean is taken
  --bots A,B   only these of the bots that the table names
  --json       as JSON: traders (bot, tried, sent, deals, goals, pointsShare, error, bySeason, worth), and accounts that use
               the API (bot, calls, accepted, days, goals, pointsShare, error, worth, cash)`,
  tactics: `npm run sim -- tactics [--games 1000] [--seed 1] [--json]

  --games N  games of each pair of ways to play`,
  alone: `npm run sim -- alone [--seasons 2] [--worlds 3] [--seed 1] [--json]

  --seasons N  seasons one after the other
  --worlds N   leagues of their own, of which the mean is taken; each is played twice
  --json       the table as JSON (seasons: gain, a share of the points, and its error; holds)`,
  coaches: `npm run sim -- coaches [--games 4000] [--seed 1] [--json]

  --games N  games of each row; the error falls with their square root
  --json     the table as JSON (best and worst staff, parts: goals a game and share of a season's points, error, holds)`,
  pucks: `npm run sim -- pucks [--seasons 2] [--seed 1] [--json]

  --seasons N  seasons of real days, by the rules and the ledger of the game, in a database of its own
  --json       as JSON: ways (way, color, issued, burned), colors (issued, burned, held), kinds of users (accounts, issued,
               perSeason, gifts, held), items (price, days until a casual and a daily user can pay), farmerShare`,
  'win-chance': `npm run sim -- win-chance [--games 4000] [--seed 1] [--json]

  Prints for each tenth of all chances, and for kinds of moments, the chance that was given and the share that was won;
  how far the odds before the faceoff are from replays of the same games; and the constants of both beside what was measured.

  --games N  games to check`,
  competition: `npm run sim -- competition --plan FILE [--results FILE] [--seed N] [--json]

  --plan FILE     {"entries": ["CAN", "FIN", …], "stages": [{"format": "round-robin", "groups": 1, …}, …], "reserves": […],
                  "calendars": […]}: names, best seed first, and the stages as src/engine/competition/settings.ts has them; points,
                  tiebreakers and sources may be left out of a stage, reserves and calendars of the plan
  --results FILE  a list of what happened, in order: {"home": "CAN", "away": "FIN", "homeGoals": 3, "awayGoals": 2, "endedIn":
                  "overtime"} (or "shootout", "regulation" if left out), {"forfeitedBy": "FIN", "against": "CAN"},
                  {"withdrawn": "FIN"}; games of later rounds wait for their pairings
  --seed N        draws with another seed, and makes up the results that are missing
  --json          faults, entries, stages (rounds with pairings, tables with "decidedBy", ranking), open, unused, ranking

  Exits with 1 if the plan cannot be played, and says why.`,
  ranking: `npm run sim -- ranking --placings FILE [--json]

  --placings FILE  {"places": {"2018_WC": {"SWE": 1, "CHE": 2, …}, "2018_WOG": {…}, …}}: final places by year and event (WC, WOG),
                   on one ladder through all divisions; a first place of a year until 2022 brings 1,200 points, else 1,600
  --json           by year: nation, rank, points, and the weighted points of each of the four seasons`,
};
