/** A line that fills up while something takes its time. */

const WIDTH = 30;
/** Where nobody looks (a log), a line is written for every tenth. */
const STEPS = 10;

/** @returns what to call with the share that is done, 0 to 1, and what it is at. */
export function showProgress(title: string): (progress: { done: number; message: string }) => void {
  const { stdout } = process;
  let lastStep = -1;
  return ({ done, message }) => {
    const step = Math.floor(done * STEPS);
    if (stdout.isTTY) {
      const filled = Math.round(done * WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      stdout.write(
        `\r  ${title} ${bar} ${Math.round(done * 100)} % ${message.slice(0, 40)}\x1b[K${done >= 1 ? '\n' : ''}`,
      );
    } else if (step > lastStep) {
      lastStep = step;
      stdout.write(`  ${title}: ${step * (100 / STEPS)} % ${message}\n`);
    }
  };
}
