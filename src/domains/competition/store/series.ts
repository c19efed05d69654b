/** Series: the pairings of a bracket with known teams, as screens and rivalries use them. */
import { competitionEntries, pairings, stageEntries } from '#domains/competition/tables.ts';
import type { CompetitionId, EntryId, PairingId, TeamId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Series {
  id: PairingId;
  competitionId: CompetitionId;
  /** 1 is the first; of a bracket of eight, the quarter-final. */
  round: number;
  /** Place in the round from the top of the bracket, 0-based. */
  slot: number;
  /** The better seed, at home in the first game and the last. */
  highTeamId: TeamId;
  lowTeamId: TeamId;
  highSeed: number;
  lowSeed: number;
  highWins: number;
  lowWins: number;
  winnerTeamId: TeamId | null;
}

/** Returns the series of competitions, by competition, round and place in the bracket. Placement games are left out. */
export async function seriesIn(rows: RowReader, competitionIds: readonly CompetitionId[]): Promise<Series[]> {
  const competitionId = [...competitionIds];
  if (competitionId.length === 0) return [];
  const columns = [
    'id',
    'competitionId',
    'stage',
    'round',
    'firstEntryId',
    'secondEntryId',
    'firstWins',
    'secondWins',
    'winnerEntryId',
    'number',
  ] as const;
  const drawn = await rows.read(pairings, columns, { competitionId, winnerPlace: 1 }, [
    'competitionId',
    'stage',
    'number',
  ]);
  const entries = await rows.read(competitionEntries, ['id', 'teamId'], { competitionId });
  const teamOf = new Map(entries.map(({ id, teamId }) => [id, teamId]));
  const members = await rows.read(stageEntries, ['stage', 'entryId', 'seed'], { competitionId });
  const seedOf = new Map(members.map(({ stage, entryId, seed }) => [`${stage}/${entryId}`, seed]));
  const rounds = Map.groupBy(drawn, ({ competitionId: id, stage, round }) => `${id}/${stage}/${round}`);
  return drawn.flatMap((pairing): Series[] => {
    const { id, competitionId: ofId, stage, round, firstEntryId, secondEntryId, firstWins, secondWins } = pairing;
    const side = (entryId: EntryId | null, wins: number) => {
      const [teamId, seed] = [teamOf.get(entryId ?? 0), seedOf.get(`${stage}/${entryId}`)];
      return teamId === undefined || seed === undefined ? [] : [{ teamId, seed, wins }];
    };
    const sides = [...side(firstEntryId, firstWins), ...side(secondEntryId, secondWins)];
    const [high, low] = sides.sort((one, other) => one.seed - other.seed);
    if (!high || !low) return [];
    return [
      {
        id,
        competitionId: ofId,
        round,
        slot: rounds.get(`${ofId}/${stage}/${round}`)?.indexOf(pairing) ?? 0,
        highTeamId: high.teamId,
        lowTeamId: low.teamId,
        highSeed: high.seed,
        lowSeed: low.seed,
        highWins: high.wins,
        lowWins: low.wins,
        winnerTeamId: teamOf.get(pairing.winnerEntryId ?? 0) ?? null,
      },
    ];
  });
}
