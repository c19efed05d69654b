/**
 * Names of what shared answers show: whoever changes it publishes the name, and the answers are read anew.
 * 'players': somebody has moved, signed or retired between two steps of the world, so that every list of players is old;
 * 'player:7': what is said to and of him, and nothing of others.
 * 'site': what admins have closed or announced.
 */
export type Topic = 'everything' | 'owners' | 'players' | 'site' | `${'league' | 'team' | 'user' | 'player'}:${number}`;
