/** Words of agents and their clients. */
const words = {
  none: 'No agent',
  noneHint: 'There is no agent with this address.',
  title: 'Agent',
  intro: 'Agents speak for players: they set what is asked, and answer what clubs offer.',
  retired: 'Retired after season {{season, season}}',
  age: '{{age}} years old',
  since: 'Agent since season {{season, season}}',
  user: 'The user behind him',
  player: 'His years as a player',
  traits: 'Character',
  trait: { hardness: 'Hardness', patience: 'Patience', network: 'Network', trust: 'Trust' },
  traitSays: {
    hardness: { low: 'Asks for less than others.', mid: 'Asks for what is usual.', high: 'Asks for more than others.' },
    patience: { low: 'Loses patience fast.', mid: 'Hears a few offers out.', high: 'Hears many offers out.' },
    network: { low: 'Knows few people yet.', mid: 'Knows his way around.', high: 'Knows everybody.' },
    trust: { low: 'Players are wary of him.', mid: 'Players trust him.', high: 'Players swear by him.' },
  },
  career: 'Career',
  clients: 'Clients',
  noClients: 'He represents nobody.',
  tile: {
    clients: 'Clients',
    limit: 'of {{count}}',
    payroll: 'Clients earn',
    payrollNote: 'a season',
    deals: 'Contracts signed',
    dealsNote: 'by his clients since they are with him',
    dollars: 'Worth',
    dollarsNote: 'of these contracts',
  },
  column: {
    overall: 'OVR',
    overallTitle: 'Overall',
    player: 'Player',
    age: 'Age',
    team: 'Team',
    free: 'Free agent',
    salary: 'Salary',
    contract: 'Contract through',
    until: 'Client through',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    agent: typeof words;
  }
}
