/** The networks whose signs the site draws, by the hosts of their profiles. Plain data. */

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Instagram: ['instagram.com'],
  LinkedIn: ['linkedin.com'],
  YouTube: ['youtube.com', 'youtu.be'],
  Facebook: ['facebook.com', 'fb.com'],
  TikTok: ['tiktok.com'],
  X: ['x.com', 'twitter.com'],
};

/** Names the network that a profile is on; undefined for the address of anything else, and for one without https. */
export function networkOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.pathname === '/') return undefined;
  const { hostname } = url;
  return Object.keys(HOSTS).find((network) =>
    HOSTS[network]?.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}
