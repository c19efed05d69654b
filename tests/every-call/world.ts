/** The part of a walk about the world itself: who owns which club, how time passes, and what admins do. */
import { sql } from 'drizzle-orm';
import { giveClub } from '../factories/seats.ts';
import type { Walk } from './walk.ts';

export async function clubs(walk: Walk): Promise<void> {
  await walk.use('club.take', 'Newcomer', { id: 5 });
  await walk.run(sql`insert into mentorships (newcomer_user_id, mentor_user_id, began_at, ends_at)
    values (${walk.idOf('Newcomer')}, 1, now(), now() + interval '90 days') on conflict (newcomer_user_id) do update set mentor_user_id = 1, mentor_club_id = null`);
  await walk.use('mentors.end', 'Mia', { newcomerId: walk.idOf('Newcomer') });
  await walk.run(sql`update seats set is_trial = false where club_id = 5`);
  await walk.use('club.leave', 'Newcomer', { id: 5 });
  await walk.run(sql`update users set bankrupt_at = now() where id = ${walk.idOf('Broke')}`);
  await walk.readBy(['Broke'], 'club.openToBankrupt', '/bankruptcy/clubs');
  await walk.readBy(['Broke'], 'finances.fall', '/bankruptcy/fall');
  await walk.use('club.startAnew', 'Broke', { id: 6 });
  await walk.use('club.rename', 'Mia', {
    id: await walk.one(sql`select id as value from teams where club_id = 1 and level = 'FRM'`),
    city: 'Northtown',
    nickname: 'Otters',
    abbr: 'NTO',
  });
}

export async function pace(walk: Walk): Promise<void> {
  await walk.use('world.setPace', 'Boss', { pace: 'own' });
  await walk.use('world.play', 'Mia', { target: 'day' });
  await walk.use('world.stop', 'Mia');
  await walk.use('world.setPace', 'Boss', { pace: 'ready' });
  await walk.use('world.setReady', 'Mia', { isReady: true });
  await walk.use('world.setReady', 'Mia', { isReady: false });
  await walk.use('world.declineRequests', 'Boss');
  await walk.use('world.setPace', 'Boss', { pace: 'clock', dayMinutes: 60 });
}

export async function administration(walk: Walk): Promise<void> {
  const id = walk.idOf('Writer');
  await walk.run(sql`update users set activated_at = null where id = ${id}`);
  await walk.use('admin.activateUser', 'Boss', { id });
  await walk.use('admin.setAdmin', 'Boss', { id, isAdmin: true });
  await walk.use('admin.setAdmin', 'Boss', { id, isAdmin: false });
  await walk.use('admin.liftWait', 'Boss', { id: walk.idOf('Newcomer'), reason: 'A mistake of ours.' });
  await walk.use('admin.endUserSessions', 'Boss', { id });
  await walk.use('admin.pause', 'Boss');
  await walk.use('admin.resume', 'Boss');
  await walk.use('admin.setDayMinutes', 'Boss', { dayMinutes: 60 });
  await walk.use('admin.setTierOpening', 'Boss', { opening: 'summer' });
  await walk.use('admin.closeFeature', 'Boss', { feature: 'articles', reason: 'Repairs' });
  await walk.use('admin.openFeature', 'Boss', { feature: 'articles' });
  await walk.use('admin.startMaintenance', 'Boss', { note: 'Soon' });
  await walk.use('admin.endMaintenance', 'Boss');
  await walk.use('admin.announceVersion', 'Boss', { note: 'Reload' });
  await walk.use('admin.startCheck', 'Boss');
  await walk.use('admin.advance', 'Boss', { by: 'day', count: 1 });
}

/** The clubs of the second and third user. */
export async function moreManagers(walk: Walk): Promise<void> {
  for (const id of [2, 3]) await giveClub(walk.database.db, id, id);
  await walk.enter();
}
