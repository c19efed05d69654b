/** Amateurs as scouts see them. True ability and potential are hidden; only ranges leave the server. */
import { eq } from 'drizzle-orm';
import { COMBINE, MAX_RANKED, MAX_SCOUTED } from '#domains/draft/constants.ts';
import type { AmateurView, BoardView } from '#domains/draft/contract/shapes.ts';
import type { PublicFacts } from '#domains/draft/rules/public-word.ts';
import { type Amateur, type Band, ORDINARY_EYES, type Scouted, scout } from '#domains/draft/rules/scouting.ts';
import { wishesOf } from '#domains/draft/store/boards.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { publicFactsOf } from '#domains/draft/store/public-facts.ts';
import { centralRanking, ranked } from '#domains/draft/store/room.ts';
import { readSightings } from '#domains/draft/store/sightings.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { juniorLinesOf } from '#domains/draft/views/junior-lines.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, NationId, PlayerId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type Day = Pick<Today, 'season' | 'secret'>;

export interface Known extends Amateur {
  ref: PlayerRef;
  heightCm: number;
  weightKg: number;
  /** Central scouting rank. */
  rank: number;
}

/** Returns a class's central ranking. */
export async function loadRankings(
  db: Database,
  today: Day,
  { nationId }: { nationId?: NationId | undefined },
): Promise<AmateurView[]> {
  const [known, taken] = [await centralViews(db, today), await takenIn(db, today.season)];
  const fitting = nationId === undefined ? known : known.filter(({ player }) => player.nationId === nationId);
  return fitting.slice(0, MAX_RANKED).map((each) => ({ ...each, taken: taken.get(each.player.id) ?? null }));
}

/** Returns the class by central scouting; unchanging parts are computed once. */
async function centralViews(db: Database, today: Day): Promise<AmateurView[]> {
  return fact(db, {
    key: `amateurs/central/${today.season}`,
    topics: ['players'],
    read: async () => {
      const by = { ...today, clubId: null, eyes: ORDINARY_EYES };
      return (await classOf(db, today)).map((each) => viewOf(each, scout(each, by), NOBODY_TAKEN));
    },
  });
}

/** Returns a club's board: the manager's list first, then by its scouts. */
export async function loadBoard(db: Database, today: Day & Pick<Today, 'day'>, clubId: ClubId): Promise<BoardView> {
  const known = await classOf(db, today);
  const taken = await takenIn(db, today.season);
  const wishes = await wishesOf(pgReader(db), clubId);
  const byId = new Map(known.map((each) => [each.id, each]));
  const eyes = await readEyes(pgReader(db), today.season);
  // As of draft day, when it is used: until then reports only age.
  const day = absoluteDayOf({ season: today.season, day: PHASE_STARTS.draft });
  const sightings = await readSightings(pgReader(db), { clubIds: [clubId], season: today.season, day });
  const by = { ...today, clubId, eyes, sightings };
  // Only the top of the central ranking, as in the draft itself.
  const board = ranked(known.slice(0, MAX_SCOUTED), by, wishes, await factsOn(db, today, known));
  const ranking = wishes.ranking.filter((id) => byId.has(id));
  const listed = new Set(ranking);
  const order = [...ranking, ...board.flatMap(({ id }) => (listed.has(id) ? [] : [id]))];
  const seen = new Map(board.map((judged) => [judged.id, judged.seen]));
  const prospects = order.flatMap((id) => {
    const each = byId.get(id);
    return each ? [viewOf(each, seen.get(id) ?? scout(each, by), taken)] : [];
  });
  return { season: today.season, ...wishes, ranking, prospects };
}

/** Returns the class's public information today; computed once a day. */
function factsOn(db: Database, today: Day & Pick<Today, 'day'>, known: readonly Known[]): Promise<PublicFacts> {
  return fact(db, {
    key: `amateurs/facts/${today.season}/${today.day}`,
    topics: ['players'],
    async read() {
      const invited = known.filter(({ rank }) => rank <= COMBINE.invited);
      return publicFactsOf(invited, await juniorLinesOf(db, today, today.season), today);
    },
  });
}

export function viewOf(known: Known, { present, potential }: Scouted, taken: Taken): AmateurView {
  const { ref, age, heightCm, weightKg, rank } = known;
  return {
    player: ref,
    ...{ age, heightCm, weightKg, rank },
    present: shown(present),
    potential: shown(potential),
    taken: taken.get(known.id) ?? null,
  };
}

export function shown({ low, high }: Band): { low: number; high: number } {
  return { low: Math.round(low), high: Math.round(high) };
}

/** Returns the class by central ranking; read once per step of the world. */
export function classOf(db: Database, { season, secret }: Day): Promise<Known[]> {
  return fact(db, {
    key: `amateurs/${season}`,
    topics: ['players'],
    async read() {
      const { birthSeason, skills, ceilings, heightCm, weightKg } = players;
      const rows = await db
        .select({ ...playerRefColumns, birthSeason, skills, ceilings, heightCm, weightKg })
        .from(players)
        .where(eq(players.draftClass, season));
      const known = rows.map((row) => {
        const ref = playerRefOf(row);
        const { id, position } = ref;
        const { skills: own, ceilings: most, heightCm: height, weightKg: weight } = row;
        const amateur: Amateur = { id, position, age: season - row.birthSeason, skills: own, ceilings: most };
        return { ...amateur, ref, heightCm: height, weightKg: weight };
      });
      const ranks = new Map(centralRanking(known, { season, secret }).map(({ id }, index) => [id, index + 1]));
      return known
        .map((each) => ({ ...each, rank: ranks.get(each.id) ?? known.length }))
        .sort((one, other) => one.rank - other.rank);
    },
  });
}

type Taken = ReadonlyMap<PlayerId, { spot: number; clubId: ClubId }>;

export const NOBODY_TAKEN: Taken = new Map();

async function takenIn(db: Database, season: number): Promise<Taken> {
  const used = await pgReader(db).read(draftPicks, ['playerId', 'spot', 'ownerClubId'], {
    season,
    playerId: { isNot: null },
  });
  return new Map(
    used.flatMap(({ playerId, spot, ownerClubId }) =>
      playerId === null || spot === null ? [] : [[playerId, { spot, clubId: ownerClubId }] as const],
    ),
  );
}
