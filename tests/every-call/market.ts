/** The part of a walk about players who change clubs: trades, contracts, the draft, and the summer. */
import { sql } from 'drizzle-orm';
import { asset, between } from '../factories/trading.ts';
import { leaveActive, teamOf, tradable } from './squads.ts';
import type { Walk } from './walk.ts';

const terms = (...salaries: number[]) => ({ salaries, signingBonus: 0, clause: 'none' });

export async function trades(walk: Walk): Promise<void> {
  const [mias, oles, others] = [await teamOf(walk, 1), await teamOf(walk, 2), await teamOf(walk, 9)];
  const [own, theirs, [wanted = 0]] = [await tradable(walk, 1), await tradable(walk, 2), await tradable(walk, 9)];
  const swap = (place: number) => ({
    id: mias,
    ...between(mias, oles, [asset(own[place] ?? 0)], [asset(theirs[place] ?? 0)]),
  });
  await walk.use('trades.saveNote', 'Mia', { id: oles, text: 'Likes our defense' });
  await walk.use('trades.check', 'Mia', swap(0));
  await walk.use('trades.soundOut', 'Mia', {
    id: mias,
    ...between(mias, others, [asset(own[2] ?? 0)], [asset(wanted)]),
    question: 'interest',
  });
  const first = await walk.use('trades.propose', 'Mia', swap(0));
  await walk.use('trades.comment', 'Ole', { id: first.tradeId, text: 'Hm.' });
  await walk.use('trades.accept', 'Ole', { id: first.tradeId });
  await walk.use('trades.vote', 'Kim', { id: first.tradeId, isFor: true, reason: 'Fair to both.' });
  await walk.use('trades.overrule', 'Boss', { id: first.tradeId, isFor: true, reason: 'Fair to both.' });
  const second = await walk.use('trades.propose', 'Mia', swap(1));
  await walk.use('trades.decline', 'Ole', { id: second.tradeId });
  const third = await walk.use('trades.propose', 'Mia', swap(2));
  await walk.use('trades.withdraw', 'Mia', { id: third.tradeId });
  await walk.use('trades.list', 'Mia', { id: own[2], ask: { assets: [], comment: 'Make us an offer.' } });
  await walk.use('trades.unlist', 'Mia', { id: own[2] });
}

export async function talks(walk: Walk): Promise<void> {
  const [mias, oles] = [await teamOf(walk, 1), await teamOf(walk, 2)];
  const ending = await walk.all(
    sql`select player_id as value from contracts where club_id = 1 and to_season = (select season_number from world) and bought_out_on is null order by salary limit 2`,
  );
  const [first, second] = ending;
  const talk = await walk.use('contracts.openTalk', 'Mia', { id: first });
  const versionOf = (id: number) => walk.one(sql`select version as value from contract_talks where id = ${id}`);
  const least = 1_000_000;
  await walk.use('contracts.offer', 'Mia', {
    id: talk.talkId,
    version: await versionOf(talk.talkId),
    terms: terms(least, least),
  });
  const other = await walk.use('contracts.openTalk', 'Mia', { id: second });
  await walk.use('contracts.walkAway', 'Mia', { id: other.talkId, version: await versionOf(other.talkId) });
  const client =
    await walk.one(sql`select r.player_id as value from representations r join persons p on p.id = r.person_id
    where p.user_id = ${walk.idOf('Agent')} limit 1`);
  const theirs = await walk.use('contracts.openTalk', 'Ole', { id: client });
  await walk.use('contracts.offer', 'Ole', {
    id: theirs.talkId,
    version: await versionOf(theirs.talkId),
    terms: terms(900_000),
  });
  await walk.use('contracts.answerTalk', 'Agent', {
    id: theirs.talkId,
    version: await versionOf(theirs.talkId),
    answer: { does: 'decline' },
  });
  for (const club of [1, 2]) await leaveActive(walk, club, 20);
  const free = await walk.all(
    sql`select id as value from players where status = 'free' and positions[1] = 'LD' order by id limit 3`,
  );
  const offers: number[] = [];
  for (const playerId of free.slice(0, 2)) {
    await walk.use('contracts.checkOffer', 'Mia', { id: playerId, terms: terms(least) });
    const made = await walk.use('contracts.makeOffer', 'Mia', { id: mias, playerId, terms: terms(least) });
    offers.push(made?.offerId);
  }
  await walk.use('contracts.rankOffers', 'Mia', { id: mias, offerIds: offers.toReversed() });
  for (const id of offers) await walk.use('contracts.withdrawOffer', 'Mia', { id });
  const agent = await walk.one(sql`select max(id) as value from persons where user_id = ${walk.idOf('Agent')}`);
  await walk.run(sql`insert into representations (player_id, person_id, rate, since_day, until_season) values (${free[2]}, ${agent}, 4, 1, 9)
    on conflict (player_id) do update set person_id = ${agent}`);
  const asked = await walk.use('contracts.makeOffer', 'Ole', { id: oles, playerId: free[2], terms: terms(least) });
  await walk.use('contracts.answerOffer', 'Agent', { id: asked.offerId, answer: { does: 'decline' } });
}

export async function draft(walk: Walk): Promise<void> {
  const amateurs = await walk.all(sql`select id as value from players where status = 'amateur' order by id limit 5`);
  await walk.use('draft.saveBoard', 'Mia', { version: 0, ranking: amateurs, risk: 40, positions: { G: 2 } });
  await walk.use('draft.setClock', 'Boss', { seconds: 60 });
}

/** The last day before the draft and the day of the draft. */
export async function draftDay(walk: Walk): Promise<void> {
  const { season, day } = await walk.today();
  // As if Mia had the world to herself.
  await walk.run(sql`update world set pace = 'own', runs_until = 0`);
  await walk.use('draft.setRunning', 'Mia', { isRunning: true });
  const id = await walk.one(sql`select id as value from drafts where season = ${season} and status = 'live'`);
  const spot = await walk.one(sql`select spot as value from drafts where id = ${id}`);
  await walk.run(
    sql`update draft_picks p set owner_club_id = 1 from drafts d where d.id = ${id} and p.league_id = d.league_id and p.season = d.season and p.spot = ${spot}`,
  );
  const prospect = await walk.one(
    sql`select id as value from players where status = 'amateur' and draft_class = ${season} order by id limit 1`,
  );
  await walk.use('draft.pick', 'Mia', { id, spot, playerId: prospect });
  const pickId = await walk.one(sql`select id as value from draft_picks where player_id = ${prospect}`);
  await walk.use('draft.react', 'Fan', { id: pickId, kind: 'steal' });
  await walk.use('draft.setRunning', 'Mia', { isRunning: false });
  await walk.run(sql`update world set pace = 'clock', runs_until = null`);
  await walk.use('draft.sign', 'Mia', { id: prospect });
  const dear =
    await walk.one(sql`select player_id as value from contracts where club_id = 1 and from_season <= ${season} and to_season > ${season}
    and bought_out_on is null order by salary limit 1`);
  await walk.use('contracts.buyOut', 'Mia', { id: dear });
  const held = await restricted(walk, 1);
  await walk.use('freeAgency.qualify', 'Mia', { id: held[0] });
  await walk.use('freeAgency.withdrawQualifying', 'Mia', { id: held[0] });
  for (const player of held) await walk.use('freeAgency.qualify', 'Mia', { id: player });
  for (const player of await restricted(walk, 2)) await walk.use('freeAgency.qualify', 'Ole', { id: player });
  if (day > 60) throw new Error('the draft is over');
}

/** Players of a club whose contracts end, and whose rights it may keep. */
const restricted = (walk: Walk, club: number) =>
  walk.all(sql`select c.player_id as value from contracts c join players p on p.id = c.player_id, world w
    where club_id = ${club} and to_season = w.season_number and w.season_number - birth_season between 21 and 24
      and not exists (select from contracts l where l.player_id = p.id and l.from_season > w.season_number)
    order by c.salary desc, p.id limit 4`);

export async function summer(walk: Walk): Promise<void> {
  const mias = await teamOf(walk, 1);
  await walk.use('freeAgency.planFrenzy', 'Mia', { id: mias, budget: 5_000_000, most: 1, targets: [] });
  const { candidates } = await walk.use('draft.imports', 'Mia');
  const keen = candidates.find(({ interest }: { interest: string }) => interest === 'keen') ?? candidates[0];
  await walk.use('draft.importPlayer', 'Mia', { id: keen?.player.id });
  const held = (club: number) =>
    walk.all(sql`select player_id as value from restricted_free_agents r join players p on p.id = r.player_id, world w
    where club_id = ${club} and season = w.season_number order by birth_season, r.player_id`);
  for (const id of (await held(1)).slice(0, 2)) await walk.use('freeAgency.electArbitration', 'Mia', { id });
  const cases = await walk.all(
    sql`select id as value from arbitrations where club_id = 1 and status = 'open' order by id`,
  );
  await walk.run(sql`update arbitrations set elected_by = 'player' where club_id = 1`);
  await walk.use('freeAgency.chooseAward', 'Mia', { id: cases[0], seasons: 1 });
  await walk.run(
    sql`update arbitrations set status = 'awarded', award = 20000000, wanted = 20000000 where id = ${cases[1] ?? 0}`,
  );
  await walk.use('freeAgency.walkAwayFromAward', 'Mia', { id: cases[1] });
  const [theirs, other] = (await held(2)).toReversed();
  const sheet = terms(2_000_000, 2_000_000);
  await walk.use('freeAgency.checkSheet', 'Mia', { id: theirs, terms: sheet });
  await walk.use('freeAgency.sendSheet', 'Mia', { id: theirs ?? other, terms: sheet });
  const signed = await walk.one(sql`select max(id) as value from offer_sheets`);
  await walk.use('freeAgency.answerSheet', 'Ole', { id: signed, match: true });
}
