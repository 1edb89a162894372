/**
 * One row per site that pages may embed. The Studio's fields, the frames, the policy of a page and the notice for
 * visitors derive from these rows. An address that no row accepts is never framed.
 */
import { readLink } from '../packages/kit/network/read-link.ts';

/** The size of a frame: a ratio of its width, or a height, with a largest `width`. In px. */
type Room = { ratio: string } | { height: number; width?: number };

/** The target of an address, for a frame and for a window of its own. */
type Read = { frame: string; page: string; room: Room };

type Row = {
  name: string;
  /** The thing it shows, to follow « Afficher ». */
  shows: string;
  /** Where an editor finds the address, for the error about another address of the site. */
  copied: string;
  /** The hosts of addresses that an editor may copy. */
  hosts: readonly string[];
  /** The only origin that its frames are of. */
  origin: string;
  /** The site's own privacy policy. */
  rules: string;
  /** The permissions of the frame, for its `allow`; absent: none. */
  allow?: string;
  /** Whether visitors fill in something in its frame. */
  hasForms?: true;
  /** Reads an address. Every part of the result was matched by a pattern: nothing else of the address is used. */
  read: (url: URL) => Read | undefined;
};

const PLAYER = 'encrypted-media';
const FILM = 'encrypted-media; fullscreen; picture-in-picture';

const LINE: Room = { height: 152 };
const LIST: Room = { height: 352 };
const WIDE: Room = { ratio: '16 / 9' };
const MAP: Room = { ratio: '3 / 2' };

const EMBEDS = {
  openStreetMap: {
    name: 'OpenStreetMap',
    shows: 'la carte',
    copied: 'l’adresse de la carte, ou le code de «\u00a0Partager\u00a0»',
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    origin: 'https://www.openstreetmap.org',
    rules: 'https://osmfoundation.org/wiki/Privacy_Policy',
    allow: 'fullscreen',
    read({ pathname, searchParams, hash }) {
      const [lat, lon] = ['mlat', 'mlon'].map((name) => numbers(searchParams.get(name), 1)?.[0]);
      const pin = lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
      if (pathname === '/export/embed.html') return mapOfBox(searchParams);
      const [, place = ''] = /^#(?:.*&)?map=([^&]+)/.exec(hash) ?? [];
      const [zoom = 17, ...center] = numbers(place.replaceAll('/', ','), 3) ?? [];
      const [middle = pin?.lat, side = pin?.lon] = center;
      return middle === undefined || side === undefined
        ? undefined
        : openStreetMap({ lat: middle, lon: side }, zoom, pin);
    },
  },
  googleMaps: {
    name: 'Google Maps',
    shows: 'la carte',
    copied: 'le code de «\u00a0Partager\u00a0», «\u00a0Intégrer une carte\u00a0»',
    hosts: ['www.google.com', 'google.com', 'maps.google.com', 'maps.app.goo.gl', 'goo.gl'],
    origin: 'https://www.google.com',
    rules: 'https://policies.google.com/privacy?hl=fr',
    allow: 'fullscreen',
    read({ pathname, searchParams }) {
      const view = searchParams.get('pb') ?? '';
      const [, lon, lat] =
        /^!1m\d[^<>"\\]{0,1500}?!2d(-?\d{1,3}\.\d+)!3d(-?\d{1,2}\.\d+)!/.exec(view) ?? [];
      if (pathname !== '/maps/embed' || !lon || view.length > 2000) return undefined;
      return {
        frame: `https://www.google.com/maps/embed?pb=${encodeURIComponent(view).replaceAll("'", '%27')}`,
        page: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`,
        room: MAP,
      };
    },
  },
  spotify: {
    name: 'Spotify',
    shows: 'le lecteur',
    copied: 'le lien de «\u00a0Partager\u00a0» d’un titre, d’un album, d’une liste ou d’un épisode',
    hosts: ['open.spotify.com'],
    origin: 'https://open.spotify.com',
    rules: 'https://www.spotify.com/fr/legal/privacy-policy/',
    allow: PLAYER,
    read({ pathname }) {
      const [, kind, id] =
        /^\/(?:intl-[a-z]{2}\/|embed\/)?(track|album|playlist|artist|episode|show)\/([A-Za-z\d]{22})\/?$/.exec(
          pathname,
        ) ?? [];
      return id
        ? {
            frame: `https://open.spotify.com/embed/${kind}/${id}`,
            page: `https://open.spotify.com/${kind}/${id}`,
            room: kind === 'track' || kind === 'episode' ? LINE : LIST,
          }
        : undefined;
    },
  },
  deezer: {
    name: 'Deezer',
    shows: 'le lecteur',
    copied: 'l’adresse de la page d’un titre, d’un album, d’une playlist ou d’un podcast',
    hosts: ['www.deezer.com', 'deezer.com', 'widget.deezer.com', 'link.deezer.com'],
    origin: 'https://widget.deezer.com',
    rules: 'https://www.deezer.com/legal/personal-datas',
    allow: PLAYER,
    read({ pathname }) {
      const [, kind, id] =
        /^\/(?:[a-z]{2}\/|widget\/(?:auto|light|dark)\/)?(track|album|playlist|show|episode)\/(\d{1,15})\/?$/.exec(
          pathname,
        ) ?? [];
      return id
        ? {
            frame: `https://widget.deezer.com/widget/auto/${kind}/${id}`,
            page: `https://www.deezer.com/${kind}/${id}`,
            room: kind === 'track' || kind === 'episode' ? LINE : LIST,
          }
        : undefined;
    },
  },
  soundCloud: {
    name: 'SoundCloud',
    shows: 'le lecteur',
    copied: 'l’adresse de la page d’un titre ou d’une liste',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com', 'on.soundcloud.com'],
    origin: 'https://w.soundcloud.com',
    rules: 'https://soundcloud.com/pages/privacy',
    read({ hostname, pathname }) {
      const [, path, list] =
        /^\/([\w-]{1,80}\/(sets\/)?(?!sets\/?$)[\w-]{1,120})\/?$/.exec(pathname) ?? [];
      // On the host of short links, the path is a random code and not the address of a track.
      if (!path || hostname === 'on.soundcloud.com') return undefined;
      const page = `https://soundcloud.com/${path}`;
      return {
        frame: `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}`,
        page,
        room: list ? LIST : LINE,
      };
    },
  },
  applePodcasts: {
    name: 'Apple Podcasts',
    shows: 'le lecteur',
    copied: 'le lien de «\u00a0Partager\u00a0» d’un podcast ou d’un épisode',
    hosts: ['podcasts.apple.com', 'embed.podcasts.apple.com'],
    origin: 'https://embed.podcasts.apple.com',
    rules: 'https://www.apple.com/legal/privacy/fr-ww/',
    allow: PLAYER,
    read({ pathname, searchParams }) {
      const [, country, id] =
        /^\/([a-z]{2})\/podcast\/(?:[^/]{1,300}\/)?id(\d{1,15})\/?$/.exec(pathname) ?? [];
      if (!id) return undefined;
      const episode = /^\d{1,20}$/.exec(searchParams.get('i') ?? '')?.[0];
      const path = `podcasts.apple.com/${country}/podcast/id${id}${episode ? `?i=${episode}` : ''}`;
      return {
        frame: `https://embed.${path}`,
        page: `https://${path}`,
        room: { height: episode ? 175 : 450 },
      };
    },
  },
  vimeo: {
    name: 'Vimeo',
    shows: 'la vidéo',
    copied: 'le lien de «\u00a0Partager\u00a0» d’une vidéo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    origin: 'https://player.vimeo.com',
    rules: 'https://vimeo.com/privacy',
    allow: FILM,
    read({ pathname, searchParams }) {
      const [, id, key = /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]] =
        /^\/(?:video\/|channels\/[\w-]{1,60}\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(
          pathname,
        ) ?? [];
      return id
        ? {
            frame: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
            page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
            room: WIDE,
          }
        : undefined;
    },
  },
  dailymotion: {
    name: 'Dailymotion',
    shows: 'la vidéo',
    copied: 'l’adresse de la page d’une vidéo',
    hosts: ['www.dailymotion.com', 'dailymotion.com', 'geo.dailymotion.com', 'dai.ly'],
    origin: 'https://geo.dailymotion.com',
    rules: 'https://legal.dailymotion.com/fr/politique-de-confidentialite/',
    allow: FILM,
    read({ hostname, pathname, searchParams }) {
      const queryId = hostname === 'geo.dailymotion.com' ? searchParams.get('video') : undefined;
      const path = hostname === 'dai.ly' ? `/video${pathname}` : pathname;
      const [, id] =
        /^\/(?:embed\/)?video\/([a-z\d]{5,12})(?:_[\w-]{1,200})?\/?$/.exec(
          queryId ? `/video/${queryId}` : path,
        ) ?? [];
      return id
        ? {
            frame: `https://geo.dailymotion.com/player.html?video=${id}`,
            page: `https://www.dailymotion.com/video/${id}`,
            room: WIDE,
          }
        : undefined;
    },
  },
  instagram: {
    name: 'Instagram',
    shows: 'la publication',
    copied: 'le lien d’une publication ou d’un Reel',
    hosts: ['www.instagram.com', 'instagram.com'],
    origin: 'https://www.instagram.com',
    rules: 'https://privacycenter.instagram.com/policy',
    allow: 'fullscreen',
    read({ pathname }) {
      const [, kind, code] =
        /^\/(?:[\w.]{1,30}\/)?(p|reel|reels|tv)\/([\w-]{5,40})\/?(?:embed\/)?(?:captioned\/?)?$/.exec(
          pathname,
        ) ?? [];
      if (!code) return undefined;
      const page = `https://www.instagram.com/${kind === 'reels' ? 'reel' : kind}/${code}/`;
      return { frame: `${page}embed/`, page, room: { height: 720, width: 540 } };
    },
  },
  tikTok: {
    name: 'TikTok',
    shows: 'la vidéo',
    copied: 'l’adresse de la page d’une vidéo',
    hosts: ['www.tiktok.com', 'tiktok.com', 'm.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
    origin: 'https://www.tiktok.com',
    rules: 'https://www.tiktok.com/legal/page/row/privacy-policy/fr',
    allow: FILM,
    read({ pathname }) {
      const [, author, id] = /^\/(@[\w.-]{1,40})\/video\/(\d{10,25})\/?$/.exec(pathname) ?? [];
      return id
        ? {
            frame: `https://www.tiktok.com/player/v1/${id}`,
            page: `https://www.tiktok.com/${author}/video/${id}`,
            room: { height: 700, width: 394 },
          }
        : undefined;
    },
  },
  linkedIn: {
    name: 'LinkedIn',
    shows: 'la publication',
    copied: 'le lien d’une publication, ou le code de «\u00a0Intégrer ce post\u00a0»',
    hosts: ['www.linkedin.com', 'linkedin.com'],
    origin: 'https://www.linkedin.com',
    rules: 'https://fr.linkedin.com/legal/privacy-policy',
    allow: 'fullscreen',
    read({ pathname }) {
      const [, kind, id] =
        /^\/(?:embed\/)?feed\/update\/urn(?::|%3A)li(?::|%3A)(activity|share|ugcPost)(?::|%3A)(\d{10,25})\/?$/i.exec(
          pathname,
        ) ??
        /^\/posts\/[^/]{1,300}-(activity|share|ugcPost)-(\d{10,25})-[\w-]{2,8}\/?$/.exec(
          pathname,
        ) ??
        [];
      return id
        ? {
            frame: `https://www.linkedin.com/embed/feed/update/urn:li:${kind}:${id}`,
            page: `https://www.linkedin.com/feed/update/urn:li:${kind}:${id}/`,
            room: { height: 680, width: 560 },
          }
        : undefined;
    },
  },
  calendly: {
    name: 'Calendly',
    shows: 'l’agenda',
    copied: 'le lien d’un type de rendez-vous',
    hosts: ['calendly.com', 'www.calendly.com'],
    origin: 'https://calendly.com',
    rules: 'https://calendly.com/legal/privacy-notice',
    hasForms: true,
    read({ pathname }) {
      const [, path] = /^\/([\w-]{1,80}\/[\w-]{1,80})\/?$/.exec(pathname) ?? [];
      const page = `https://calendly.com/${path}`;
      return path ? { frame: `${page}?embed_type=Inline`, page, room: { height: 700 } } : undefined;
    },
  },
} as const satisfies Record<string, Row>;

export type EmbedProvider = keyof typeof EMBEDS;

/** The content of another site within a page, shown once a visitor wants it. */
export type Embed = Pick<Row, 'name' | 'shows' | 'rules' | 'allow' | 'hasForms'> &
  Read & { provider: EmbedProvider };

const PROVIDERS: readonly EmbedProvider[] = Object.keys(EMBEDS).filter(isProvider);

function isProvider(name: string): name is EmbedProvider {
  return Object.hasOwn(EMBEDS, name);
}

/** The names of the sites, for an editor: « OpenStreetMap, Google Maps… ». */
export const EMBED_NAMES = PROVIDERS.map((provider) => EMBEDS[provider].name).join(', ');

/** The longest code that a button of sharing gives: that of Instagram has 4,000 characters. */
export const LONGEST_EMBED = 8000;

/**
 * Reads what an editor pasted: the address of a page, or the code that another site gives for it, of which only an address
 * is taken.
 */
export function readEmbed(written: string): Embed | undefined {
  for (const url of addressesIn(written)) {
    const provider = providerOf(url);
    if (!provider) continue;
    const { name, shows, rules, allow, hasForms, read }: Row = EMBEDS[provider];
    const view = read(url);
    if (view) return { provider, name, shows, rules, allow, hasForms, ...view };
  }
  return undefined;
}

/** Tells an editor what to paste instead of a useless text. */
export function refusalOfEmbed(written: string): string | undefined {
  if (readEmbed(written)) return undefined;
  for (const url of addressesIn(written)) {
    const provider = providerOf(url);
    if (!provider) continue;
    const { name, copied }: Row = EMBEDS[provider];
    return `De ${name}, collez ${copied}.`;
  }
  return `Collez une adresse de ${EMBED_NAMES}\u00a0: une page ne montre rien d’autres sites. Une vidéo YouTube s’ajoute comme film, dans un texte.`;
}

/** Returns the origins that a page's document may frame, by the names in its figures. */
export function embedOrigins(html: string): string[] {
  const names = new Set([...html.matchAll(/ data-embed="(\w+)"/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => (isProvider(name) ? EMBEDS[name].origin : []));
}

function providerOf(url: URL): EmbedProvider | undefined {
  return PROVIDERS.find((provider) => {
    const { hosts }: Row = EMBEDS[provider];
    return hosts.includes(url.hostname);
  });
}

/** The full addresses in a text: itself, or those in the attributes of a code. */
function addressesIn(written: string): URL[] {
  const text = written.trim();
  if (text.length > LONGEST_EMBED) return [];
  const all = text.startsWith('<')
    ? [...text.matchAll(/=\s?"(https?:\/\/[^"\s]+)"/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      )
    : [text];
  return all.flatMap((address) => {
    const link = readLink(address);
    return link?.leads === 'elsewhere' && link.url.port === '' ? link.url : [];
  });
}

/** Reads so many decimal numbers with commas between them. */
function numbers(written: string | null, count: number): number[] | undefined {
  const all = (written ?? '').split(',');
  return all.length === count && all.every((one) => /^-?\d{1,3}(?:\.\d{1,20})?$/.test(one))
    ? all.map(Number)
    : undefined;
}

type Point = { lat: number; lon: number };

/** The size of the map for which an editor chose the zoom, in px: OpenStreetMap shows a frame what fits into it. */
const MAP_WIDTH = 720;
const TILE_WIDTH = 256;

function openStreetMap(center: Point, zoom: number, pin: Point | undefined): Read | undefined {
  const isOnEarth = ({ lat, lon }: Point) => Math.abs(lat) <= 85 && Math.abs(lon) <= 180;
  if (!isOnEarth(center) || (pin && !isOnEarth(pin)) || !(zoom >= 0 && zoom <= 20)) {
    return undefined;
  }
  const side = (180 / 2 ** zoom) * (MAP_WIDTH / TILE_WIDTH);
  const height = (side / 1.5) * Math.cos((center.lat * Math.PI) / 180);
  const box = [center.lon - side, center.lat - height, center.lon + side, center.lat + height].map(
    (degrees) => degrees.toFixed(5),
  );
  const [lat, lon] = [center.lat, center.lon].map((degrees) => degrees.toFixed(5));
  const at = pin && [pin.lat, pin.lon].map((degrees) => degrees.toFixed(5));
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik${at ? `&marker=${at.join('%2C')}` : ''}`,
    page: `https://www.openstreetmap.org/${at ? `?mlat=${at[0]}&mlon=${at[1]}` : ''}#map=${Math.round(zoom)}/${lat}/${lon}`,
    room: MAP,
  };
}

/** Reads the map of an embed code, which names the corners of its area. */
function mapOfBox(query: URLSearchParams): Read | undefined {
  const [west, south, east, north] = numbers(query.get('bbox'), 4) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return undefined;
  }
  const [lat, lon] = numbers(query.get('marker'), 2) ?? [];
  const zoom = Math.log2((360 / (east - west)) * (MAP_WIDTH / TILE_WIDTH));
  return openStreetMap(
    { lat: (south + north) / 2, lon: (west + east) / 2 },
    zoom,
    lat !== undefined && lon !== undefined ? { lat, lon } : undefined,
  );
}
