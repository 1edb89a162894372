import { defineField } from '@sanity/types';
import { readLink } from '../../packages/kit/network/read-link.ts';

/** Anything else (`javascript:`, `data:`…) would run in the visitor's browser when clicked. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

const NO_LINK = 'L’adresse commence par https://, mailto:, tel: ou par une barre oblique.';

type LinkField = {
  name: string;
  /** The first words of the description, before the allowed addresses. */
  about?: string;
  /** The error while the field is empty; absent: the field is optional. */
  required?: string;
};

/** The field of a link's address: a page of the site, another site, a mail or a telephone. */
export function linkField({ name, about, required }: LinkField) {
  const forms =
    'Une page du site («\u00a0/services\u00a0»), une adresse complète (https), un e-mail (mailto:) ou un téléphone (tel:).';
  return defineField({
    name,
    title: 'Adresse',
    description: about ? `${about} ${forms}` : forms,
    type: 'url',
    validation: (rule) => [
      ...(required ? [rule.required().error(required)] : []),
      rule
        .uri({ allowRelative: true, scheme: LINK_SCHEMES })
        .custom((written) => !written || Boolean(readLink(written)) || NO_LINK)
        .error(NO_LINK),
    ],
  });
}
