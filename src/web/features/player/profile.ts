import type { Answer } from '#web/lib/answer.ts';
import type { ApiClient } from '#web/lib/api.ts';

export type Profile = Answer<ApiClient['player']['profile']>['data'];
export type GameLine = Answer<ApiClient['player']['gameLog']>['data']['games'][number];
export type PlayerStats = Answer<ApiClient['player']['stats']>['data'];
export type Linemates = Answer<ApiClient['player']['linemates']>['data'];
