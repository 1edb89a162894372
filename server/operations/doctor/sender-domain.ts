/** Checks the records that receivers look up for the domain of our mails: SPF, DKIM and DMARC. */
import { isIP } from 'node:net';
import type { Examined, Finding } from '../../health/check.ts';
import type { Dns } from './dns.ts';
import { evaluateSpf, type SpfResult, spfRecords } from './spf.ts';

const PATIENCE = 30_000; // ms, for all lookups of one evaluation
/** RFC 7208 §3.4 asks for an answer below 512 bytes; twice as long still reaches most receivers. */
const LONGEST_SPF = 1_000; // UTF-16 units

/** Returns the finding for a DNS query without an answer: the records stay unknown. */
const unanswered = (what: string, why: string): Finding => ({
  state: 'watch',
  says: `${what} n’a pas pu être lu\u00a0: ${why}.`,
  advice: 'Relancez le diagnostic, ou nommez un autre serveur avec --dns ADRESSE.',
});

export type Sender = Pick<Examined, 'dns' | 'options'> & { domain: string; smtpUrl: string };

/** SPF for the address or host that was named, or for the mail server's own. */
export async function senderFinding({
  dns,
  domain,
  smtpUrl,
  options: { sending: named },
}: Sender): Promise<Finding> {
  const from = named ?? new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '');
  if (isIP(from)) return spfFinding(dns, domain, { sending: [from], from });
  const answer = await dns.addresses(from);
  return spfFinding(dns, domain, {
    sending: answer.outcome === 'found' ? answer.records : [],
    from,
  });
}

/**
 * SPF: whether there is one record, what it says of all others, and whether the sending address is among those it allows.
 * @param sending the addresses that mails leave from, as far as they are known
 * @param from what those addresses are, for a person: `smtp.example.com`
 */
export async function spfFinding(
  dns: Dns,
  domain: string,
  { sending, from }: { sending: readonly string[]; from: string },
): Promise<Finding> {
  const answer = await spfRecords(dns, domain);
  if (answer.outcome === 'failed') return unanswered(`Le SPF de ${domain}`, answer.why);
  if (answer.outcome === 'none') {
    return {
      state: 'failed',
      says: `${domain} ne publie pas de SPF\u00a0: rien ne dit quels serveurs envoient en son nom.`,
      advice: `Ajoutez à ${domain} un enregistrement TXT qui commence par v=spf1\u00a0; votre fournisseur d’e-mail en donne le texte.`,
    };
  }
  const [record = '', ...more] = answer.records;
  if (more.length > 0) {
    return {
      state: 'failed',
      says: `${domain} publie ${answer.records.length} enregistrements SPF\u00a0: les destinataires les ignorent tous.`,
      advice:
        'Réunissez-les en un seul\u00a0: un v=spf1, puis tous les include, puis ~all ou -all.',
    };
  }
  if (record.length > LONGEST_SPF) {
    return {
      state: 'failed',
      says: `Le SPF de ${domain} est démesuré\u00a0: des destinataires ne le lisent pas.`,
      advice:
        'Moins de 450\u00a0caractères passent partout\u00a0: un include par fournisseur suffit.',
    };
  }
  if (/(?:^| )\+?all(?: |$)/i.test(record)) {
    return {
      state: 'failed',
      says: `Le SPF de ${domain} autorise le monde entier (+all).`,
      advice: 'Terminez-le par ~all ou -all.',
    };
  }
  const addresses = sending.filter((address) => isIP(address) !== 0 && !isPrivate(address));
  if (addresses.length === 0) {
    return {
      state: 'watch',
      says: `${domain} publie un seul SPF, mais l’adresse d’où partent les e-mails n’est pas connue\u00a0: rien ne dit qu’il l’autorise.`,
      advice: 'Donnez l’adresse publique du serveur d’envoi avec --sending ADRESSE.',
    };
  }
  const evaluated = await Promise.all(
    addresses.map((address) => inTime(evaluateSpf(dns, domain, address))),
  );
  return authorisation(domain, from, evaluated);
}

function authorisation(domain: string, from: string, evaluated: readonly SpfResult[]): Finding {
  for (const one of evaluated) {
    if (one.result !== 'error') continue;
    return {
      state: 'failed',
      says: `Le SPF de ${domain} ne peut pas servir\u00a0: ${one.why}.`,
      advice: 'Corrigez-le chez votre hébergeur de domaine, puis relancez le diagnostic.',
    };
  }
  const count = evaluated.filter(({ result }) => result === 'pass').length;
  if (count === evaluated.length) {
    return {
      state: 'good',
      says: `${domain} publie un seul SPF, qui autorise ${from}.`,
    };
  }
  if (evaluated.some(({ result }) => result === 'unknown')) {
    return {
      state: 'watch',
      says: `Le SPF de ${domain} se décide par une règle que seul le destinataire évalue (exists, ptr ou macro).`,
    };
  }
  return {
    state: 'watch',
    says: `Le SPF de ${domain} n’autorise pas ${count > 0 ? 'toutes les adresses' : 'les adresses'} de ${from}.`,
    advice:
      'Si vos e-mails partent par d’autres adresses, c’est peut-être voulu\u00a0: vérifiez avec --sending ADRESSE. Sinon, ajoutez l’include que donne votre fournisseur.',
  };
}

/** DMARC: a policy, once, on the domain or on one above it. */
export async function dmarcFinding(dns: Dns, domain: string): Promise<Finding> {
  const labels = domain.split('.');
  // Each parent domain is tried: only the public suffix list knows the organisation's, and a wrong one has no record.
  const names = labels.map((_, index) => labels.slice(index).join('.')).slice(0, -1);
  for (const name of names.slice(0, 5)) {
    const answer = await dns.texts(`_dmarc.${name}`);
    if (answer.outcome === 'failed') return unanswered(`Le DMARC de ${name}`, answer.why);
    if (answer.outcome === 'none') continue;
    const records = answer.records.filter((text) => /^v=DMARC1(?:\s*;|$)/.test(text));
    if (records.length > 0) return dmarcPolicy(name, records, name !== domain);
  }
  return {
    state: 'failed',
    says: `${domain} n’a pas de DMARC\u00a0: n’importe qui peut écrire en son nom, et plusieurs messageries classent vos e-mails moins bien.`,
    advice: `Ajoutez à _dmarc.${domain} un enregistrement TXT\u00a0: v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`,
  };
}

function dmarcPolicy(name: string, records: readonly string[], isAbove: boolean): Finding {
  if (records.length > 1) {
    return {
      state: 'failed',
      says: `${name} publie ${records.length} DMARC\u00a0: les destinataires les ignorent tous.`,
      advice: 'N’en gardez qu’un.',
    };
  }
  const tags = tagsOf(records[0] ?? '');
  const policy = (isAbove ? tags.get('sp') : undefined) ?? tags.get('p');
  switch (policy) {
    case 'reject':
    case 'quarantine':
      return {
        state: 'good',
        says: `Le DMARC de ${name} demande de ${policy === 'reject' ? 'refuser' : 'mettre à part'} ce qui n’est pas de vous.`,
      };
    case 'none':
      return {
        state: 'watch',
        says: `Le DMARC de ${name} ne fait que mesurer (p=none)\u00a0: il ne protège de rien.`,
        advice: 'Quand les rapports montrent que vos e-mails passent, choisissez p=quarantine.',
      };
    default:
      return {
        state: 'failed',
        says: `Le DMARC de ${name} ne dit pas que faire\u00a0: p= manque, ou vaut autre chose que none, quarantine et reject.`,
        advice: `Écrivez v=DMARC1; p=quarantine; rua=mailto:dmarc@${name}`,
      };
  }
}

/** DKIM: the key under a selector, which only the signature of a mail names. */
export async function dkimFinding(
  dns: Dns,
  domain: string,
  selector: string | undefined,
): Promise<Finding> {
  if (!selector) {
    return {
      state: 'watch',
      says: 'DKIM ne se vérifie pas sans le nom de la clé, que seul un e-mail signé donne.',
      advice:
        'Enregistrez l’e-mail d’essai reçu et relancez avec --message FICHIER.eml, ou donnez la clé avec --selector NOM (s= dans DKIM-Signature).',
    };
  }
  const name = `${selector}._domainkey.${domain}`;
  const answer = await dns.texts(name);
  if (answer.outcome === 'failed') return unanswered(`La clé DKIM ${name}`, answer.why);
  const records = answer.outcome === 'found' ? answer.records : [];
  const keys = records.map(tagsOf).filter((tags) => tags.has('p'));
  const [key, ...more] = keys;
  if (!key) {
    return {
      state: 'failed',
      says: `Il n’y a pas de clé DKIM à ${name}\u00a0: les signatures qui la nomment sont refusées.`,
      advice: 'Ajoutez l’enregistrement que donne votre fournisseur d’e-mail.',
    };
  }
  if (more.length > 0 || key.get('p') === '') {
    return {
      state: 'failed',
      says:
        more.length > 0
          ? `${name} publie ${keys.length} clés DKIM\u00a0: on ne sait laquelle vaut.`
          : `La clé DKIM ${name} est révoquée (p= est vide).`,
      advice: 'Publiez la clé avec laquelle votre fournisseur signe aujourd’hui.',
    };
  }
  return {
    state: 'good',
    says: `Une clé DKIM (${key.get('k') === 'ed25519' ? 'Ed25519' : 'RSA'}) est publiée à ${name}. Que les e-mails soient signés avec elle, leur en-tête le dit.`,
  };
}

/** `v=DMARC1; p=none` and the like: names in lower case, values without spaces around them. */
function tagsOf(record: string): Map<string, string> {
  return new Map(
    record.split(';').flatMap((part): [string, string][] => {
      const equals = part.indexOf('=');
      if (equals === -1) return [];
      return [[part.slice(0, equals).trim().toLowerCase(), part.slice(equals + 1).trim()]];
    }),
  );
}

function isPrivate(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80)/i.test(
    address,
  );
}

async function inTime(evaluating: Promise<SpfResult>): Promise<SpfResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SpfResult>((resolve) => {
    const why = 'ses recherches DNS prennent plus de trente secondes';
    timer = setTimeout(() => resolve({ result: 'error', why }), PATIENCE);
  });
  return Promise.race([evaluating, late]).finally(() => clearTimeout(timer));
}
