/** Ids in calls and facts, each typed by its domain, so that a player's id cannot be passed as a team's. */
import * as z from 'zod';
import type {
  ArticleId,
  ClubId,
  CompetitionId,
  ContractId,
  DeskId,
  GameId,
  JobId,
  LeagueId,
  NationId,
  PairingId,
  PersonId,
  PickId,
  PlayerId,
  TeamId,
  TradeId,
  UserId,
} from '#engine/ids.ts';

/**
 * Builds the schema of a whole number: in a path or query in plain digits ('12', not '0x0c', '1e3', ' 12' or ['12']),
 * in a body as a number.
 */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given),
    z.number().int().min(min).max(max),
  );
}

/** An id in a path or query; the database's integers end at 2^31 − 1. */
export const id = wholeNumber(1, 2_147_483_647);

/**
 * Returns one schema typed for each domain. zod's own brands refuse plain numbers, which ours accept (engine/ids.ts),
 * so the type is set here, once.
 */
function forEachNoun(schema: z.ZodType<number>) {
  const of = <Id extends number>() => schema as z.ZodType<Id, Id>;
  return {
    article: of<ArticleId>(),
    club: of<ClubId>(),
    competition: of<CompetitionId>(),
    contract: of<ContractId>(),
    desk: of<DeskId>(),
    game: of<GameId>(),
    job: of<JobId>(),
    league: of<LeagueId>(),
    nation: of<NationId>(),
    person: of<PersonId>(),
    pick: of<PickId>(),
    player: of<PlayerId>(),
    pairing: of<PairingId>(),
    team: of<TeamId>(),
    trade: of<TradeId>(),
    user: of<UserId>(),
  };
}

/** Ids in an answer or a fact: `teamId: ids.team`. */
export const ids = forEachNoun(z.number().int());

/** Ids in a path, a query or a body, which come from a client: `id: given.team`. */
export const given = forEachNoun(id);
