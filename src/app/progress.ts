/** Progress bars for slow work. */

const WIDTH = 30;
/** In a log instead of a terminal, one line is written per tenth. */
const STEPS = 10;

/** Shows a progress bar. @returns a function to call with the fraction done, 0 to 1, and the current stage */
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
