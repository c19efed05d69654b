/** Refusals of notification calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const notificationRefusals = {
  unknown: refusal('notification.unknown', 404),
  final: refusal('notification.final', 409),
  ofFormerClub: refusal('notification.of-former-club', 409),
  undoneAlready: refusal('notification.undone-already', 409),
  changedSince: refusal('notification.changed-since', 409),
  tooLate: refusal('notification.too-late', 409),
};
