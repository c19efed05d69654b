/** Admins' permissions for the program, the world and its users. */
import { admin, policy } from '#platform/calls/policy.ts';

export const adminPolicy = policy('admin', {
  moveClock: [admin],
  checkWorld: [admin],
  helpUsers: [admin],
  appointAdmins: [admin],
  runSite: [admin],
  readRecord: [admin],
});
