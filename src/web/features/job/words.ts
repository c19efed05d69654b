/** Words of jobs. */
import { EVENTS, TITLES } from './titles.ts';

const words = {
  role: {
    head: 'head coach',
    offense: 'offense coach',
    defense: 'defense coach',
    goalie: 'goalie coach',
    youth: 'youth coach',
    chief: 'chief scout',
    amateur: 'amateur scout',
    goaltending: 'goalie scout',
  },
  careers: {
    title: 'Careers',
    doors: 'Or start a career without a club',
    doorsHint:
      'Coaches, scouts, agents, reporters and presidents live in the same world as the managers. You may be one of each, beside a club or without one.',
    none: 'No career besides managing',
    coach: 'Coach',
    scout: 'Scout',
    agent: 'Agent',
    reporter: 'Reporter',
    president: 'President',
    since: 'since {{season, season}}',
    until: '{{from, season}} to {{to, season}}',
    become: {
      coach: 'Become a coach',
      scout: 'Become a scout',
      agent: 'Become an agent',
      reporter: 'Become a reporter',
      president: 'Become a president',
    },
  },
  title: TITLES,
  event: EVENTS,
  jobs: {
    since: 'Since {{season, season}}',
    free: 'Without a job',
    pay: '{{money}} a season',
    until: 'through {{season, season}}',
    intro: 'Your own career, with or without a club. It never uses club money.',
    career: 'Your career',
    lines: 'Set the lines',
    resign: 'Resign',
    resignQuestion: 'Resign from your job?',
    resignExplanation: 'You leave today and are paid nothing more.',
    resigned: 'You have resigned.',
    retire: 'End career',
    retireQuestion: 'End this career?',
    retireExplanation: 'Your record stays. You can start another career later.',
    retired: 'Your career is over.',
    open: 'Open jobs',
    windowOpen: 'Window open: staff under contract can switch jobs',
    windowClosed: 'Window closed: only staff without a job, and promotions to lead a staff',
    noneOpen: 'No open jobs',
    noneOpenHint: 'Most jobs open the night a season ends and stay open for three nights.',
    nights_one: 'decided within {{count}} night',
    nights_other: 'decided within {{count}} nights',
    apply: 'Apply',
    letter: 'Your letter',
    letterHint: 'The club’s manager or the nation’s president reads it. AI employers weigh your skills and interview.',
    send: 'Send',
    applied: 'Application sent.',
    interview: 'Interview',
    interviewed: 'Answers sent.',
    question: {
      plan: 'What would you change first?',
      setback: 'You lose five games in a row. What then?',
      roster: 'Who gets the ice time?',
    },
    answer: {
      plan: {
        winning: 'The power play. Games are won there.',
        youth: 'I would give the young players a plan for the season.',
        harmony: 'I would listen to everybody first.',
      },
      setback: {
        winning: 'Fewer risks and shorter benches until we win.',
        youth: 'We stay with the kids. They learn from it.',
        harmony: 'I take the blame and keep the room together.',
      },
      roster: {
        winning: 'The players who help us win tonight.',
        youth: 'Those who will be better next year.',
        harmony: 'Everybody who works for it.',
      },
    },
    state: {
      applied: 'You have applied.',
      offered: 'You have an offer.',
      accepted: 'You have accepted.',
      declined: 'You have declined.',
      rejected: 'The job went to somebody else.',
      withdrawn: 'You have withdrawn.',
    },
    asks: 'Required fit: {{fit}} or higher.',
    asksMore: 'Required fit: {{fit}} or higher, above yours today.',
    shortlisted: 'You are on the shortlist.',
    offer: '{{money}} a season, through {{season, season}}',
    accept: 'Accept',
    decline: 'Decline',
    newTerms: 'New terms: {{money}} a season, through {{season, season}}.',
    termsAccepted: 'New terms accepted.',
    termsDeclined: 'Offer declined. Your contract is unchanged.',
    past: 'Past applications',
    withdraw: 'Withdraw',
    accepted: 'You got the job.',
    withdrawn: 'Application withdrawn.',
    history: 'Your history',
  },
  terms: 'He asks for {{ask}} a season. You may offer him more or up to 5% less, for at most four seasons.',
  payField: 'Dollars a season',
  untilField: 'Through season',
  bonus: {
    field: 'Playoff bonus in dollars',
    hint: 'Paid in each season in which your first team makes the playoffs; at most half of a season’s pay: {{most}}.',
    worth: 'A bonus is uncertain, so it counts for less than salary: he values this at {{money}} a season.',
    short: 'playoff bonus {{money}}',
    said: 'Playoff bonus: {{money}} a season.',
  },
  total: 'You pay {{money}} a day from today on.',
  applicants: {
    title: 'Applicants',
    age: '{{age}} years old',
    asks: 'asks for {{money}} a season',
    today: 'applied today',
    daysAgo_one: 'applied yesterday',
    daysAgo_other: 'applied {{count}} days ago',
    putOnShort: 'Shortlist',
    takeOff: 'Remove from shortlist',
    putOn: '{{name}} is on your shortlist.',
    takenOff: '{{name}} is off your shortlist.',
    shortlisted: 'On your shortlist',
    shortlistTip:
      'If you have not decided after two days, your assistant offers the best candidate on your shortlist his asking price.',
    noLetter: 'No letter.',
    noInterview: 'No interview yet.',
    offered: 'You have offered {{money}} a season, through {{season, season}}.',
  },
  requirement: {
    label: 'Minimum fit',
    hint: 'Candidates below it cannot apply. If none qualifies, your assistant hires the best available.',
    none: 'None',
    saved: 'Saved. Applicants can see this.',
  },
  limit: {
    title: 'While you are away',
    hint: 'After three days your assistant fills an open job with the best candidate within this limit, or the cheapest if all ask for more.',
    most: 'Maximum salary for a coach or scout',
    none: 'No limit',
    save: 'Save',
    saved: 'Saved.',
  },
  post: {
    vacant: 'Vacant',
    vacantHint: 'New hires start today. After three days the assistant hires for you.',
    vacantOther: 'The job is open.',
    users: 'User',
    since: 'since {{season, season}}',
    hire: 'Hire',
    hireFor: 'Hire {{name}} as {{role}}',
    hired: '{{name}} joins your staff.',
    offered: 'Offer sent to {{name}}.',
    waiting: 'Considering your offer of {{money}} a season, through {{season, season}}.',
    termsHint: 'He is a user and decides himself; comparable staff ask for {{ask}} a season.',
    offeredTo: 'Offer made.',
    extend: 'New terms',
    extendFor: 'New terms for {{name}}',
    extended: '{{name}} has signed.',
    dismiss: 'Fire',
    dismissQuestion: 'Fire {{name}}?',
    dismissExplanation:
      'You pay him {{money}} today: half of what his contract has left. The job is open from now on, and your assistant fills it after three days.',
    dismissed: '{{name}} is no longer on your staff.',
  },
  begin: {
    coach: {
      title: 'Begin a career as a coach',
      hint: 'You coach a club or the national teams of a nation for pay, set the lines of your club as its head coach or youth coach, and are judged against the wins expected of your team. Managers can work for their own club or for a nation; federation presidents cannot work for a nation.',
      begun: 'Your career begins. Apply for a job.',
    },
    scout: {
      title: 'Begin a career as a scout',
      hint: 'You watch players for a club, write reports for it alone, and are judged by your accuracy.',
      begun: 'Your career begins. Apply for a job.',
    },
    agent: {
      title: 'Begin a career as an agent',
      hint: 'You represent players, bargain for them with clubs, and earn a share of what they sign for. You cannot bargain with a club of your own.',
      begun: 'Your career begins. Find your first clients.',
    },
    reporter: {
      title: 'Begin a career as a reporter',
      hint: 'You write for one of the papers of this world, and earn by the readers you find.',
      begun: 'Your career begins. Write your first article.',
    },
    president: {
      title: 'Begin a career as a federation president',
      hint: 'You run for election in your federation, and lead a nation’s hockey when you win.',
      begun: 'Your career begins. Run for election.',
    },
    firstname: 'First name',
    lastname: 'Last name',
    nation: 'Nation',
    strength: 'Best as',
  },
  news: {
    hired: 'The {{team}} named {{person}} $t(role.{{role}}).',
    dismissed: 'The {{team}} fired $t(role.{{role}}) {{person}}.',
    resigned: '{{person}} resigned as $t(role.{{role}}) of the {{team}}.',
    expired:
      'The contract of $t(role.{{role}}) {{person}} has expired, and the {{team}} are looking for a replacement.',
    'hired-away': '{{person}}, $t(role.{{role}}) of the {{team}}, left for another job.',
    retired: '{{person}}, $t(role.{{role}}) of the {{team}}, retired.',
  },
  termsSaid: {
    offered: {
      club: 'The {{employer}} offer you new terms as $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
      nation:
        'The federation of {{employer}} offers you new terms as $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
    },
    renewed: {
      club: 'The {{employer}} keep you as $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
      nation:
        'The federation of {{employer}} keeps you as $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
    },
    kept: {
      club: 'Your assistant keeps {{person}} as $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
      nation:
        'Your assistant keeps {{person}} as $t(role.{{role}}) of {{employer}}: {{pay, money}} a season, through {{untilSeason, season}}.',
    },
    accepted: {
      club: 'Your $t(role.{{role}}) {{person}} accepts the new terms.',
      nation: '{{person}}, $t(role.{{role}}) of {{employer}}, accepts the new terms.',
    },
    declined: {
      club: 'Your $t(role.{{role}}) {{person}} turns the new terms down.',
      nation: '{{person}}, $t(role.{{role}}) of {{employer}}, turns the new terms down.',
    },
    taken: {
      club: '{{person}} accepts your offer and is your new $t(role.{{role}}).',
      nation: '{{person}} accepts your offer and is the new $t(role.{{role}}) of {{employer}}.',
    },
    refused: {
      club: '{{person}} does not want to become your $t(role.{{role}}).',
      nation: '{{person}} does not want to become $t(role.{{role}}) of {{employer}}.',
    },
    shortlisted: {
      club: 'The {{employer}} have put you on their shortlist for the job of $t(role.{{role}}).',
      nation: '{{employer}} has put you on its shortlist for the job of $t(role.{{role}}).',
    },
    rejected: {
      club: 'The {{employer}} have named somebody else $t(role.{{role}}).',
      nation: 'The federation of {{employer}} has named somebody else $t(role.{{role}}).',
    },
  },
  notification: {
    offer: 'The {{team}} offer you the job of $t(role.{{role}}). Answer before tomorrow night.',
    applicant: '{{person}} applies to become your $t(role.{{role}}).',
    filled: 'Your assistant hired {{person}} as $t(role.{{role}}).',
  },
  lost: {
    dismissed: 'The {{team}} fired you. You are paid half of what your contract had left.',
    resigned: 'You are no longer $t(role.{{role}}) of the {{team}}.',
    expired: 'Your contract as $t(role.{{role}}) of the {{team}} has expired.',
    'hired-away': 'You left the {{team}} for your new job.',
    retired: 'Your career with the {{team}} is over.',
  },
  nation: {
    hired: 'The federation of {{nation}} named {{person}} $t(role.{{role}}) of its national teams.',
    ended: {
      dismissed: 'The federation of {{nation}} fired $t(role.{{role}}) {{person}}.',
      resigned: '{{person}} resigned as $t(role.{{role}}) of {{nation}}.',
      expired:
        'The contract of $t(role.{{role}}) {{person}} has expired, and the federation of {{nation}} is looking for a replacement.',
      'hired-away': '{{person}}, $t(role.{{role}}) of {{nation}}, left for another job.',
      retired: '{{person}}, $t(role.{{role}}) of {{nation}}, retired.',
    },
    offer:
      'The federation of {{nation}} offers you the job of $t(role.{{role}}) of its national teams. Answer before tomorrow night.',
    lost: {
      dismissed: 'The federation of {{nation}} fired you. You are paid half of what your contract had left.',
      resigned: 'You are no longer $t(role.{{role}}) of {{nation}}.',
      expired: 'Your contract as $t(role.{{role}}) of {{nation}} has expired.',
      'hired-away': 'You left {{nation}} for your new job.',
      retired: 'Your career with {{nation}} is over.',
    },
    applicant: '{{person}} applies to become $t(role.{{role}}) of {{nation}}.',
    filled: 'Your assistant hired {{person}} as $t(role.{{role}}) of {{nation}}.',
    vacant: {
      dismissed: '{{person}} is no longer $t(role.{{role}}) of {{nation}}.',
      resigned:
        '{{person}} resigned as $t(role.{{role}}) of {{nation}}. Hire a replacement within three days, or your assistant will.',
      expired:
        'The contract of {{person}}, $t(role.{{role}}) of {{nation}}, expired. Hire a replacement within three days, or your assistant will.',
      'hired-away':
        '{{person}}, $t(role.{{role}}) of {{nation}}, left for another job. Hire a replacement within three days, or your assistant will.',
      retired:
        '{{person}}, $t(role.{{role}}) of {{nation}}, retired. Hire a replacement within three days, or your assistant will.',
    },
  },
  vacant: {
    dismissed: '{{person}} is no longer your $t(role.{{role}}).',
    resigned:
      '{{person}} resigned as your $t(role.{{role}}). Hire a replacement within three days, or your assistant will.',
    expired:
      'The contract of your $t(role.{{role}}) {{person}} expired. Hire a replacement within three days, or your assistant will.',
    'hired-away':
      'Your $t(role.{{role}}) {{person}} left for another job. Hire a replacement within three days, or your assistant will.',
    retired: 'Your $t(role.{{role}}) {{person}} retired. Hire a replacement within three days, or your assistant will.',
  },
  desk: {
    offered: {
      club: 'The {{employer}} offer you the job of $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
      nation:
        'The federation of {{employer}} offers you the job of $t(role.{{role}}): {{pay, money}} a season, through {{untilSeason, season}}.',
    },
    interview: {
      club: 'The {{employer}} have three questions for you before they choose their $t(role.{{role}}). $t(desk.decided, {"count": {{nightsLeft}} })',
      nation:
        'The federation of {{employer}} has three questions for you before it chooses its $t(role.{{role}}). $t(desk.decided, {"count": {{nightsLeft}} })',
    },
    open: {
      club: 'You need a $t(role.{{role}}): $t(desk.applicants, {"count": {{applicants}} }). $t(desk.assistant, {"count": {{nightsLeft}} })',
      nation:
        'The federation of {{employer}} needs a $t(role.{{role}}): $t(desk.applicants, {"count": {{applicants}} }). $t(desk.assistant, {"count": {{nightsLeft}} })',
    },
    applicants_zero: 'no applicants yet',
    applicants_one: '{{count}} applicant',
    applicants_other: '{{count}} applicants',
    decided_zero: 'It is decided tonight.',
    decided_one: 'It is decided tomorrow night at the latest.',
    decided_other: 'It is decided within {{count}} nights.',
    assistant_zero: 'Your assistant fills the job tonight.',
    assistant_one: 'Your assistant fills the job tomorrow night.',
    assistant_other: 'Your assistant fills the job in {{count}} nights.',
    answer: 'Answer',
    hire: 'Hire',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    job: typeof words;
  }
}
