/** The log of a process: one JSON object a line, without the values of queries that fail. */
import { type Logger, pino } from 'pino';
import { loggable } from '#platform/operator-trouble.ts';

export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: loggable } });
}
