/** Whom relegation costs a club: known from the last final until the night in which clubs change leagues. */
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { leavesAfterRelegation } from '#domains/contracts/rules/release.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { ENTRY } from '#engine/market/constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { RowReader } from '#platform/rows/rows.ts';

interface OwnPlayer {
  teamId: TeamId | null;
  positions: readonly Position[];
  skills: readonly number[];
  birthSeason: number;
}

/** Returns whether a contract that the club's player signs now would end with the season, because the club goes down. */
export async function isLostToRelegation(
  rows: RowReader,
  { teamId, positions, skills, birthSeason }: OwnPlayer,
  { clubId, season }: { clubId: ClubId; season: number },
): Promise<boolean> {
  const [pro] = await rows.read(teams, ['id', 'leagueId'], { clubId, level: 'PRO' });
  // Contracts of the farm, of juniors and of the entry-level scale bind both sides in any league.
  if (!pro?.leagueId || pro.id !== teamId || season + 1 - birthSeason <= ENTRY.lastAge) return false;
  const played = (await competitionsOf(rows, { season, kind: 'league' })).find(
    (each) => each.leagueId === pro.leagueId,
  );
  const [record] = await rows.read(standings, ['movement'], { competitionId: played?.id ?? 0, teamId: pro.id });
  if (record?.movement !== 'relegated') return false;
  const [league] = await rows.read(leagues, ['tier'], { id: pro.leagueId });
  const position = positions[0] ?? 'C';
  return leavesAfterRelegation({ position, overall: overallOf(position, skills) }, (league?.tier ?? 1) + 1);
}
