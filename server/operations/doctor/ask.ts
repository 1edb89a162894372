/** Asks an address once, over HTTP or TLS, with limits of time and length; and words what went wrong. */
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { TLSSocket } from 'node:tls';

const PATIENCE = 5_000; // ms
const LONGEST_BODY = 64 * 1024; // bytes

export type HttpAnswer = {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
  /** The last day of the certificate; undefined without TLS. */
  certificateEnds: Date | undefined;
};

/** @throws the system's error, or that of TLS; redirections are not followed */
export function ask(address: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const get = address.startsWith('https:') ? getSecure : getPlain;
    const signal = AbortSignal.timeout(PATIENCE);
    // No agent: a reused connection would show no certificate.
    const asking = get(address, { headers, signal, agent: false }, (answer) => {
      const { socket } = answer;
      const ends =
        socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined;
      let body = '';
      const finish = () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body,
          certificateEnds: ends,
        });
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        body += chunk;
        if (body.length <= LONGEST_BODY) return;
        finish();
        asking.destroy();
      });
      answer.on('end', finish);
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.on('upgrade', ({ statusCode = 101, headers }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers, body: '', certificateEnds: undefined });
    });
    // `close` is the last event of every request, and the only one when the connection is cut between the others.
    asking.on('close', () => reject(new Error('la connexion est fermée sans réponse')));
  });
}

/** Words why nothing was answered, for a person: a part of a sentence. */
export function wordFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError' || name === 'TimeoutError') return 'pas de réponse en cinq secondes';
  return FAILURES.get(code) ?? (code || String(error));
}

const FAILURES: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'rien n’y écoute'],
  ['ECONNRESET', 'la connexion est coupée'],
  ['ENOTFOUND', 'ce nom n’est pas dans le DNS'],
  ['EAI_AGAIN', 'le DNS ne répond pas'],
  ['EHOSTUNREACH', 'la machine est injoignable'],
  ['CERT_HAS_EXPIRED', 'le certificat a expiré'],
  ['CERT_NOT_YET_VALID', 'le certificat n’est pas encore valable\u00a0: une horloge est fausse'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'le certificat est d’un autre nom'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'le certificat n’est signé que par lui-même'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'le certificat vient d’une autorité inconnue'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'il manque un certificat intermédiaire'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'le certificat vient d’une autorité inconnue'],
  ['EPROTO', 'ce n’est pas du TLS qui répond'],
]);
