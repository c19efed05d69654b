/** Shows progress: a bar that moves on a terminal, a line now and then elsewhere. */

export interface Progress {
  /** @param done 0 to 1. */
  show(done: number, message: string): void;
  end(): void;
}

const WIDTH = 30;
/** Except on a terminal, a line is printed each time this much more is done. */
const LINE_EVERY = 0.1;

export function openProgress(isQuiet: boolean, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (isQuiet) return { show() {}, end() {} };
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): Progress {
  let last = '';
  return {
    show(done, message) {
      const filled = Math.round(Math.max(0, Math.min(1, done)) * WIDTH);
      const line = `[${'█'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${percent(done)} ${message}`;
      if (line === last) return;
      last = line;
      stream.write(`\r\x1b[K${line.slice(0, stream.columns - 1)}`);
    },
    end() {
      if (last) stream.write('\n');
    },
  };
}

function lines(stream: NodeJS.WriteStream): Progress {
  let next = 0;
  return {
    show(done, message) {
      if (done < next && done < 1) return;
      while (next <= done) next += LINE_EVERY;
      stream.write(`${percent(done)} ${message}\n`);
    },
    end() {},
  };
}

function percent(done: number): string {
  return `${Math.floor(done * 100)} %`.padStart(5);
}
