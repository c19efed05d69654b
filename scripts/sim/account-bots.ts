/**
 * Bots with accounts: what a person with a free evening could try through the API, and what it gains a club compared with an
 * honest twin.
 */
import type { ClubId } from '#engine/ids.ts';
import { EVERY_CALL, EVERY_SUMMER_CALL } from './account-calls.ts';
import type { Holdings } from './account-holdings.ts';
import { type OnDatabase, type Stage, withStages } from './account-stage.ts';
import { OTHER, OWN, type Played, TRICKS, type Trick, Trier } from './account-tricks.ts';
import { shareOf } from './exploits.ts';

const ALL = { ...TRICKS, 'every-call': EVERY_CALL, 'every-summer-call': EVERY_SUMMER_CALL };
export const ACCOUNT_BOTS = Object.keys(ALL) as readonly AccountBot[];
export type AccountBot = keyof typeof ALL;

/** The most a bot may gain, as a share of all points of a season. */
const MAX_GAIN = 0.03;
/** Seasons over which a club's assets pay off: a typical contract. */
const SEASONS = 4;

interface AccountBotRow extends Played {
  bot: AccountBot;
  /** Gain over the twin, in true values: goals of the lineup in a season, goals of all assets over all seasons, and dollars. */
  goals: number;
  worth: number;
  cash: number;
  /** The larger of the lineup's goals and one season's share of all assets. */
  pointsShare: number;
  /** Standard error of that share over the seeds; null: there is only one. */
  error: number | null;
}

interface Measuring {
  bots?: readonly AccountBot[];
  seeds: readonly number[];
  /** Calls that the bot of every call sends, spread over `days`. */
  calls: number;
  days: number;
  onBot?: (bot: AccountBot, seed: number) => void;
  onDatabase?: OnDatabase | undefined;
}

type Measured = Played & { bot: AccountBot; gain: Holdings };

/** Plays each bot once per seed. */
export async function measureAccountBots(measuring: Measuring): Promise<AccountBotRow[]> {
  const { bots = ACCOUNT_BOTS, seeds } = measuring;
  const all: Measured[] = [];
  for (const seed of seeds) all.push(...(await playSeed(seed, { ...measuring, bots })));
  return bots.map((bot) => {
    const played = all.filter((one) => one.bot === bot);
    const mean = (of: (one: Measured) => number) => played.reduce((sum, one) => sum + of(one), 0) / played.length;
    const share = mean(({ gain }) => gainedShare(gain));
    const spread = mean(({ gain }) => (gainedShare(gain) - share) ** 2);
    return {
      bot,
      calls: mean((one) => one.calls),
      accepted: mean((one) => one.accepted),
      days: mean((one) => one.days),
      broken: played.flatMap(({ broken }) => broken),
      goals: mean(({ gain }) => gain.goals),
      worth: mean(({ gain }) => gain.worth),
      cash: mean(({ gain }) => gain.cash),
      pointsShare: share,
      error: played.length > 1 ? Math.sqrt(spread / (played.length - 1)) : null,
    };
  });
}

function gainedShare({ goals, worth }: Holdings): number {
  return shareOf(Math.max(goals, worth / SEASONS));
}

async function playSeed(seed: number, { bots = [], calls, days, onBot, onDatabase }: Measuring): Promise<Measured[]> {
  return withStages({ seed, onDatabase }, async (play) => {
    /** Holdings of clubs whose managers do nothing, by stage, days and club. */
    const twins = new Map<string, Holdings>();
    const twinOf = async (bot: AccountBot, after: number, clubId: ClubId): Promise<Holdings> => {
      const { scene, prepare }: Trick = ALL[bot];
      const stageName = prepare ? `${scene} of ${bot}` : scene;
      const key = `${stageName} ${after} ${clubId}`;
      const known = twins.get(key);
      if (known) return known;
      const holdings = await play(scene, async (stage) => {
        await prepare?.(stage);
        await stage.call(stage.own, 'club.take', { id: OWN });
        for (let day = 0; day < after; day++) await stage.nextDay();
        for (const id of [OWN, OTHER]) twins.set(`${stageName} ${after} ${id}`, await stage.holdings(id));
        return twins.get(key);
      });
      if (!holdings) throw new RangeError(`no club ${clubId} on this stage`);
      return holdings;
    };
    const rows: Measured[] = [];
    for (const bot of bots) {
      onBot?.(bot, seed);
      const { scene, settles, harms = false, prepare, play: trick }: Trick = ALL[bot];
      const { played, held } = await play(scene, async (stage: Stage) => {
        await prepare?.(stage);
        await stage.call(stage.own, 'club.take', { id: OWN });
        const trier = new Trier(stage);
        await trick(stage, trier, { seed, calls, days });
        for (let day = 0; day < settles; day++) await trier.nextDay();
        // A club that the account does not get back is no gain; the harm to a rival is.
        const counts = harms || (await stage.isRunBy(OWN, stage.own));
        return { played: trier.played, held: counts ? await stage.holdings(harms ? OTHER : OWN) : null };
      });
      const twin = await twinOf(bot, played.days, harms ? OTHER : OWN);
      const gain = minus(held ?? twin, twin);
      rows.push({ bot, ...played, gain: harms ? minus({ goals: 0, worth: 0, cash: 0 }, gain) : gain });
    }
    return rows;
  });
}

function minus(one: Holdings, other: Holdings): Holdings {
  return { goals: one.goals - other.goals, worth: one.worth - other.worth, cash: one.cash - other.cash };
}

/** Returns whether a bot gains next to nothing, or a control more than that, and breaks nothing. */
export function holds({ bot, pointsShare, broken }: Pick<AccountBotRow, 'bot' | 'pointsShare' | 'broken'>): boolean {
  const { isControl = false }: Trick = ALL[bot];
  return isControl === pointsShare > MAX_GAIN && broken.length === 0;
}

export function accountBotsText(rows: readonly AccountBotRow[]): string {
  const head = ['bot', 'calls', 'accepted', 'days', 'goals', 'points share', '± error', 'worth', 'cash $M', 'holds'];
  const lines = rows.map(({ bot, calls, accepted, days, broken, goals, pointsShare, error, worth, cash }) => [
    bot,
    calls.toFixed(0),
    accepted.toFixed(0),
    days.toFixed(0),
    goals.toFixed(1),
    pointsShare.toFixed(3),
    error === null ? '–' : error.toFixed(3),
    worth.toFixed(1),
    (cash / 1_000_000).toFixed(1),
    holds({ bot, pointsShare, broken }) ? 'yes' : 'NO',
  ]);
  const table = [head, ...lines].map((cells) => cells.map((cell) => cell.padEnd(17)).join(''));
  const controls = rows
    .filter(({ bot }) => (ALL[bot] as Trick).isControl)
    .map(({ bot }) => `${bot} is a control: it has to gain more.`);
  return [...table, ...controls, ...rows.flatMap(({ broken }) => broken)].join('\n');
}
