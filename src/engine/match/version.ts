/**
 * Version of the match engine. Raise it with every change that makes the same seed and inputs play a different game: stored
 * games keep the version that played them, and a state is only resumed by the version that saved it.
 */
export const ENGINE_VERSION = 13;
