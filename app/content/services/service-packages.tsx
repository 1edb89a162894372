import first from '../../drawings/services/package-first.svg?url';
import last from '../../drawings/services/package-last.svg?url';
import popularRosette from '../../drawings/services/package-popular.svg?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { reportPackage } from './service-event.ts';
import type { Package, ServicePage } from './service-page.ts';
import { withTaxes } from './service-price.ts';
import { requestAddress } from './service-request.ts';

/** The headings, which count the packages shown. */
const HEADINGS = ['Une formule', 'Deux formules au choix', 'Trois formules au choix'];

type Props = Pick<ServicePage, 'slug' | 'packages'> & {
  id: string;
  /** Otherwise the heading counts the packages. */
  title?: string;
};

/** The packages in 3 columns (pages-2.57 in test/specification.md); the popular one, if there is one, is taller and dark. */
export function ServicePackages({ slug, packages, id, title }: Props) {
  const looks = looksOf(packages);
  return (
    <section className="service-packages section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="poster" id={`${id}-title`}>
          {title ?? HEADINGS[packages.length - 1] ?? 'Nos formules'}
        </h2>
        <Carousel label="Formules" className="service-packages-doors">
          {packages.map((offered, index) => {
            const look = looks[index] ?? 'first';
            return (
              <li key={offered.name} className={`service-package service-package-${look}`}>
                <Door service={slug} offered={offered} emblem={EMBLEMS[look]} />
              </li>
            );
          })}
        </Carousel>
      </div>
    </section>
  );
}

const EMBLEMS = { first, popular: popularRosette, last } as const;

type Look = keyof typeof EMBLEMS;

/** Returns the look of each package's door, so that no two neighbours are the same. */
function looksOf(packages: readonly Package[]): Look[] {
  let side: Look = 'last';
  return packages.map(({ popular }) => {
    if (popular) return 'popular';
    side = side === 'first' ? 'last' : 'first';
    return side;
  });
}

type DoorProps = { service: string; offered: Package; emblem: string };

function Door({ service, offered, emblem }: DoorProps) {
  const { name, priceRange, timeline, discount, features, ideal, cta, popular } = offered;
  const { amount, taxes } = withTaxes(priceRange ?? '');
  return (
    <>
      {popular && <p className="service-package-mark">Plus populaire</p>}
      <img src={emblem} width={240} height={240} alt="" loading="lazy" />
      <h3 className="medium">{name}</h3>
      {priceRange && (
        <p className="service-package-price" style={{ '--characters': amount.length }}>
          <strong>{amount}</strong> {taxes}
        </p>
      )}
      {timeline && <p className="service-package-time">{timeline}</p>}
      {discount && <p className="service-package-discount">{discount}</p>}
      {features.length > 0 && (
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {ideal && <p className="service-package-ideal">{ideal}</p>}
      <ButtonLink
        wide
        tone={popular ? 'light' : 'action'}
        to={requestAddress(service, name)}
        onClick={() => reportPackage(service, name)}
      >
        {cta}
      </ButtonLink>
    </>
  );
}
