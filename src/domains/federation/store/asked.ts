/** The federation of a call, looked up before the call starts. */
import { federationPolicy } from '#domains/federation/policy.ts';
import type { NationId } from '#engine/ids.ts';
import { type ApiContext, authorize } from '#platform/calls/api.ts';

/** Finds the nation of the URL for its president. */
export function forPresident(context: ApiContext, { id }: { id: NationId }): { nationId: NationId } {
  authorize(context, federationPolicy.preside, { federationId: id });
  return { nationId: id };
}
