import { offerSponsors } from '#domains/finances/store/sponsors.ts';
import { sponsorDeals } from '#domains/finances/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { GameServer } from './game-server.ts';
import { throughStores } from './server-database.ts';

/**
 * Has sponsors make a club offers for each slot, as on the first morning of a season: then it had no manager, and signed the best
 * ones at once.
 */
export async function letSponsorsOffer(server: Pick<GameServer, 'dataDir'>, clubId: ClubId): Promise<void> {
  await throughStores(server, async (tx) => {
    const rows = pgRows(tx);
    await rows.updateWhere(sponsorDeals, { state: 'over' }, { clubId, state: 'signed' });
    await offerSponsors(rows, { season: (await readWorld(tx)).seasonNumber, secret: await readSecret(rows) });
  });
}
