/** Refusals at the door: logging in, the account, settings, what the whole site refuses. */
import type { RefusalOf } from '#domains/refusals.ts';

export default {
  'session.none': 'Please log in.',

  'account.not-activated': 'Activate your account first.',
  'account.muted': 'A moderator has muted you until {{until, moment}}. You can read, play, report and appeal.',
  'account.suspended':
    'Your account is suspended until {{until, moment}}. You can read, export your data and appeal under Settings, Your data.',
  'account.banned': 'Your account is banned. You can appeal, export your data and delete your account.',
  'account.bankrupt': 'Your club is bankrupt. Choose another one first.',
  'account.not-bankrupt': 'Only for managers whose club went bankrupt.',
  'account.name-taken': 'Another manager has this name or had it lately, or one that looks the same. Choose another.',
  'account.too-many-renames':
    'You can change your name {{max}} times within {{within}} days. Days until you can change it again: {{days}}.',
  'account.name-reserved': 'This name is reserved. Choose another.',
  'account.name-invisible': 'Use visible characters.',
  'account.name-mixed': 'Use letters from a single alphabet.',
  'account.no-country': 'Choose a country from the list.',
  'account.no-time-zone': 'Choose a time zone from the list.',
  'account.wrong-password': 'Wrong password. Try again.',
  'account.second-factor-there': 'Two-step login is already on.',
  'account.second-factor-missing': 'Two-step login is not on.',
  'account.email-taken': 'Another account uses this address. Log in to that account, or enter a different address.',
  'account.email-same': 'Your account already uses this address.',
  'account.session-unknown': 'Session not found.',
  'account.age-declared':
    'You declared that you are under 18. You can change this {{days}} days after the declaration.',
  'account.only-admin': 'You are the only admin. Promote another user first.',

  'ability.missing': 'You do not have permission to do this.',

  'input.unusable': 'Some of your entries are not valid. Check them and try again.',

  'feature.closed': 'This part of the game is temporarily closed. Try again later.',

  'world.maintenance': 'The game is down for maintenance. Season transition takes a few minutes.',
  'world.advancing': 'The world is already being advanced. Wait until that is done.',
  'world.taking-step': 'The world is processing a step. Try again when it is done.',
  'world.waits-for-nobody': 'The next day does not wait for managers in this world.',
  'world.not-own-pace': 'This world runs by itself: managers cannot advance it.',
  'world.stopped-by-admin': 'An admin has stopped the clock. Try again when it resumes.',
  'world.game-is-live': 'Your game is live. Watch it, or skip to the end.',
  'world.no-game-ahead': 'No games are left this season.',
  'world.no-round-ahead': 'The last bidding round of the season is over.',
  'world.not-yours': 'Only the manager who has this world to themselves, or an admin, can do this.',
  'world.not-alone': 'More than one manager has a club, so no one can set the pace alone.',
  'world.owner-asked':
    'One manager plays this world at their own pace. They have been asked, and you will be notified when clubs are open.',
  'world.owner-declined':
    'The manager of this world plays on alone for now. You can ask again a day after their answer.',
  'world.latest-too-short': 'The wait for managers must be at least as long as a game day.',

  'request.unreadable': 'The request could not be understood.',
  'request.nothing-here': 'Page not found.',
  'request.wrong-method': 'This address does not support that method.',
  'request.late': 'The request timed out.',
  'request.large': 'The request is too large.',
  'request.long-address': 'The address is too long.',
  'request.not-json': 'The request must be JSON.',
  'request.outdated-page': 'Your page is out of date. Reload it and try again.',
  'request.used-id': 'This request id was used for something else. Reload the page and try again.',
  'request.no-version': 'Send the version you edited in the If-Match header.',
  'request.too-many': 'Too many attempts. Wait a moment, then try again.',
  'request.large-head': 'The request headers are too large.',
  'request.unanswered': 'The request could not be answered. Try again.',

  'server.broken': 'Something went wrong on our side. Please try again.',
  'server.busy': 'The game is very busy. Try again in a moment.',
  'server.disk-full': 'The server’s disk is full. Nothing can be saved until there is space; admins can log in.',

  'auth.wrong-login': 'Wrong email or password. Try again.',
  'auth.code-needed': 'Enter the six digits that your authenticator app shows, or a recovery code.',
  'auth.code-wrong': 'This code is wrong or has already been used. Wait for the next one.',
  'auth.too-many-codes': 'Too many wrong codes. Wait {{minutes}} minutes, then try again.',
  'auth.too-many-tries': 'Too many wrong passwords from here. Try again in {{minutes}} min, or reset your password.',
  'auth.too-many-mails': 'This address has been sent several emails. Look in the spam folder, or try again in an hour.',
  'auth.guessable': 'This password is too easy to guess. Use several words, or a longer mix of characters.',
  'auth.barred-household':
    'An account in your household is suspended until {{until, moment}}. You can register after that.',
  'auth.barred-household-for-good': 'An account in your household was banned, so you cannot register another one.',
  'auth.barred-address':
    'An account with this email was suspended until {{until, moment}}, then deleted. Register again after that.',
  'auth.barred-address-for-good': 'An account with this email was banned, then deleted. The ban still applies.',
  'auth.ref-code-unknown': 'This referral code does not exist. Correct it or leave it empty.',
  'auth.activation-stale': 'This link is no longer valid. Log in and request a new one.',
  'auth.change-stale': 'This link is no longer valid. Request a new one in your settings.',
  'auth.reset-stale': 'This link is no longer valid. Request a new one.',
  'auth.active-already': 'Your account is already active.',

  'user.unknown': 'User not found.',
  'user.not-activated': 'This user has not activated their account yet.',
  'user.no-wait': 'This user can already take a club.',
  'user.only-admin': 'This is the only admin. Promote another user first.',
  'admin.second-admin': 'Another admin has to approve this.',
  'admin.same-household':
    'You share a household with the first admin. An admin of another household has to approve this.',
  'admin.waits': 'No other admin can approve this. You can confirm it in {{hours}} hours.',
  'admin.new-role': 'This takes two admins, and one of the roles is too new. It counts in {{days}} days.',

  'settings.unusable': 'Some of these settings are not valid. Check them and try again.',
  'settings.unknown': 'Setting not found.',
  'settings.no-switch': 'Must be on or off.',
  'settings.no-choice': 'Must be one of {{choices}}.',
  'settings.no-colors': 'Must be colors by rating band.',
  'settings.no-color': 'Must be colors like #1565c0 by rating band.',
  'settings.no-columns': 'Must be the columns of a table, each listed once.',

  'passkey.refused': 'This passkey does not work here. Try another one.',
  'passkey.unknown': 'Passkey not found.',
  'passkey.too-many': 'You have {{max}} passkeys. Remove one first.',

  'push.unknown-service': 'Rinkside does not support this browser’s notification service.',
  'push.invalid-key': 'This browser sent an invalid key. Turn notifications off and on again.',
  'push.unknown-device': 'This device no longer gets notifications.',

  'reminder.bad-link':
    'This link does not work. Open it from the email again, or turn the emails off in your settings.',

  'help.too-many-waiting': 'You have {{max}} questions waiting. Wait for an answer, then ask again.',
  'help.unknown': 'Question not found.',
  'help.answered-already': 'Another admin has answered this question.',

  'moderation.unknown-subject': 'This content is no longer there.',
  'moderation.unknown-case': 'Case not found.',
  'moderation.yours': 'This is your own. You can change or remove it yourself.',
  'moderation.involved':
    'You are involved: this content is your own or of your household, or you have reported it yourself.',
  'moderation.reported-already': 'You have reported this before, and a moderator has decided.',
  'moderation.too-many-waiting':
    'You have {{max}} reports waiting for a moderator. You can file more once they are decided.',
  'moderation.too-many-today': 'You can file {{max}} reports within 24 hours. Try again in {{hours}} h.',
  'moderation.claimed': 'Another moderator is working on this case.',
  'moderation.not-claimed': 'Claim the case first.',
  'moderation.decided': 'This case has been decided.',
  'moderation.no-appeal': 'This decision can no longer be appealed.',
  'moderation.own-report': 'You have reported this yourself. Another moderator decides.',
  'moderation.of-admin': 'Only an admin decides about what an admin has written.',
  'moderation.admin-unsanctioned': 'Admins cannot be sanctioned. Remove the admin role first.',
  'moderation.nobody-to-sanction': 'The author has left, so no one can be sanctioned.',
  'moderation.admins-ban': 'Only admins ban. Suspend the author, or release the case for an admin.',
  'moderation.no-sanction': 'There is no sanction to lift.',
  'moderation.same-judge':
    'You made the first decision. Another moderator decides the appeal; if there is none, you can after 24 hours.',

  'appointment.unknown': 'Appointment not found.',
  'appointment.unknown-competition': 'This competition has no organizers.',
  'appointment.held': 'This user already holds this appointment.',
  'appointment.ended': 'This appointment has already ended.',

  'text-template.full': 'You already have {{max}} templates. Delete one first.',
  'text-template.read-only':
    'Without premium you can edit {{max}} templates, and this one is over that limit. You can insert and delete it.',
  'discussion.comment-unknown': 'Comment not found; it may have been removed.',
  'discussion.too-many-drawings': 'Insert at most {{max}} games, cards and charts in one text.',
  'discussion.too-many-named': 'Mention at most {{max}} players, teams and others in one text.',
  'discussion.too-many-mentions':
    'Mention at most {{max}} managers in one text. Visits and posts in the forum earn you more.',
  'discussion.no-links-yet': 'New members can’t post external links yet. Visits and posts in the forum earn them.',
  'discussion.too-many-links':
    'Post at most {{max}} external links in one text. Visits and posts in the forum earn you more.',
  'discussion.too-many-lines': 'You can post here {{max}} times within 24 hours. Try again in {{hours}} h.',
  'discussion.repeated': 'You already posted exactly this. You can post it again in {{hours}} h.',
  'discussion.too-many-edits': 'You can edit {{max}} times within 24 hours.',
  'discussion.too-late': 'It is too late to remove this.',

  'proposal.unknown': 'Proposal not found.',
  'proposal.too-many-open': 'You have {{max}} open proposals. Withdraw one, or wait until one is decided.',
  'proposal.closed': 'Voting on this proposal is closed.',

  'invitation.unknown': 'Invitation not found.',
  'invitation.no-longer-open': 'This invitation was answered or withdrawn, or has expired.',
  'invitation.open-already': 'You two already have an open invitation. Answer it, or wait for the answer.',
  'invitation.too-many-open': '{{max}} of your invitations are open. Withdraw one before you send another.',
  'invitation.too-many-today': 'You can send {{max}} of these invitations within 24 hours. Try again in {{hours}} h.',
  'invitation.too-many-to-one':
    'You can send the same manager {{max}} of these invitations within 24 hours. Try again in {{hours}} h.',
  'invitation.declined-lately': 'They declined your last invitation. Days until you can send another one: {{days}}.',

  'friend.oneself': 'You cannot befriend yourself.',
  'friend.already': 'You are already friends.',
  'friend.takes-none': 'This manager is not accepting friend invitations.',
  'friend.too-many': 'You can have {{max}} friends. Remove one to make room.',
  'friend.blocked': 'You have blocked this manager. Unblock them first.',
  'friend.too-many-blocked': 'You can block {{max}} managers. Unblock one to make room.',
  'friend.they-have-too-many': 'Their friend list is full.',

  'follow.unknown': 'There is nothing to follow here.',
  'follow.oneself': 'You cannot follow yourself.',
  'follow.too-many': 'You can follow {{max}} of each type. Unfollow one to make room.',

  'message.unknown': 'Conversation not found.',
  'message.unknown-user': 'Recipient not found.',
  'message.oneself': 'You cannot write to yourself.',
  'message.blocked': 'You have blocked this manager. Unblock them to write to them.',
  'message.takes-none': '{{user}} only accepts messages from people they have chosen.',
  'message.gone': 'This manager has left the game.',
  'message.asked-before': '{{user}} has not answered your last request yet.',
  'message.unanswered': 'You can send {{max}} messages before your request is accepted.',
  'message.too-many-requests':
    'You have contacted {{max}} new people in 24 hours. You can contact the next one in {{hours}} h.',
  'message.too-late': 'Messages can be edited for five minutes.',
  'message.group-full': 'A group can have {{max}} members.',
  'message.no-group': 'You can do this only in groups that you belong to.',
  'message.not-owner': 'Only the owner of a group can remove members.',
  'message.name-needed': 'Name your group.',
  'message.no-request': 'This request has been answered.',

  'rookie.not-done': 'This task is not done yet.',

  'calendar.unknown': 'Calendar not found.',

  'news.unknown': 'This item is gone.',
  'notification.unknown': 'Notification not found.',
  'notification.final': 'This cannot be undone.',
  'notification.of-former-club': 'This happened at a club you no longer run.',
  'notification.undone-already': 'You have already undone this.',
  'notification.changed-since': 'This has changed since then, so there is nothing left to undo.',
  'notification.too-late': 'It is too late: this could only be undone on the same day.',
  'forum.category-unknown': 'Category not found.',
  'forum.topic-unknown': 'This topic is gone.',
  'forum.post-unknown': 'This post is gone.',
  'forum.staff-only': 'Only moderators can start topics in this category.',
  'forum.not-movable': 'Only moderators can move topics into or out of announcements.',
  'forum.locked': 'This topic is locked.',
  'forum.too-late-to-remove':
    'A post can be removed for {{minutes}} minutes and only while it is the last one. You can still edit it.',
  'forum.too-many-topics': 'You can start {{max}} topics within 24 hours. Try again in {{hours}} h.',
  'forum.too-many-posts': 'You can write {{max}} posts within 24 hours. Try again in {{hours}} h.',
  'forum.no-poll': 'This topic has no poll.',
  'forum.poll-closed': 'This poll is closed.',
  'forum.bad-options': 'Choose one of the options.',
} as const satisfies Record<
  RefusalOf<
    | 'session'
    | 'account'
    | 'ability'
    | 'discussion'
    | 'text-template'
    | 'input'
    | 'feature'
    | 'world'
    | 'request'
    | 'server'
    | 'auth'
    | 'user'
    | 'admin'
    | 'settings'
    | 'passkey'
    | 'notification'
    | 'push'
    | 'reminder'
    | 'help'
    | 'proposal'
    | 'forum'
    | 'moderation'
    | 'appointment'
    | 'follow'
    | 'friend'
    | 'message'
    | 'invitation'
    | 'rookie'
    | 'calendar'
    | 'news'
  >,
  string
>;
