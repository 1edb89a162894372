/** The rules of an address messages may be posted to. */
import { isIP } from 'node:net';
import { isPublicAddress } from '../../packages/kit/network/public-address.ts';

/**
 * The reachable addresses. `public`: hosts of the public internet, by https. `loopback` is for receivers of tests and
 * of a site in development: this machine too, also by http, at any port. A public site has no setting for it.
 */
export type Reach = 'public' | 'loopback';

const LONGEST = 1000; // UTF-16 units
/** The port of https, and its usual one beside another server. */
const PORTS = ['', '8443'];

const LOOPBACK = ['127.0.0.1', '::1'];

/** Says why an address is refused, in French; undefined for one that may be used. */
export function addressProblem(text: string, reach: Reach): string | undefined {
  const url = text.length > LONGEST ? undefined : URL.parse(text);
  if (!url) return 'Ce n’est pas une adresse web complète\u00a0: https://…';
  // `.test` and `localhost` never resolve on the internet (RFC 6761).
  if (reach === 'loopback' && /^(?:127\.0\.0\.1|\[::1\]|localhost|.+\.test)$/.test(url.hostname)) {
    return /^https?:$/.test(url.protocol)
      ? undefined
      : 'L’adresse doit commencer par http:// ou https://.';
  }
  if (url.protocol !== 'https:') return 'L’adresse doit commencer par https://.';
  if (url.username || url.password) {
    return 'Ni nom ni mot de passe dans l’adresse\u00a0: la signature suffit à prouver d’où vient l’envoi.';
  }
  if (!PORTS.includes(url.port)) return 'Seuls les ports 443 et 8443 sont permis.';
  const host = url.hostname.replace(/\.$/, '');
  // The URL parser has turned every other spelling of an IPv4 address into dotted numbers.
  if (isIP(host) || host.startsWith('[') || !host.includes('.')) {
    return 'Donnez un nom de domaine public, comme crm.exemple.com.';
  }
  return undefined;
}

/** Whether a resolved IP address may be connected to. */
export function mayConnect(address: string, reach: Reach): boolean {
  return isPublicAddress(address) || (reach === 'loopback' && LOOPBACK.includes(address));
}
