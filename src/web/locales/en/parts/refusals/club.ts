/** Refusals to those who run a club: its teams and games, its money and facilities, its players from day to day. */
import type { RefusalOf } from '#domains/refusals.ts';

export default {
  'club.unknown': 'Club not found.',
  'club.taken': 'This club has just been taken. Choose another one.',
  'club.one-already': 'You already run a club. Leave it before you take another one.',
  'club.must-wait': 'You left a club recently. You can take another one from day {{day}} of season {{season, season}}.',
  'club.must-wait-with-household':
    'Somebody in your household left a club recently. You can take one from day {{day}} of season {{season, season}}.',
  'club.must-wait-for-same':
    'You or your household left this club less than a season ago. It is open to you again from day {{day}} of season {{season, season}}.',
  'club.lowest-tier': 'After a bankruptcy you start again in the lowest tier with open clubs, which is tier {{tier}}.',
  'club.fallen-with': 'You led this club into bankruptcy. Choose another one.',
  'club.not-on-desk': 'This is no longer on your desk.',
  'club.cannot-wait': 'This can’t be put off. Answer it today.',
  'club.left-already': 'You have already left this club.',

  'team.unknown': 'Team not found.',
  'team.no-affiliate': 'Only farm and junior teams can be renamed.',
  'team.name-taken': 'Another team has this name.',
  'team.abbr-taken': 'Another team in this league has this abbreviation.',

  'player.unknown': 'Player not found.',
  'player.not-yours': 'Only his own club can change his number.',
  'player.number-worn': '{{by}} wears number {{number}}. Choose a free one.',
  'player.number-retired': 'Number {{number}} is retired in honor of {{by}}. Choose another.',

  'league.unknown': 'League not found.',

  'game.unknown': 'Game not found.',
  'game.not-over': 'The report is available after the final horn.',
  'game.reports-busy': 'Many reports are in line. Try again in a moment.',
  'game.no-reaction': 'No play to react to.',
  'game.no-intermission': 'Only possible in an intermission.',
  'game.by-the-clock': 'This game runs by the clock.',
  'game.held-already': 'This intermission was already held.',
  'game.suggestions-used': 'Your bench has had all its suggestions for this game.',
  'game.horn-unknown': 'Horn not found.',

  'lineup.not-yours': 'By your agreement, your colleague sets this.',
  'lineup.no-coach': 'No user coaches this team.',
  'lineup.no-suggestion': 'No suggestions',
  'lineup.stale': 'The lineup was saved elsewhere while you edited it. Compare both, then decide which one to keep.',
  'lineup.faulty': 'This lineup cannot take the ice. Fix the marked spots, or have the assistant fix it.',
  'lineup.faulty-orders': 'The bench cannot follow these orders. Correct the marked ones.',
  'lineup.too-many-saved': 'You can save up to {{max}} templates. Delete one, or reuse its name to overwrite it.',
  'lineup.saved-unknown': 'Template not found.',
  'lineup.name-taken': 'Another template has this name.',
  'lineup.substitute-gone': 'His substitute cannot play for this team now. Set your lines yourself.',
  'lineup.not-on-team': 'He is not with this team.',
  'lineup.does-not-dress': 'He is not in the lines. Put him there first.',
  'lineup.place.empty': 'This spot is empty.',
  'lineup.place.unknown-player': 'This player is not on the team.',
  'lineup.place.injured': 'This player is injured.',
  'lineup.place.suspended': 'This player is suspended.',
  'lineup.place.duplicate': 'This player is already in another spot.',
  'lineup.place.goalie-as-skater': 'A goalie cannot play as a skater.',
  'lineup.place.skater-in-goal': 'Only a goalie can play here.',
  'lineup.place.not-dressed': 'This player does not dress for the game.',
  'lineup.place.too-old': 'This player is too old for a junior team.',
  'lineup.place.too-many-older': 'The team has dressed its limit of older players.',
  'lineup.place.shootout-too-short': 'Name at least three shooters.',
  'lineup.place.shootout-too-long': 'There are more shooters than skaters.',
  'lineup.order.too-many': 'A team can have at most {{max}} orders, including tactics by period.',
  'lineup.order.minute': 'Enter whole minutes, with the start before the end.',
  'lineup.order.period': 'Period not found.',
  'lineup.order.lead': 'Enter whole goals, lower number first.',
  'lineup.order.no-tactics': 'This order changes nothing. Choose at least one setting to change.',
  'lineup.order.unknown-setting': 'Tactical setting not found.',

  'facilities.is-building': 'This is already under construction. Wait until it opens.',
  'facilities.highest': 'This is already at the maximum level.',
  'facilities.too-dear': 'This costs {{cost, money}}, and the club has {{balance, money}}.',
  'facilities.under-rescue': 'No construction while the club is under a rescue plan.',

  'finances.stale': 'This has changed in the meantime. Review it before you decide.',
  'finances.over-loan-limit': 'The bank will lend your club at most {{limit, money}} more.',
  'finances.loan-unknown': 'This loan has already been repaid.',
  'finances.not-enough': '{{owed, money}} must be repaid, and the club has less.',
  'finances.under-rescue': 'No bank lends to a club under a rescue plan.',
  'finances.offer-gone': 'This offer is no longer open. Choose another one.',
  'finances.price-out-of-bounds': 'Set a ticket price from {{least, money}} to {{most, money}}.',

  'probation.loan-too-large':
    'Your board declines: while you are on probation, it approves at most {{most, money}} more in loans.',
  'probation.loan-not-needed':
    'Your board declines: the club has {{balance, money}} in the bank. You can borrow {{free, money}} without asking.',
  'probation.one-project':
    'Your board declines: while you are on probation, it approves one facility project at a time.',
  'probation.project-too-dear':
    'Your board declines: after paying {{cost, money}} the club would have less than {{reserve, money}} in the bank.',
  'probation.buyout-good-contract':
    'Your board declines: {{player}} is not overpaid enough for a buyout to be worth it.',
  'probation.buyouts-enough': 'Your board declines: while you are on probation, it approves at most {{max}} buyouts.',
  'probation.core-player':
    'Your board declines: {{player}} is a core player of the first team. While you are on probation, it will not waive him or buy him out.',
  'probation.waivers-enough':
    'Your board declines: you have put {{max}} players on waivers since you took over, and the roster is not full.',
  'probation.trade-too-dear':
    'The board of the {{club}} declines the trade: according to neutral scouts, the club would give up too much.',
  'probation.trades-add-up':
    'The board of the {{club}} declines the trade: together with earlier trades, the club would give up too much.',
  'probation.contract-too-dear': 'Your board declines: {{player}} would sign for far less.',
  'probation.sheet-too-dear': 'Your board declines: the offer sheet for {{player}} would cost a first-round pick.',
  'probation.dismissals-enough':
    'Your board declines: while you are on probation, it approves at most {{max}} dismissals of coaches and scouts.',
  'probation.ticket-price-far':
    'Your board declines: while you are on probation, tickets cost between {{least, money}} and {{most, money}}.',
  'probation.heard-enough':
    'Your board has declined {{max}} such requests today and will not hear more. Ask again tomorrow.',

  'championship.unknown': 'Championship not found.',
  'cup.unknown': 'Cup not found.',
  'cup.closed': 'Entries for this cup are closed.',
  'cup.entered': 'This team is already entered.',
  'cup.not-entered': 'Your team is not entered in this cup.',
  'cup.other-cup': 'Your team is already in another cup on these days.',
  'cup.too-many':
    'A club can hold {{max}} cups on the same days, including those it has called off. Hold the next one on later days.',
  'cup.full': 'All places in this cup are taken.',
  'cup.by-invitation': 'This cup is by invitation only.',
  'cup.not-organizer': 'Only the organizer of the cup can do this.',
  'cup.organizer-stays': 'The organizer cannot leave. Call the cup off instead.',
  'cup.size': 'A cup of this format and size does not fit into these days. Choose another size.',
  'cup.no-manager': 'Invite the team of another club that has a manager.',
  'cup.invited-already': 'An invitation to this team is already open.',
  'cup.too-many-invitations': 'You can have {{max}} invitations at a time. Wait until some are answered.',
  'cup.no-longer-open': 'This cup invitation is no longer open.',
  'scrimmage.own-club': 'Choose a team of another club.',
  'scrimmage.other-level': 'Choose a team of the same level.',
  'scrimmage.too-soon': 'Choose a time at least {{minutes}} minutes ahead.',
  'scrimmage.too-far-ahead': 'Choose a time in the next {{days}} days.',
  'scrimmage.too-many-agreed': 'One of the teams has {{max}} scrimmages ahead. Call one off, or play it first.',
  'scrimmage.not-agreed': 'Scrimmage not found. It may have been called off.',
  'scrimmage.on-the-ice': 'Your team is already on the ice in a scrimmage. Wait for the final horn.',
  'scrimmage.they-are-on-the-ice': 'They are on the ice in another scrimmage. Try again in a few minutes.',
  'scrimmage.invited-already': 'An invitation between these two teams is already open.',
  'scrimmage.too-many-invitations': 'You have {{max}} open invitations. Withdraw one, or wait for an answer.',
  'scrimmage.too-few-healthy': 'The {{team}} have too few healthy players today. Choose another opponent.',
  'scrimmage.invitation-unknown': 'Scrimmage invitation not found.',
  'scrimmage.no-longer-open': 'This invitation is no longer open.',

  'history.not-great-enough':
    'His number cannot be retired: it takes six seasons with the club, or two and the Hall of Fame.',
  'history.one-number-a-season': 'A club retires one number a season, and twelve in all. Come back next season.',

  'horn.unknown': 'Goal horn not found. Choose another.',
  'horn.full': 'You already have {{max}} horns. Remove one to add another.',
  'horn.not-audio': 'This file cannot be played. Choose another file.',
  'horn.length': 'A horn must last {{min}} to {{max}} milliseconds. Choose another clip.',
  'horn.silent': 'This clip is silent. Choose a louder one.',
  'horn.noise': 'This clip is only noise. Choose another sound.',
  'horn.taken-away': 'The admins have already removed this sound. Choose another.',

  'mentor.over': 'This mentoring is already over.',

  'banana.gone': 'This fruit is gone. Look again.',
  'banana.too-soon': 'Not so fast. Try again in {{seconds}} s.',
  'banana.found-enough': 'Your household has found all {{max}} pieces of fruit of this Banana Day.',
  'banana.not-today': 'Banana Day is over.',
  'banana.already-on': 'Banana Day is already on.',
  'banana.too-few': 'You do not have enough fruit.',
  'banana.unfair': 'Swap different fruit, at most {{ratio}} for one.',
  'banana.too-many-orders': 'You have {{max}} open orders. Cancel one first.',
  'banana.order-gone': 'This order is gone.',
  'banana.own-household': 'This order is from your own household.',
  'banana.once': 'You have already made this.',
  'banana.no-room': 'Your household can get {{left}} more pucks for fruit. Your fruit is unchanged.',
  'horn.locked': 'Win this horn with fruit first.',
  'quest.not-done': 'This quest is not done yet. Rewards are counted at night.',
  'quest.limit-reached': 'This reward is over today’s limit: {{left}} pucks are left. Claim it on another day (UTC).',
  'puck.not-friends': 'You can only give pucks to friends.',
  'puck.too-young': 'You can give pucks once your account is {{days}} days old.',
  'puck.sent-enough': 'You can give {{max}} pucks a day (UTC): {{left}} are left today.',
  'puck.received-enough': 'A household can get {{max}} pucks a day (UTC) from others: {{left}} are left today.',
  'shop.owned': 'You already own this.',
  'shop.not-owned': 'You do not own this. Buy it in the shop first.',
  'shop.colors-alike': 'The first two colors are too alike: their contrast must be {{min}} or more.',
  'shop.custom-full': 'You already use all the custom players that you bought ({{max}}). Remove one, or buy another.',
  'shop.custom-often': 'You can name custom players {{max}} times within 24 hours. Try again later.',
  'shop.custom-name': 'Choose another name: a player already has it, or its letters could be mistaken for others.',
  'shop.no-junior': 'This player is not a junior of your club.',
  'shop.unknown-custom-player': 'Custom player not found.',
  'shop.no-cards': 'There are not enough players for a card pack yet.',
  'shop.unknown-user': 'Manager not found.',
  'puck.too-few': 'You need {{price}} pucks and have {{balance}}.',
  'raffle.unknown': 'Raffle not found.',
  'raffle.closed': 'This raffle is closed. Enter the next one.',
  'raffle.admin': 'Admins cannot take part in raffles.',
  'raffle.undeclared': 'Raffles are for users who are {{age}} or older. Declare your age first.',
  'raffle.minor': 'Raffles are for users who are {{age}} or older.',
  'raffle.enough': 'You can have {{max}} tickets in a raffle: {{left}} are left for you.',
  'raffle.free-taken': 'Your household has had its free ticket today. The next one is available tomorrow (UTC).',
  'raffle.not-drawn': 'This raffle has not been drawn yet.',
  'puck.frozen': 'The pucks of this account are frozen. Contact the admins through the help page.',

  'purchase.unknown': 'Purchase or account not found.',
  'purchase.closed': 'The shop is not taking payments right now. Try again later.',
  'purchase.test-only': 'Payments are being tested: only admins can order.',
  'purchase.no-dispute': 'The account is not frozen by a dispute over this purchase.',
  'purchase.old-terms': 'The terms of sale have changed. Reload the page and read them.',
  'purchase.over-day': 'This is over your daily spending limit (UTC): {{left}} left.',
  'purchase.over-month': 'This is over your {{days}}-day spending limit: {{left}} left.',
  'purchase.provider': 'The payment provider is not responding. Nothing was charged; try again in a few minutes.',
  'purchase.not-refundable': 'Only paid packs of pucks can be refunded, within {{days}} days.',
  'purchase.nothing-unspent': 'No pucks of this purchase are left to return.',
  'purchase.no-debt': 'You owe nothing, or have no pucks to pay with.',
  'purchase.household': 'Admins cannot decide about themselves or their household.',
  'purchase.unknown-grant': 'This grant has already been decided.',
  'purchase.many-waiting': 'You have {{max}} grants waiting. One of them must be decided first.',
  'withdrawal.unknown': 'Withdrawal not found.',
  'withdrawal.off': 'Withdrawals are off. The operator of this game has set no budget for them.',
  'withdrawal.admin': 'Admins cannot withdraw pucks.',
  'withdrawal.age': 'Withdrawals are for users who have declared that they are {{age}} or older.',
  'withdrawal.too-young': 'Accounts can withdraw pucks once they are {{days}} days old.',
  'withdrawal.debt': 'You cannot withdraw while you owe pucks: {{pucks}} are owed from a refund.',
  'withdrawal.open-already': 'You have an open withdrawal. Wait until it is decided, or cancel it.',
  'withdrawal.too-often': 'You can request {{max}} withdrawals within 24 hours. Try again later.',
  'withdrawal.too-few': 'A withdrawal must be at least {{min}} pucks.',
  'withdrawal.not-earned': 'Only earned pucks can be withdrawn. You have {{earned}}.',
  'withdrawal.monthly': 'A household can withdraw {{max}} pucks a month: {{left}} are left.',
  'withdrawal.charity': 'Choose one of the listed charities for a donation.',
  'withdrawal.no-reviewer': 'No admin outside of your household can review a withdrawal.',
  'withdrawal.closed': 'This withdrawal has already been decided.',
  'withdrawal.not-in-review': 'Start reviewing this withdrawal first.',
  'withdrawal.own-household': 'Admins cannot review their own or their household’s withdrawals.',
  'withdrawal.not-approved': 'This withdrawal is not approved.',
  'withdrawal.older-first':
    'Pay the older approved withdrawal first: it can be paid now, or belongs to the same household.',
  'withdrawal.over-budget': 'This is over the monthly budget: {{left}} pucks are left.',
  'sponsorship.unknown': 'There is nothing to sponsor here.',
  'sponsorship.name':
    'Choose another name for the boards. It must not pose as the game, mix alphabets or hide letters.',
  'quest.nothing-ready': 'No rewards to claim. They are counted at night.',
  'quest.claimed-already': 'You have already claimed this reward.',

  'hall.closed': 'This season’s votes have been counted. Come back when the next ballot opens.',
  'hall.not-on-ballot': 'One of your choices is not on this ballot. Reload the page.',

  'saved-search.unknown': 'This search no longer exists.',
  'saved-search.full': 'You already have {{max}} saved searches. Delete one first.',
  'saved-search.read-only':
    'Without premium you can change your first {{max}} searches. This one can be used and deleted.',
  'saved-search.named': 'You already have a search called {{name}}. Choose another name.',
  'saved-search.broad': '{{count}} players match this search. Narrow it to {{max}} or fewer to get alerts.',

  'shortlist.full': 'Your shortlist has {{max}} players. Remove one first.',
  'shortlist.note-too-long': 'A note can have {{max}} characters.',
  'shortlist.retired': 'He has retired.',
  'shortlist.home-based': 'He plays in his own country’s league, and only his nation calls him up.',

  'camp.over': 'This camp is over. The next one is in the next preseason.',
  'camp.not-eligible': 'One of these players has left your club, or is too old for this camp. Reload the page.',
  'camp.too-many': 'A camp like this has {{places}} places.',

  'training.not-trainable':
    'None of these players can train that skill. Choose one that is neither maxed nor declining.',
  'training.too-many-templates': 'You already have {{most}} templates. Remove one first.',
  'training.not-yours': 'One of these players has left your club. Reload the page.',
} as const satisfies Record<
  RefusalOf<
    | 'club'
    | 'team'
    | 'player'
    | 'league'
    | 'game'
    | 'lineup'
    | 'facilities'
    | 'finances'
    | 'probation'
    | 'scrimmage'
    | 'championship'
    | 'cup'
    | 'history'
    | 'horn'
    | 'banana'
    | 'mentor'
    | 'puck'
    | 'purchase'
    | 'withdrawal'
    | 'sponsorship'
    | 'quest'
    | 'raffle'
    | 'hall'
    | 'saved-search'
    | 'shop'
    | 'shortlist'
    | 'camp'
    | 'training'
  >,
  string
>;
