/** Words of rosters across the organization, in English. */
const words = {
  tabs: 'Parts of the depth chart',
  tab: { players: 'Players', prospects: 'Prospects' },
  intro: 'All three teams by position: players signed for this season and the next two, and open spots.',
  waiverReturn: 'The {{team}} ask you to return {{player}} after your waiver claim. Undo the claim to agree.',
  noClub: 'Choose a club first to see its depth chart.',
  choose: 'Choose a club',
  team: 'Team',
  age: 'Age',
  player: 'Player',
  overall: 'OVR',
  overallTitle: 'Overall rating',
  seasonColumn: '{{season, season}}',
  seasonTitle: 'Season {{season, season}}: salary',
  signed: 'Season {{season, season}}: {{signed}} of {{needed}} on the first team signed',
  everybody: '{{signed}} of {{needed}} in all three teams',
  hole_one: '{{count}} spot open',
  hole_other: '{{count}} spots open',
  full: 'Full',
  expires: { restricted: 'RFA', unrestricted: 'UFA' },
  expiresTitle: {
    restricted: 'Restricted free agent: under 27 when his contract ends',
    unrestricted: 'Unrestricted free agent when his contract ends',
  },
  nobody: 'No players at this position',
  illegal: {
    men_one: 'Your first team has one player too many.',
    men_other: 'Your first team has {{count}} players too many.',
    dollars: 'Your club is {{amount}} over the cap.',
    by: 'Fix it before day {{day}}, or the league fines the club and your assistant fixes it.',
    reserve: 'He would put {{players}} on injured reserve.',
    down: 'He would send {{players}} down.',
    follow: 'Do that',
    done: 'Your assistant fixed the roster.',
    go: 'Open the roster',
    notice: 'Your club breaks the roster rules. Fix it before day {{day}}.',
    fined: 'The league fined your club {{fine, money}} for its roster. Your assistant fixed it.',
    memo: 'League fine: roster or cap over the limit',
  },
  inherited: {
    assistant:
      '{{player}} was put on waivers before you took over: any club in the league can claim him until tomorrow morning. You can take him back until a club does.',
    manager:
      'Your predecessor put {{player}} on waivers: any club in the league can claim him until tomorrow morning. If none does, he goes down.',
  },
  assistant: {
    recalled: 'Your assistant called {{player}} up to the {{team}} to cover for injuries and suspensions.',
    down: {
      FRM: 'Your assistant sent {{player}} down to the farm.',
      U21: 'Your assistant sent {{player}} down to the juniors.',
    },
    waivers: 'Your assistant put {{player}} on waivers to send him down.',
    reserved: 'Your assistant put {{player}} on injured reserve.',
  },
  reserve: {
    isOn: 'He is on injured reserve: he does not count against the first team until he is healthy again.',
    longTerm: 'He is out long term: his salary does not count against the cap until he is back.',
    put: 'Put on injured reserve',
    take: 'Take off injured reserve',
    done: { on: '{{player}} is on injured reserve.', off: '{{player}} is off injured reserve.' },
    hint: 'Frees his place on the first team. He comes off it by himself when he is healthy.',
    active: '{{count}} of {{max}} players count against the first team.',
  },
  moves: {
    title: 'Roster moves',
    to: { PRO: 'Call up to the first team', FRM: 'Send to the farm', U21: 'Send to the juniors' },
    question: {
      PRO: 'Call {{player}} up?',
      FRM: 'Send {{player}} to the farm?',
      U21: 'Send {{player}} to the juniors?',
    },
    atOnce: 'He goes at once. It costs nothing.',
    overWaivers:
      'He has to clear waivers: until tomorrow morning any club of the league can claim him, contract and all. If none does, he goes down.',
    cap: 'Cap space at the end of the season: {{before}} now, {{after}} then.',
    over: 'That is {{over}} more than the cap allows: make room first.',
    moved: '{{player}} is with his new team.',
    onWaivers: '{{player}} is on waivers until tomorrow morning.',
    waiting: 'On waivers: {{team}} want to send him down. It is settled tomorrow morning.',
    claim: 'Claim him',
    claimQuestion: 'Claim {{player}}?',
    claimExplained:
      'If no club below yours in the standings claims him, he joins your first team tomorrow, contract and all.',
    claimed: 'You have claimed him. The lowest-ranked claiming club gets him.',
    claimSent: 'Claim sent.',
    withdraw: 'Withdraw claim',
    withdrawn: 'Claim withdrawn.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    roster: typeof words;
  }
}
