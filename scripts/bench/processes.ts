/** The processes of a running program, its database's included, and the processor time that each has taken; Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ticks of the clock that Linux counts processor time by, a second. */
const TICKS_PER_SECOND = 100;

export interface ProcessTime {
  pid: number;
  parent: number;
  /** Its command line, or the title that it has given itself. */
  title: string;
  /** Seconds of itself, and of its children that have ended. */
  own: number;
  ofEnded: number;
}

/** Returns each process below one of these roots, the roots included, by its id. @throws where there is no /proc */
export function processesBelow(roots: readonly number[]): Map<number, ProcessTime> {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const found = new Map(all.filter(({ pid }) => roots.includes(pid)).map((each) => [each.pid, each]));
  for (let isGrowing = true; isGrowing; ) {
    const more = all.filter(({ pid, parent }) => !found.has(pid) && found.has(parent));
    for (const each of more) found.set(each.pid, each);
    isGrowing = more.length > 0;
  }
  return found;
}

/** Returns the supervisor of the embedded database of this folder, which is the parent of all of its processes. */
export function databaseSupervisor(dataDir: string): number {
  const elsewhere = join(dataDir, 'postgres-location');
  const home = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : dataDir;
  const [postmaster] = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const parent = readProcess(Number(postmaster))?.parent;
  if (!parent) throw new Error('The database does not run.');
  // One whose supervisor has ended belongs to the first process of the machine, and so would all the others.
  return parent === 1 ? Number(postmaster) : parent;
}

/** Null: it has ended meanwhile. */
function readProcess(pid: number): ProcessTime | null {
  try {
    const [name = '', values = ''] = splitAtLast(readFileSync(`/proc/${pid}/stat`, 'utf8'), ') ');
    const fields = values.split(' ').map(Number);
    // Fields 4 and 14 to 17 of the file: parent; user and system time, and both of the children that have ended.
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return {
      pid,
      parent,
      title: words || name.slice(name.indexOf('(') + 1),
      own: (user + system) / TICKS_PER_SECOND,
      ofEnded: (endedUser + endedSystem) / TICKS_PER_SECOND,
    };
  } catch {
    return null;
  }
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
