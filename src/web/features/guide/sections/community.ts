/** Sections of the handbook about the forum, messages, rules and accounts. Numbers stand as {{names}} of `numbers/`, never typed; an empty line begins a new paragraph. */
export const COMMUNITY_SECTIONS = {
  topics: `The forum has categories for announcements, hockey, trades, tournaments, help and everything else, and one for each PRO league and each nation. Sort topics by latest, new, top or unread. What was posted in the last {{unreadDays}} days is marked until you have read it.

Watch a topic to hear of new posts, track it, or mute it. Your own topics can have a poll with up to {{pollOptions}} options for up to {{pollDays}} days, and you can mark the post that solved one.`,
  posts: `Write, quote, mention others, and react to posts. Each post has a number, so a link leads straight to it. You can change a post of yours {{editsADay}} times a day; what it said before can still be read. Changes within {{oneEdit}} count as one. Within {{takeBack}} minutes you can take it back, as long as nobody has posted after it. The same words again within {{repeatHours}} hours are refused.

The insert tool puts what the game draws on a line of its own: the box score, lines, charts and shot map of a game, a player’s card or season, standings, a playoff bracket, a friendly cup, a draft pick or a trade. It stays up to date, and shows each reader no more than the screens do.`,
  trust: `New users can start {{newTopics}} topics and write {{newPosts}} posts within a day, and mention {{newMentions}} users in a post. Visits and posts earn you more after {{basicVisits}} days with a visit and {{basicPosts}} posts, again after {{memberVisits}} and {{memberPosts}}, and once more after {{regularVisits}} and {{regularPosts}}. Links to other sites are earned the same way: none at first, then {{basicLinks}} in a post, then {{memberLinks}}. The game shows where one leads before it opens it. If you reach a limit, the refusal says when you can go on.`,
  conversations: `Talk to another user or to a group of up to {{groupMembers}}. Messages arrive live. You can edit one, or take it back for everybody, within {{messageEdit}}. Archive or mute a conversation, and search all of yours. The settings say whether others see what you have read and that you are typing.

Mention somebody in a group, in the chat of a game or in a comment, and they are notified if they can read it there. A group that they have muted stays silent, and naming somebody over and over notifies them once.`,
  requests: `Choose in the settings who can write to you: everyone, friends or nobody. The first message of somebody who is no friend is a request. They can send up to {{unanswered}} messages until you accept; an answer accepts, and declining tells nobody. A request to join a group shows the first message only. Nobody can ask you again before you accept. You can write to {{requestsADay}} new people within a day.`,
  friends: `You can have up to {{friendsMost}} friends. An invitation waits {{friendInvitation}} for its answer; after a no you can ask again in {{afterDecline}} days. The friends screen shows who is online and what their clubs did last. Scrimmages are invitations too, on the same screen.`,
  following: `Follow a club, a player or a manager on their page, up to {{followedMost}} of each. Every morning of the world you are notified of the news about them. When a manager you follow starts a topic or publishes an article, you are notified at once, if they show you what they write. The friends screen lists what you follow. Nobody sees who follows them.

Topics are followed in the forum, and players you might acquire belong on the shortlist.`,
  online: `The friends screen also lists everything that is live: games, drafts that are being held, and topics with a post in the last {{talkMinutes}} minutes, each with how many watch it. Your desk shows the first of them.

Managers count as online for {{onlineMinutes}} minutes after their last visit. Turn it off in the settings, and you appear offline everywhere. Nobody sees who watches a game.`,
  blocks: `Block a user on their page. You no longer see what they write or send, and they cannot tell: everything looks to them as before. A block ends a friendship. You can block up to {{blockedMost}} users and take it back at any time.`,
  people: `Find managers, players, clubs, people and nations with the search, or press Ctrl and K anywhere. Keep up to {{savedSearches}} searches for players, and be notified when somebody new fits one.

Every manager has a page with clubs, titles, achievements and rating. Managers talk in the forum, in messages and in the chat of each game.`,
  voting: `Propose what the game should get next, and vote on what others propose. You can have {{openProposals}} open proposals. Every manager has one vote on each, all votes weigh the same, and you can change yours any time. Admins set the status, so that you see what is planned, in the works, done or declined, and why.`,
  referral: `Send your link to a friend. Friends who register with it appear on your list, with the club they choose. Once a friend has played on {{referralDays}} real days, you both get {{referralPucks}} pucks, for up to {{referralsMost}} friends in {{referralLimitDays}} days. The first friend also completes a quest, and each counts toward an achievement. Friends of your own household do not count.`,
  conduct: `You must be at least {{minAge}} years old to play. Treat others with respect: no insults, threats, hate or sexual content, no spam, and nobody's private data. Argue about hockey, not about people.

These rules cover names, horns, articles, posts and messages alike. Moderators remove what breaks them, and the author can appeal.`,
  fairPlay: `Have one account and don't share it. Make no deals outside the game, and no trades that are a gift. Accounts in the same household are known to the game: they cannot trade with each other or vote on each other's trades. Tell the admins about mistakes in the game instead of using them.

Chance in the game comes from a secret of the world, so the future cannot be computed, and money can't buy strength. Lineups of others, ceilings and the rest of a live game never leave the server before their time.`,
  reporting: `Press the flag beside a post, comment, message, article, proposal, horn or name, and say what is wrong with it. You can file {{reportsADay}} reports within a day, and {{reportsWaiting}} can wait at a time. With a private message moderators read the {{contextLines}} messages before it, and nothing else of the conversation.

Authors never learn who has reported them. You are notified of the decision.`,
  decisions: `Moderators are users appointed by the admins. One of them claims a case and dismisses the reports or removes the content, with a reason that the author reads. The author can appeal once, in the settings, within {{appealTime}}. Another moderator or admin answers; where there is none, the same one may, after {{sameJudge}}.

Nobody decides about themselves or their household, and every act stays in the log.`,
  privacy: `Only those in a conversation read private messages, and only reported ones reach moderators. To tell households apart the game keeps coded marks of network and browser for {{placeDays}} days after your last visit, never the address itself. Reports and their cases are kept for {{caseDays}} days after the decision, and what a post said before you changed it for {{editDays}}.

In the settings you can download everything that is kept about you, or delete the account: what you wrote goes with it, and your name leaves the records.`,
  account: `The activation link we email you is good for {{activationHours}} hours, a link for a new password for {{resetMinutes}} minutes. In the settings you can change name, password and time zone, see where you are logged in, download everything we keep about you, pause the account or delete it.`,
  login: `A passkey on your phone or computer replaces the password; you can add {{passkeys}}. If you like, logging in asks for a code of an authenticator app as well, and comes with {{recoveryCodes}} recovery codes. After {{wrongCodes}} wrong codes it waits {{wrongMinutes}} minutes.

You stay logged in until you have been away for {{sessionDays}} days, or {{rememberedDays}} if the device remembers you. The settings list all devices and log them out.`,
  notices: `The bell counts what is new: news about your club and career, messages, and the world. Switch off the kinds that you don't care about. Emails and pushes come only if you ask for them, except an email at the end of a season: a digest each day or week, what is new each week in the forum topics you follow, games that begin, and pushes on up to {{devices}} devices. Quiet hours hold all of them back.`,
  trouble: `Forbidden means that a page is for others, for example a desk of another club. Maintenance is over in moments or, between seasons, in a few minutes, and the page returns by itself. So does Offline once your connection is back. If something is broken, reload the page, and write to the admins on the help screen if it stays that way.`,
} as const;
