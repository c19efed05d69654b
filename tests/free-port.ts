import { createServer } from 'node:net';

/** The first of this many ports in a row that nobody listens on now, for a program that is to be started. */
export async function freePort(inARow = 1): Promise<number> {
  for (;;) {
    const port = await listenAt(0);
    const others = Array.from({ length: inARow - 1 }, (_, index) => listenAt(port + 1 + index));
    const areFree = await Promise.all(others).then(
      () => true,
      () => false,
    );
    if (areFree) return port;
  }
}

/** Listens for a moment. @throws when somebody else listens there */
async function listenAt(port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('A listening server has an address.');
  return address.port;
}
