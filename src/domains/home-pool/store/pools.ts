/**
 * Keeps each ranked nation's home-based players: those who play in their own country's league, outside the clubs. Their
 * random draws are a stream of their own, and they enter after everybody else, so that all other players are the same
 * with and without them.
 */
import { AGE_GROUPS } from '#domains/home-pool/constants.ts';
import { bestForDraft, openingsOf, surplusOf } from '#domains/home-pool/rules/pool.ts';
import { drawHomeBased } from '#domains/home-pool/rules/strength.ts';
import {
  byNationAndGroup,
  loadMembers,
  type RankedNation,
  type RatedMember,
  rankedNations,
} from '#domains/home-pool/store/members.ts';
import { addPlayers, takePlayerIds } from '#domains/player/store/people.ts';
import { retirePlayers } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { identify } from '#domains/youth/rules/newcomers.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import { retires } from '#engine/player/retirement.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Season {
  season: number;
  secret: Secret;
}

/** Creates the home-based players of a new world, of all ages. @returns how many */
export async function createPools(rows: Rows, { season, secret }: Season): Promise<number> {
  const members = await loadMembers(rows, season);
  return fill(rows, { season, secret, members, nations: await rankedNations(rows), isFirst: true });
}

/**
 * Retires home-based players at the end of a season, those too old and those whom their nations no longer need, and lets
 * juniors take their places in the next. Does nothing in a world without them, as simulated worlds are.
 * @param season the one that ends; its clubs have their players for the next
 */
export async function renewPools(
  rows: Rows,
  { season, secret }: Season,
): Promise<{ homeBasedRetired: number; homeBasedJoined: number }> {
  const next = season + 1;
  const before = await loadMembers(rows, next);
  if (!before.some(({ isHome }) => isHome)) return { homeBasedRetired: 0, homeBasedJoined: 0 };
  const nations = await rankedNations(rows);
  const old = new Set(before.filter((member) => member.isHome && isTooOld(member, { season, secret })));
  const staying = before.filter((member) => !old.has(member));
  const membersOf = byNationAndGroup(staying);
  const surplus = new Set(
    nations.flatMap(({ id }) => AGE_GROUPS.flatMap((group) => surplusOf(group, membersOf(id, group)))),
  );
  const gone = [...old, ...surplus].map(({ id }) => id);
  await retirePlayers(rows, gone, { season, day: absoluteDayOf({ season: next, day: 1 }), hadClub: false });
  // Who has the nation's place in the draft class may leave for it.
  const drafted = new Set(nations.map(({ id }) => bestForDraft(membersOf(id, 'junior'))));
  const members = staying.filter((member) => !surplus.has(member) && !drafted.has(member));
  const joined = await fill(rows, { season: next, secret, members, nations, isFirst: false });
  return { homeBasedRetired: gone.length, homeBasedJoined: joined };
}

/** Returns whether he retires by his age; his place in his country's league is safe. */
function isTooOld({ id, position, age, overall }: RatedMember, { season, secret }: Season): boolean {
  const random = secretRandom(secret, `home-based/retirement/${season}/${id}`);
  return retires({ position, age: age - 1, overall, hasTeam: true }, random);
}

interface Filling extends Season {
  members: readonly RatedMember[];
  nations: readonly RankedNation[];
  isFirst: boolean;
}

async function fill(rows: Rows, { season, secret, members, nations, isFirst }: Filling): Promise<number> {
  const membersOf = byNationAndGroup(members);
  const openings = nations.flatMap((nation) =>
    AGE_GROUPS.flatMap((group) => {
      const present = membersOf(nation.id, group);
      const positions = openingsOf(group, present);
      return positions.map((position, index) => {
        const before = positions.slice(0, index).filter((other) => other === position).length;
        const depth = present.filter((one) => one.isHome && one.position === position).length + before;
        return { nation, group, position, rank: nation.rank, depth, isFirst, index };
      });
    }),
  );
  const names = new Set((await rows.read(players, ['firstname', 'lastname'], { retiredAt: null })).map(fullName));
  const random = secretRandom(secret, `home-based/${season}`);
  const firstId = await takePlayerIds(rows, openings.length);
  const made = openings.map(({ nation, ...opening }, at) => {
    const id = firstId + at;
    const own = random.fork(id);
    const { player, face } = identify(drawHomeBased(opening, own), { id, nation, season, names }, own);
    return { player, face, isHomeBased: true };
  });
  await addPlayers(rows, made, absoluteDayOf({ season, day: 1 }));
  return made.length;
}
