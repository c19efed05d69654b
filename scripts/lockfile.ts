/**
 * Completes package-lock.json after `npm install` in a place whose registry lacks packages of other platforms: npm then leaves
 * them out, and `npm ci` refuses the result. Each missing one gets the version that its owner asks for, and the platform in its
 * name; it has no checksum here, and gets one when it is first installed where it exists.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'arm'];

/** @returns the names that were added; changes `packages` */
export function completeLockfile({ packages }: Lockfile): string[] {
  const added: string[] = [];
  for (const owner of Object.values({ ...packages })) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const isThere = Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
      if (isThere || !/^\d+\.\d+\.\d+/.test(version)) continue;
      packages[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(owner.dev && { dev: true }),
        ...(owner.license && { license: owner.license }),
        optional: true,
      };
      added.push(name);
    }
  }
  return added;
}

/** Returns '@biomejs/cli-linux-x64-musl' → Linux on x64 with musl. Parts missing from the name are left open. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = systems.find((each) => words.includes(each));
  const cpu = processors.find((each) => words.includes(each));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') && os === 'linux' ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log('npm run lockfile\n\nAdds the packages of other platforms that npm left out of package-lock.json.');
  } else {
    const file = new URL('../package-lock.json', import.meta.url);
    const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
    const added = completeLockfile(lockfile);
    const byPath = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
    lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(byPath));
    if (added.length > 0) writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
    console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'Nothing is missing.');
  }
}
