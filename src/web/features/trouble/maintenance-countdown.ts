/** Product specification, section 9: recheck after 10 s, tick of 1 s. */
export const RECHECK_SECONDS = 10;
const TICK_MS = 1000;

/** Counts down, asks the server, and starts over until the game is open. The returned function stops it. */
export function runMaintenanceCountdown({
  onTick,
  isOpen,
  onOpen,
}: {
  onTick: (secondsLeft: number) => void;
  isOpen: () => Promise<boolean>;
  onOpen: () => void;
}): () => void {
  let seconds = RECHECK_SECONDS;
  let isAsking = false;
  let isStopped = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    seconds -= 1;
    onTick(seconds);
    if (seconds > 0) return;
    isAsking = true;
    const open = await isOpen();
    isAsking = false;
    if (isStopped) return;
    if (open) {
      clearInterval(timer);
      onOpen();
    } else {
      seconds = RECHECK_SECONDS;
      onTick(seconds);
    }
  }, TICK_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
