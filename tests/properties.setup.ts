/**
 * Properties are tested with the same cases in every run: failures are reproducible, and no change is held up by a case unrelated
 * to it. `RINKSIDE_TESTS=thorough npm test -- unit` draws new ones.
 */
import fc from 'fast-check';
import { IS_THOROUGH } from './thorough.ts';

const SEED = 20_251_007;

if (!IS_THOROUGH) fc.configureGlobal({ seed: SEED });
