/** Warum etwas abgelehnt wird und was jetzt zu tun ist. */
import careers from './parts/refusals/careers.ts';
import club from './parts/refusals/club.ts';
import market from './parts/refusals/market.ts';
import site from './parts/refusals/site.ts';

export default { ...site, ...club, ...market, ...careers } as const;
