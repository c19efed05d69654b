/** The trade block: players on offer, and the asking prices. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { players } from '#domains/player/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TradeAsk } from '#domains/trade/contract/shapes.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import type { ClubId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

type Listing = Manager & { playerId: PlayerId };

/** Puts a player of the user's club on the block, or updates the asking price. */
export async function listPlayer(
  db: Database,
  { playerId, ask, ...manager }: Listing & { ask: TradeAsk },
): Promise<{ ok: true } | Refused | null> {
  const { clubId, now } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const own = (await rows.read(teams, ['id', 'leagueId', 'level'], { clubId })).filter(isOfClub);
    const [player] = await rows.read(players, ['teamId'], { id: playerId });
    if (!own.some(({ id }) => id === player?.teamId)) return tradeRefusals.notYours();
    const fault = await faultOfAsk(rows, ask, { clubId, own });
    if (fault) return fault;
    const row = { playerId, clubId, listedAt: now, ask };
    await rows.merge(tradeBlock, [row], { key: ['playerId'], set: ['clubId', 'listedAt', 'ask'] });
    await publishChange(tx, blockTopics(playerId, own));
    return { ok: true };
  });
  return done?.done ?? null;
}

export async function unlistPlayer(
  db: Database,
  { playerId, ...manager }: Listing,
): Promise<{ ok: true } | Refused | null> {
  const { clubId } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const taken = await rows.remove(tradeBlock, ['playerId'], { playerId, clubId });
    if (taken.length === 0) return tradeRefusals.notListed();
    await publishChange(tx, blockTopics(playerId, await rows.read(teams, ['id', 'leagueId'], { clubId })));
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Returns why a club may not ask for these assets: players must be with other clubs of its league and listed once; picks may repeat. */
async function faultOfAsk(
  rows: RowReader,
  { assets }: TradeAsk,
  { clubId, own }: { clubId: ClubId; own: readonly { leagueId: LeagueId | null; level: Level | null }[] },
): Promise<Refused | null> {
  const wanted = assets.flatMap((asset) => (asset.kind === 'player' ? [asset.playerId] : []));
  if (wanted.length === 0) return null;
  if (new Set(wanted).size < wanted.length) return tradeRefusals.namedTwice();
  const known = await rows.read(players, ['id', 'teamId'], { id: wanted });
  const teamIds = known.flatMap(({ teamId }) => teamId ?? []);
  if (teamIds.length < wanted.length) return playerRefusals.unknown();
  const clubIds = (await rows.read(teams, ['clubId'], { id: teamIds })).flatMap((team) => team.clubId ?? []);
  if (clubIds.includes(clubId)) return tradeRefusals.ownClub();
  const league = own.find(({ level }) => level === 'PRO')?.leagueId ?? null;
  const theirs = await rows.read(teams, ['leagueId'], { clubId: clubIds, level: 'PRO' });
  return theirs.every(({ leagueId }) => leagueId === league) ? null : tradeRefusals.otherLeague();
}

/** Returns what shows the block: the player, his club, and its leagues' lists. */
function blockTopics(playerId: PlayerId, own: readonly { id: TeamId; leagueId: LeagueId | null }[]): Topic[] {
  return [
    `player:${playerId}`,
    ...own.flatMap(({ id, leagueId }): Topic[] => [
      `team:${id}`,
      ...(leagueId === null ? [] : [`league:${leagueId}` as const]),
    ]),
  ];
}
