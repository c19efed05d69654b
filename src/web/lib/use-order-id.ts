import { useCallback, useState } from 'react';
import { randomId } from './random-id.ts';

/** Returns the id of an order, which it keeps until it is answered so that sent twice it counts once, and what gives the next order its own. */
export function useOrderId(): [id: string, renew: () => void] {
  const [id, setId] = useState(randomId);
  return [id, useCallback(() => setId(randomId()), [])];
}
