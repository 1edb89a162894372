/** The site as it answers: on this machine, and at its public address through the proxy. */
import { z } from 'zod';
import { isOfThisMachine } from '../../config.ts';
import type { Examined, Finding } from '../../health/check.ts';
import { ask, type HttpAnswer, wordFailure } from './ask.ts';

const Health = z.object({
  status: z.enum(['ready', 'failing']),
  version: z.string().optional(),
  failing: z.array(z.string()).default([]),
  degraded: z.array(z.string()).default([]),
});

export async function runningFinding({ config, version }: Examined): Promise<Finding> {
  const { host, port } = config;
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

/** Whether the server answered as `packages/kit/http/listen.ts` does until its services are open. */
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

export async function originFinding({ config: { origin } }: Examined): Promise<Finding> {
  if (!origin) {
    return {
      state: 'watch',
      says: 'ORIGIN n’est pas réglé\u00a0: un serveur refuse de démarrer sans, et npm start prend l’adresse de cette machine.',
      advice: 'Donnez l’adresse publique du site, telle que https://example.com.',
    };
  }
  if (origin.startsWith('http:') && !isOfThisMachine(origin)) {
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
