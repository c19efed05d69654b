/** Signs webhooks as Stripe does: `t` is the time in seconds, `v1` the HMAC-SHA256 of time and body. */
import { createHmac } from 'node:crypto';

/** Returns the header of a webhook. @param secret 'whsec_…', used as it is written */
export function signed(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${digest}`;
}
