/** Clubs' scouting accuracy for a draft class. */
import { RIGHTS_SEASONS } from '#domains/draft/constants.ts';
import type { ScoutingEyes } from '#domains/draft/rules/scouting.ts';
import { scoutingEyes } from '#domains/draft/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Percent of an ordinary club's error, for skaters and for goalies. */
export interface ClubEyes {
  clubId: ClubId;
  skaters: number;
  goalies: number;
}

/** Stores clubs' accuracy for a season's class: once, when it comes up. */
export async function writeEyes(rows: Rows, season: number, eyes: readonly ClubEyes[]): Promise<void> {
  const [written] = await rows.read(scoutingEyes, ['clubId'], { season }, ['clubId']);
  if (written) return;
  await rows.insert(
    scoutingEyes,
    eyes.map((each) => ({ season, ...each })),
  );
}

/** Returns all clubs' accuracy for a season's class, and for earlier ones whose rights may still be held. One read. */
export async function readEyes(rows: RowReader, season: number): Promise<ScoutingEyes> {
  const since = season - RIGHTS_SEASONS - 1;
  const known = await rows.read(
    scoutingEyes,
    ['clubId', 'season', 'skaters', 'goalies'],
    { season: { atLeast: since } },
    ['clubId', 'season'],
  );
  const byClass = new Map(known.map((eyes) => [`${eyes.clubId}/${eyes.season}`, eyes]));
  return ({ clubId, season: ofClass, position }) => {
    const eyes = byClass.get(`${clubId}/${ofClass}`);
    if (!eyes) return 1;
    return (position === 'G' ? eyes.goalies : eyes.skaters) / 100;
  };
}
