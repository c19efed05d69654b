import { api } from '#web/lib/api.ts';
import { MainAndSide } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Bids, Hosts } from './bids-and-hosts.tsx';

/** Shows the bids for the next world championship, and its hosts. */
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
