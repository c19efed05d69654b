/** The last line of defense against a server that outlives everything else: a shell that waits for the supervisor to die. */

import { spawn } from 'node:child_process';

/**
 * Reads process ids, one per line, of which the last counts (0: none). At the end of the input, which comes when the supervisor
 * ends however it ends, stops that process. Not a Node program, so that it also survives `killall -9 node`.
 */
const script = `
trap '' HUP INT TERM
pid=0
while read -r line; do pid=$line; done
[ "$pid" = 0 ] && exit
ask() {
  kill -s "$1" "$pid" 2>/dev/null || exit 0
  tries=$2
  while [ "$tries" -gt 0 ]; do
    kill -0 "$pid" 2>/dev/null || exit 0
    sleep 1
    tries=$((tries - 1))
  done
}
ask INT 20
ask QUIT 5
ask KILL 1
`;

/** Stops the last process it was given when the process that started the guard is gone. */
export interface Guard {
  watch(pid: number): void;
  /** Ends the guard: there is nothing to watch any more. */
  dismiss(): void;
}

export function startGuard(): Guard {
  const child = spawn('/bin/sh', ['-c', script], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  // The guard was killed: the supervisor still does its work, and the next start clears what is left.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  return {
    watch: (pid) => void child.stdin.write(`${pid}\n`),
    dismiss: () => void child.stdin.end('0\n'),
  };
}
