/**
 * Preloaded into the processes of a game: their clock is ahead of this machine's by the milliseconds in the file named by
 * MOVED_BY.
 */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const machineNow = Date.now;
const file = process.env.MOVED_BY ?? '';
/** Milliseconds between reads of the file: after a move, a process keeps the old time for no longer. */
const EVERY_MS = 20;
let read = { at: 0, ahead: 0 };

function ahead() {
  const at = machineNow();
  if (at - read.at < EVERY_MS) return read.ahead;
  try {
    read = { at, ahead: Number(readFileSync(file, 'utf8')) };
  } catch {
    // The test is over, and its file gone before the last of the processes.
    read = { at, ahead: read.ahead };
  }
  return read.ahead;
}

Object.defineProperty(globalThis, 'movedByMs', { get: ahead });
await import('./moved-date.mjs');

// Node writes the Date header by the original clock; browsers read the server's time from it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...words) {
  this.setHeader('Date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, words);
};

/** Timers that wait for a moment, with its time by the moved clock. */
const sleeping = new Map();
/** More than a game has at a time: some of them were cleared. */
const MANY = 1000;
const { setTimeout: setMachineTimeout } = globalThis;

/** @param {Parameters<typeof setTimeout>} words */
function setMovedTimeout(run, ms, ...words) {
  const timer = setMachineTimeout(
    (...given) => {
      sleeping.delete(timer);
      // It may have been woken (see below), and may be set again.
      timer._idleTimeout = idleTimeout;
      run(...given);
    },
    ms,
    ...words,
  );
  const idleTimeout = timer._idleTimeout;
  if (ms > EVERY_MS) sleeping.set(timer, Date.now() + ms);
  if (sleeping.size > MANY) forgetCleared();
  return timer;
}

globalThis.setTimeout = Object.defineProperties(setMovedTimeout, Object.getOwnPropertyDescriptors(setMachineTimeout));

function forgetCleared() {
  for (const timer of sleeping.keys()) if (timer._destroyed) sleeping.delete(timer);
}

/**
 * Wakes the timers that the clock was moved past. Only those that a process does not wait for before it ends, like the tickers of
 * streams: the others are the limits of work in progress, such as jobs and connections, and a move must not break that off.
 */
function wake() {
  forgetCleared();
  const now = Date.now();
  for (const [timer, due] of sleeping) {
    if (due > now || timer.hasRef()) continue;
    // As if it had been set to a millisecond: Node then runs it as any other.
    timer._idleTimeout = 1;
    timer.refresh();
  }
}

let movedBy = ahead();
setInterval(() => {
  if (ahead() === movedBy) return;
  movedBy = ahead();
  wake();
}, EVERY_MS).unref();
