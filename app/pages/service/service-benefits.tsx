import type { ServicePage } from '../../content/services/service-page.ts';
import './service-benefits.css';

/** The service in plain words, and its benefits for a client. */
export function ServiceBenefits({
  description,
  benefits,
}: Pick<ServicePage, 'description' | 'benefits'>) {
  return (
    <section className="service-benefits section" aria-label="Le service">
      <div className="wrap">
        {description.length > 0 && (
          <div className="service-description">
            {description.map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        {benefits.length > 0 && (
          <>
            <h2 className="large">Les bénéfices pour vous</h2>
            <Benefits benefits={benefits} />
          </>
        )}
      </div>
    </section>
  );
}

/** No benefit is left alone on a line: of five and of seven the first one leads, as wide as the others together. */
function Benefits({ benefits }: Pick<ServicePage, 'benefits'>) {
  const count = benefits.length;
  const led = count % 2 === 1 && count !== 3;
  const rest = led ? count - 1 : count;
  const columns = rest === 8 ? 4 : rest % 3 === 0 && rest > 0 ? 3 : 2;
  return (
    <ul style={{ '--columns': columns, '--fewer': count === 3 ? 3 : 2 }}>
      {benefits.map((benefit, index) => (
        <Benefit key={benefit} benefit={benefit} leads={led && index === 0} />
      ))}
    </ul>
  );
}

/** A benefit, « Une promesse : son explication. » The promise stands out, for readers who skim. */
function Benefit({ benefit, leads }: { benefit: string; leads: boolean }) {
  const [promise, ...explanation] = benefit.replace(/\.$/, '').split(/\s:\s/);
  return (
    <li className={leads ? 'service-benefits-lead' : undefined}>
      <strong className="small display">{promise}</strong>
      {explanation.length > 0 && (
        <>
          <span className="visually-hidden">&nbsp;: </span>
          <span className="muted">{capitalized(explanation.join('\u00a0: '))}</span>
        </>
      )}
    </li>
  );
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
