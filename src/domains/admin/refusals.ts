/** The errors of the admin domain. */
import { refusal } from '#platform/calls/refusal.ts';

export const adminRefusals = {
  advancing: refusal('world.advancing', 409),
  unknownUser: refusal('user.unknown', 404),
  notActivated: refusal('user.not-activated', 409),
  noWait: refusal('user.no-wait', 409),
  onlyAdmin: refusal('user.only-admin', 409),
  secondAdmin: refusal('admin.second-admin', 409),
  sameHousehold: refusal('admin.same-household', 409),
  waits: refusal('admin.waits', 409, ['hours']),
  newRole: refusal('admin.new-role', 409, ['days']),
};
