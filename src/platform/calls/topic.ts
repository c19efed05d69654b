/** Names of what shared answers show: whoever changes it publishes the name, and the answers are read anew. */
export type Topic = 'everything' | 'owners' | `${'league' | 'team' | 'user'}:${number}`;
