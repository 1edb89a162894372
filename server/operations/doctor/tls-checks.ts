/** Checks the front of the site: its certificate, its proxy, and the redirect from HTTP to HTTPS. */
import type { Examined, Finding } from '../../health/check.ts';
import { ask, type HttpAnswer, wordFailure } from './ask.ts';

const DAY = 24 * 60 * 60_000; // ms
/** Certificates of Let's Encrypt are renewed thirty days before they end. */
const CERTIFICATE_TO_WATCH = 21 * DAY;
const CERTIFICATE_ENDING = 7 * DAY;

export async function certificateFinding(origin: string): Promise<Finding> {
  let answer: HttpAnswer;
  try {
    answer = await ask(`${origin}/healthz`);
  } catch (error) {
    return { state: 'failed', says: `Pas de liaison chiffrée\u00a0: ${wordFailure(error)}.` };
  }
  const left = (answer.certificateEnds?.getTime() ?? 0) - Date.now();
  const days = Math.floor(left / DAY);
  const says = `Le certificat est reconnu, et vaut encore ${days === 1 ? '1\u00a0jour' : `${days}\u00a0jours`}.`;
  if (left < CERTIFICATE_TO_WATCH) {
    return {
      state: left < CERTIFICATE_ENDING ? 'failed' : 'watch',
      says,
      advice: 'Il n’a pas été renouvelé à temps\u00a0: lisez le journal du proxy.',
    };
  }
  return { state: 'good', says };
}

/** The site tells only callers of this machine its figures: those of a proxy that says for whom it asks are strangers. */
export async function proxyFinding(origin: string, { trustsProxies }: Examined): Promise<Finding> {
  let answers: [HttpAnswer, HttpAnswer];
  try {
    answers = await Promise.all([ask(`${origin}/healthz`), ask(`${origin}/metrics`)]);
  } catch (error) {
    return { state: 'failed', says: `Le proxy ne répond pas\u00a0: ${wordFailure(error)}.` };
  }
  const [health, metrics] = answers;
  if (metrics.status === 200) {
    return {
      state: 'failed',
      says: 'Le proxy ne dit pas de qui vient une requête (X-Forwarded-For)\u00a0: tous les visiteurs partagent les limites d’un seul, et /metrics est public.',
      advice:
        'Faites-lui envoyer X-Forwarded-For (deploy/nginx.conf), et nommez-le dans TRUSTED_PROXIES.',
    };
  }
  if (!trustsProxies) {
    return {
      state: 'failed',
      says: 'TRUSTED_PROXIES est vide\u00a0: tous les visiteurs passent pour le proxy, et partagent les limites d’un seul.',
      advice: 'Nommez-y l’adresse du proxy, 127.0.0.1 s’il est sur cette machine.',
    };
  }
  if (!health.headers['strict-transport-security']) {
    return {
      state: 'watch',
      says: 'L’en-tête Strict-Transport-Security que le site envoie n’arrive pas.',
      advice: 'Le proxy l’enlève, ou un autre site répond.',
    };
  }
  return {
    state: 'good',
    says: 'Le proxy transmet les en-têtes du site, HSTS compris, et ne passe pas pour un programme de cette machine.',
  };
}

export async function redirectFinding(origin: string): Promise<Finding> {
  const { hostname, port } = new URL(origin);
  if (port) return { state: 'good', says: 'Sans objet\u00a0: le site a un port à lui.' };
  try {
    const { status, headers } = await ask(`http://${hostname}/`);
    if (status >= 300 && status < 400 && headers.location?.startsWith('https:')) {
      return { state: 'good', says: `http://${hostname} mène à ${headers.location}.` };
    }
    return {
      state: 'watch',
      says: `http://${hostname} répond ${status}, et ne mène pas à https.`,
      advice: 'Faites rediriger le proxy (deploy/nginx.conf)\u00a0; Caddy le fait de lui-même.',
    };
  } catch (error) {
    return {
      state: 'watch',
      says: `http://${hostname} ne répond pas\u00a0: ${wordFailure(error)}.`,
      advice: 'Les visiteurs qui tapent le nom sans https peuvent ne rien voir.',
    };
  }
}
