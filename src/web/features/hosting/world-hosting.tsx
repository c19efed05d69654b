import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { MainAndSide } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Bids, Hosts } from './bids-and-hosts.tsx';

/** The bids for the next championship of the world, and its hosts. */
export function WorldHosting() {
  const query = useQuery(api.hosting.list.queryOptions());
  return (
    <Loaded query={query}>
      {({ data }) => (
        <MainAndSide>
          <Bids view={data} />
          <Hosts view={data} />
        </MainAndSide>
      )}
    </Loaded>
  );
}
