import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { INPUT_ROW, PERIOD_ROW } from '#domains/game/store/stored-game.ts';
import { gameInputs, gamePeriods } from '#domains/game/tables.ts';
import { GOALIE_ROW, SKATER_ROW, TEAM_ROW } from '#domains/stats/store/game-rows.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';

const typesOf = (table: Parameters<typeof getTableColumns>[0]) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.getSQLType()]));

describe('the rows of a game', () => {
  it('have every column of their tables, with its type', () => {
    expect(SKATER_ROW).toEqual(typesOf(skaterGames));
    expect(GOALIE_ROW).toEqual(typesOf(goalieGames));
    expect(TEAM_ROW).toEqual(typesOf(teamGames));
    expect(INPUT_ROW).toEqual(typesOf(gameInputs));
  });

  it('leave live-only values out of a period', () => {
    const { state, benches, wishes, advice, lineupVersions, startsAt, msPerSecond, heldByTeamId, heldUntil, ...rest } =
      typesOf(gamePeriods);
    const live = [state, benches, wishes, advice, lineupVersions, startsAt, msPerSecond, heldByTeamId, heldUntil];
    expect(live).not.toContain(undefined);
    expect(PERIOD_ROW).toEqual(rest);
  });
});
