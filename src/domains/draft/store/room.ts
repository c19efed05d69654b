/** The data of a draft: picks in order, available prospects, and each club's board. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { COMBINE, MAX_SCOUTED } from '#domains/draft/constants.ts';
import {
  appealOf,
  byAppeal,
  type Candidate,
  choose,
  PLAIN_TASTE,
  type Taste,
  tasteOf,
} from '#domains/draft/rules/board.ts';
import { NO_FACTS, type PublicFacts, publicShifts } from '#domains/draft/rules/public-word.ts';
import {
  type Amateur,
  ORDINARY_EYES,
  type Scouted,
  type Scouting,
  type ScoutingEyes,
  scout,
} from '#domains/draft/rules/scouting.ts';
import { NO_SIGHTINGS, type Sightings } from '#domains/draft/rules/sightings.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { publicFactsOf } from '#domains/draft/store/public-facts.ts';
import { readSightings } from '#domains/draft/store/sightings.ts';
import { writtenLines } from '#domains/draft/store/written-lines.ts';
import { draftBoards, draftPicks, type drafts } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PickId, PlayerId, UserId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export type Draft = typeof drafts.$inferSelect;

export interface Pick {
  id: PickId;
  round: number;
  spot: number;
  ownerClubId: ClubId;
  playerId: PlayerId | null;
}

export interface Prospect extends Amateur {
  name: string;
}

export interface DraftRoom {
  draft: Draft;
  /** By spot. */
  picks: Pick[];
  /** All players of the class not selected in any league. */
  prospects: Map<PlayerId, Prospect>;
  /** Returns the club's manager; null: an AI club. */
  managerOf(clubId: ClubId): UserId | null;
  /** Returns a club's first team. */
  teamOf(clubId: ClubId): { id: number; name: string };
  /** Returns the player the club would select now. */
  choiceOf(clubId: ClubId): PlayerId | null;
}

export const DRAFT_COLUMNS = ['id', 'leagueId', 'season', 'status', 'spot', 'clockEndsAt'] as const;
export const AMATEUR_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'positions',
  'birthSeason',
  'skills',
  'ceilings',
] as const;

type AmateurRow = Record<'id' | 'birthSeason', number> & {
  positions: Position[];
  skills: number[];
  ceilings: number[];
};

export function amateurOf({ id, positions, birthSeason, skills, ceilings }: AmateurRow, season: number): Amateur {
  return { id, position: positions[0] ?? 'C', age: season - birthSeason, skills, ceilings };
}

export async function enterRoom(rows: RowReader, draft: Draft, secret: Secret): Promise<DraftRoom> {
  const { season, leagueId } = draft;
  const ofSeason = await rows.read(
    draftPicks,
    ['id', 'leagueId', 'round', 'spot', 'ownerClubId', 'playerId'],
    { season, spot: { isNot: null } },
    ['spot'],
  );
  const picks = ofSeason.flatMap(({ spot, ...pick }) =>
    pick.leagueId === leagueId && spot !== null ? [{ ...pick, spot }] : [],
  );
  const gone = new Set(ofSeason.flatMap(({ playerId }) => playerId ?? []));
  const ofClass = await rows.read(players, [...AMATEUR_COLUMNS, 'heightCm'], { draftClass: season });
  const left = ofClass.filter(({ id }) => !gone.has(id));
  const prospects = new Map(
    left.map((row) => [row.id, { ...amateurOf(row, season), name: `${row.firstname} ${row.lastname}` }]),
  );
  const clubIds = [...new Set(picks.map(({ ownerClubId }) => ownerClubId))];
  const managed = await managersOf(rows, clubIds);
  const wishesOf = new Map(
    (await rows.read(draftBoards, ['clubId', 'ranking', 'risk', 'positions'], { clubId: clubIds }, ['clubId'])).map(
      (wishes) => [wishes.clubId, wishes],
    ),
  );
  const firstTeams = new Map(
    (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId', 'city', 'nickname'], { level: 'PRO' }))
      .filter(isOfClub)
      .map(({ id, clubId, city, nickname }) => [clubId, { id, name: `${city} ${nickname}` }]),
  );
  const positionOf = new Map(ofClass.map(({ id, positions }) => [id, positions[0] ?? 'C']));
  const day = absoluteDayOf({ season, day: PHASE_STARTS.draft });
  const boards = boardsOf([...prospects.values()], {
    ...{ season, secret },
    eyes: await readEyes(rows, season),
    sightings: await readSightings(rows, { clubIds, season, day }),
    facts: await factsOfClass(rows, ofClass, { season, secret }),
  });
  const managerOf = (clubId: ClubId) => managed.get(clubId) ?? null;
  return {
    draft,
    picks,
    prospects,
    managerOf,
    teamOf: (clubId) => firstTeams.get(clubId) ?? { id: 0, name: '' },
    choiceOf(clubId) {
      const own = managerOf(clubId) === null ? undefined : wishesOf.get(clubId);
      const mine = picks.filter(({ ownerClubId }) => ownerClubId === clubId);
      return choose({
        board: boards(clubId, own ?? tasteOf(clubId, secret)),
        taken: new Set(picks.flatMap(({ playerId }) => playerId ?? [])),
        wishes: own?.ranking ?? [],
        chosen: mine.flatMap(({ playerId }) => (playerId === null ? [] : (positionOf.get(playerId) ?? []))),
      });
    },
  };
}

/** Returns public information on a class as of its draft day. One query. */
export async function factsOfClass(
  rows: RowReader,
  ofClass: readonly (AmateurRow & { heightCm: number })[],
  { season, secret }: Looking,
): Promise<PublicFacts> {
  const lines = await writtenLines(rows, season);
  const amateurs = ofClass.map((row) => ({ ...amateurOf(row, season), heightCm: row.heightCm }));
  const invited = new Set(
    centralRanking(amateurs, { season, secret })
      .slice(0, COMBINE.invited)
      .map(({ id }) => id),
  );
  const on = { secret, season, day: PHASE_STARTS.draft };
  return publicFactsOf(
    amateurs.filter(({ id }) => invited.has(id)),
    lines,
    on,
  );
}

interface Looking {
  season: number;
  secret: Secret;
}

/**
 * Returns a function for a club's board, built once per club: by its own scouts, who look at the top of the central ranking, and by public
 * information.
 */
export function boardsOf(
  prospects: readonly Amateur[],
  {
    season,
    secret,
    eyes,
    facts,
    sightings = NO_SIGHTINGS,
  }: Looking & { eyes: ScoutingEyes; facts: PublicFacts; sightings?: Sightings },
) {
  const known = centralRanking(prospects, { season, secret }).slice(0, MAX_SCOUTED);
  const byId = new Map(prospects.map((prospect) => [prospect.id, prospect]));
  const scouted = known.flatMap(({ id }) => byId.get(id) ?? []);
  const boards = new Map<ClubId, Candidate[]>();
  return (clubId: ClubId, taste: Taste): readonly Candidate[] => {
    const made = boards.get(clubId) ?? ranked(scouted, { season, secret, eyes, clubId, sightings }, taste, facts);
    boards.set(clubId, made);
    return made;
  };
}

/** Returns all prospects, by central scouting. */
export function centralRanking(prospects: readonly Amateur[], { season, secret }: Looking): Candidate[] {
  return ranked(prospects, { season, secret, clubId: null, eyes: ORDINARY_EYES }, PLAIN_TASTE);
}

/** A candidate with his scouted ratings. */
export interface Judged extends Candidate {
  seen: Scouted;
}

/** Returns the prospects in an observer's order of preference. */
export function ranked(
  prospects: readonly Amateur[],
  by: Scouting,
  taste: Taste,
  facts: PublicFacts = NO_FACTS,
): Judged[] {
  const judged = prospects.map((prospect) => {
    const { id, position } = prospect;
    return { id, position, seen: scout(prospect, by) };
  });
  // A player better than scouted is expected to have a better future, too.
  const shifts = publicShifts(judged, facts);
  return judged
    .map(({ id, position, seen }) => {
      return { id, position, seen, appeal: appealOf(position, seen, taste) + (shifts.get(id) ?? 0) };
    })
    .sort(byAppeal);
}
