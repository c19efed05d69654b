import type { FullConfig } from '@playwright/test';
import { buildWebApp } from '../../scripts/build.ts';
import { removeLeftovers } from '../throwaway.ts';
import { offerSharedGame } from './shared-game.ts';

/** Builds the pages once: two servers that start together must not both build them. */
export default async function setUp({ workers, projects }: FullConfig): Promise<() => Promise<void>> {
  removeLeftovers();
  await buildWebApp();
  return offerSharedGame(workers, `${projects[0]?.outputDir}/servers`);
}
