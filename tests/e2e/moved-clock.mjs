/**
 * Preloaded into the processes of a game: their clock is ahead of this machine's by the milliseconds in the file named by
 * MOVED_BY.
 */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const MachineDate = Date;
const file = process.env.MOVED_BY ?? '';
/** Milliseconds between reads of the file. */
const EVERY_MS = 100;
let read = { at: 0, ahead: 0 };

function ahead() {
  const at = MachineDate.now();
  if (at - read.at < EVERY_MS) return read.ahead;
  try {
    read = { at, ahead: Number(readFileSync(file, 'utf8')) };
  } catch {
    // The test is over, and its file gone before the last of the processes.
    read = { at, ahead: read.ahead };
  }
  return read.ahead;
}

globalThis.Date = class extends MachineDate {
  /** @param {ConstructorParameters<typeof MachineDate>} values */
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(MachineDate.now() + ahead());
  }

  static now() {
    return MachineDate.now() + ahead();
  }
};

// Node writes the Date header by the original clock; browsers read the server's time from it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...words) {
  this.setHeader('Date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, words);
};
