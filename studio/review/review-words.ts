/** The French words of *Révision*. */
import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import { SEO_DESCRIPTION } from '../../model/schema/seo-lengths.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import type { DescriptionFault, Link } from './examine.ts';

export const REVIEW = CONTENT_TOOLS.revision;

export const KIND_WORDS = {
  address: 'Adresses en double',
  link: 'Liens rompus',
  redirected: 'Liens redirigés',
  picture: 'Images sans description',
  description: 'Descriptions',
} as const;

/** « 1 document », « 12 documents »: the plural of a noun that takes an s, after its count. */
export function counted(count: number, noun: string): string {
  return `${frenchNumber(count)}\u00A0${noun}${count < 2 ? '' : 's'}`;
}

export function linkSentence(link: Pick<Link, 'address' | 'words'>, why: string): string {
  return `${behind(link)}mène à ${link.address}. ${why}`;
}

export function redirectedSentence(link: Pick<Link, 'address' | 'words'>, to: string): string {
  return `${behind(link)}mène à ${link.address}, qui renvoie à ${to}. Indiquez cette adresse-là.`;
}

function behind({ words }: Pick<Link, 'words'>): string {
  return words ? `«\u00A0${words}\u00A0» ` : 'Ce lien ';
}

export function descriptionSentence({ fault, length, isOwn }: DescriptionFault): string {
  if (fault === 'missing') return 'Sans description, ni résumé qui en tienne lieu.';
  const subject = isOwn ? 'La description' : 'Le résumé, qui en tient lieu,';
  return fault === 'long'
    ? `${subject} fait ${length} caractères\u00A0: Google coupe après ${SEO_DESCRIPTION.most}.`
    : `${subject} fait ${length} caractères\u00A0: dites-en plus, ${SEO_DESCRIPTION.least} au moins.`;
}

export function sharedSentence(address: string, other: string): string {
  return `«\u00A0${other}\u00A0» est aussi à l’adresse ${address}\u00A0: une seule des deux pages est montrée.`;
}
