/**
 * Names of what shared answers show: whoever changes it publishes the name, and the answers are read anew.
 * 'players': somebody has moved, signed or retired between two steps of the world.
 */
export type Topic = 'everything' | 'owners' | 'players' | `${'league' | 'team' | 'user'}:${number}`;
