import { createServer } from 'node:net';

/** A port that nobody listens on now, for a program that is to be started. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('A listening server has an address.');
  return address.port;
}
