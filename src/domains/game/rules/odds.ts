/** What to expect of a game before it begins. */
import {
  GOAL_OF_STAFF_LOGIT,
  HOME_ICE_LOGIT,
  LOGIT_PER_POINT,
  SHAPE,
  SPECIAL_SKILL_LOGIT,
} from '#domains/game/constants.ts';
import { LINE_SHARES, PAIR_SHARES } from '#engine/lineup/constants.ts';
import { dressedPlaces, type Place } from '#engine/lineup/lineup.ts';
import { exactTeamRatings, strengthAt } from '#engine/lineup/strength.ts';
import type { MatchInput, MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { staffGoalsOf } from '#engine/player/staff-effects.ts';

/** What predicts a team's chance tonight. */
export interface WinningStrength {
  /** Ratings of the lines and pairs, 0 to 99, unrounded. */
  offense: number;
  defense: number;
  /** Strength of the starting goalie, 0 to 99. */
  goaltending: number;
  /** What form, morale and tired legs add to (negative: take from) its skaters and its starter, in skill points. */
  shape: { skaters: number; goalie: number };
  /** Special skills of the dressed players. */
  specials: number;
  /** Goals per game that its coaches are worth behind the bench, compared with an average staff. */
  staff: number;
}

/** The players who dress or are likely to. */
export type Dressing = Pick<MatchTeam, 'players' | 'lineup' | 'coaching'>;

export function strengthTonight(team: Dressing): WinningStrength {
  const players = new Map(team.players.map((player) => [player.id, player]));
  const find = (place: Place) => (place === null ? undefined : players.get(place));
  const { offense, defense } = exactTeamRatings(team.lineup, players);
  const goalie = find(team.lineup.goalies.SG);
  const units = [
    ...team.lineup.forwards.map(({ LW, C, RW }, line) => ({ places: [LW, C, RW], share: LINE_SHARES[line] ?? 0 })),
    ...team.lineup.defense.map(({ LD, RD }, pair) => ({ places: [LD, RD], share: PAIR_SHARES[pair] ?? 0 })),
  ];
  // Five skaters are on the ice.
  const shapes = units.flatMap(({ places, share }) => places.map((place) => (share / 5) * shapeOf(find(place))));
  return {
    offense,
    defense,
    goaltending: goalie ? strengthAt(goalie, 'G') : 0,
    shape: { skaters: shapes.reduce((sum, shape) => sum + shape, 0), goalie: shapeOf(goalie) },
    specials: dressed(team).reduce((sum, { specialSkills }) => sum + specialSkills.length, 0),
    staff: staffGoalsOf(team.coaching),
  };
}

/** Returns the strength of a team known by its ratings alone: rested, in average form. */
export function usualStrength(ratings: Pick<WinningStrength, 'offense' | 'defense' | 'goaltending'>): WinningStrength {
  const { offense, defense, goaltending } = ratings;
  return { offense, defense, goaltending, shape: { skaters: 0, goalie: 0 }, specials: 0, staff: 0 };
}

/** Returns the players in the lineup, from a roster that may hold more. */
function dressed({ players, lineup }: Dressing): readonly MatchPlayer[] {
  const places = new Set(dressedPlaces(lineup).map(({ player }) => player));
  return players.filter(({ id }) => places.has(id));
}

function shapeOf(player: MatchPlayer | undefined): number {
  if (!player) return 0;
  const { form, morale, energy } = player;
  return SHAPE.form * (form - 50) + SHAPE.morale * (morale - 50) - SHAPE.tired * (100 - energy);
}

/** Returns the home team's chance to win, 0 to 1. A final tie counts half. */
export function homeWinChance(
  home: WinningStrength,
  away: WinningStrength,
  { neutralIce = false }: { neutralIce?: boolean | undefined } = {},
): number {
  const skaters = home.shape.skaters - away.shape.skaters;
  const logit =
    (neutralIce ? 0 : HOME_ICE_LOGIT) +
    LOGIT_PER_POINT.offense * (home.offense - away.offense + skaters) +
    LOGIT_PER_POINT.defense * (home.defense - away.defense + skaters) +
    LOGIT_PER_POINT.goaltending * (home.goaltending + home.shape.goalie - away.goaltending - away.shape.goalie) +
    SPECIAL_SKILL_LOGIT * (home.specials - away.specials) +
    GOAL_OF_STAFF_LOGIT * (home.staff - away.staff);
  return 1 / (1 + Math.exp(-logit));
}

/**
 * Returns the same chance from the players who dress or, before the faceoff, are likely to. It keeps its value from the
 * faceoff, no matter what becomes of the teams.
 */
export function chanceAtFaceoff({
  home,
  away,
  neutralIce,
}: { home: Dressing; away: Dressing } & Pick<MatchInput, 'neutralIce'>): number {
  return homeWinChance(strengthTonight(home), strengthTonight(away), { neutralIce });
}
