/** Gives the people of a new world the years before it: where they were born, what they have played, who drafted them. */
import { TIER_STEPS } from '#engine/player/level-constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import { inventPast } from '#engine/player/past-seasons.ts';
import type { Random } from '#engine/random.ts';
import { type ClubDraft, teamAt } from '#world/creation/clubs.ts';
import type { ContractPlan, NationPlan, PastPlan, PlayerPlan } from '#world/creation/plan.ts';
import { citiesOf } from '#world/creation/sites.ts';

/** The age of the draft, its rounds, and how much the scouts of those years erred, in points of overall. */
const DRAFT = { age: 18, rounds: 7, error: 7 } as const;
/** Somebody stays with a club for about this many years. */
const YEARS_WITH_A_CLUB = { usual: 3.2, great: 7 } as const;

interface World {
  drafts: readonly ClubDraft[];
  players: readonly PlayerPlan[];
  contracts: readonly ContractPlan[];
  nations: readonly Pick<NationPlan, 'id' | 'code'>[];
  season: number;
}

/** Sets who was drafted where on the players, in place, and answers the rest of their past. */
export function planPasts({ drafts, players, contracts, nations, season }: World, random: Random): PastPlan[] {
  holdDrafts({ drafts, players, season }, random.fork('drafts'));
  const clubOfTeam = new Map(drafts.flatMap((draft) => draft.teams.map((team) => [team.id, draft] as const)));
  const contractOf = new Map(contracts.map((contract) => [contract.playerId, contract]));
  const codes = new Map(nations.map(({ id, code }) => [id, code]));
  return players.map((player) => {
    // Great careers end in the top league, or have been played there.
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
  /** His last club, and the season since which he has been with it. */
  home: ClubDraft;
  since: number;
  /** After his last one. */
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
  // From the present back: with his club for as long as he is signed, before that with others of its kind.
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

/** Every year the clubs of the top chose among the boys of eighteen, as well as scouts can know. */
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
      // Between those who are still about, others were chosen of whom nobody has heard since; ever more of them.
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

/** What he was made for: what he is, or what he can become. */
function promiseOf({ positions, skills, ceilings }: PlayerPlan): number {
  const position = positions[0] ?? 'C';
  return Math.max(overallOf(position, skills), overallOf(position, ceilings));
}

/** Bigger cities have more sons. */
function birthplaceIn(nationCode: string, random: Random): string | null {
  const cities = citiesOf(nationCode);
  return cities[Math.floor(random.next() ** 2 * cities.length)]?.name ?? null;
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(0, Math.max(0, list.length - 1))];
}
