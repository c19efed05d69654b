import { beforeAll, describe, expect, it } from 'vitest';
import { camps } from '#domains/camp/tables.ts';
import { teamRatingHistory } from '#domains/club/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { QUALIFYING } from '#domains/free-agency/constants.ts';
import { arbitrations, frenzyResults, offerSheets, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { MemoryRows } from '#platform/rows/memory-rows.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { sharedWorld } from '../../../tests/factories/shared-world.ts';
import { copyOf, expectSameRows, momentOn, play, take } from '../../../tests/factories/two-stores.ts';
import { IS_THOROUGH } from '../../../tests/thorough.ts';

/** As if the season ended then: the last nights of regular season and playoffs. Awards are only given in the database. */
const ENDS = [momentOn(1, PHASE_STARTS.playoffs - 1, 'night'), momentOn(1, PHASE_STARTS.postseason - 1, 'night')];
/** Through re-signings and the first rounds of the frenzy; in the long set, to the first morning of the next season without held rights. */
const UNTIL = IS_THOROUGH ? momentOn(2, QUALIFYING.heldUntilDay) : momentOn(1, PHASE_STARTS.frenzy);

describe('a summer of the same world in PostgreSQL and in memory', () => {
  const { db } = sharedWorld('firstMorning');
  let memory: MemoryRows;
  beforeAll(async () => {
    for (const night of ENDS) await db.transaction((tx) => take(pgRows(tx), night));
    memory = await copyOf(db);
    await play(momentOn(1, PHASE_STARTS.postseason), UNTIL, async (moment) => {
      await db.transaction((tx) => take(pgRows(tx), moment));
      await take(memory, moment);
    });
  });

  it('ends the same: buyouts, bids, qualifying offers, hearings, claims, signings and camps', async () => {
    const signed = ['playerId', 'clubId', 'fromSeason', 'toSeason', 'salary', 'signedAt', 'boughtOutOn'] as const;
    const atOnce = [
      (rows: RowReader) => rows.read(contracts, signed, { fromSeason: 2 }),
      (rows: RowReader) =>
        rows.read(frenzyResults, ['round', 'playerId', 'interested', 'clubId', 'salary'], {}, ['round', 'playerId']),
    ];
    const inTime = [
      (rows: RowReader) => rows.read(contracts, ['playerId'], { boughtOutOn: { isNot: null } }),
      (rows: RowReader) => rows.read(capCharges, ['clubId', 'season', 'amount', 'kind']),
      (rows: RowReader) => rows.read(arbitrations, ['playerId', 'clubId', 'status', 'award', 'offered']),
      (rows: RowReader) => rows.read(waivers, ['playerId', 'clubId', 'status', 'claimedByClubId', 'placedOn']),
      (rows: RowReader) =>
        rows.read(camps, ['clubId', 'season', 'kind', 'focus', 'report'], {}, ['season', 'kind', 'clubId']),
      (rows: RowReader) =>
        rows.read(teamRatingHistory, ['teamId', 'season', 'day', 'offense'], {}, ['season', 'day', 'teamId']),
    ];
    const perhaps = [
      (rows: RowReader) => rows.read(offerSheets, ['playerId', 'clubId', 'holderClubId', 'status', 'compensation']),
      (rows: RowReader) => rows.read(restrictedFreeAgents, ['playerId', 'clubId', 'salary'], {}, ['playerId']),
    ];
    const there = IS_THOROUGH ? [...atOnce, ...inTime] : atOnce;
    for (const read of there) await expectSameRows({ db, memory }, read);
    for (const read of [...inTime, ...perhaps]) expect(await read(memory)).toEqual(await read(pgReader(db)));
  });
});
