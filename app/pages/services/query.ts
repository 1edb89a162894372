/** Reads the texts of /services besides the services themselves. */
import { defineQuery } from 'groq';
import { FIRST_SERVICES } from '../../../model/first-texts.ts';
import { readTexts } from '../../content/page-texts.ts';
import { pageSocialImage } from '../../content/read-social-image.ts';
import { findTaxes } from '../../content/services/service.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { ContentReader } from '../../context.ts';

const SERVICES_PAGE_QUERY = defineQuery(`*[_type == "services" && _id == "services"][0]{
  title, introduction, listTitle, listText, callTitle, seoTitle, seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

/** The text that older installations have above their prices, whether it is true or not. */
const FORMER_LIST_TEXT = 'Les prix sont en dirhams, toutes taxes comprises.';

/** First titles and introductions, those of former releases too: they speak of services that are there. */
const SPEAK_OF_SERVICES: readonly string[] = [
  FIRST_SERVICES.title,
  FIRST_SERVICES.introduction,
  'Derrière chaque porte, un\u00a0métier.',
  'Chaque métier a sa page\u00a0: ce qu’il vous apporte, comment il se déroule, ce qu’il coûte.',
];

export type ServicesTexts = Awaited<ReturnType<typeof findServices>>;

/** @throws what the content client throws when the service does not answer. */
export const findServices = sharedRead(async (content: ContentReader) => {
  const [document, taxes] = await Promise.all([
    content.client.fetch(SERVICES_PAGE_QUERY),
    findTaxes(content),
  ]);
  const text: unknown = document?.listText;
  const isFormer = typeof text === 'string' && text.startsWith(FORMER_LIST_TEXT);
  const written = isFormer ? { ...document, listText: null } : document;
  // Without prices, a text about prices appears only if the agency wrote one.
  const first = taxes ? FIRST_SERVICES : { ...FIRST_SERVICES, listText: '' };
  return {
    ...readTexts(content, 'services', first, written, { taxes: taxes ?? 'selon le devis' }),
    socialImage: pageSocialImage(content, 'services', document),
  };
});

/** Returns the texts without the default title and introduction, which are about services, while there is none. */
export function withoutServices(texts: ServicesTexts): ServicesTexts {
  return {
    ...texts,
    title: SPEAK_OF_SERVICES.includes(texts.title) ? 'Nos services' : texts.title,
    introduction: SPEAK_OF_SERVICES.includes(texts.introduction)
      ? 'Chaque projet commence par une conversation.'
      : texts.introduction,
  };
}
