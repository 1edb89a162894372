import { createBrowserHistory, type History, type Location } from 'history';
import { PARTS, partAt } from '../../staff/desk-addresses.ts';

/** What the Sanity Studio's router reads and changes the address by. */
export type ContentHistory = Pick<History, 'listen' | 'location' | 'push' | 'replace'>;

/**
 * The browser's history as far as it is of *Contenus*. While another part of the desk is shown, the Studio goes on
 * standing where it stood: told of an address that is not its own, it would close what is open.
 *
 * @param onMoved told each address of the Studio, the first one included
 */
export function createContentHistory(onMoved: (address: string) => void): ContentHistory {
  const history = createBrowserHistory();
  const isHere = () => partAt(history.location.pathname) === 'content';
  const begin = { pathname: PARTS.content.address, search: '', hash: '' };
  let last: Location = isHere() ? history.location : { ...history.location, ...begin };
  function follow() {
    if (!isHere()) return;
    const search = withoutDefault(history.location.search);
    if (search !== undefined) return history.replace({ ...history.location, search });
    last = history.location;
    onMoved(last.pathname + last.search + last.hash);
  }
  follow();
  history.listen(follow);
  return {
    get location() {
      return isHere() ? history.location : last;
    },
    listen: (listener) =>
      history.listen(({ action }) => {
        // As it is now: the address may have been put right meanwhile.
        if (isHere()) listener({ action, location: history.location });
      }),
    // A redirection that comes late must not lead away from where the person went meanwhile.
    push(to, state) {
      if (isHere()) history.push(to, state);
    },
    replace(to, state) {
      if (isHere()) history.replace(to, state);
    },
  };
}

/**
 * A query without `perspective=drafts`; undefined where there is none. The Studio shows drafts when no perspective is
 * named, never names that one itself, and takes it for a release: its forms then cannot be written in.
 */
function withoutDefault(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get('perspective') !== 'drafts') return undefined;
  parameters.delete('perspective');
  return parameters.size > 0 ? `?${parameters}` : '';
}
