/**
 * The API contract as the bundle carries it: one line per call, unfolded at run time; as objects it would take three
 * times the bytes.
 */

/** Calls by their names, in groups: "METHOD /path" and, where it is not the usual one, the input structure. */
export interface CompactContract {
  [name: string]: string | CompactContract;
}

/** A contract without schemas, in the shape that the client's link reads. */
export interface ThinContract {
  [name: string]: ThinContract | ThinCall;
}
interface ThinCall {
  '~orpc': { errorMap: object; meta: object; route: { method: string; path: string; inputStructure?: string } };
}

/** Returns the contract that the client's link reads: the method, path and input structure of every call. */
export function unfold(calls: CompactContract): ThinContract {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, typeof call === 'string' ? unfoldCall(call) : unfold(call)]),
  );
}

function unfoldCall(call: string): ThinCall {
  const [method = '', path = '', inputStructure] = call.split(' ');
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...(inputStructure && { inputStructure }) } } };
}
