/** Ids in calls and facts, each of its noun: what is told or asked of a player cannot be passed on as a team. */
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

/** A whole number: of a path or query in plain digits ('12', not '0x0c', '1e3', ' 12' or ['12']), of a body as a number. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given),
    z.number().int().min(min).max(max),
  );
}

/** An id in a path or query; the database's integers end at 2^31 − 1. */
export const id = wholeNumber(1, 2_147_483_647);

/** One schema under the name of each noun. zod's own brands refuse plain numbers, which ours take (engine/ids.ts): so the noun is put on here, once. */
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

/** Of an answer or a fact: `teamId: ids.team`. */
export const ids = forEachNoun(z.number().int());

/** Of a path, a query or a body, which somebody else has written: `id: given.team`. */
export const given = forEachNoun(id);
