/** The log of a process: one JSON object per line, without the parameter values of failed queries. */
import { type Logger, pino } from 'pino';
import { loggable } from '#platform/operator-trouble.ts';

export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: loggable } });
}
