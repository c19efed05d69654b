/** Available imports for a club, and past imports. */
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { IMPORTS } from '#domains/draft/constants.ts';
import type { ImportsView } from '#domains/draft/contract/imports.ts';
import { areImportsOpen, interestIn } from '#domains/draft/rules/imports.ts';
import { scout } from '#domains/draft/rules/scouting.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { importable, welcomeOf } from '#domains/draft/store/imports.ts';
import { draftImports } from '#domains/draft/tables.ts';
import { classOf, NOBODY_TAKEN, viewOf } from '#domains/draft/views/amateurs.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export async function loadImports(
  db: Database,
  today: Pick<Today, 'season' | 'day' | 'secret'>,
  clubId: ClubId,
): Promise<ImportsView> {
  const { season, day, secret } = today;
  const reader = pgReader(db);
  const isOpen = areImportsOpen(day);
  const brought = await reader.read(draftImports, ['playerId', 'clubId'], { season }, ['playerId']);
  const refs = await playerRefs(db, brought, ({ playerId }) => playerId);
  const teams = await proTeamRefs(db, [...new Set(brought.map((each) => each.clubId))]);
  const mine = brought.filter((each) => each.clubId === clubId);
  const seen = isOpen ? await candidatesOf() : [];
  return {
    season,
    isOpen,
    left: Math.max(0, IMPORTS.perSeason - mine.length),
    candidates: seen,
    brought: brought.flatMap(({ playerId, clubId: by }) => {
      const [player, importedBy] = [refs.get(playerId), teams.get(by)];
      return player && importedBy ? [{ player, importedBy }] : [];
    }),
  };

  async function candidatesOf(): Promise<ImportsView['candidates']> {
    const left = new Map((await importable(reader, season)).map((player) => [player.id, player]));
    const known = await classOf(db, today);
    const welcome = await welcomeOf(reader, [clubId]);
    const by = { season, secret, clubId, eyes: await readEyes(reader, season) };
    return known
      .flatMap((each) => {
        const player = left.get(each.id);
        if (!player) return [];
        const interest = interestIn(welcome(player, clubId), secret);
        return [{ ...viewOf(each, scout(each, by), NOBODY_TAKEN), interest }];
      })
      .slice(0, IMPORTS.shown);
  }
}
