import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which would take one between the check and the start. */
const PORTS = { least: 10_000, most: 32_000 };

/** Returns the first of this many consecutive free ports, for a program that is to be started. */
export async function freePort(inARow = 1): Promise<number> {
  for (;;) {
    const first = randomInt(PORTS.least, PORTS.most);
    const listening = Array.from({ length: inARow }, (_, index) => listenAt(first + index));
    const areFree = await Promise.all(listening).then(
      () => true,
      () => false,
    );
    if (areFree) return first;
  }
}

/** Listens for a moment. @throws when the port is taken */
async function listenAt(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  await new Promise((resolve) => server.close(resolve));
}
