/** What is published of the sender's domain, asked of a real DNS server on loopback, honest or hostile. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type DnsServer, startDnsServer, type Zone } from '../../../test/support/dns-server.ts';
import { createDns, type Dns } from './dns.ts';
import { dkimFinding, dmarcFinding, spfFinding } from './sender-domain.ts';
import { signaturesIn } from './signed-message.ts';
import { evaluateSpf } from './spf.ts';

const OURS = '198.51.100.7';

/** A chain of includes, one longer than receivers follow. */
const CHAIN = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `c${index}.example`,
    { TXT: [`v=spf1 include:c${index + 1}.example ~all`] },
  ]),
);

const ZONE: Zone = {
  'good.example': {
    TXT: ['google-site-verification=1', 'v=spf1 include:spf.post.example mx -all'],
  },
  'spf.post.example': { TXT: ['v=spf1 ip4:198.51.100.0/29 ip6:2001:db8::/32 ~all'] },
  '_dmarc.good.example': { TXT: ['v=DMARC1; p=reject; sp=none; rua=mailto:d@good.example'] },
  'k1._domainkey.good.example': { TXT: [`v=DKIM1; k=rsa; p=${'A'.repeat(400)}`] },
  'old._domainkey.good.example': { TXT: ['v=DKIM1; p='] },
  'hosts.example': { TXT: ['v=spf1 a:mail.hosts.example/32 mx ~all'], MX: ['mx.hosts.example'] },
  'mail.hosts.example': { A: ['198.51.100.9'] },
  'mx.hosts.example': { A: [OURS] },
  'led.example': { TXT: ['v=spf1 redirect=spf.post.example'] },
  'two.example': { TXT: ['v=spf1 -all', 'v=spf1 ~all'] },
  '_dmarc.two.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
  'open.example': { TXT: ['v=spf1 +all'] },
  'plain-all.example': { TXT: ['v=spf1 all'] },
  'closed.example': { TXT: ['v=spf1 ip4:203.0.113.1 -all'] },
  '_dmarc.closed.example': { TXT: ['v=DMARC1; p=none'] },
  '_dmarc.typo.example': { TXT: ['v=DMARC1; policy=reject'] },
  'typo.example': { TXT: ['v=spf1 ipv4:198.51.100.7 -all'] },
  'wide.example': { TXT: ['v=spf1 ip4:198.51.100.0/99 -all'] },
  'loop.example': { TXT: ['v=spf1 include:loop.example -all'] },
  'circle.example': { CNAME: ['circle.example'] },
  'macro.example': { TXT: ['v=spf1 exists:%{i}.list.example -all'] },
  'huge.example': { TXT: [`v=spf1 ${'ip4:203.0.113.1 '.repeat(3_000)}-all`] },
  'escape.example': { TXT: ['v=spf1 \u001b[31mrouge -all'] },
  'broken.example': 'SERVFAIL',
  '_dmarc.broken.example': 'SERVFAIL',
  'silent.example': 'silence',
  'garbage.example': 'garbage',
  ...CHAIN,
};

let server: DnsServer;
let dns: Dns;
beforeAll(async () => {
  server = await startDnsServer(ZONE);
  dns = createDns(server.address);
});
afterAll(() => server.close());

const spf = (domain: string, sending = [OURS]) =>
  spfFinding(dns, domain, { sending, from: 'smtp.post.example' });

test('one SPF that allows the sending server is good, and one that does not is to be watched', async () => {
  expect(await spf('good.example')).toEqual({
    state: 'good',
    says: 'good.example publie un seul SPF, qui autorise smtp.post.example.',
  });
  expect(await spf('good.example', ['203.0.113.9'])).toMatchObject({
    state: 'watch',
    says: 'Le SPF de good.example n’autorise pas les adresses de smtp.post.example.',
  });
  expect(await spf('good.example', [OURS, '203.0.113.9'])).toMatchObject({
    says: expect.stringContaining('toutes les adresses'),
  });
  expect(await spf('good.example', ['127.0.0.1'])).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('n’est pas connue'),
  });
});

test.each([
  ['good.example', OURS, 'pass'],
  ['good.example', '2001:db8::1', 'pass'],
  ['good.example', '198.51.100.8', 'fail'],
  ['hosts.example', OURS, 'pass'],
  ['hosts.example', '198.51.100.9', 'pass'],
  ['hosts.example', '198.51.100.10', 'softfail'],
  ['led.example', OURS, 'pass'],
  ['macro.example', OURS, 'unknown'],
  ['nothing.example', OURS, 'none'],
])('SPF of %s for %s is evaluated to %s', async (domain, address, result) => {
  expect(await evaluateSpf(dns, domain, address)).toEqual({ result });
});

test.each([
  ['nothing.example', 'failed', /ne publie pas de SPF/],
  ['two.example', 'failed', /publie 2 enregistrements SPF/],
  ['open.example', 'failed', /autorise le monde entier/],
  ['plain-all.example', 'failed', /autorise le monde entier/],
  ['typo.example', 'failed', /« ipv4 » n’est pas un mot de SPF/],
  ['wide.example', 'failed', /« \/99 » n’est pas une longueur de réseau/],
  ['loop.example', 'failed', /plus de dix recherches DNS/],
  ['c0.example', 'failed', /plus de dix recherches DNS/],
  ['broken.example', 'watch', /le serveur DNS dit avoir échoué/],
  ['garbage.example', 'watch', /n’a pas pu être lu/],
  ['circle.example', 'failed', /ne publie pas de SPF/],
  ['huge.example', 'failed', /démesuré/],
  ['escape.example', 'failed', /n’est pas un mot de SPF/],
])('a domain like %s gives a sentence', async (domain, state, says) => {
  const finding = await spf(domain);
  expect(finding.state).toBe(state);
  expect(finding.says.replaceAll('\u00a0', ' ')).toMatch(says);
  expect(finding.says.length).toBeLessThan(300);
});

test('a server that does not answer is waited for a few seconds, and said to be silent', {
  tags: ['slow'],
}, async () => {
  expect(await spf('silent.example')).toMatchObject({
    state: 'watch',
    says: 'Le SPF de silent.example n’a pas pu être lu\u00a0: le serveur DNS ne répond pas.',
  });
});

test('DMARC is asked of the domain and of those above it, and only a policy that protects is good', async () => {
  const state = async (domain: string) => (await dmarcFinding(dns, domain)).state;
  expect(await state('good.example')).toBe('good');
  // `sp` says what holds below.
  expect(await state('news.good.example')).toBe('watch');
  expect(await state('closed.example')).toBe('watch');
  for (const bad of ['nothing.example', 'two.example', 'typo.example']) {
    expect(await state(bad), bad).toBe('failed');
  }
  expect(await dmarcFinding(dns, 'broken.example')).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('n’a pas pu être lu'),
  });
});

test('a DKIM key is there, revoked or missing; without its name nothing is said of it', async () => {
  expect(await dkimFinding(dns, 'good.example', 'k1')).toMatchObject({
    state: 'good',
    says: expect.stringContaining('Une clé DKIM (RSA) est publiée à k1._domainkey.good.example'),
  });
  expect(await dkimFinding(dns, 'good.example', 'old')).toMatchObject({
    state: 'failed',
    says: expect.stringContaining('révoquée'),
  });
  expect(await dkimFinding(dns, 'good.example', 'k2')).toMatchObject({ state: 'failed' });
  expect(await dkimFinding(dns, 'good.example', undefined)).toMatchObject({ state: 'watch' });
});

test('the keys that signed a saved mail are read from its head, folded or not, and never from its text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'mail.eml');
  const mail = [
    'Received: from x',
    'DKIM-Signature: v=1; a=rsa-sha256; bh=abc;',
    '\td=Good.example; s=k1;',
    ' h=from:to; b=s=nonsense',
    'dkim-signature: v=1; s=post; d=post.example; b=x',
    'DKIM-Signature: without anything',
    '',
    'DKIM-Signature: v=1; d=text.example; s=text',
  ];
  await writeFile(file, mail.join('\r\n'));
  expect(await signaturesIn(file)).toEqual([
    { domain: 'good.example', selector: 'k1' },
    { domain: 'post.example', selector: 'post' },
  ]);
});
