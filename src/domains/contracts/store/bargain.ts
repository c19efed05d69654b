/** What a player thinks of a club, and within which bounds the two may sign: all that talks and offers are decided by. */
import { type LeagueCap, limitsOf } from '#domains/cap/store/limits.ts';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { roleOf, teamStanding } from '#domains/contracts/rules/appeal.ts';
import type { TermBounds } from '#domains/contracts/rules/terms.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Asker } from '#engine/market/ask.ts';
import { CLAUSE_FROM_AGE, MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { ENTRY, RESTRICTED } from '#engine/market/constants.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { fairSalary } from '#engine/market/price.ts';
import { type Prospect, projectGoals, SEASONS_AHEAD } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { entryTerms } from '#engine/market/sign.ts';

import { overallOf } from '#engine/player/overall.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Bargain {
  asker: Asker;
  bounds: TermBounds;
  name: string;
  /** The first team of the club, and the team that he is with now; null: with none. */
  proTeamId: TeamId;
  teamId: TeamId | null;
  /** The team that he is to play for: that of an own player, the first team else. */
  level: Level;
}

interface Sides {
  playerId: PlayerId;
  clubId: ClubId;
  /** First season of the contract. */
  fromSeason: number;
  /** The season that runs, and the world's key: what he is like follows from it. */
  today: { season: number; secret: Secret };
}

const PLAYER_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'positions',
  'skills',
  'ceilings',
  'birthSeason',
  'nationId',
  'morale',
  'teamId',
] as const;
const RATINGS = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;

/** How he sees the club today. @throws when there is no such player or club: whoever asks has looked. */
export async function loadBargain(rows: RowReader, { playerId, clubId, fromSeason, today }: Sides): Promise<Bargain> {
  const [player] = await rows.read(players, PLAYER_COLUMNS, { id: playerId });
  const [club] = await rows.read(clubs, ['nationId'], { id: clubId });
  const ofClub = await rows.read(teams, ['id', 'level', 'leagueId', ...RATINGS], { clubId });
  const pro = ofClub.find(({ level }) => level === 'PRO');
  if (!player || !club || !pro) throw new Error(`player ${playerId} and club ${clubId} cannot talk`);
  const league = await rows.read(teams, ['id', ...RATINGS], { leagueId: pro.leagueId });
  const cap = (await limitsOf(rows, today.season)).get(pro.leagueId ?? 0);
  if (!cap) throw new Error(`club ${clubId} plays in no league`);
  const { tier } = cap;
  const squad = await rows.read(players, ['id', 'positions', 'skills'], { teamId: pro.id });
  const position = player.positions[0] ?? 'C';
  const overall = overallOf(position, player.skills);
  const age = fromSeason - player.birthSeason;
  const { skills, ceilings } = player;
  const prospect = prospectOf({ position, age, skills, ceilings });
  const team = ofClub.find(({ id }) => id === player.teamId);
  const isOwn = team !== undefined;
  const rivals = squad
    .filter(({ id, positions }) => id !== player.id && positions[0] === position)
    .map(({ skills }) => overallOf(position, skills));
  return {
    name: `${player.firstname} ${player.lastname}`,
    proTeamId: pro.id,
    teamId: player.teamId,
    level: team?.level ?? 'PRO',
    asker: {
      worths: worthsOf(prospect, { cap, isOwn }),
      age,
      personality: personalityOf(playerId, today.secret),
      isOwnClub: isOwn,
      appeal: {
        role: roleOf(position, overall, rivals),
        team: teamStanding(overallRating(pro), league.map(overallRating), tier),
        coach: teamStanding(
          pro.coaching,
          league.map(({ coaching }) => coaching),
          1,
        ),
        home: club.nationId === player.nationId ? 1 : -0.2,
        morale: team ? (player.morale - 50) / 50 : 0,
      },
    },
    bounds: boundsOf(prospect, { cap, isOwn, fromSeason }),
  };
}

/** What contracts of one, two … seasons are worth, whole dollars a season. A club holds the rights of its own who are young. */
function worthsOf(prospect: Prospect, { cap, isOwn }: { cap: LeagueCap; isOwn: boolean }): number[] {
  const { tier, limits } = cap;
  const projection = projectGoals(prospect, tier);
  const share = isOwn && prospect.age < RESTRICTED.until ? RESTRICTED.share : 1;
  const price = cap.goalPrice * share;
  return Array.from({ length: SEASONS_AHEAD }, (_, index) =>
    fairSalary({ projection, seasons: index + 1, price, limits }),
  );
}

function boundsOf(
  prospect: Prospect,
  { cap, isOwn, fromSeason }: { cap: LeagueCap; isOwn: boolean; fromSeason: number },
): TermBounds {
  const { tier, limits } = cap;
  if (prospect.age <= ENTRY.lastAge) {
    const { salary, seasons } = entryTerms(prospect, tier, limits);
    const entry = { minimum: salary, maximum: salary, maxSeasons: seasons };
    return { ...entry, isEntry: true, mayHaveClause: false, fromSeason };
  }
  return {
    minimum: limits.minimum,
    maximum: limits.maximum,
    maxSeasons: isOwn ? MAX_SEASONS.own : MAX_SEASONS.other,
    isEntry: false,
    mayHaveClause: prospect.age >= CLAUSE_FROM_AGE,
    fromSeason,
  };
}
