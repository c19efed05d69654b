/** A thread that describes the API: both documents take a second of processor time, while the process answers others. */
import { parentPort } from 'node:worker_threads';
import { describeApi } from '#app/openapi/document.ts';
import { docsPage } from '#app/openapi/page.ts';

export interface Made {
  json: string;
  page: string;
}

const document = await describeApi();
parentPort?.postMessage({ json: JSON.stringify(document), page: docsPage(document) } satisfies Made);
