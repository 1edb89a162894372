import type { RequestDetail } from '../../../inbox/contract/requests.ts';

/** The fields as they were sent: the text first, then the short answers. Empty ones are left out. */
export function Fields({ fields, sender }: Pick<RequestDetail, 'fields' | 'sender'>) {
  const given = fields.filter(({ value }) => value.trim() !== '');
  const texts = given.filter(({ long }) => long);
  const answers = given.filter(
    // These three stand above already.
    ({ long, phone, value }) => !long && !phone && value !== sender.name && value !== sender.email,
  );
  return (
    <section aria-label="Ce qui a été envoyé">
      {texts.map(({ name, label, value }) => (
        <div key={name} className="request-text">
          <h3>{label}</h3>
          <p>{value}</p>
        </div>
      ))}
      {answers.length > 0 && (
        <dl className="request-answers">
          {answers.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Answer value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Addresses of pages may be opened; never those of scripts. */
function Answer({ value }: { value: string }) {
  const isAddress = /^https?:\/\/\S+$/i.test(value);
  if (!isAddress) return value;
  return (
    <a href={value} target="_blank" rel="noreferrer noopener nofollow">
      {value}
    </a>
  );
}
