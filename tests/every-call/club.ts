/** The part of a walk about running a club: its bench, its roster, its money and its people. */
import { sql } from 'drizzle-orm';
import { HORN_RATE } from '#domains/horn/constants.ts';
import { encodeWav } from '#domains/horn/rules/wav.ts';
import { aFormerPlayer, freeNumbers, leaveActive, playersOf, teamOf } from './squads.ts';
import type { Walk } from './walk.ts';

export async function bench(walk: Walk): Promise<void> {
  const id = await teamOf(walk, 1);
  const { lineup, tactics, orders, version } = await walk.use('lineups.find', 'Mia', { id });
  const filled = await walk.use('lineups.autoFill', 'Mia', { id, lineup: null, mode: 'best' });
  const set = { lineup: filled.lineup ?? filled ?? lineup, tactics, orders };
  await walk.use('lineups.save', 'Mia', { id, ...set }, { 'if-match': `"${version}"` });
  await walk.use('lineups.store', 'Mia', { id, name: 'Away', ...set });
  const savedId = await walk.one(sql`select max(id) as value from saved_lineups`);
  await walk.use('lineups.change', 'Mia', { id, savedId, name: 'On the road', isForAway: true });
  await walk.use('lineups.discard', 'Mia', { id, savedId });
  const [, playerId] = await playersOf(walk, id);
  await walk.use('lineups.giveLetter', 'Mia', { id, playerId, letter: 'alternate' });
}

export async function office(walk: Walk): Promise<void> {
  const id = await teamOf(walk, 1);
  const [first] = await playersOf(walk, id);
  const [number] = await freeNumbers(walk, id);
  await walk.use('club.setJerseyNumber', 'Mia', { id: first, jerseyNumber: number });
  const tickets = await walk.use('finances.tickets', 'Mia', { id });
  await walk.use('finances.priceTickets', 'Mia', { id, price: 60 }, { 'if-match': `"${tickets.version}"` });
  await walk.use('finances.takeLoan', 'Mia', { id, amount: 100_000, days: 63 });
  const loanId = await walk.one(sql`select max(id) as value from loans`);
  await walk.use('finances.repayLoan', 'Mia', { id, loanId });
  const signed = await walk.one(
    sql`select max(id) as value from notifications where user_id = 1 and kind = 'assistant-sponsor'`,
  );
  await walk.use('notifications.undo', 'Mia', { id: signed });
  const dealId = await walk.one(
    sql`select max(id) as value from sponsor_deals where club_id = 1 and state = 'offered'`,
  );
  await walk.use('finances.signSponsor', 'Mia', { id, dealId });
  await walk.use('facilities.build', 'Mia', { id, facility: 'medical' });
  const samples = Float64Array.from({ length: 2 * HORN_RATE }, (_, index) => 0.3 * Math.sin(index / 10));
  await walk.use('horns.upload', 'Mia', { name: 'Wolves', audio: Buffer.from(encodeWav(samples)).toString('base64') });
  await walk.use('horns.choose', 'Mia', { horn: 'horn2' });
  await walk.use('horns.remove', 'Mia', { id: await walk.one(sql`select max(id) as value from custom_horns`) });
  const { desk } = await walk.use('club.overview', 'Mia', { id });
  const later = desk.map(({ key }: { key: string }) => ({ teamId: id, key, until: 'tomorrow' }));
  await walk.first('club.putOff', 'Mia', later);
  await walk.use('jobs.setStaffLimit', 'Mia', { id, most: 900_000 });
  await walk.use('scouts.setBudget', 'Mia', { id, most: 500_000 });
  await honors(walk, id);
}

/** A former player of the team who is in the Hall of Fame, and is on its ballot again. */
async function honors(walk: Walk, id: number): Promise<void> {
  const playerId = await aFormerPlayer(walk, id);
  const counts = { goals: 9, assists: 9, wins: 0, shutouts: 0, topPoints: 18, topWins: 0, cups: 0 };
  const facts = { seasons: 2, firstSeason: 1, lastSeason: 2, games: 76, ...counts, honors: {} };
  for (const isInducted of [true, false]) {
    await walk.run(sql`insert into hall_candidates (season, player_id, team_id, ballot, greatness, facts, is_inducted)
      select season_number - ${Number(isInducted)}, ${playerId}, ${id}, 1, 100, ${JSON.stringify(facts)}::jsonb, ${isInducted} from world
      on conflict do nothing`);
  }
  await walk.use('history.retireNumber', 'Mia', { id, playerId });
  await walk.use('hallOfFame.vote', 'Fan', { playerIds: [playerId] });
}

export async function practice(walk: Walk): Promise<void> {
  const id = await teamOf(walk, 1);
  const playerIds = (await playersOf(walk, id)).slice(0, 3);
  await walk.use('training.plan', 'Mia', { id, playerIds, skill: 'shooting', intensity: 'normal', restBelow: 60 });
  await walk.use('training.leaveToAssistant', 'Mia', { id, playerIds });
  await walk.use('training.saveTemplate', 'Mia', {
    name: 'Shots',
    skill: 'shooting',
    intensity: 'hard',
    restBelow: 75,
  });
  await walk.use('training.removeTemplate', 'Mia', { name: 'Shots' });
  await walk.use('camps.plan', 'Mia', { id, kind: 'training', focus: 'attack', invited: null });
  await walk.use('freeAgency.instruct', 'Mia', { id, resigns: 'needed', maxSalary: 2_000_000, handsOff: [] });
}

/** Friendly games, and what happens while one is on. */
export async function scrimmages(walk: Walk): Promise<void> {
  const [mias, oles] = [await teamOf(walk, 1), await teamOf(walk, 2)];
  const invite = async (more: object = {}) => {
    await walk.use('scrimmages.play', 'Mia', { id: mias, opponentTeamId: oles, pace: 'live', ...more });
    return walk.one(sql`select max(id) as value from invitations`);
  };
  const ofScrimmage = () => walk.one(sql`select max(id) as value from scrimmages`);
  await invite();
  await walk.use('scrimmages.withdraw', 'Mia', { id: await ofScrimmage() });
  const faceoffAt = new Date(walk.now.getTime() + 6 * 3_600_000).toISOString();
  await invite({ faceoffAt });
  const agreed = await walk.use('scrimmages.accept', 'Ole', { id: await ofScrimmage() });
  await walk.use('scrimmages.callOff', 'Mia', { id: agreed.gameId });
  await invite();
  const { gameId } = await walk.use('scrimmages.accept', 'Ole', { id: await ofScrimmage() });
  const set = await walk.use('lineups.find', 'Mia', { id: mias });
  await walk.use('game.saveBench', 'Mia', {
    id: mias,
    gameId,
    lineup: set.lineup,
    tactics: set.tactics,
    orders: set.orders,
    version: 0,
  });
  await walk.first('game.hold', 'Mia', Array(100).fill({ id: mias, gameId, isOn: true }), () => walk.goOn());
  await walk.use('game.askSuggestions', 'Mia', { id: mias, gameId });
  await walk.use('game.say', 'Ole', { id: gameId, text: 'Go!' });
  const plays = Array.from({ length: 300 }, (_, event) => ({ id: gameId, event, kind: 'cheer', isOn: true }));
  await walk.first('game.react', 'Ole', plays);
  await walk.gameEnds(gameId);
  await walk.use('game.reveal', 'Mia', { id: gameId });
  await walk.use('game.revealAll', 'Mia', {});
  await invite();
  await walk.use('scrimmages.decline', 'Ole', { id: await ofScrimmage() });
}

export async function cups(walk: Walk): Promise<void> {
  const { id } = await walk.use('cups.create', 'Mia', { format: 'knockout', size: 4, isOpen: true });
  await walk.use('cups.enter', 'Kim', { id });
  await walk.use('cups.leave', 'Kim', { id });
  const [oles, kims] = [await teamOf(walk, 2), await teamOf(walk, 3)];
  await walk.use('cups.invite', 'Mia', { id, teamId: oles });
  const last = () => walk.one(sql`select max(id) as value from invitations`);
  await walk.use('invitations.accept', 'Ole', { id: await last() });
  await walk.use('cups.invite', 'Mia', { id, teamId: kims });
  await walk.use('invitations.withdraw', 'Mia', { id: await last() });
  await walk.use('cups.invite', 'Mia', { id, teamId: kims });
  await walk.use('invitations.decline', 'Kim', { id: await last() });
  await walk.use('cups.callOff', 'Mia', { id });
}

export async function roster(walk: Walk): Promise<void> {
  const mias = await teamOf(walk, 1);
  const squad = await playersOf(walk, mias);
  const hurt = squad.at(-2);
  await walk.run(
    sql`update players set injured_until = (select season_number * 63 + day + 20 from world), injury_severity = 'moderate', injury_part = 'knee' where id = ${hurt}`,
  );
  await walk.use('roster.reserve', 'Mia', { id: hurt, isOn: true });
  const waived =
    await walk.one(sql`select p.id as value from players p join contracts c on c.player_id = p.id and c.club_id = 2
    where p.team_id = ${await teamOf(walk, 2)} and p.injured_until is null order by c.salary, p.id limit 1`);
  await walk.use('roster.move', 'Ole', { id: waived, to: 'FRM' });
  const waiver = await walk.one(sql`select max(id) as value from waivers where status = 'open'`);
  const spare = (await playersOf(walk, mias)).slice(2, 12);
  let down = 0;
  for (const id of spare) {
    if (down === 2) break;
    down += (await walk.tries('roster.move', 'Mia', { id, to: 'FRM' })) ? 1 : 0;
  }
  await walk.use('roster.claim', 'Mia', { id: waiver });
  await walk.use('roster.withdrawClaim', 'Mia', { id: waiver });
  await leaveActive(walk, 1, 25);
  await walk.use('roster.follow', 'Mia', { id: mias });
}
