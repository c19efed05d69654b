/** Invents the years before a new world for its people: birthplaces, past seasons and draft picks. */
import { TIER_STEPS } from '#engine/player/level-constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import { inventPast } from '#engine/player/past-seasons.ts';
import type { Random } from '#engine/random.ts';
import { type ClubDraft, teamAt } from '#world/creation/clubs.ts';
import type { ContractPlan, NationPlan, PastPlan, PlayerPlan } from '#world/creation/plan.ts';
import { citiesOf } from '#world/creation/sites.ts';

/** Draft age, number of rounds, and the scouts' error in those years, in points of overall. */
const DRAFT = { age: 18, rounds: 7, error: 7 } as const;
/** Typical years of a player with one club. */
const YEARS_WITH_A_CLUB = { usual: 3.2, great: 7 } as const;

interface World {
  drafts: readonly ClubDraft[];
  players: readonly PlayerPlan[];
  contracts: readonly ContractPlan[];
  nations: readonly Pick<NationPlan, 'id' | 'code'>[];
  season: number;
}

/** Sets the draft picks on the players, in place, and returns the rest of their pasts. */
export function planPasts({ drafts, players, contracts, nations, season }: World, random: Random): PastPlan[] {
  holdDrafts({ drafts, players, season }, random.fork('drafts'));
  const clubOfTeam = new Map(drafts.flatMap((draft) => draft.teams.map((team) => [team.id, draft] as const)));
  const contractOf = new Map(contracts.map((contract) => [contract.playerId, contract]));
  const codes = new Map(nations.map(({ id, code }) => [id, code]));
  return players.map((player) => {
    // Great careers end in the top league, or were spent there.
    const nearby = player.retiredAt === undefined ? drafts : drafts.filter(({ tier }) => tier === 1);
    const home = clubOfTeam.get(player.teamId ?? 0) ?? pick(nearby, random);
    return {
      playerId: player.id,
      birthplace: birthplaceIn(codes.get(player.nationId) ?? '', random),
      seasons: home
        ? seasonsOf(
            player,
            {
              drafts,
              home,
              since: contractOf.get(player.id)?.fromSeason ?? season,
              season: (player.lastSeason ?? season - 1) + 1,
            },
            random,
          )
        : [],
    };
  });
}

interface Years {
  drafts: readonly ClubDraft[];
  /** His last club, and the season in which he joined it. */
  home: ClubDraft;
  since: number;
  /** The season after his last one. */
  season: number;
}

function seasonsOf(player: PlayerPlan, { drafts, home, since, season }: Years, random: Random): PastPlan['seasons'] {
  const position = player.positions[0] ?? 'C';
  const age = season - player.birthSeason;
  const past = inventPast(
    {
      position,
      age,
      overall: overallOf(position, player.skills),
      proSince: player.firstSeason === null ? null : player.firstSeason - player.birthSeason,
      step: TIER_STEPS[Math.min(home.tier, TIER_STEPS.length) - 1] ?? 0,
    },
    random,
  );
  const near = drafts.filter(({ tier }) => tier === home.tier);
  const stays = YEARS_WITH_A_CLUB[player.retiredAt === undefined ? 'usual' : 'great'];
  let club = home;
  // Backward from the present: with his club for as long as his contract has run, before that with similar clubs.
  return past
    .toReversed()
    .map(({ age: then, level, counts }): PastPlan['seasons'][number] => {
      const when = player.birthSeason + then;
      if (when < since && random.chance(1 / stays)) club = pick(near, random) ?? home;
      const team = teamAt(club, level);
      return [when, team.id, team.leagueId, ...counts];
    })
    .toReversed();
}

/**
 * Holds a draft for every year, in which the clubs of the top league choose among eighteen-year-olds as well as scouts
 * can judge them.
 */
function holdDrafts({ drafts, players, season }: Pick<World, 'drafts' | 'players' | 'season'>, random: Random): void {
  const clubs = drafts.filter(({ tier }) => tier === 1);
  const classes = Map.groupBy(
    players.filter(({ birthSeason }) => birthSeason + DRAFT.age < season),
    ({ birthSeason }) => birthSeason + DRAFT.age,
  );
  for (const [draftSeason, born] of [...classes].toSorted(([one], [other]) => one - other)) {
    const promise = new Map(born.map((player) => [player, promiseOf(player) + random.normal(0, DRAFT.error)]));
    const order = random.shuffle(clubs);
    const chosen = born.toSorted((one, other) => (promise.get(other) ?? 0) - (promise.get(one) ?? 0));
    let number = 0;
    for (const player of chosen) {
      // Between known players, others were picked who have since disappeared, more of them in later rounds.
      number += 1 + Math.floor(random.exponential() * (0.25 + number / 90));
      const round = Math.ceil(number / clubs.length);
      if (round > DRAFT.rounds) break;
      const by = order[(number - 1) % clubs.length];
      if (!by) break;
      player.draftSeason = draftSeason;
      player.draftRound = round;
      player.draftPick = number;
      player.draftedByTeamId = teamAt(by, 'PRO').id;
    }
  }
}

/** Returns a player's promise: his overall now, or the one he can reach. */
function promiseOf({ positions, skills, ceilings }: PlayerPlan): number {
  const position = positions[0] ?? 'C';
  return Math.max(overallOf(position, skills), overallOf(position, ceilings));
}

/** Bigger cities produce more players. */
function birthplaceIn(nationCode: string, random: Random): string | null {
  const cities = citiesOf(nationCode);
  return cities[Math.floor(random.next() ** 2 * cities.length)]?.name ?? null;
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(0, Math.max(0, list.length - 1))];
}
