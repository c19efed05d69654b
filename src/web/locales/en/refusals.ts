/** Why a request is refused, and what to do next; one wording for each code. The server sends it to other programs, too. */
import type { RefusalCode } from '#domains/refusals.ts';
import careers from './parts/refusals/careers.ts';
import club from './parts/refusals/club.ts';
import market from './parts/refusals/market.ts';
import site from './parts/refusals/site.ts';

export default { ...site, ...club, ...market, ...careers } as const satisfies Record<RefusalCode, string>;
