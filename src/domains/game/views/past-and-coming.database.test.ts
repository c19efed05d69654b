/** Games keep the numbers and teams of their day, and an upcoming game shows the players who would play it now. */
import { eq } from 'drizzle-orm';
import { generate } from 'facesjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs, teams } from '#domains/club/tables.ts';
import { findGameView, playersOfGame } from '#domains/game/views/game.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { saveLineup } from '#domains/lineups/store/lineups.ts';

import { giveJerseyNumber } from '#domains/player/store/jersey-numbers.ts';
import { findPlayerLook } from '#domains/player/store/looks.ts';
import { movePlayers } from '#domains/player/store/people.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { faceSvg } from '#platform/drawing/face.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from '../../../../tests/factories/live-game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { changeRows, rowOf } from '../../../../tests/factories/rows.ts';

/** The day of the game, and the day after. */
const [TODAY, TOMORROW] = [absoluteDayOf({ season: 3, day: 10 }), absoluteDayOf({ season: 3, day: 11 })];

let game: LiveGame;
/**
 * A first-line player of the hosts that night, and the player who takes over his number after he leaves; with their
 * numbers of that night.
 */
let star: number;
let heir: number;
let worn: { star: number; heir: number };
const viewer = { teamIds: [] as number[], watchers: 0 };
const later = new Date(FACEOFF.getTime() + 86_400_000);
const viewOf = async (gameId: number, teamIds: number[] = []) => {
  const view = await findGameView(game.db, gameId, { ...viewer, teamIds }, later);
  if (!view) throw new Error('there is no such game');
  return view;
};

beforeAll(async () => {
  game = await LiveGame.make();
  const { db } = game;
  await game.start();
  await game.runAll();
  // Players hurt in that game are healthy again.
  await db.update(players).set({ injuredUntil: null });
  const input = await game.input();
  star = input.home.lineup.forwards[0].LW ?? 0;
  heir = input.home.lineup.forwards[1].LW ?? 0;
  const numberOf = async (id: number) => {
    const [row] = await db.select({ number: players.jerseyNumber }).from(players).where(eq(players.id, id));
    return row?.number ?? 0;
  };
  worn = { star: await numberOf(star), heir: await numberOf(heir) };
  await db.transaction((tx) => movePlayers(pgRows(tx), [{ id: star, teamId: AWAY, jerseyNumber: 77 }], TOMORROW));
  const taken = await giveJerseyNumber(db, { playerId: heir, jerseyNumber: worn.star, mayNumber: () => true });
  expect(taken).toEqual({ ok: true });
  await makePlayer(db, { teamId: HOME, position: 'LW', jerseyNumber: 50, skill: 40 });
});
afterAll(() => game.drop());

describe('a past game', () => {
  it('shows all players with the number and team of that day, and no number twice', async () => {
    const { box, lineups } = await viewOf(game.id);
    const lines = box?.home.skaters ?? [];
    expect(lines.find(({ player }) => player.id === star)?.player).toMatchObject({
      jerseyNumber: worn.star,
      teamId: HOME,
    });
    const numbers = [...lines, ...(box?.home.goalies ?? [])].map(({ player }) => player.jerseyNumber);
    expect(numbers).toHaveLength(20);
    expect(new Set(numbers).size).toBe(20);
    expect(numbers).not.toContain(null);
    expect(lineups.home.places[0]?.player).toMatchObject({ id: star, jerseyNumber: worn.star, teamId: HOME });
  });

  it('names them the same way in its play-by-play', async () => {
    const ref = (await gameRefsById(game.db, [game.id], later)).get(game.id);
    const named = ref ? await playersOfGame(game.db, ref) : [];
    expect(named.find(({ id }) => id === star)).toMatchObject({ jerseyNumber: worn.star, teamId: HOME });
    expect(named.find(({ id }) => id === heir)).toMatchObject({ jerseyNumber: worn.heir, teamId: HOME });
  });
});

describe('a player’s face in a past game', () => {
  it('is drawn in the sweater of that day, and in the new one elsewhere', async () => {
    const { db } = game;
    // Players of the test's world have no faces.
    await changeRows(db, playerFaces, { playerId: star }, { face: { ...generate() } });
    // Regardless of what the world drew: two clubs that are easy to tell apart.
    const sweaters = [
      { teamId: HOME, colors: ['#aa0000', '#ffffff', '#000000'], pattern: 'hockey2' },
      { teamId: AWAY, colors: ['#0000aa', '#ffff00', '#ffffff'], pattern: 'hockey3' },
    ] as const;
    for (const { teamId, colors, pattern } of sweaters) {
      const team = await rowOf(db, teams, { id: teamId });
      const [club] = await db
        .select({ jersey: clubs.jersey })
        .from(clubs)
        .where(eq(clubs.id, team.clubId ?? 0));
      if (!club) throw new Error('the team has no club');
      await changeRows(
        db,
        clubs,
        { id: team.clubId ?? 0 },
        { colors: [...colors], jersey: { ...club.jersey, pattern } },
      );
    }
    const { box } = await viewOf(game.id);
    const then = box?.home.skaters.find(({ player }) => player.id === star)?.player.teamId ?? 0;
    const drawn = async (teamId?: number) => {
      const look = await findPlayerLook(db, star, teamId);
      if (!look?.wear) throw new Error('he wears nothing');
      const { jersey, colors } = look.wear;
      return { colors, svg: await faceSvg(look.face, { pattern: jersey.pattern, colors }) };
    };
    const [past, now] = [await drawn(then), await drawn()];
    expect(past.colors).toEqual(sweaters[0].colors);
    expect(now.colors).toEqual(sweaters[1].colors);
    expect(past.svg).not.toBe(now.svg);
  });
});

describe('an upcoming game', () => {
  let next: number;
  beforeAll(async () => {
    next = await makeGame(game.db, { homeTeamId: HOME, awayTeamId: AWAY, day: 12 });
  });

  it('shows both rosters, without departed and injured players', async () => {
    const hurt = (await game.input()).away.lineup.forwards[2].C ?? 0;
    await changeRows(game.db, players, { id: hurt }, { injuredUntil: TODAY + 40 });
    const { lineups } = await viewOf(next);
    for (const side of ['home', 'away'] as const) {
      expect(lineups[side].isProbable).toBe(true);
      expect(lineups[side].places).toHaveLength(20);
      expect(new Set(lineups[side].places.map(({ player }) => player.id)).size).toBe(20);
    }
    expect(lineups.home.places.map(({ player }) => player.id)).not.toContain(star);
    expect(lineups.away.places.map(({ player }) => player.id)).not.toContain(hurt);
  });

  it('shows a newly saved lineup to its own manager only', async () => {
    const { lineup } = (await game.input()).home;
    const [first, second, third, fourth] = lineup.forwards;
    const turned = { ...lineup, forwards: [fourth, third, second, first] as typeof lineup.forwards };
    await saveLineup(game.db, {
      teamId: HOME,
      version: 0,
      lineup: turned,
      tactics: BALANCED_TACTICS,
      orders: [],
      now: later,
    });
    const own = (await viewOf(next, [HOME])).lineups;
    expect(own.home).toMatchObject({ isProbable: false });
    expect(own.home.places).toHaveLength(20);
    expect(own.home.places[0]?.player.id).toBe(fourth.LW);
    expect(own.away.isProbable).toBe(true);
    expect((await viewOf(next)).lineups.home.places[0]?.player.id).not.toBe(fourth.LW);
  });
});
