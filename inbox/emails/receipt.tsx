/**
 * The acknowledgement to senders: it arrived, when we answer, and a private page to follow it or take it back.
 * Nothing they typed is repeated, not even their name: any address can be typed into a form, and a mail that
 * carries a stranger's words to a stranger's mailbox, under the agency's name, is what spammers look for.
 */

import { COLORS } from '../../zellige/colors.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { Mail } from '../deliveries/mail.ts';
import type { Agency, MailLinks } from './compose.ts';
import { Aside, Button, Paragraph, Plate, renderMail } from './mail-layout.tsx';

type Wording = {
  /** The title, and the subject with the reference after it. */
  title: string;
  arrived: string;
  promise: string;
  /** What we ask of this sender, if anything. */
  wishes: readonly string[];
  addSomething: string;
  /** The button's label: `Voir ma demande`. */
  open: string;
  /** The sentence for a recipient who never wrote to us. Ends before the link that erases. */
  notYou: string;
};

const OWN_PAGE =
  'Ce lien n’est qu’à vous\u00a0: il ouvre ce que vous nous avez écrit, et permet de le retirer. Ne transférez pas ce message.';
const ERASE = 'Effacez tout ici';

export function writeReceipt(
  request: StoredRequest,
  { to, replyTo }: { to: string; replyTo: string },
  agency: Agency,
  links: MailLinks,
  wording: Wording,
): Mail {
  const { title, arrived, promise, wishes, addSomething, open, notYou } = wording;
  const { reference } = request;
  const page = links.sentRequest(request);
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: '', address: to },
    replyTo: { name: agency.name, address: replyTo },
    subject: `${title} (référence ${reference})`,
    text: [
      'Bonjour,',
      arrived,
      promise,
      ...wishes,
      `Votre référence\u00a0: ${reference}`,
      addSomething,
      `${open}\u00a0:\n${page}`,
      OWN_PAGE,
      `À très vite,\n${agency.name}\n${agency.siteOrigin}`,
      `--\n${notYou} ${ERASE}\u00a0:\n${page}\n`,
    ].join('\n\n'),
    html: renderMail({
      title,
      preview: promise,
      agency,
      children: (
        <>
          <Paragraph>Bonjour,</Paragraph>
          <Paragraph>{arrived}</Paragraph>
          <Paragraph strong>{promise}</Paragraph>
          {wishes.map((wish) => (
            <Paragraph key={wish}>{wish}</Paragraph>
          ))}
          <Plate noun="Votre référence">{reference}</Plate>
          <p style={{ margin: '0 0 28px' }}>
            <Button href={page}>{open}</Button>
          </p>
          <Paragraph>{addSomething}</Paragraph>
          <Paragraph>
            À très vite,
            <br />
            {agency.name}
          </Paragraph>
          <Aside>
            {OWN_PAGE}
            <br />
            <br />
            {notYou}{' '}
            <a href={page} style={{ color: COLORS.encre2 }}>
              {ERASE}
            </a>
            .
          </Aside>
        </>
      ),
    }),
    automatic: true,
  };
}
