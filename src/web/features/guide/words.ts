/**
 * The handbook, in English. Numbers stand as {{names}} of `numbers.ts`, never typed: a test says so. An empty line begins
 * a new paragraph.
 */
const words = {
  intro: 'The handbook of the game. Every number in it is the one the game plays by right now.',
  search: 'Search the handbook',
  searchHint: 'For example: waivers, overtime, salary cap',
  contents: 'Chapters',
  found_one: '{{count}} section found',
  found_other: '{{count}} sections found',
  nothing: 'Nothing in the handbook has these words',
  nothingHint: 'Try fewer or other words, or ask on the help screen.',
  clear: 'Show all chapters',
  goTo: 'Where you do this',
  more: 'More in the handbook',
  chapter: {
    start: 'Getting started',
    season: 'Season and standings',
    roster: 'Your three teams',
    lineups: 'Lines and tactics',
    games: 'Game night',
    players: 'Players',
    contracts: 'Contracts and the cap',
    money: 'Money',
    community: 'Community',
  },
  title: {
    job: 'What a general manager does',
    firstHour: 'Your first hour',
    assistant: 'The assistant',
    account: 'Your account',
    calendar: 'The season',
    day: 'A game day',
    playoffs: 'Playoffs',
    promotion: 'Standings, promotion and relegation',
    teams: 'PRO, FRM and U21',
    moves: 'Call-ups and waivers',
    injuries: 'Injuries and recalls',
    depth: 'Depth chart and shortlist',
    lines: 'Lines and units',
    tactics: 'Tactics',
    orders: 'Orders and templates',
    chemistry: 'Chemistry',
    gameNight: 'Watching a game',
    overtime: 'Overtime and points',
    reports: 'Reports and replays',
    scrimmages: 'Scrimmages',
    discipline: 'Penalties and suspensions',
    skills: 'Skills and overall',
    growth: 'Growth, ceilings and age',
    condition: 'Form, energy and morale',
    talks: 'Contract talks',
    cap: 'The salary cap',
    freeAgents: 'Free agents',
    entry: 'Entry-level contracts and draft picks',
    gate: 'Tickets and fans',
    sponsors: 'Sponsors and prize money',
    facilities: 'Facilities',
    debt: 'Debt, loans and bankruptcy',
    people: 'Other managers',
    forum: 'The forum',
    forumPosts: 'Writing posts',
    forumTrust: 'Trust levels and limits',
    voting: 'Feature voting',
    referral: 'Referral program',
    fairPlay: 'Fair play',
  },
  section: {
    job: `You run a hockey club in a world that everybody shares. You set the lines, choose the tactics, sign the players and keep the books. The games are played whether you watch or not, and every result counts for both clubs.

Start at your club's overview. It shows the next game, how the club stands, and a desk with the decisions that wait for you. Most of them take one tap.`,
    firstHour: `Rookie camp is a list of {{rookieTasks}} short tasks on the real screens, with Joe at the place where the next one is done. Do them in any order, or hide the list.

Each screen says what it is for when you first open it. If you are gone for more than {{away}}, a card on your overview says what happened in the meantime.`,
    assistant: `The assistant fills what you leave open. If a player in your lineup is hurt, suspended or gone, the assistant puts the best available player in his place, says so on your desk, and gives the spot back when he returns. Everything else stays as you saved it.

What the assistant does for you is in your inbox, and most of it you can undo there on the same day: call-ups, players sent down or put on injured reserve, sponsors, a spot in the lines that somebody got back. A qualifying offer you can take back until the player signs or goes to arbitration. Contracts, coaches and scouts he has signed are final.

Clubs without a manager are run by their assistants, who have a style of their own and make mistakes. A manager who studies his players has an edge on them.`,
    account: `The activation link we mail you is good for {{activationHours}} hours, a link for a new password for {{resetMinutes}} minutes. In the settings you can change name, password and time zone, see where you are logged in, download everything we keep about you, pause the account or delete it.`,
    calendar: `A season has {{seasonDays}} game days. The preseason comes first, with friendlies that count for nothing. The regular season begins on day {{firstRegularDay}}, with {{homeGames}} home games for each team, and the playoffs on day {{firstPlayoffDay}}. Day {{postseasonDay}} closes the books on the season, day {{draftDay}} belongs to the draft, and on day {{frenzyDay}} the free agent frenzy begins.

The trade deadline is day {{deadlineDay}}. In the night after day {{seasonDays}} clubs change leagues, players age, and the next season opens.`,
    day: `A day begins with the morning: players rest and heal, wages are paid, free agents and waiver claims are decided. Then come {{slots}} faceoff slots. Each league plays in its own, so your games begin at the same time of day all season. The night closes the day.

How long a game day lasts in real time is set by the world's admins. A live game takes {{liveShare}} of a day, and never more than {{liveMinutes}} minutes.`,
    playoffs: `The top {{playoffTeams}} teams of a league make the playoffs. There are {{playoffRounds}} rounds, each a best-of-{{bestOf}}: the first team with {{winsToAdvance}} wins moves on. The bracket is fixed, and the better-ranked team has home ice for the deciding game. One game is played each day.`,
    promotion: `A win in regulation is worth {{winPoints}} points, a win in overtime or a shootout {{overtimeWinPoints}}, and a loss after regulation {{overtimeLossPoints}}. Ties in the standings are broken by regulation wins, then all wins, goal difference, goals scored and the games between the tied teams.

Each league sends {{promoted}} clubs up to the one above: the regular-season winner and the playoff champion, or the next best when they are the same club. The same number come down. A club moves as a whole, by what its PRO team did.`,
    teams: `Your club has {{teams}} teams. PRO is the one people buy tickets for. FRM is the farm team, for players who are almost ready or back from a slump: it dresses at most {{olderSkaters}} skaters and {{olderGoalies}} goalie who are older than the farm's own age class. U21 is for juniors.

Assistants build squads of {{proSquad}} for PRO, {{farmSquad}} for FRM and {{juniorSquad}} for U21. That leaves room for injuries.`,
    moves: `Call players up and send them down on the roster screen. A player who is {{waiverAge}} or older, or has played {{waiverGames}} games with a first team, goes down over waivers: until the next morning any club can claim him, contract and all, and the worst team in the standings goes first.

A team always keeps enough forwards, defensemen and goalies to dress a lineup.`,
    injuries: `Injuries happen in games, and tired players are hurt more often. Your overview says who is out and for how long. When too few healthy players are left, the club recalls the best one from the team below, and sends him home when he is no longer needed. If nobody is left, an emergency fill-in dresses for the night.`,
    depth: `The depth chart shows all of your teams by position, who is signed for the coming seasons and where you are thin. Star up to {{shortlist}} players for your shortlist, with a note on each: you are notified when one of them changes clubs, becomes a free agent or retires.`,
    lines: `Drag players to their places, or press a place and then a player. While you hold a player, every place shows what he would bring there and what an unusual position or his off hand would cost. Nothing counts until you save.

Lines, pairs and goalies play at even strength. Power play, penalty kill, overtime, the shootout and the extra attacker have units of their own. Name between {{minShooters}} and {{maxShooters}} players for the shootout.`,
    tactics: `Each setting says what it answers and what it costs: nothing is simply better. You can set tactics for the whole game, or for a period or overtime of its own. The preview shows what would be in force at any minute and score.

The home coach has the last change. Match your best line against theirs, or your checkers against their scorers.`,
    orders: `Up to {{orders}} conditional orders change the game plan when something happens, for example when you are a goal behind late in the game. Save up to {{savedLineups}} templates with lines, tactics and orders to switch between them in one tap.`,
    chemistry: `Linemates who know each other play better. After {{knownAfter}} games together, linemates know each other half as well as they ever will. Between strangers and old partners lie {{chemistry}} points of overall for each of them, so skill still matters more. The lineups screen shows what a change would do.`,
    gameNight: `A live game shows the rink, the play-by-play and who is on the ice, second by second. It has {{periods}} periods of {{period}} and intermissions of {{intermission}} on the game clock. Lines that you save during an intermission take the ice in the next period.

Chat and react with everybody who watches. Sounds can be turned off in the settings or with the switch on the screen.`,
    overtime: `A regular-season game that is tied goes to {{overtimeMinutes}} minutes of {{overtimeMen}}-on-{{overtimeMen}}, then to a shootout. Playoff games go on at {{playoffOvertimeMen}}-on-{{playoffOvertimeMen}} until somebody scores. Friendlies can end in a tie.`,
    reports: `Every finished game can be watched again from the opening faceoff, with the result hidden if you like. The reports show the box score, shots, lines against lines and how the chance to win moved.

The last one says why the game ended the way it did: the same lineups play it {{replays}} more times, and the goal difference is split into skill, play and luck.`,
    scrimmages: `Drop the puck from your overview against any team of your level. A quick scrimmage is over in about {{quickGame}}. It counts for nothing and tires nobody. You can invite another manager, who has {{invitationHours}} hours to answer.`,
    discipline: `Minors, majors, misconducts and match penalties are called as in any rink. After a match penalty a player sits for {{matchPenaltyMin}} to {{matchPenaltyMax}} games. A major for anything but fighting goes to a hearing. A player who collects more than {{freeMisconducts}} game misconducts in a season is suspended as well, and repeat offenders sit longer. The disciplinary board's rulings are in the news.`,
    skills: `A skater has {{skaterSkills}} skills, a goalie {{goalieSkills}}. His overall weighs them by what his position needs, so the same player has a different overall on the wing and at center. Special skills have an effect in the game that their tooltip describes. Experience has {{xpTop}} levels above none and grows with games, most of all in the playoffs.`,
    growth: `Young players grow with training and games until each skill meets its ceiling. The ceiling itself stays hidden: a mark beside a skill says that it is maxed or declining, and such a skill can no longer be trained. Skaters are at their best at about {{skaterPeak}}, goalies at about {{goaliePeak}}. After that, skills decline one by one.`,
    condition: `Energy drops in games and comes back overnight, faster with endurance. A tired player plays worse and is hurt more often, so a starting goalie needs a night off now and then. Form follows how he has played lately. Morale follows his own play and the team's results.`,
    talks: `Ask a player what he wants before you offer. The talk shows what he weighs: money, role, winning, loyalty, home. You choose seasons, salary, bonus and clause, and he signs, counters or walks out. A player who walks out does not talk to you for {{cooldown}} game days. What he asked for once stays on the table.

A contract runs at most {{ownSeasons}} seasons for your own players and {{otherSeasons}} for others, and its salary changes by no more than {{salaryStep}} from one season to the next. A club has at most {{contracts}} contracts, juniors apart.`,
    cap: `Each league has an upper limit for the sum of its clubs' cap hits, and a floor at {{capFloor}} of it. Cap hits are counted by the day, so room that you save today can be spent later in the season. No salary is more than {{maxSalary}} of the limit. The minimum in the top tier is {{minSalary}}.

In the summer you can be {{capSummer}} over. Whom a club cannot pay within the limit when the season turns is let go, those who bring least for their money first. Buried on the farm, a contract counts only for what is more than {{buried}} minimum salaries. The league's page shows every club's room for {{capSeasons}} seasons.`,
    freeAgents: `Free agents hear offers for a day and decide in the morning, each by how far an offer is above what he would sign for there. You can have {{openOffers}} offers open at a time. From day {{nextSeasonDay}} on, new contracts begin with the next season.

Search by position, skill, salary, age and much more, and star whom you want to keep an eye on.`,
    entry: `Players who sign before they are {{entryAge}}, or at that age, get an entry-level contract of {{entrySeasons}} seasons. At {{slideAge}} a season in which he plays fewer than {{slideGames}} games with the first team does not count: the contract slides, and ends a season later. Every PRO club has a pick in each of the {{draftRounds}} rounds of a draft, and the picks of the next {{draftsAhead}} drafts are known.`,
    gate: `Tickets are a club's daily bread. The usual price in the top tier is {{ticket}}, and in each tier below {{tierShare}} of the one above. The demand curve on the finances screen shows how many seats a price would fill. Results, stars, the rival and the fans' mood fill seats as well, and the screen says why the fans feel as they do.`,
    sponsors: `Before each season sponsors make offers for {{sponsorSlots}} slots: jersey, boards and arena. A safe offer pays the same whatever happens, a bold one pays when a goal is reached. Deals last up to {{sponsorSeasons}} seasons. They pay by how many people come; a club that goes up or down finds new ones. The league pays TV money every day, the same to each of its clubs, and after the playoffs prize money by rank and for each round won.

Then clubs that have earned more by themselves than the mean of their league give {{sharing}} of the difference to those that have earned less. The owners leave their club {{ownersLeave}} of a season's revenue; of what it has above that they take {{ownersTake}} each summer.`,
    facilities: `Every club begins with facilities at level {{facilityFirst}}, and {{facilityMax}} is the top. A new level takes {{buildingDays}} days and {{buildingDaysPerLevel}} more for each level, and costs more each time. A level of seats adds {{seatsPerLevel}} to the arena. Medical rooms shorten injuries, a scouting office makes your scouts and your draft board err less, and a youth academy makes the junior team grow faster.`,
    debt: `A club of the top tier begins with {{opening}}, one of a lower tier with less. Your credit line is {{credit}} of what the club usually takes in during a season. After {{warnAfter}} game days in a row below it the board warns you, and after {{bankruptAfter}} the club is bankrupt: you lose it, and choose another one to start over.

Borrow up to {{loan}} of a season's revenue, at {{interest}} interest a season.`,
    people: `Find managers, players, clubs and nations with the search. Managers talk in the chat of each game, in the forum and in messages. Report what has no place there: a moderator looks at it.`,
    forum: `The forum has categories for the game as a whole, and one for each PRO league and each nation. Topics with posts you have not read are marked as new for {{forumUnreadDays}} days; open one to continue at the first post that you have not read. A page has {{forumPage}} posts. While you read, a bar tells you when others have posted.

Watch a topic to be notified of new posts in it, or mute it to hear nothing and to see no mark. You watch the topics you start and track those you post in: the list Watched and tracked has both. You are always notified when somebody answers or mentions you, unless you have muted the topic. Search finds posts by their words, their author, their category and whether the topic is solved; what you bookmark stays on the tab of that name.`,
    forumPosts: `The tools above the field format what you write; the keyboard shortcuts for bold and italic work as well. Mention managers, players, clubs, leagues and games with Insert, or paste the address of their page. Box scores, player cards, charts, standings and trades stand on a line of their own and are drawn as they are right now, at most {{embeds}} in a post. Words in a spoiler are hidden until a reader asks for them.

Quote a post to answer it: its author is notified. What you have begun to write is kept while you type, on every device. You can edit a post at any time, and readers can see what it said before. You can remove it for {{forumTakeBack}} minutes, while nobody has posted after it. The author of a topic can mark the post that solves it.

A poll has up to {{pollOptions}} options and is open for up to {{pollDays}} days. You see the votes once you have voted, and can change yours until it closes; a public poll names its voters.`,
    forumTrust: `New users can start {{newTopics}} topics and write {{newPosts}} posts within a day, and mention {{newMentions}} managers in a post. The limits grow with your trust level: Basic after visits on {{basicVisits}} days and {{basicPosts}} posts, Member after {{memberVisits}} days and {{memberPosts}} posts, Regular after {{regularVisits}} days and {{regularPosts}} posts. Your level is on the tab My posts. When you reach a limit, you are told when you can post again. You cannot post the same words again within {{repeatHours}} hours.

Moderators pin, lock and move topics; only they post in a locked one and start topics in Announcements.`,
    voting: `Propose what the game should get next, and vote on what others propose. Every manager has one vote on each proposal, all votes weigh the same, and you can change yours any time. Admins set the status, so that you see what is planned, in the works, done or declined, and why.`,
    referral: `Send your link to a friend. Whoever registers with it is on your list, with the club they chose. Nothing is paid for it yet; every manager who joins is counted, and the list stays.`,
    fairPlay: `One account a person. Chance in the game comes from a secret of the world, so nobody can compute the future, and money can't buy strength. Lineups of others, ceilings and the rest of a live game never leave the server before their time.

New managers are on probation for {{probationDays}} game days and {{probationRealDays}} real days, and for a season after a bankruptcy. Until then larger loans, facility projects, buyouts, waivers and trades that cost the club too much need the consent of its board, which answers at once and says why. In a world with one manager there is no probation.`,
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    guide: typeof words;
  }
}
