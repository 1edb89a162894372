/** TLS in front of a site, as docs/operator.md asks for: it ends here, over HTTP/2, and sockets go through. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Headers that HTTP/2 forbids, and that describe the connection behind. */
const OF_ITS_CONNECTION = /^(?:connection|keep-alive|transfer-encoding|upgrade|:.*)$/;

/** @param behind port of the site on this machine */
export async function startTlsProxy({ port, behind }: { port: number; behind: number }) {
  const certificate = makeCertificate();
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  server.on('request', (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const authority = headers[':authority'] ?? headers.host;
    const passed = request(
      {
        port: behind,
        method,
        path: url,
        headers: { ...ownOf(headers), host: authority, 'x-forwarded-for': '127.0.0.1' },
      },
      (from) => {
        answer.writeHead(from.statusCode ?? 502, ownOf(from.headers));
        pipeline(from, answer.stream ?? answer).catch(() => undefined);
      },
    );
    passed.on('error', () => answer.stream?.destroy());
    answer.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  // A WebSocket comes by HTTP/1.1: its bytes are passed on as they are.
  server.on('upgrade', (incoming, browser: Duplex, head: Buffer) => {
    const site = connect(behind);
    const headers = Object.entries(incoming.headers).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    site.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    site.write(head);
    pipeline(browser, site, browser).catch(() => undefined);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  server.on('secureConnection', (socket) => sessions.add(socket));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `https://localhost:${chosen}`,
    /** PEM, for a client that is to trust it. */
    certificate: certificate.cert,
    close() {
      for (const session of sessions) session.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

function ownOf<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ITS_CONNECTION.test(name)),
  );
}

/** A certificate that its own key signed, good for a day: DER by hand, because Node writes none. */
function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(Buffer.from('06082a8648ce3d040302', 'hex')); // ecdsa-with-SHA256
  const commonName = sequence(
    Buffer.from('0603550403', 'hex'),
    tagged(0x0c, Buffer.from('localhost')),
  );
  const name = sequence(tagged(0x31, commonName));
  const day = 24 * 60 * 60_000; // ms
  const validity = sequence(utcTime(Date.now() - day), utcTime(Date.now() + day));
  const serial = tagged(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const signed = sequence(serial, algorithm, name, validity, name, key);
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', signed, privateKey)]);
  const der = sequence(signed, algorithm, tagged(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = (...parts: readonly Buffer[]) => tagged(0x30, Buffer.concat(parts));

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...(length < 128 ? [length] : long)), content]);
}

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
