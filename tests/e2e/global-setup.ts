import { buildWebApp } from '../../scripts/build.ts';

/** The pages as they are now, built once: two servers that start together must not both build them. */
export default async function buildOnce(): Promise<void> {
  await buildWebApp();
}
