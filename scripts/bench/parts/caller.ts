/** A thread that opens addresses over HTTP, so that the server's thread has nothing to do but answer. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface CallerOptions {
  port: number;
  cookie: string;
}

export interface Calling {
  path: string;
  times: number;
  /** How many wait for their answers at a time. */
  atOnce: number;
}

export interface Called {
  /** Milliseconds of each answer. */
  ms: number[];
  /** Of all of them together. */
  wallMs: number;
  /** The last one. */
  status: number;
}

const agent = new Agent({ keepAlive: true });

/** Status of the answer, once its last byte is there. */
export function open({ port, cookie }: CallerOptions, path: string, from: Agent = agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'application/json', 'accept-encoding': 'br, gzip' };
    const asked = request({ host: '127.0.0.1', port, path, agent: from, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function call(options: CallerOptions, { path, times, atOnce }: Calling): Promise<Called> {
  const ms: number[] = [];
  let status = 0;
  let left = times;
  const began = performance.now();
  const one = async () => {
    while (left-- > 0) {
      const asked = performance.now();
      status = await open(options, path);
      ms.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { ms, wallMs: performance.now() - began, status };
}

// It is given CallerOptions by anyone who starts it as a thread, and then one Calling after the other.
if (parentPort && workerData?.cookie) {
  const port = parentPort;
  port.on('message', (calling: Calling) => {
    call(workerData as CallerOptions, calling).then((called) => port.postMessage(called));
  });
}
