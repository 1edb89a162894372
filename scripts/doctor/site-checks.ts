/** The site as it answers: on this machine, and at its public address through the proxy. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../server/config.ts';
import type { Check, Finding } from '../../server/health/check.ts';
import { ask, type HttpAnswer, wordFailure } from './ask.ts';

const SECOND = 1_000; // ms
const DAY = 24 * 60 * 60 * SECOND;
/** Certificates of Let's Encrypt are renewed thirty days before they end. */
const CERTIFICATE_TO_WATCH = 21 * DAY;
const CERTIFICATE_ENDING = 7 * DAY;
/** Codes of authenticator apps are good for thirty seconds before and after. */
const CLOCK_TO_WATCH = 30 * SECOND;
const CLOCK_WRONG = 5 * 60 * SECOND;

const Health = z.object({
  status: z.enum(['ready', 'failing']),
  version: z.string().optional(),
  failing: z.array(z.string()).default([]),
  degraded: z.array(z.string()).default([]),
});

type SiteOptions = {
  config: Pick<Config, 'host' | 'port' | 'origin' | 'trustedProxies' | 'directory'>;
  /** Whether `TRUSTED_PROXIES` names any. */
  trustsProxies: boolean;
  version: string;
  /** An address whose `Date` the clock is compared with; the site's own when absent. */
  clockAddress: string | undefined;
};

export function siteChecks(options: SiteOptions): Check[] {
  const { config, version, trustsProxies, clockAddress } = options;
  const { origin } = config;
  const isPublic = origin !== undefined && !isThisMachine(new URL(origin).hostname);
  return [
    {
      name: 'process',
      title: 'Site sur cette machine',
      look: () => runningFinding(config, version),
    },
    { name: 'origin', title: 'Adresse publique', look: () => originFinding(origin) },
    ...(origin?.startsWith('https:')
      ? [
          { name: 'certificate', title: 'Certificat', look: () => certificateFinding(origin) },
          {
            name: 'proxy',
            title: 'Proxy',
            look: () => proxyFinding(origin, trustsProxies),
          },
          { name: 'redirect', title: 'HTTP vers HTTPS', look: () => redirectFinding(origin) },
        ]
      : []),
    {
      name: 'clock',
      title: 'Horloge',
      look: () => clockFinding(config.directory, clockAddress ?? (isPublic ? origin : undefined)),
    },
  ];
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|\[?::1\]?$)/.test(host);

async function runningFinding(
  { host, port }: SiteOptions['config'],
  version: string,
): Promise<Finding> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  let answer: HttpAnswer;
  try {
    answer = await ask(`${address}/healthz`);
  } catch (error) {
    return {
      state: 'watch',
      says: `Aucun site ne répond à ${address}\u00a0: ${wordFailure(error)}.`,
      advice: 'S’il devait tourner, lisez son journal\u00a0; sinon, tout est dit pour l’instant.',
    };
  }
  const health = readHealth(answer);
  if (!health && isStarting(answer)) return STARTING;
  if (!health) {
    return {
      state: 'failed',
      says: `Ce n’est pas le site qui répond à ${address} (HTTP ${answer.status}).`,
      advice: 'Un autre programme occupe le port\u00a0: changez PORT.',
    };
  }
  if (health.status === 'failing') {
    return {
      state: 'failed',
      says: `Le site tourne et se dit en panne\u00a0: ${health.failing.join(', ')}.`,
      advice: 'Son journal dit pourquoi, à la ligne «\u00a0health checks fail\u00a0».',
    };
  }
  if (health.version !== version) {
    return {
      state: 'watch',
      says: `Le site qui tourne est la version ${health.version ?? 'd’avant les versions'}, et le programme installé la ${version}.`,
      advice: 'Redémarrez le site.',
    };
  }
  return health.degraded.length > 0
    ? {
        state: 'watch',
        says: 'Le site tourne, mais le service de contenu hébergé ne répond pas\u00a0: les visiteurs voient des copies.',
      }
    : { state: 'good', says: `Le site tourne et se dit prêt, en version ${version}.` };
}

/** As `server/listen.ts` answers until the rooms are open. */
const isStarting = ({ status, body }: HttpAnswer) => status === 503 && !body.startsWith('{');

const STARTING: Finding = {
  state: 'watch',
  says: 'Le site démarre, ou ce qui est devant lui ne l’atteint pas encore (HTTP 503).',
  advice: 'Relancez le diagnostic dans une minute.',
};

function readHealth({ body }: HttpAnswer): z.infer<typeof Health> | undefined {
  try {
    return Health.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

async function originFinding(origin: string | undefined): Promise<Finding> {
  if (!origin) {
    return {
      state: 'watch',
      says: 'ORIGIN n’est pas réglé\u00a0: les liens des e-mails mènent à cette machine.',
      advice: 'Donnez l’adresse publique du site, telle que https://example.com.',
    };
  }
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'http:' && !isThisMachine(hostname)) {
    return {
      state: 'failed',
      says: `${origin} est sans TLS\u00a0: mots de passe et messages y passent en clair, et le studio n’y ouvre pas de session.`,
      advice: 'Mettez un proxy devant (deploy/Caddyfile), et ORIGIN en https.',
    };
  }
  try {
    const answer = await ask(`${origin}/healthz`);
    if (isStarting(answer)) return STARTING;
    if (readHealth(answer)) return { state: 'good', says: `Le site répond à ${origin}.` };
    return {
      state: 'failed',
      says: `Ce n’est pas le site qui répond à ${origin} (HTTP ${answer.status}).`,
      advice: 'Vérifiez vers où le proxy et le DNS mènent ce nom.',
    };
  } catch (error) {
    return {
      state: 'failed',
      says: `${origin} ne peut pas être lu d’ici\u00a0: ${wordFailure(error)}.`,
      advice:
        'Vérifiez le DNS, le pare-feu et le proxy\u00a0; certains réseaux ne laissent pas une machine se joindre par son nom public\u00a0: essayez d’ailleurs.',
    };
  }
}

async function certificateFinding(origin: string): Promise<Finding> {
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
async function proxyFinding(origin: string, trustsProxies: boolean): Promise<Finding> {
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

async function redirectFinding(origin: string): Promise<Finding> {
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

/** Compares the clock with the dates of the site's own files, and with the `Date` of an address, if one is given. */
async function clockFinding(directory: string, address: string | undefined): Promise<Finding> {
  const now = Date.now();
  const names = await readdir(directory).catch(() => []);
  const dates = await Promise.all(
    names.map((name) =>
      stat(join(directory, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const ahead = Math.max(0, ...dates) - now;
  if (ahead > CLOCK_TO_WATCH) {
    return {
      state: 'failed',
      says: `Des fichiers du site sont datés de ${inWords(ahead)} dans l’avenir\u00a0: l’horloge a reculé.`,
      advice:
        'Mettez-la à l’heure (timedatectl set-ntp true)\u00a0: les sessions et les codes en dépendent.',
    };
  }
  const here = 'L’horloge s’accorde avec les fichiers du site';
  if (!address) {
    return {
      state: 'good',
      says: `${here}\u00a0; rien d’extérieur ne l’a confirmée (--clock https://… la compare avec un autre serveur).`,
    };
  }
  let date: number;
  try {
    date = Date.parse((await ask(address)).headers.date ?? '');
  } catch (error) {
    return {
      state: 'watch',
      says: `${here}\u00a0; ${address} n’a pas donné l’heure\u00a0: ${wordFailure(error)}.`,
    };
  }
  if (Number.isNaN(date)) {
    return { state: 'watch', says: `${here}\u00a0; ${address} n’a pas donné l’heure.` };
  }
  const apart = Math.abs(Date.now() - date);
  if (apart > CLOCK_TO_WATCH) {
    return {
      state: apart > CLOCK_WRONG ? 'failed' : 'watch',
      says: `L’horloge est à ${inWords(apart)} de celle de ${address}.`,
      advice:
        'Mettez-la à l’heure (timedatectl set-ntp true)\u00a0: les codes de connexion valent trente secondes.',
    };
  }
  return { state: 'good', says: `${here} et avec ${address}.` };
}

function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  return seconds < 120 ? `${seconds}\u00a0secondes` : `${Math.round(seconds / 60)}\u00a0minutes`;
}
