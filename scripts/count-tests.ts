/** Counts the tests in the reports of Vitest and Playwright. */

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const EXCERPT_LINES = 8;

/** How the tests of a step went. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests, as far as the report names them. */
  failures: string[];
  /** Skipped tests; their titles say why. */
  skips: string[];
}

export const nothingCounted = (): Counts => ({ passed: 0, failed: 0, skipped: 0, failures: [], skips: [] });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  /** One for each attempt. */
  results?: { errors?: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

/** Returns the counts of a report; of none where it is missing. */
export function countTests(report: string, writer: 'vitest' | 'playwright'): Counts {
  if (!existsSync(report)) return nothingCounted();
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return writer === 'vitest' ? countVitest(content as VitestReport) : countPlaywright(content as PlaywrightReport);
}

function countVitest(report: VitestReport): Counts {
  // A file that cannot even be loaded has no tests to count.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => relative(root, file.name)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => `${relative(root, file.name)}: ${test.fullName}\n${excerpt(test.failureMessages)}`),
      ),
    ],
    skips: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
        .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
    ),
  };
}

/** A test that passes at a second attempt has failed: there are none, unless somebody asks Playwright for them. */
function countPlaywright({ stats, suites = [] }: PlaywrightReport): Counts {
  const named = (isMeant: (spec: PlaywrightSpec) => boolean) => suites.flatMap((suite) => specsOf(suite, '', isMeant));
  const has = ({ tests }: PlaywrightSpec, wanted: string) => tests.some(({ status }) => status === wanted);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: named((spec) => !spec.ok || has(spec, 'flaky')),
    skips: named((spec) => has(spec, 'skipped')),
  };
}

type PlaywrightSpec = NonNullable<PlaywrightSuite['specs']>[number];

function specsOf(suite: PlaywrightSuite, above: string, isMeant: (spec: PlaywrightSpec) => boolean): string[] {
  const title = above ? `${above} › ${suite.title}` : suite.title;
  const own = (suite.specs ?? [])
    .filter(isMeant)
    .map((spec) => [`${title} › ${spec.title}`, saidBy(spec)].filter(Boolean).join('\n'));
  return [...own, ...(suite.suites ?? []).flatMap((each) => specsOf(each, title, isMeant))];
}

/** Returns the output of the failed attempts at a browser test. */
function saidBy({ tests }: PlaywrightSpec): string {
  const messages = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors));
  return excerpt(messages.flatMap(({ message }) => (message ? [stripVTControlCharacters(message)] : [])));
}

/** Returns the first lines of a test's output: enough to know where to look when only the end of a log is left. */
function excerpt(messages: readonly string[]): string {
  return messages.join('\n').split('\n').slice(0, EXCERPT_LINES).join('\n');
}
