/** Hosts on which people show their work, themselves or the way to their door. */
const SHOWN_BY_EVERYBODY = new Set(
  [
    'behance.net dribbble.com vimeo.com youtube.com youtu.be github.com gitlab.com codepen.io figma.com canva.com',
    'notion.so notion.site artstation.com 500px.com flickr.com soundcloud.com medium.com issuu.com unsplash.com',
    'instagram.com facebook.com linkedin.com tiktok.com pinterest.com x.com twitter.com threads.net snapchat.com',
    'wa.me whatsapp.com maps.google.com maps.app.goo.gl google.com google.fr google.co.ma goo.gl',
    'drive.google.com docs.google.com dropbox.com wetransfer.com we.tl icloud.com onedrive.live.com 1drv.ms',
    'booking.com tripadvisor.com tripadvisor.fr airbnb.fr airbnb.com wikipedia.org',
  ].flatMap((hosts) => hosts.split(' ')),
);

const SHORTENERS = new Set(
  'bit.ly tinyurl.com cutt.ly t.me is.gd ow.ly rb.gy shorturl.at telegra.ph t.ly rebrand.ly lnkd.su clck.ru vk.cc u.to'.split(
    ' ',
  ),
);

/** An address with its scheme or `www.`; a bare name may be anything: "index.html", "fin.Début". */
const ADDRESS =
  /(?:https?:\/\/|\bwww\.)([\p{L}\d.-]{3,253})|\b((?:t\.me|bit\.ly|telegra\.ph)\/\S)/giu;

/** Endings of two parts under which everybody has a site of their own, such as `.co.uk` or `.com.br`. */
const SHARED_ENDING = /^(?:co|com|net|org|gov|ac|press)\.[a-z]{2}$/;

/**
 * Returns the sites a text leads to, each once: fourteen pages of one site are one. Those of the visitor's own mail, and
 * where everybody shows their work, are left out.
 *
 * @param ownHost of the visitor's mail: they may well name their own site
 */
export function linksIn(text: string, ownHost: string): { unknown: Set<string>; hidden: number } {
  const unknown = new Set<string>();
  let hidden = 0;
  for (const [, host, short = ''] of text.matchAll(ADDRESS)) {
    const name = (host ?? short.split('/')[0] ?? '').toLowerCase().replace(/^www\.|\.$/g, '');
    if (SHORTENERS.has(name)) hidden += 1;
    else if (!belongsTo(name, ownHost) && !isShownByEverybody(name)) unknown.add(siteOf(name));
  }
  return { unknown, hidden };
}

/** The site a host belongs to: `blog.exemple.ma` is `exemple.ma`. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const kept = SHARED_ENDING.test(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.slice(-kept).join('.');
}

function isShownByEverybody(host: string): boolean {
  return host
    .split('.')
    .some((_, start, labels) => SHOWN_BY_EVERYBODY.has(labels.slice(start).join('.')));
}

function belongsTo(host: string, owner: string): boolean {
  return (
    owner !== '' && (host === owner || host.endsWith(`.${owner}`) || owner.endsWith(`.${host}`))
  );
}
