/** The players of a league that trades: contracts at a fair price with some chance, and their careers. */

import type { TradePart } from '#domains/trade/rules/assets.ts';
import type { TradeBody } from '#domains/trade/rules/legality.ts';
import type { PartyPlayer } from '#domains/trade/store/parties.ts';
import { MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { fairSalary, firstLimits, firstPrice } from '#engine/market/price.ts';
import { type Prospect, projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import type { Random } from '#engine/random.ts';

export const SEASON = 3;
export const [LIMITS, PRICE] = [firstLimits(1), firstPrice(1)];
/** Standard deviation of a salary's logarithm around the fair one, share of players who are hurt, and days that they miss. */
export const [LUCK, HURT_SHARE, HURT_DAYS] = [0.25, 0.06, 20];
/** Salaries at a club with cap space, as a share of what they would be. */
const ROOM = 0.8;
/** From this age on a long contract outlasts a career. */
const OLD_FROM = 32;

export interface Member {
  player: PartyPlayer;
  body: TradeBody;
}

/** Draws the first team of a club. @param before how many players exist already: the ids of these follow */
export function drawMembers(clubId: number, before: number, random: Random): Member[] {
  const roster = generateRoster({ level: 'PRO', tier: 1, quality: random.normal(0, 0.9) }, random);
  return roster.map(({ age, positions, skills, ceilings }, index) => {
    const id = before + index + 1;
    const position = positions[0] ?? 'C';
    const prospect = prospectOf({ position, age, skills, ceilings });
    const seasons = random.int(1, 5);
    const fair = fairSalary({ projection: projectGoals(prospect, 1), seasons, price: PRICE, limits: LIMITS });
    // All contracts of a club together fit under the limit with room to spare.
    const salary = Math.round(
      Math.max(LIMITS.minimum, Math.min(LIMITS.maximum, 0.85 * fair * Math.exp(random.normal(0, LUCK)))),
    );
    const daysOut = random.chance(HURT_SHARE) ? random.int(5, HURT_DAYS) : 0;
    const player: PartyPlayer = {
      ...{ id, firstname: 'Test', lastname: `Man ${id}`, positions, skills, ceilings, birthSeason: SEASON - age },
      ...{ teamId: clubId, injuredUntil: null, jerseyNumber: null, nationId: 1, morale: 70 },
    };
    const body: TradeBody = {
      ...{ id, name: player.lastname, clubId, level: 'PRO', position },
      ...{ isFillIn: false, isOnWaivers: false, isOnTheWay: false, freeAgentOn: null, daysOut },
      contracts: [{ id, fromSeason: SEASON, toSeason: SEASON + seasons - 1, salary, clause: 'none' }],
      noTrade: null,
      retained: { percent: 0, clubs: 0 },
    };
    return { player, body };
  });
}

/** Signs an old player whose contract ends to the longest contract allowed, at its worth. */
export function bindIfOld({ player, body }: Member, season: number): void {
  const age = season - player.birthSeason;
  const [running] = body.contracts;
  if (age < OLD_FROM || running?.toSeason !== season) return;
  const { skills, ceilings } = player;
  const projection = projectGoals(prospectOf({ position: body.position, age: age + 1, skills, ceilings }), 1);
  const seasons = MAX_SEASONS.own;
  const salary = fairSalary({ projection, seasons, price: PRICE, limits: LIMITS });
  body.contracts = [running, { ...running, fromSeason: season + 1, toSeason: season + seasons, salary }];
}

export function payLess(body: TradeBody): void {
  const cheaper = (salary: number) => Math.max(LIMITS.minimum, Math.round(salary * ROOM));
  body.contracts = body.contracts.map((contract) => ({ ...contract, salary: cheaper(contract.salary) }));
}

/** Returns the chance that a player has not retired before a season, 0 for the first one that counts. */
export function staysUntil({ position, age, overall }: Prospect, season: number): number {
  let stays = 1;
  for (let ahead = 1; ahead <= season; ahead++)
    stays *= 1 - retirementChance({ position, age: age + ahead - 1, overall, hasTeam: true });
  return stays;
}

/** Returns a contract that costs its new club less, because the former one retains a part. */
export function retained(body: TradeBody, part: TradePart): TradeBody {
  if (part.kind !== 'player' || part.retention === 0) return body;
  const left = (100 - part.retention) / 100;
  const { percent, clubs } = body.retained;
  return {
    ...body,
    contracts: body.contracts.map((contract) => ({ ...contract, salary: Math.round(contract.salary * left) })),
    retained: { percent: 100 - (100 - percent) * left, clubs: clubs + 1 },
  };
}
