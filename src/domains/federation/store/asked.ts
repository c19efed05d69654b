/** The federation that a call is about, found before it begins. */
import { federationPolicy } from '#domains/federation/policy.ts';
import type { NationId } from '#engine/ids.ts';
import { type ApiContext, authorize } from '#platform/calls/api.ts';

/** Finds the nation of the address for its president. */
export function forPresident(context: ApiContext, { id }: { id: NationId }): { nationId: NationId } {
  authorize(context, federationPolicy.preside, { federationId: id });
  return { nationId: id };
}
