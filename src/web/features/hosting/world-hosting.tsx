import { api } from '#web/lib/api.ts';
import { MainAndSide } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Bids, Hosts } from './bids-and-hosts.tsx';

/** The bids for the next championship of the world, and its hosts. */
export function WorldHosting() {
  return (
    <Load from={api.hosting.list.queryOptions()}>
      {({ data }) => (
        <MainAndSide>
          <Bids view={data} />
          <Hosts view={data} />
        </MainAndSide>
      )}
    </Load>
  );
}
