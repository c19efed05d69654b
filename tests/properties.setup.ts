/**
 * Properties are tried with the same cases in every run: what fails fails again, and no change is held up by a case that it has nothing to do with.
 * `RINKSIDE_TESTS=thorough npm test -- unit` draws new ones.
 */
import fc from 'fast-check';
import { IS_THOROUGH } from './thorough.ts';

const SEED = 20_251_007;

if (!IS_THOROUGH) fc.configureGlobal({ seed: SEED });
