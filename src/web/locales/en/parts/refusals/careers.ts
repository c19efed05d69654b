/** Refusals to people with a career: federations, coaches, agents, scouts, reporters. */
import type { RefusalOf } from '#domains/refusals.ts';

export default {
  'person.unknown': 'Person not found.',
  'person.one-already': 'You already have this career. End it before you start another.',
  'person.not-open': 'This career is not open yet.',
  'person.no-career': 'Begin a career first.',
  'person.has-job': 'Resign from your job first.',
  'person.name-not-allowed': 'Choose another name: this one could be mistaken for someone else’s.',
  'person.unknown-nation': 'Choose one of the nations of this world.',

  'federation.unknown': 'Federation not found.',
  'federation.closed': 'This federation is not accepting members right now.',
  'federation.one-already': 'You already belong to a federation or have applied to one. Leave it first.',
  'federation.wait': 'You left a federation recently. You can join another in {{days}} game days.',
  'federation.not-member': 'You are not a member of this federation.',
  'federation.budget-too-large': 'A budget can add up to 100 percent at most.',
  'federation.budget-too-late': 'Budgets can be proposed until day {{day}} of a season.',
  'federation.budget-vote': 'A budget vote is already under way.',
  'federation.no-budget-vote': 'No budget vote is under way.',
  'federation.budget-joined-too-late': 'You joined after this budget was proposed. You can vote on the next one.',
  'federation.held-open':
    'An election is under way or has been called for: until it is over, the federation accepts every applicant.',
  'federation.gm-taken': 'The national teams already have a general manager.',
  'federation.gm-today':
    'The national teams already got a general manager today. Appoint the next one on the next game day.',
  'federation.gm-not-member': 'Only members of the federation can lead its national teams.',
  'federation.gm-not-eligible':
    'Only eligible members who have put their name in the draw can lead the national teams.',
  'federation.gm-presides': 'Federation presidents cannot lead a national team.',
  'federation.gm-elsewhere': 'This member leads or works for another national team.',
  'federation.gm-household':
    'A household can have one national general manager, and none under a president of the same household.',
  'federation.no-gm': 'The national teams have no general manager.',
  'federation.no-application': 'This application has already been answered.',

  'ballot.closed': 'This vote is over.',
  'ballot.voted-already': 'You have already voted.',

  'election.none': 'No election is under way.',
  'election.not-member': 'Only members of the federation can run, vote and sign.',
  'election.no-career': 'Begin a career as a federation president first.',
  'election.too-late': 'The campaign is over.',
  'election.stands-already': 'You are already a candidate.',
  'election.presides-elsewhere': 'You are already president of another federation.',
  'election.not-standing': 'You are not a candidate in this election.',
  'election.no-such-candidate': 'Vote for a candidate on the ballot.',
  'election.joined-too-late': 'You joined after the campaign. You may vote in the next election.',
  'election.under-way': 'An election is already under way.',
  'election.too-early': 'A president cannot be recalled in the first two weeks. Wait another {{days}} game days.',
  'election.signed-already': 'You have already signed.',
  'election.no-president': 'The office is vacant.',

  'president.unknown': 'President not found.',

  'purse.nothing-to-learn': 'No courses are left for you here.',
  'purse.no-nation': 'Choose a nation whose hockey you do not know yet.',
  'purse.not-the-next': 'Your courses have changed. Reload and choose again.',
  'purse.too-many': 'The limit is {{max}} of these per season.',
  'purse.too-little': 'It costs {{price, money}}, and you have {{balance, money}} in your purse.',
  'job.unknown': 'Job not found.',
  'job.not-open': 'This job is no longer open.',
  'job.already-applied': 'You have already applied for this job.',
  'job.below-requirement': 'Required fit: {{min}}. Yours is {{fit}}.',
  'job.no-application': 'His application is no longer open.',
  'job.too-many': 'You have {{max}} applications waiting. Withdraw one first.',
  'job.conflict': 'Conflict of interest: staff can work for only one club, and presidents cannot coach a nation.',
  'job.bound': 'You are under contract. Outside the summer window you can only leave to lead a staff.',
  'job.no-offer': 'There is no offer to accept.',
  'job.not-held': 'This job is vacant.',
  'job.no-job': 'You have no job to leave.',
  'job.too-dear': 'You would owe {{amount, money}}, and there is only {{balance, money}}.',
  'job.under-rescue': 'The club is under a rescue plan: its assistant runs the staff until it is over.',
  'job.beyond-frame': 'This is over the nation’s staff budget: {{left, money}} a season is left for this job.',
  'job.bad-bonus': 'A playoff bonus can be at most half of a season’s pay, here {{max, money}}; nations pay none.',
  'job.bad-terms':
    'The contract must end with one of the seasons {{min}} to {{max}}, and no earlier than the current one.',
  'job.terms-changed': 'The terms have changed. Review them again.',
  'job.already-interviewed': 'You have already had your interview.',
  'job.wants-more': 'He asks for {{ask, money}} a season.',
  'job.pays-too-much': 'Your board pays at most twice the asking price: {{most, money}} a season, bonus included.',
  'job.own-pay':
    'This person is you or shares your network and cannot be paid above the market: {{ask, money}} a season.',
  'job.is-taken': 'He has taken another job.',
  'job.job-is-taken': 'This job is filled. Dismiss the current holder first.',
  'job.is-users': 'This person is a user and has not applied for the job.',

  'agent.unknown': 'Agent not found.',
  'agent.player-unknown': 'Player not found. Choose one from the list.',
  'agent.not-your-client': 'He is not your client.',
  'agent.conflict': 'You work for his club, so you cannot represent him there.',
  'agent.own-client': 'His agent works for your club or did so recently, so your club cannot sign him.',
  'agent.household':
    'His current or a recent agent and the club’s manager have logged in from the same network, so they cannot negotiate.',
  'agent.too-young': 'Players can have an agent from age {{age}}.',
  'agent.has-agent': 'He has an agent through season {{season, season}}.',
  'agent.offered-already': 'Your offer to represent him is already waiting for his answer.',
  'agent.too-many-offers': 'You have {{max}} offers waiting. He decides tonight.',
  'agent.no-room': 'You have room for {{max}} clients, offers included.',
  'agent.offer-closed': 'This offer to your client is no longer open.',
  'agent.no-club': 'He has no club to leave.',
  'agent.is-happy': 'He does not want to leave his club.',
  'agent.asked-already': 'You requested a trade recently. Try again in {{days}} game days.',
  'agent.no-clause': 'No clause of his contract lets him name clubs.',
  'agent.conflict-in-league': 'You work for a club in his league, so you cannot name clubs for him.',
  'agent.not-of-league': 'Name other clubs in his league.',
  'agent.too-many-named': 'He can name {{max}} clubs at most.',
  'agent.named-lately': 'You changed his clubs recently. Try again in {{days}} game days.',
  'agent.in-escrow': 'The league is reviewing a trade with him. Wait for its decision.',
  'agent.nothing-to-answer': 'The club has not made an offer.',
  'agent.client-wants-more': 'Your client would not sign this. He wants at least {{least, money}} a season.',
  'agent.asks-too-much': 'That is too high. Ask for at most {{most, money}} a season.',

  'coach.unknown': 'Coach not found.',

  'scout.unknown': 'Scout not found.',
  'scout.not-yours': 'Only his club and the scout himself can assign him.',
  'scout.too-late': 'The draft is here. Assignments start again with the new season.',
  'scout.nation-unknown': 'Nation not found.',
  'scout.no-opponent': 'Only a scout who works for a club can be sent to watch its next opponent.',
  'scout.budget-spent': 'Only {{left, money}} of the road budget is left, and a night there costs {{cost, money}}.',
  'scout.not-of-the-class': 'He is not eligible for this season’s draft.',

  'reporter.unknown': 'Reporter not found.',
  'reporter.unknown-desk': 'Desk not found.',
  'reporter.no-career': 'Start a career as a reporter first.',
  'reporter.no-desk': 'You are not accredited at a desk. Take a seat at one first.',
  'reporter.seated-already': 'You already write for this desk.',
  'reporter.too-soon': 'You joined your desk recently. You can change in {{days}} game days.',
  'reporter.desk-is-full': 'All {{max}} seats at this desk are taken. Choose another one.',

  'report-sale.no-career': 'Start a career as a scout first.',
  'report-sale.not-independent': 'You work for a club, so your reports belong to it.',
  'report-sale.no-report': 'You have not scouted this prospect on your own this season.',
  'report-sale.too-few-looks': 'Watch him at least {{least}} times before you sell a report on him.',
  'report-sale.too-many': 'You have {{max}} reports on offer. Withdraw one first.',
  'report-sale.too-late': 'The draft is here. Reports on this class can no longer be sold.',
  'report-sale.unknown': 'This report is no longer for sale.',
  'report-sale.bought-already': 'Your club already has this report.',
  'report-sale.other-price': 'The price has changed: it is now {{price, money}}.',
  'report-sale.conflict': 'This scout works for your club in another career, and cannot sell to it.',
  'report-sale.household':
    'You and this scout’s user have logged in from the same network, so he cannot sell to your club.',
  'report-sale.too-dear': 'The report costs {{price, money}}. Your club has {{balance, money}}.',
  'report-sale.not-bought': 'Your club has not bought this report this season.',

  'hosting.too-late': 'Bids were due by day {{day}}. You can bid for the next championship next season.',
  'hosting.bid-already': 'Your federation has already bid for this championship.',
  'hosting.no-bid': 'Your federation has no bid to withdraw.',
  'hosting.too-dear': 'You cannot pledge {{pledge, money}}: the federation has saved {{balance, money}}.',

  'interview.unknown': 'Interview not found.',
  'interview.no-manager': 'This club has no manager to interview.',
  'interview.yourself': 'You cannot interview yourself.',
  'interview.waiting': 'You have already asked this club. Wait for its answer.',
  'interview.too-many': 'You have {{max}} requests waiting. Wait for an answer first.',
  'interview.over': 'This interview is over.',
  'interview.incomplete': 'Answer all the questions.',

  'rumor.incomplete': 'Choose the player or team that the rumor is about.',
  'rumor.unknown-player': 'Player not found, or retired.',
  'rumor.unknown-team': 'This team does not belong to a club. Choose another.',
  'rumor.no-club': 'He is not with a club that could trade him.',
  'rumor.no-coach': 'This club has no head coach right now.',
  'rumor.has-a-hand': 'Conflict of interest: you work for one of these clubs or are the player’s agent.',
  'rumor.is-public': 'The league is already reviewing a trade with him, and it is public.',
  'rumor.told-already': 'Another reporter has published this rumor. Try again once it is settled.',
  'rumor.too-many': 'You have {{max}} open rumors. Publish another once one of them is settled.',

  'article.no-poll': 'There is no poll to vote in.',
  'article.poll-is-out': 'A published poll cannot be changed.',
  'article.question-short': 'The question needs at least {{min}} characters.',
  'article.bad-answers': 'Enter {{min}} to {{max}} answers, none of them empty.',
  'article.same-answers': 'Two of the answers are the same.',
  'article.no-such-answer': 'Answer not found.',
  'article.unknown': 'This article is not in the news.',
  'article.not-yours': 'Only the author can do this.',
  'article.yours': 'This is your own article.',
  'article.changed': 'This article was changed in another window. Reload it.',
  'article.published': 'This article is already in the news.',
  'article.not-published': 'This article is no longer in the news.',
  'article.too-many-drafts': 'You have {{max}} drafts. Publish or delete one first.',
  'article.too-many-today': 'You can publish {{max}} articles per game day. Publish this one tomorrow.',
  'article.too-short': 'Write at least {{min}} characters.',
  'article.headline-short': 'A headline needs at least {{min}} characters.',
  'article.too-many-embeds': 'An article can show at most {{max}} charts and tables.',
  'article.too-many-mentions': 'An article can mention at most {{max}} players and teams.',
  'article.unknown-reference': 'There is no {{what}}. Remove it or correct its number.',
  'article.unseen-game':
    'Not all readers could see game {{id}}: there is none, or it is a scrimmage, which only its managers see. Remove it.',
  'article.words-not-allowed': 'Use visible characters in normal order.',
} as const satisfies Record<
  RefusalOf<
    | 'person'
    | 'federation'
    | 'ballot'
    | 'election'
    | 'president'
    | 'job'
    | 'agent'
    | 'coach'
    | 'scout'
    | 'reporter'
    | 'purse'
    | 'report-sale'
    | 'hosting'
    | 'interview'
    | 'rumor'
    | 'article'
  >,
  string
>;
