/** A copy of the whole project in its own folder, to be built on and thrown away. */
import { type ExecFileOptions, execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = ['src', 'scripts', 'tests'];
const SHARED = ['public', 'docs'];
/** The compiler's cache, if there is one: only changes in the copy are checked again. */
const CHECKED = join('node_modules', '.cache', 'tsc');
/** Generated files. */
const GENERATED = /\.gen\.ts$|^src\/platform\/database\/migrations\//;

export class House {
  readonly root = mkdtempSync(join(tmpdir(), 'rinkside-copy-'));
  private readonly built: ReadonlyMap<string, string>;

  constructor() {
    const single = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const name of [...COPIED, ...single.map((entry) => entry.name)]) {
      cpSync(join(here, name), join(this.root, name), { recursive: true });
    }
    for (const name of SHARED) symlinkSync(join(here, name), join(this.root, name));
    // A separate folder with links to all packages: caches that tools keep there are not shared.
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync(join(here, 'node_modules'))) {
      if (name !== '.cache') symlinkSync(join(here, 'node_modules', name), join(this.root, 'node_modules', name));
    }
    if (existsSync(join(here, CHECKED))) cpSync(join(here, CHECKED), join(this.root, CHECKED), { recursive: true });
    this.built = this.files();
  }

  /** Copies files over the existing ones. */
  overlay(folder: string): void {
    cpSync(folder, this.root, { recursive: true });
  }

  /** Runs a program of the project with arguments; returns its output. @throws with the output when it fails */
  async run(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const options: ExecFileOptions = {
      cwd: this.root,
      // Without the variables of the current test run.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env, NO_COLOR: '1' },
      maxBuffer: 2 ** 26,
    };
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [join(this.root, program), ...words], options);
      return String(stdout);
    } catch (error) {
      // The error carries the program's output.
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${words.join(' ')}\n${stdout ?? ''}\n${stderr ?? ''}`, { cause: error });
    }
  }

  /** Returns the files that existed and have changed, except generated ones. */
  changed(): string[] {
    const now = this.files();
    return [...this.built].flatMap(([path, source]) => (now.get(path) === source ? [] : [path])).sort();
  }

  tearDown(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private files(): Map<string, string> {
    const paths = globSync(['*', ...COPIED.map((folder) => `${folder}/**/*`)], { cwd: this.root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1));
    const written = paths.filter((path) => !GENERATED.test(path) && existsSync(join(this.root, path)));
    return new Map(written.map((path) => [path, readFileSync(join(this.root, path), 'utf8')]));
  }
}
