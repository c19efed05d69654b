import { useCallback, useState } from 'react';
import { randomId } from './random-id.ts';

/**
 * Returns the id of an order, kept until the order is answered so that sending it twice counts once, and a function
 * that starts the next order.
 */
export function useOrderId(): [id: string, renew: () => void] {
  const [id, setId] = useState(randomId);
  return [id, useCallback(() => setId(randomId()), [])];
}
