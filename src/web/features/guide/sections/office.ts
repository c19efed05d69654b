/**
 * Sections of the handbook about contracts, trades, the draft, scouting and money. Numbers are written as {{names}} of
 * `numbers/`, never typed; an empty line begins a new paragraph.
 */
export const OFFICE_SECTIONS = {
  talks: `Ask a player what he wants before you offer. The talk shows what he weighs: money, role, winning, loyalty, home. You choose seasons, salary, bonus and clause, and he signs, counters or walks out. A player who walks out does not talk to you for {{cooldown}} game days. What he asked for once stays on the table.

A contract runs at most {{ownSeasons}} seasons for your own players and {{otherSeasons}} for others, and its salary changes by no more than {{salaryStep}} from one season to the next. A club has at most {{contracts}} contracts, juniors apart.

When a club is relegated, players who are too good for the lower league leave, and {{relegationDead}} of each one's cap hit stays as dead cap for as long as his contract would have run. With a relegation clause a player goes without dead cap and asks for less, but more players leave. A contract that you have traded for or claimed in the same season leaves dead cap either way.

Late in the season talks and offers say whether your club may be relegated or promoted and what becomes of the contract. After a promotion salaries rise by at most {{promotionRaise}}.

Beside every talk and offer are {{comparableContracts}} comparable contracts: standard ones from your tier, signed this season or last by players of the same position group, nearest in overall and age first. Agents see them with each offer to a client.`,
  cap: `Each league has an upper limit for the sum of its clubs' cap hits, and a floor at {{capFloor}} of it. Cap hits are counted by the day, so room that you save today can be spent later in the season. No salary is more than {{maxSalary}} of the limit. The minimum in the top tier is {{minSalary}}.

In the summer you can be {{capSummer}} over. A club that is over the limit when the season turns loses players, the worst value first. Buried on the farm, a contract counts only for what is more than {{buried}} minimum salaries. The league's page shows every club's room for {{capSeasons}} seasons.`,
  freeAgents: `Free agents hear offers for a day and decide in the morning, each by what an offer is worth to him. You can have {{openOffers}} offers open at a time. From day {{nextSeasonDay}} on, new contracts begin with the next season.

During the season AI clubs bid every morning by need, cap space and value. A player asks {{askFirst}} of what he would just sign for on his first morning on the market, and {{askLast}} from morning {{askMornings}} on; his page names the price of each morning and the length he wants. It also shows his interest in your club, the price to expect, how many clubs bid and a band around what AI clubs would go to. AI clubs keep their limits to themselves and pay just enough to win; your offer counts to the dollar. If he signs elsewhere or asked for more, “Your offers” says so, with the terms. The lists of signings and buyouts run day by day, all season long, by league.

Search by position, skill, salary, age and much more, and star the players you want to follow.`,
  frenzy: `From day {{frenzyDay}} to day {{seasonDays}} the market holds {{frenzyRounds}} rounds a day, at the hours of faceoff. Make a plan: up to {{frenzyTargets}} players in order, the most you would pay each of them, and how many players and dollars in all. A player goes where the maximum is worth most to him. If many clubs want him, he signs early; others wait and come down toward the last round. He stays with his old team until the season turns.

In the night of day {{draftDay}} your assistant re-signs players within the limits that you have set. Unless told otherwise, these are only players needed to fill a roster, at up to {{assistantMinimums}} minimum salaries.`,
  restricted: `A player whose contract ends is a restricted free agent if he will be under {{restrictedUntil}} and has played fewer than {{restrictedSeasons}} seasons with first teams. Make him a qualifying offer of {{qualifying}} of his salary by the night of day {{qualifyUntil}}, and no other club can bid on him in the frenzy.

You can agree with him at any time. If he has signed nothing by the morning of day {{heldUntil}} of the new season, he signs the qualifying offer.`,
  offerSheets: `From day {{frenzyDay}} to day {{sheetsUntil}} of the next season another club of the league can sign your restricted free agent to an offer sheet. You have {{matchDays}} game days to match it. If you do not, he leaves, and you get draft picks of that club's own: the larger the contract, the more and the better they are. A club without the right picks cannot send a sheet.`,
  arbitration: `A restricted free agent of {{arbitrationAge}} or older who has a qualifying offer can take his club to arbitration on days {{frenzyDay}} to {{seasonDays}}, and the club can take him. The hearing is on the morning of day {{hearingDay}} of the next season; until then you can still settle.

The award stays within {{arbitrationBand}} of what the {{comparables}} most similar players earn on average and runs for up to {{arbitrationSeasons}} seasons. In a case that the player brought, a club can walk away within {{arbitrationDecide}} days from an award of {{walkAway}} of the upper limit or more, once a summer. He is a free agent then.`,
  buyouts: `From day {{buyoutFrom}} to day {{buyoutTo}}, between playoffs and draft, you can buy out a contract. It costs {{buyoutShare}} of what the seasons after this one would have paid, or {{buyoutYoung}} for a player under {{buyoutYoungAge}}. It is paid, and counts against the cap, over {{buyoutSpread}} times as many seasons.

A club whose arbitration case was heard has {{buyoutHearing}} more days from the morning of the hearing on.`,
  entry: `Players who sign before they are {{entryAge}}, or at that age, get an entry-level contract of {{entrySeasons}} seasons; for younger ones it lasts to the season in which they are {{entryAge}}. While they are with the first team they are paid, and count, the league minimum at least. At {{slideAge}} a season in which he plays fewer than {{slideGames}} games with the first team does not count: the contract slides, and ends a season later. Every PRO club has a pick in each of the {{draftRounds}} rounds of a draft, and the picks of the next {{draftsAhead}} drafts are known.`,
  offers: `Trade with clubs of your own league, up to {{tradeAssets}} assets from each and up to {{tradeClubs}} clubs in one trade. An offer stays open for {{offerLeast}} to {{offerMost}} game days, and you can have {{openTradeOffers}} open at once. The workbench shows what a trade does to the lines, the cap and the roster of each club before you send it. A meter says in words, from far less to far more, what you get against what you give. It goes by your own scouts, never by what another club thinks, and calls even what they cannot tell apart.

Only the clubs in it see an open offer; a trade that is made is public. The deadline is day {{deadlineDay}}, and the window opens again on day {{postseasonDay}}.`,
  assets: `An asset is a player, a draft pick or the rights to a drafted amateur. You can keep paying up to {{retention}}% of the salary of a player you trade away, for up to {{retainedOfClub}} contracts at a time; no more than {{retainedOfContract}} clubs share in one contract. A pick can carry a condition: games he plays, the playoffs, or where the pick falls.

A free agent you have signed is not traded for {{freshDays}} game days. A no-trade list names clubs that a player is not traded to; under a full clause he may name up to {{acceptsClubs}} that he would go to. A trade leaves no first team with more than {{tradeRoster}} players.`,
  bargaining: `AI clubs judge by what their own scouts see, by their cap and by what they play for: contenders want help now, rebuilding clubs want picks and young players. They say in words what they miss.

Each offer and each question costs some of a club's patience, which comes back with time. A club that is asked too often does not answer until it has forgotten some of it, and every trade makes the next one with the same club dearer. Put players on the block and say what you want for them, and clubs come to you.`,
  fairTrades: `Neutral scouts look at every trade with a manager in it. One that is too uneven waits in escrow, where everybody sees it. It is made only if most votes are for it, from at least {{quorum}} households. Managers of other clubs of the league vote once they have run their club for {{voterDays}} game days and are off probation. Where too few may vote, the trade is refused unless an admin approves it.

Uneven trades also add up over a season. Clubs that the same household has run within a season do not trade with each other at all.`,
  draftClass: `A class of amateurs comes up when a season begins, {{amateursPerClub}} for each club of the world, aged {{classAge}} or a year more. Follow them by their junior statistics, the central ranking, a mock draft every {{mockDays}} days and the combine, which measures {{combineInvited}} of them on day {{combineDay}}.

Nobody knows what an amateur becomes. A part of the error all clubs share; good scouts make your own part smaller.`,
  lottery: `When the playoffs are over, clubs that missed them take part in the lottery for the first {{lotteryDraws}} spots. The worst one wins the first draw with a chance of {{lotteryWorst}}, and nobody climbs more than {{lotteryUp}} places. All others choose from worst to best, the champion last. Later rounds go by the standings alone.`,
  draftDay: `On day {{draftDay}} each club has a pick in each of {{draftRounds}} rounds, unless it has traded it. Where a manager takes part the draft is live: you have {{pickSeconds}} seconds for a pick unless the admins have set another time, and an AI club takes {{aiPickSeconds}}. Where days are short, so are clocks.

If you are away, your board chooses: rank up to {{ranked}} prospects, and say which positions you need.`,
  rights: `You hold the rights to a player you have drafted for {{rightsSeasons}} seasons. Sign him in that time, or trade his rights. After the draft a club can bring up to {{imports}} undrafted amateurs of {{importAge}} or older into its junior team in a season, if they are interested.`,
  looks: `Send a scout to a nation, an age class or a single prospect. A night on the road costs {{tripHome}} at home and {{tripAbroad}} abroad; set a budget for the season if you like. Each scout knows the hockey of some nations and errs more elsewhere.

More looks make a report surer, and a second scout corrects what the first one always gets wrong. A report without a new look for {{oldReport}} days is marked as old. The Coverage tab shows what your scouts have not seen yet.`,
  opponents: `A scout can follow the next opponent of your first team instead. From the next morning on his report names their likely best line, who is hot and where the goalie can be beaten. He gets surer over up to {{prepNights}} nights. He reads nothing that is secret: not their lines, not their tactics.`,
  reportMarket: `Scouts without a club sell their reports for {{reportLeast}} to {{reportMost}} each. A report rests on at least {{reportLooks}} looks. Before you buy you see the player, the author's track record and what other buyers thought of the author's work. It then counts on your board like those of your own scouts.`,
  calls: `Each summer {{calls}} calls of every working scout are settled: whether a prospect has turned out better or worse than the central ranking had him, {{callsAfter}} seasons after his draft. The ranking of scouts puts those first whose record is hardest to explain by luck.`,
  gate: `Tickets are a club's daily bread. The usual price in the top tier is {{ticket}}, and in each tier below {{tierShare}} of the one above. The demand curve on the finances screen shows how many seats a price would fill. Results, stars, the rival and the fans' mood fill seats as well, and the screen says why the fans feel as they do.`,
  sponsors: `Before each season sponsors make offers for {{sponsorSlots}} slots: jersey, boards and arena. A safe offer pays the same whatever happens, a bold one pays when a goal is reached. Deals last up to {{sponsorSeasons}} seasons. They pay by how many people come; a club that goes up or down finds new ones. The league pays TV money every day, the same to each of its clubs, and after the playoffs prize money by rank and for each round won.

Then clubs that have earned more by themselves than the mean of their league give {{sharing}} of the difference to those that have earned less. The owners leave their club {{ownersLeave}} of a season's revenue; of what it has above that they take {{ownersTake}} each summer.`,
  facilities: `Every club begins with facilities at level {{facilityFirst}}, and {{facilityMax}} is the top. A new level takes {{buildingDays}} days and {{buildingDaysPerLevel}} more for each level, and costs more each time. A level of seats adds {{seatsPerLevel}} to the arena. Medical rooms shorten injuries, a scouting office makes your scouts and your draft board err less, and a youth academy makes the junior team grow faster.`,
  debt: `A club of the top tier begins with {{opening}}, one of a lower tier with less. Your credit line is {{credit}} of what the club usually takes in during a season. After {{warnAfter}} game days in a row below it the board warns you, and after {{bankruptAfter}} the club is bankrupt: you lose it, and choose another one to start over.

Borrow up to {{loan}} of a season's revenue, at {{interest}} interest a season.`,
} as const;
