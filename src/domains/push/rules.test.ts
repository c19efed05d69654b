import { expect, it } from 'vitest';
import { isPushAddress } from '#domains/push/rules.ts';

it('pushes go to browsers’ push services only', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc:DEF_-1',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d',
    'https://web.push.apple.com/QGuQ',
  ]) {
    expect(isPushAddress(good), good).toBe(true);
  }
  for (const bad of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm',
    'https://user@fcm.googleapis.com/fcm',
    'https://localhost/fcm',
    'https://127.0.0.1/fcm.googleapis.com/',
    'https://fcm.googleapis.com.example.org/fcm',
    'https://notfcm.googleapis.com/fcm',
    'https://example.org/#fcm.googleapis.com/',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/a b',
    'https://fcm.googleapis.com\\@example.org/',
    '',
  ]) {
    expect(isPushAddress(bad), bad).toBe(false);
  }
});
