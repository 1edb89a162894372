import type { Service } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { COUNTRY_NAME } from '../../structured-data/agency.ts';
import type { Described } from '../../structured-data/page-data.ts';

/** The service as search engines are told of it: who offers it, and at which prices in dirhams. */
export function serviceNode({ title, seo, packages }: ServicePage, { url, agency }: Described) {
  return {
    '@type': TYPES.service.thing,
    '@id': `${url}#service`,
    name: title,
    description: seo.description,
    url,
    areaServed: { '@type': 'Country', name: COUNTRY_NAME },
    provider: agency,
    offers: packages.flatMap(({ name, price }) =>
      price
        ? {
            '@type': 'Offer',
            name,
            url: `${url}#formules`,
            priceSpecification: {
              '@type': price.monthly ? 'UnitPriceSpecification' : 'PriceSpecification',
              priceCurrency: 'MAD',
              minPrice: price.from,
              maxPrice: price.to,
              valueAddedTaxIncluded: price.taxIncluded,
              ...(price.monthly && { unitCode: MONTH }),
            },
          }
        : [],
    ),
  } as const satisfies Service;
}

/** UN/CEFACT's name for a month, which schema.org uses. */
const MONTH = 'MON';
