/** Words of jobs. */
const words = {
  role: {
    head: 'head coach',
    offense: 'offense coach',
    defense: 'defense coach',
    goalie: 'goalie coach',
    youth: 'youth coach',
  },
  careers: {
    title: 'Careers',
    doors: 'Or make a career without a club',
    doorsHint:
      'Coaches, scouts, agents, reporters and presidents live in the same world as the managers. You may be one of each, beside a club or without one.',
    none: 'Has no career besides managing.',
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
  begin: {
    coach: {
      title: 'Begin a career as a coach',
      hint: 'You coach for pay, set the lines of your team as head coach or youth coach, and are judged by what your team should win. Whoever manages a club may only work for that club.',
      begun: 'Your career begins. Apply for a job.',
    },
    scout: {
      title: 'Begin a career as a scout',
      hint: 'You watch players for a club, write reports that only it reads, and are judged by how right they were.',
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
      hint: 'You stand for election in the federation whose member you are, and lead the hockey of a nation when you win.',
      begun: 'Your career begins. Stand for election.',
    },
    firstname: 'First name',
    lastname: 'Last name',
    nation: 'Nation',
    strength: 'Best as',
  },
  news: {
    hired: 'The {{team}} named {{person}} {{role}}.',
    dismissed: 'The {{team}} fired {{role}} {{person}}.',
    resigned: '{{person}} resigned as {{role}} of the {{team}}.',
    expired: 'The {{team}} and {{role}} {{person}} parted ways when his contract ran out.',
    'hired-away': '{{person}} left the {{team}}, whose {{role}} he was, for another job.',
    retired: '{{person}}, {{role}} of the {{team}}, retired.',
  },
  notification: {
    offer: 'The {{team}} offer you the job of {{role}}. Answer before tomorrow night.',
    applicant: '{{person}} applies to become your {{role}}.',
    filled: 'Your assistant hired {{person}} as {{role}}.',
  },
  lost: {
    dismissed: 'The {{team}} fired you. You are paid half of what your contract had left.',
    resigned: 'You are no longer {{role}} of the {{team}}.',
    expired: 'Your contract as {{role}} of the {{team}} has run out.',
    'hired-away': 'You left the {{team}} for your new job.',
    retired: 'Your career with the {{team}} is over.',
  },
  vacant: {
    dismissed: '{{person}} is no longer your {{role}}.',
    resigned: '{{person}} resigned as your {{role}}. Hire somebody within three days, or your assistant will.',
    expired:
      'The contract of your {{role}} {{person}} ran out. Hire somebody within three days, or your assistant will.',
    'hired-away':
      'Your {{role}} {{person}} left for another job. Hire somebody within three days, or your assistant will.',
    retired: 'Your {{role}} {{person}} retired. Hire somebody within three days, or your assistant will.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    job: typeof words;
  }
}
