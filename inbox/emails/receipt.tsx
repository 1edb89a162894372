/**
 * The acknowledgement to senders: it arrived, when we answer, and a private page to follow it or take it back.
 * Nothing they typed is repeated, not even their name: any address can be typed into a form, and a mail that
 * carries a stranger's words to a stranger's mailbox, under the agency's name, is what spammers look for.
 */
import type { Drawings } from '../../packages/drawings/brand/brand.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { Mail } from '../deliveries/mail.ts';
import type { Agency, MailLinks } from './compose.ts';
import { Aside, Button, Paragraph, Plate, QuietLink, renderMail } from './mail-layout.tsx';

type Wording = {
  /** The title, and the subject with the reference after it. */
  title: string;
  arrived: string;
  promise: string;
  /** The wishes of the agency to this sender, if any. */
  wishes: readonly string[];
  addSomething: string;
  /** The button's label: `Voir ma demande`. */
  open: string;
  /** The sentence for a recipient who never wrote to us. Ends before the link that erases. */
  notYou: string;
  /** Set where the sender saw the rosette of their reference; its picture (PNG) where it could be drawn. */
  piece?: { rosette: Uint8Array | undefined };
};

const OWN_PAGE =
  'Ce lien n’est qu’à vous\u00a0: il ouvre ce que vous nous avez écrit, et permet de le retirer. Ne transférez pas ce message.';
const ERASE = 'Effacez tout ici';

/** The words for the picture of a reference, by family of drawings. */
const PIECES = {
  zellige: {
    set: 'Votre pièce est posée',
    spells:
      'Cette rosace n’appartient qu’à vous\u00a0: sa bordure épelle votre référence, et personne d’autre n’a la même.',
    alt: 'La rosace de votre référence',
    file: 'rosace',
  },
  relief: {
    set: 'Votre île est sur la carte',
    spells:
      'Elle n’appartient qu’à vous\u00a0: sa côte épelle votre référence, et personne d’autre n’a la même.',
    alt: 'L’île de votre référence',
    file: 'ile',
  },
} as const satisfies Record<Drawings, unknown>;

export function writeReceipt(
  request: StoredRequest,
  { to, replyTo }: { to: string; replyTo: string },
  agency: Agency,
  links: MailLinks,
  wording: Wording,
): Mail {
  const { title, arrived, promise, wishes, addSomething, open, notYou, piece } = wording;
  const { set, spells, alt, file } = PIECES[agency.brand.drawings];
  const { reference } = request;
  const contentId = `${file}-${reference}@${agency.from.slice(agency.from.lastIndexOf('@') + 1)}`;
  const { rosette } = piece ?? {};
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
      ...(piece ? [agency.referenceText ?? `${set}. ${spells}`] : []),
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
          {rosette && (
            <img
              src={`cid:${contentId}`}
              width={200}
              height={200}
              alt={alt}
              style={{ display: 'block', margin: '0 0 16px' }}
            />
          )}
          {piece && (
            <Paragraph>
              {agency.referenceText ?? (
                <>
                  <strong>{set}.</strong> {spells}
                </>
              )}
            </Paragraph>
          )}
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
            {notYou} <QuietLink href={page}>{ERASE}</QuietLink>.
          </Aside>
        </>
      ),
    }),
    automatic: true,
    ...(rosette && {
      attachments: [{ name: `${file}.png`, mediaType: 'image/png', bytes: rosette, contentId }],
    }),
  };
}
