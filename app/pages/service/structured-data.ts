import type { ServicePage } from '../../content/services/service-page.ts';
import type { SiteFacts } from '../../frame/site-footer.tsx';

/** The structured data of a service (schema.org): who offers it, at which prices, and its questions. */
export function serviceData(
  { title, seo, packages, questions }: ServicePage,
  { settings, origin }: SiteFacts & { origin: string },
  path: string,
) {
  const url = origin + path;
  const priced = packages.filter(({ price }) => price !== undefined);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: title,
        description: seo.description,
        url,
        areaServed: { '@type': 'Country', name: 'Maroc' },
        provider: { '@type': 'Organization', name: settings.agencyName, url: origin },
        offers: priced.map(({ name, price }) => ({
          '@type': 'Offer',
          name,
          url: `${url}#formules`,
          priceSpecification: {
            '@type': price?.monthly ? 'UnitPriceSpecification' : 'PriceSpecification',
            priceCurrency: 'MAD',
            minPrice: price?.from,
            maxPrice: price?.to,
            valueAddedTaxIncluded: true,
            unitCode: price?.monthly ? MONTH : undefined,
          },
        })),
      },
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              '@id': `${url}#questions`,
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  };
}

/** UN/CEFACT's name for a month, which schema.org uses. */
const MONTH = 'MON';
