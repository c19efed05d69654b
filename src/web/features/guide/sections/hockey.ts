/**
 * Sections of the handbook about seasons, teams, games, players and training. Numbers are written as {{names}} of
 * `numbers/`, never typed; an empty line begins a new paragraph.
 */
export const HOCKEY_SECTIONS = {
  job: `You run a hockey club in a world that all managers share. You set the lines, choose the tactics, sign the players and keep the books. The games are played whether you watch or not, and every result counts for both clubs.

Start at your club's overview. It shows the next game, how the club stands, and a desk with the decisions that wait for you. Most of them take one tap.`,
  firstHour: `Rookie camp is a list of {{rookieTasks}} short tasks on the real screens, with Joe at the place where the next one is done. Do them in any order, or hide the list.

Each screen says what it is for when you first open it. Each morning your overview begins with last night: the game and what turned it, what training has changed, who is hurt, and who plays tonight. If you have skipped days, it sums them up.`,
  assistant: `The assistant fills what you leave open. If a player in your lineup is hurt, suspended or gone, the assistant puts the best available player in his place, says so on your desk, and gives the spot back when he returns. Everything else stays as you saved it.

What the assistant does for you is in your inbox, and most of it you can undo there on the same day: call-ups, players sent down or put on injured reserve, sponsors, a spot in the lines that somebody got back. A qualifying offer you can take back until the player signs or goes to arbitration. Contracts, coaches and scouts he has signed are final.

Clubs without a manager are run by AI general managers, who have a style of their own and make mistakes. A manager who studies the players has an edge on them.`,
  newManagers: `New managers are on probation for {{probationDays}} game days and {{probationRealDays}} real days, and for a season after a bankruptcy. Until then larger loans, facility projects, buyouts, waivers and trades that cost the club too much need the consent of its board, which answers at once and says why. In a world with one manager there is no probation.

With your first club you get a mentor for {{mentorDays}} real days: a manager who has volunteered in the settings or, if there is none, the assistant of the strongest AI club of your league. Either of you can end it with a click.

If you leave a club, you and your household wait {{waitDays}} game days for another one and a season for the same one. The list of open clubs says until when, and why.`,
  calendar: `A season has {{seasonDays}} game days. The preseason comes first, with friendlies that don’t count. The regular season begins on day {{firstRegularDay}}, with {{homeGames}} home games for each team, and the playoffs on day {{firstPlayoffDay}}. Day {{postseasonDay}} closes the books on the season, day {{draftDay}} belongs to the draft, and on day {{frenzyDay}} the free agent frenzy begins.

The trade deadline is day {{deadlineDay}}. In the night after day {{seasonDays}} clubs change leagues, players age, and the next season opens.`,
  day: `A day begins with the morning: players rest and heal, wages are paid, free agents and waiver claims are decided. Then come {{slots}} faceoff slots. Each league plays in its own, so your games begin at the same time of day all season. The night closes the day.

How long a game day lasts in real time is set by the world's admins. A live game takes {{liveShare}} of a day, and never more than {{liveMinutes}} minutes.`,
  playoffs: `The top {{playoffTeams}} teams of a league make the playoffs. There are {{playoffRounds}} rounds, each a best-of-{{bestOf}}: the first team with {{winsToAdvance}} wins moves on. The bracket is fixed, and the better-ranked team has home ice for the deciding game. One game is played each day.`,
  promotion: `A win in regulation is worth {{winPoints}} points, a win in overtime or a shootout {{overtimeWinPoints}}, and a loss after regulation {{overtimeLossPoints}}. Ties in the standings are broken by regulation wins, then all wins, goal difference, goals scored and the games between the tied teams.

Each league sends {{promoted}} clubs up to the one above: the regular-season winner and the playoff champion, or the next best when they are the same club. The same number come down. A club moves as a whole, by what its PRO team did.`,
  board: `The board plans for {{boardSeasons}} seasons and says what it wants of each, from staying up to winning the cup. Goals that you reach or miss move its confidence, and it falls while the club is below its credit line. The board never fires a manager; bankruptcy does.`,
  news: `Club, league and world news tell of results, trades, signings, honors and of injuries that last {{newsInjuryDays}} days or more. React to an item with one click.

In the night after the last final every club gets a season review: what was expected and what became of it, who arrived and left, who grew. Only the club's own manager reads the part about money.`,
  teams: `Your club has {{teams}} teams. PRO is the one people buy tickets for. FRM is the farm team, for players who are almost ready or back from a slump: it dresses at most {{olderSkaters}} skaters and {{olderGoalies}} goalie who are older than the farm's own age class. U21 is for juniors.

Assistants build squads of {{proSquad}} for PRO, {{farmSquad}} for FRM and {{juniorSquad}} for U21. That leaves room for injuries.`,
  moves: `Call players up and send them down on the roster screen. A player who is {{waiverAge}} or older, or has played {{waiverGames}} games with a first team, goes down over waivers: until the next morning any club can claim him, contract and all, and the worst team in the standings goes first.

A team always keeps enough forwards, defensemen and goalies to dress a lineup.`,
  injuries: `Injuries happen in games, and tired players are hurt more often. Your overview says who is out and for how long. When too few healthy players are left, the club recalls the best one from the team below, and sends him home when he is no longer needed. If none is left, an emergency fill-in dresses for the night.`,
  depth: `The depth chart shows all of your teams by position, who is signed for the coming seasons and where you are thin. Star up to {{shortlist}} players for your shortlist, with a note on each: you are notified when one of them changes clubs, becomes a free agent or retires.`,
  lines: `Drag players to their places, or press a place and then a player. While you hold a player, every place shows what he would bring there and what an unusual position or his off hand would cost. Nothing counts until you save.

Lines, pairs and goalies play at even strength. Power play, penalty kill, overtime, the shootout and the extra attacker have units of their own. Name between {{minShooters}} and {{maxShooters}} players for the shootout.`,
  tactics: `Each setting says what it answers and what it costs: nothing is simply better. You can set tactics for the whole game, or for a period or overtime of its own. The preview shows what would be in force at any minute and score.

The home coach has the last change. Match your best line against theirs, or your checkers against their scorers.`,
  orders: `Up to {{orders}} conditional orders change the game plan when something happens, for example when you are a goal behind late in the game. Save up to {{savedLineups}} templates with lines, tactics and orders to switch between them in one tap.`,
  chemistry: `Linemates who know each other play better. After {{knownAfter}} games together, linemates know each other half as well as they ever will. Between strangers and old partners lie {{chemistry}} points of overall for each of them, so skill still matters more. The lineups screen shows what a change would do.`,
  gameNight: `A live game shows the rink, the play-by-play and who is on the ice, second by second. It has {{periods}} periods of {{period}} and intermissions of {{intermission}} on the game clock. Lines that you save during an intermission take the ice in the next period.

Chat and react with everybody who watches. Sounds can be turned off in the settings or with the switch on the screen.`,
  overtime: `A regular-season game that is tied goes to {{overtimeMinutes}} minutes of {{overtimeMen}}-on-{{overtimeMen}}, then to a shootout. Playoff games go on at {{playoffOvertimeMen}}-on-{{playoffOvertimeMen}} until the next goal. Friendlies can end in a tie.`,
  reports: `Every finished game can be watched again from the opening faceoff, with the result hidden if you like. The reports show the box score, shots, lines against lines and how the chance to win moved.

The last one says why the game ended the way it did: the same lineups play it {{replays}} more times, and the goal difference is split into skill, play and luck.`,
  scrimmages: `Drop the puck from your overview against any team of your level. A quick scrimmage is over in about {{quickGame}}. It doesn’t count and costs no energy. You can invite another manager, who has {{invitationHours}} hours to answer, and name a time in the next {{scrimmageDays}} days: the puck then drops at that minute, and each of you can call it off before.`,
  championship: `From day {{championshipFrom}} of each season on, beside the last playoff rounds, nations play the World Championship: a top division, Division I and Division II, for seniors and for juniors. The best {{championshipUp}} of a lower division go up; the last of each group goes down, except the next host. Squads are named on the night of day {{championshipSquads}}. Players whose team may still need them in the playoffs stay with their clubs, and some regulars of the first leagues stay home; the others miss their clubs’ games on the days when their nation plays, and come back with the injuries and tired legs of these games. Overtime after the groups is {{championshipOvertime}} minutes long; in a final it goes on until a goal. The final places decide the world ranking.`,
  cups: `A friendly cup is a small competition of first teams, with {{cupClubsMin}} to {{cupClubsMax}} clubs, as groups with a knockout, as a knockout or in Swiss rounds. Cups are played in the training camp, on days without friendlies, and from day {{cupLateFrom}} to day {{cupLateTo}} for clubs that are out of the playoffs. The league holds one for each tier with managers; you can hold one yourself, open to all or by invitation, on the tournament schedule of your club, and up to {{cupsHeld}} for the same days, those you call off included. An invitation is open for {{cupInvitation}} hours.

Cup games count for experience, form and statistics of their own, not for records or suspensions. An injury costs at most {{cupInjury}} days. A win is a title when managers of {{cupTitle}} households took part; otherwise it is listed as won against AI clubs.`,
  discipline: `Minors, majors, misconducts and match penalties are called as in any rink. After a match penalty a player sits for {{matchPenaltyMin}} to {{matchPenaltyMax}} games. A major for anything but fighting goes to a hearing. A player who collects more than {{freeMisconducts}} game misconducts in a season is suspended as well, and repeat offenders sit longer. The disciplinary board's rulings are in the news.`,
  horns: `A goal horn sounds in your rink when your team scores. Choose one in the settings, or bring up to {{horns}} of your own, each no longer than {{hornLength}}. They are made as loud as the others. Use only sounds that you may use: others can report a horn.`,
  skills: `A skater has {{skaterSkills}} skills, a goalie {{goalieSkills}}. His overall weighs them by what his position needs, so the same player has a different overall on the wing and at center. Special skills have an effect in the game that their tooltip describes. Experience has {{xpTop}} levels above none and grows with games, most of all in the playoffs.`,
  growth: `Young players grow with training and games until each skill meets its ceiling. The ceiling itself stays hidden: a mark beside a skill says that it is maxed or declining, and such a skill can no longer be trained. Skaters are at their best at about {{skaterPeak}}, goalies at about {{goaliePeak}}. After that, skills decline one by one.`,
  condition: `Energy drops in games and comes back overnight, faster with endurance. A tired player plays worse and is hurt more often, so a starting goalie needs a night off now and then. Form follows how he has played lately. Morale follows his own play and the team's results.`,
  plans: `Under your assistant players grow at the ordinary pace. Set a plan to do better: the skill a player works on, how hard, and how tired he must be for a day off. Hard work brings {{hardPace}} of ordinary growth, costs {{hardEnergy}} points of energy a day and hurts somebody now and then. Light work brings {{lightPace}} and gives energy back, a day off {{dayOffPace}}.

The training center, recent ice time and morale count as well, and the screen shows each of them. The forecast looks {{forecastShort}} and {{forecastLong}} days ahead. Keep up to {{trainingTemplates}} templates. Training brings a player to his ceiling sooner; it never raises the ceiling.`,
  camps: `The development camp ends on day {{devCampEnd}} and has {{devCampPlaces}} places for prospects up to {{devCampAge}}: it is worth {{devCampDays}} extra days of growth. The training camp ends on day {{campEnd}}. Its {{campPlaces}} players come into form, and those up to {{campGrowsUntil}} grow as well.

Choose the focus and the players to invite, or leave it to the assistant. The report says who stood out.`,
} as const;
