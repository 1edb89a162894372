/** Finds where an address leads, among any number of redirections: as many steps as the address has slashes. */
import {
  folderOf,
  isOwnSite,
  LONGEST_ADDRESS,
  matchKey,
  normalised,
  type Redirect,
  readTarget,
  SPLAT,
  sourceProblem,
  targetProblem,
  WILDCARD,
  withoutSlash,
} from './redirect-rules.ts';

/** The place that an address leads to in the end. */
export type Destination = {
  /** The target; for an address of ours with a host that no site has. */
  url: URL;
  /** Whether a step on the way there is only for a while. */
  isTemporary: boolean;
};

export type RedirectTable = {
  /**
   * Follows redirections from an address to the first one with a page, or to the last. Undefined for none, for a circle,
   * and for more than ten steps: wildcards can lead on for ever without passing the same address twice.
   * @param pathname as it stands in a URL
   * @param isPage whether a page is shown at an address of the site: no redirection leads away from there
   */
  find(pathname: string, isPage?: (address: string) => boolean): Destination | undefined;
};

/** Redirections followed for one address. Browsers give up after twenty. */
const MOST_STEPS = 10;

/**
 * Creates the table. A redirect that breaks a rule is ignored: imports and other programs write documents too. Of two
 * with one address the last counts.
 */
export function createRedirectTable(redirects: Iterable<Redirect>): RedirectTable {
  const exact = new Map<string, Redirect>();
  const folders = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const { from, to } = redirect;
    if (sourceProblem(from)) continue;
    const sound = targetProblem(from, to) ? { ...redirect, to: '' } : redirect;
    if (from.endsWith(WILDCARD)) folders.set(matchKey(folderOf(from)), sound);
    else exact.set(matchKey(from), sound);
  }

  /**
   * The redirection of an address, and the part of its path that a wildcard stands for.
   *
   * @param address as `matchKey` has the path
   */
  function stepFrom(
    pathname: string,
    address: string,
  ): { redirect: Redirect; rest: string } | undefined {
    const own = exact.get(address) ?? folders.get(address);
    if (own) return { redirect: own, rest: '' };
    if (folders.size === 0) return undefined;
    let end = address.lastIndexOf('/', LONGEST_ADDRESS);
    for (; end > 0; end = address.lastIndexOf('/', end - 1)) {
      const redirect = folders.get(address.slice(0, end));
      if (redirect) return { redirect, rest: afterSlashes(pathname, slashesIn(address, end) + 1) };
    }
    return undefined;
  }

  return {
    find(pathname, isPage = () => false) {
      const seen = new Set<string>();
      let reached: Destination | undefined;
      for (let at = pathname; ; ) {
        const address = normalised(at);
        const step = reached && isPage(address) ? undefined : stepFrom(at, address.toLowerCase());
        if (!step) return reached;
        if (seen.has(address) || seen.size === MOST_STEPS) return undefined;
        seen.add(address);
        const url = targetOf(step.redirect, step.rest);
        if (!url) return undefined;
        reached = { url, isTemporary: step.redirect.isTemporary || reached?.isTemporary === true };
        if (!isOwnSite(url)) return reached;
        at = url.pathname;
      }
    },
  };
}

/** The target with the visitor's own part in it, which can neither change the host nor name another. */
function targetOf({ to }: Redirect, rest: string): URL | undefined {
  if (!to.endsWith(SPLAT)) return readTarget(to);
  const folder = to.slice(0, -SPLAT.length);
  const url = readTarget(withoutSlash(folder + rest));
  return url && url.origin === readTarget(folder)?.origin ? url : undefined;
}

function slashesIn(address: string, end: number): number {
  let count = 0;
  for (let index = 0; index < end; index += 1) if (address[index] === '/') count += 1;
  return count;
}

/**
 * Returns the part after the slash of this number. Decoding creates no slashes: they are counted in the decoded path,
 * and cut in the encoded one.
 */
function afterSlashes(pathname: string, number: number): string {
  let at = -1;
  for (let count = 0; count < number; count += 1) at = pathname.indexOf('/', at + 1);
  return pathname.slice(at + 1);
}
