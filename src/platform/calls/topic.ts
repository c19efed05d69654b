/**
 * Names of what shared answers show: whoever changes it publishes the name, and the answers are read anew.
 * 'players': somebody has moved, signed or retired between two steps of the world, so that every list of players is old;
 * 'player:7': what is said to and of him, and nothing of others.
 * 'everything': where a name or a job stands that is shown wherever a team or a person is; a change of rosters has `rosterTopics`.
 * 'site': what admins have closed or announced.
 */
export type Topic = 'everything' | 'owners' | 'players' | 'site' | `${'league' | 'team' | 'user' | 'player'}:${number}`;
