/** Amateurs' junior seasons, and the combine. */
import { inArray } from 'drizzle-orm';
import { COMBINE, MAX_RANKED } from '#domains/draft/constants.ts';
import { combineOf } from '#domains/draft/rules/combine.ts';
import { type JuniorSeason, LINE_COLUMNS } from '#domains/draft/store/written-lines.ts';
import { juniorSeasons } from '#domains/draft/tables.ts';
import { classOf, type Known } from '#domains/draft/views/amateurs.ts';
import { juniorLinesOf } from '#domains/draft/views/junior-lines.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { NationId, PlayerId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type Day = Pick<Today, 'season' | 'day' | 'secret'>;

interface Asked {
  season: number;
  nationId?: NationId | undefined;
}

/** Returns a season's leaders: skaters by points, goalies by save percentage. Up to four queries. */
export async function loadJuniors(db: Database, today: Day, { season, nationId }: Asked) {
  const played = (await juniorLinesOf(db, today, season)).filter(
    (line) => line.games > 0 && (nationId === undefined || line.nationId === nationId),
  );
  // Only goalies face shots, and every one of them does.
  const skaters = played
    .filter(({ shotsAgainst }) => shotsAgainst === 0)
    .sort((one, other) => pointsOf(other) - pointsOf(one) || other.goals - one.goals || one.playerId - other.playerId)
    .slice(0, MAX_RANKED);
  const goalies = played
    .filter(({ shotsAgainst }) => shotsAgainst > 0)
    .sort((one, other) => shareLetIn(one) - shareLetIn(other) || one.playerId - other.playerId);
  const ranks = new Map((await classOf(db, { season, secret: today.secret })).map(({ id, rank }) => [id, rank]));
  const boys = await boysOf(
    db,
    [...skaters, ...goalies].map(({ playerId }) => playerId),
  );
  const boyOf = ({ playerId }: JuniorSeason) => {
    const boy = boys.get(playerId);
    return boy && { player: boy.player, age: season - boy.birthSeason, rank: ranks.get(playerId) ?? null };
  };
  return {
    season,
    seasons: await seasonsOf(db, today),
    skaters: skaters.flatMap((line) => {
      const { games, goals, assists, penalties, plusMinus } = line;
      const boy = boyOf(line);
      return boy ? [{ ...boy, games, goals, assists, points: pointsOf(line), penalties, plusMinus }] : [];
    }),
    goalies: goalies.flatMap((line) => {
      const { games, wins, shutouts, shotsAgainst, goalsAgainst } = line;
      const boy = boyOf(line);
      return boy ? [{ ...boy, games, wins, shutouts, shotsAgainst, goalsAgainst }] : [];
    }),
  };
}

/** Returns the stored seasons and the current one. */
function seasonsOf(db: Database, { season }: Day): Promise<number[]> {
  return fact(db, {
    key: `juniors/seasons/${season}`,
    topics: ['players'],
    read: async () => {
      const written = await db.selectDistinct({ season: juniorSeasons.season }).from(juniorSeasons);
      return [...new Set([...written.map((row) => row.season), season])].sort((one, other) => one - other);
    },
  });
}

function pointsOf({ goals, assists }: JuniorSeason): number {
  return goals + assists;
}

function shareLetIn({ shotsAgainst, goalsAgainst }: { shotsAgainst: number; goalsAgainst: number }): number {
  return goalsAgainst / Math.max(1, shotsAgainst);
}

async function boysOf(db: Database, ids: readonly PlayerId[]) {
  if (ids.length === 0) return new Map<PlayerId, never>();
  const found = await db
    .select({ ...playerRefColumns, birthSeason: players.birthSeason })
    .from(players)
    .where(inArray(players.id, [...ids]));
  return new Map(found.map((row) => [row.id, { player: playerRefOf(row), birthSeason: row.birthSeason }]));
}

/** Returns combine results of the top of the central ranking; empty before the day. */
export async function loadCombine(db: Database, today: Day, { nationId }: { nationId?: NationId | undefined }) {
  const { season } = today;
  const isHeld = today.day >= COMBINE.day;
  const invited = isHeld ? await invitedOf(db, today) : [];
  const results = invited
    .filter(({ ref }) => nationId === undefined || ref.nationId === nationId)
    .map((each) => {
      const { ref: player, age, rank, heightCm, weightKg } = each;
      return { player, age, rank, heightCm, weightKg, ...combineOf(each, today) };
    });
  return { season, day: COMBINE.day, isHeld, results };
}

async function invitedOf(db: Database, today: Day): Promise<Known[]> {
  return (await classOf(db, today)).filter(({ rank }) => rank <= COMBINE.invited);
}

/** Returns a player's junior seasons, latest first. Two queries; up to four for a current amateur. */
export async function loadJuniorSeasons(db: Database, today: Day, playerId: PlayerId) {
  const columns = ['season', 'nationId', ...LINE_COLUMNS] as const;
  const written = await pgReader(db).read(juniorSeasons, columns, { playerId }, ['season']);
  // Most players requested are pros, who do not need the stats and ranks of a whole class.
  const [amateur] = await pgReader(db).read(players, ['id'], { id: playerId, status: 'amateur' });
  const isWritten = written.some(({ season }) => season === today.season);
  const running =
    isWritten || !amateur
      ? []
      : (await juniorLinesOf(db, today, today.season)).filter((line) => line.playerId === playerId);
  const seasons = [
    ...written,
    ...running.map(({ playerId: _himself, ...line }) => ({ season: today.season, ...line })),
  ].filter(({ games }) => games > 0);
  const isMeasured = amateur !== undefined && today.day >= COMBINE.day;
  const invited = isMeasured ? (await invitedOf(db, today)).find(({ id }) => id === playerId) : undefined;
  return {
    seasons: seasons.toSorted((one, other) => other.season - one.season),
    combine: invited ? combineOf(invited, today) : null,
  };
}
