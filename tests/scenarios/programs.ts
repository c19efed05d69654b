/** Programs that a scenario starts, and kills as a crash would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const preload = new URL('../../scripts/resolve-once.mjs', import.meta.url).href;
const running = new Set<ChildProcess>();

/** Starts a program by its file, with additional environment variables. */
export function startProgram(file: URL, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', preload, fileURLToPath(file)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  return child;
}

/** Starts a program and waits for its first output. */
export async function runProgram(file: URL, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = startProgram(file, env);
  await once(child.stdout, 'data');
  return child;
}

/** Ends it as a crash would, if it has not ended. */
export async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Kills programs that a failed test may have left running. */
export async function killAll(): Promise<void> {
  for (const child of running) await kill(child);
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
