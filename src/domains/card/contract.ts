import * as z from 'zod';
import { HONORS } from '#domains/awards/constants.ts';
import { RARITIES } from '#domains/card/constants.ts';
import { given } from '#domains/ids.ts';
import { PLAYER_STATUSES } from '#domains/player/constants.ts';
import { playerRef, rosterPlayer, teamRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const count = z.number().int();

const playerCard = z.object({
  player: playerRef,
  team: teamRef.nullable(),
  status: z.enum(PLAYER_STATUSES),
  /** The last season of a retired player. */
  retiredAt: count.nullable(),
  /** null: for scouts to find out, like the special skills of an amateur or a home-based player, which are left out. */
  overall: count.nullable(),
  age: count,
  hand: z.enum(['L', 'R']),
  heightCm: count,
  weightKg: count,
  form: count,
  energy: count,
  specialSkills: z.array(z.string()),
  contract: z.object({ to: count, salary: count }).nullable(),
  /** The regular season so far; null without a game. */
  season: rosterPlayer.shape.season,
  /** Official games of all seasons, including those before the world began. */
  career: z.object({
    seasons: count,
    games: count,
    goals: count,
    assists: count,
    points: count,
    wins: count,
    shutouts: count,
  }),
  /** His honors, with counts. */
  honors: z.array(z.object({ honor: z.enum(HONORS), times: count })),
  isInHall: z.boolean(),
  /** His rank by overall among all clubs' skaters, or goalies, from 1; null: no club. */
  rank: count.nullable(),
  rarity: z.enum(RARITIES),
});
export type PlayerCard = z.infer<typeof playerCard>;

export const card = {
  find: get('anyone', '/players/{id}/card')
    .says("A player's card: what is on its front and back")
    .takes({ id: given.player })
    .answers(playerCard),
  sheet: get('anyone', '/cards')
    .says('Cards of several players, in the order asked for')
    .takes({
      /** Ids: '12,15,7'; invalid or surplus ones are left out. */
      players: z.string().max(400).default(''),
    })
    .answers(z.array(playerCard)),
};
