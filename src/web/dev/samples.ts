/** Made-up clubs and people for the design system page, with names as short and as long as the game has them. */
import type { AnyTeamRef, GameRef, PersonRef, PlayerRef, TeamRef } from '#domains/shapes.ts';

export const NATIONS = [
  { id: 1, code: 'CA', name: 'Canada' },
  { id: 2, code: 'FI', name: 'Finland' },
] as const;

export const TEAM: TeamRef = {
  id: 11,
  clubId: 1,
  level: 'PRO',
  leagueId: 1,
  city: 'Tampere',
  nickname: 'Bears',
  abbr: 'TAM',
  colors: ['#7a1f2b', '#f2c14e', '#ffffff'],
};
export const FARM: TeamRef = { ...TEAM, id: 12, level: 'FRM' };
export const JUNIORS: TeamRef = { ...TEAM, id: 13, level: 'U21' };
export const LONG_TEAM: TeamRef = {
  ...TEAM,
  id: 21,
  clubId: 2,
  city: 'Saint-Georges-de-Champlain',
  nickname: 'Northern Thunderbirds',
  abbr: 'SGC',
  colors: ['#0b3d2e', '#dfe7e2', '#c08a2b'],
};
export const NATION_TEAM: AnyTeamRef = {
  ...TEAM,
  id: 31,
  clubId: null,
  level: null,
  leagueId: null,
  nationId: 2,
  city: 'Finland',
  nickname: '',
  abbr: 'FIN',
};
export const PICKUP_TEAM: AnyTeamRef = { ...NATION_TEAM, id: 32, nationId: null, city: 'Lake Dwellers', abbr: 'LKD' };

export const PLAYER: PlayerRef = {
  id: 1,
  firstname: 'Ole',
  lastname: 'Grankvist',
  nationId: 1,
  position: 'C',
  jerseyNumber: 19,
  teamId: TEAM.id,
};
export const LONG_PLAYER: PlayerRef = {
  ...PLAYER,
  id: 2,
  firstname: 'Maximilian-Alexander',
  lastname: 'von Hohenstaufen-Oberlindner',
  nationId: 2,
  position: 'LD',
  jerseyNumber: null,
  teamId: null,
};
export const GOALIE: PlayerRef = {
  ...PLAYER,
  id: 3,
  firstname: 'Ilmari',
  lastname: 'Kivi',
  position: 'G',
  jerseyNumber: 31,
};

export const personOf = (kind: PersonRef['kind'], id: number): PersonRef => ({
  id,
  kind,
  firstname: 'Aino',
  lastname: 'Lindqvist',
  nationId: 2,
  isUser: false,
});

export const GAME: GameRef = {
  id: 1,
  season: 3,
  day: 12,
  slot: 1,
  leagueId: 1,
  stage: 'regular',
  type: 'regular',
  overtime: { kind: 'three-on-three', minutes: 5 },
  round: 4,
  seriesId: null,
  status: 'scheduled',
  faceoffAt: '2030-01-12T19:00:00Z',
  home: TEAM,
  away: LONG_TEAM,
  homeScore: null,
  awayScore: null,
  endedIn: null,
  live: null,
};
export const LIVE_GAME: GameRef = {
  ...GAME,
  id: 2,
  status: 'live',
  live: { period: 2, second: 485, inIntermission: false, homeScore: 2, awayScore: 3 },
};
export const FINAL_GAME: GameRef = {
  ...GAME,
  id: 3,
  status: 'final',
  homeScore: 4,
  awayScore: 3,
  endedIn: 'overtime',
};

const CONTRACT = { from: 2, to: 6, salary: 4_250_000, kind: 'standard' };
const SEASON = {
  games: 38,
  goals: 21,
  assists: 34,
  points: 55,
  plusMinus: 12,
  toiPerGame: 1172,
  wins: 24,
  savePercentage: 0.918,
  goalsAgainstAverage: 2.31,
};

/** What the hover cards find; of nobody else is anything known, so that their cards are still loading. */
export const profileOf = (player: PlayerRef) => ({
  data: {
    player: { ...player, age: 27, overall: 78, form: 81, energy: 34, injury: null, contract: CONTRACT, season: SEASON },
    team: TEAM,
    lastGames: ['W', 'L', 'OW', 'W', 'OL'].map((result) => ({ result })),
  },
});
/** Of a manager's card. */
export const MANAGER = {
  profile: { data: { clubs: [{ team: TEAM, to: null }], trophies: [{ wins: [1, 2] }] } },
  rating: { data: { rating: 1540, rank: 4, ranked: 37, games: 76, wins: 41 } },
};

export const OVERVIEW = {
  data: {
    ratings: { overall: 74 },
    standing: {
      rank: 3,
      points: 61,
      lastTen: ['W', 'W', 'L', 'OW', 'OL'],
      played: 28,
      wins: 19,
      losses: 9,
      goalsFor: 101,
      goalsAgainst: 80,
    },
    nextGame: GAME,
    payroll: 68_400_000,
  },
};
const RECORD = { wins: 20, overtimeWins: 4, losses: 9, overtimeLosses: 5 };
export const CAREERS = {
  coach: {
    coach: { age: 51, fit: 72, job: { employer: { of: 'club', team: TEAM }, role: 'head' } },
    stints: [{ record: RECORD }],
  },
  scout: { scout: { age: 44, fit: 66, job: null, calls: 40, callsRight: 29 } },
  agent: { age: 39, clients: [1, 2, 3], record: { dollars: 41_000_000 } },
  reporter: { age: 33, desk: { team: TEAM, paper: 'The Tampere Ledger' }, articles: 120, readers: 5400 },
  president: { age: 60, federation: { id: 2, members: 14 } },
} as const satisfies Record<PersonRef['kind'], object>;

export const USER = {
  id: 1,
  name: 'Mia',
  settings: {},
  timeZone: 'UTC',
  currency: 'USD',
  goalHorns: [],
  activatedAt: '2026-01-01T12:00:00Z',
};
