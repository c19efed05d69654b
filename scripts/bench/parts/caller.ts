/** A thread that requests addresses over HTTP, so that the server's thread does nothing but respond. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface CallerOptions {
  port: number;
  cookie: string;
}

export interface Calling {
  path: string;
  times: number;
  /** Concurrent requests. */
  atOnce: number;
}

export interface Called {
  /** Milliseconds of each response. */
  ms: number[];
  /** Milliseconds for all of them together. */
  wallMs: number;
  /** Status of the last response. */
  status: number;
}

const agent = new Agent({ keepAlive: true });

/** Resolves to the status of the response, once its last byte has arrived. */
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

// As a thread it is started with CallerOptions, and then receives one Calling after the other.
if (parentPort && workerData?.cookie) {
  const port = parentPort;
  port.on('message', (calling: Calling) => {
    call(workerData as CallerOptions, calling).then((called) => port.postMessage(called));
  });
}
