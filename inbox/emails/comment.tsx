/** The mail to the agency about a comment, with a private link to the page where it is decided on. */
import { z } from 'zod';
import { subjectSchema } from '../subject.ts';
import type { Compose } from './compose.ts';
import { Aside, Button, Link, Paragraph, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const commented = z.object({
  fields: z.object({ name: z.string(), email: z.string(), comment: z.string() }),
  about: subjectSchema,
});

const WAITING =
  'Il n’est pas encore publié. Lisez-le et décidez\u00a0: vous pourrez changer d’avis avec le même lien.';
const PRIVATE =
  'Ce lien vaut signature\u00a0: ne transférez ce message qu’à qui peut publier en votre nom.';

export const composeComment: Compose = (request, agency, links) => {
  const {
    fields: { name, email, comment },
    about,
  } = commented.parse(request);
  const decide = links.moderation(request.id);
  const received = `${name} a commenté «\u00a0${about.title}\u00a0» le ${writtenDate(request.receivedAt)}.`;
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: agency.name, address: agency.address },
    replyTo: { name, address: email },
    subject: `Commentaire à valider\u00a0: ${about.title}`,
    text: [received, comment, WAITING, decide, PRIVATE, ''].join('\n\n'),
    html: renderMail({
      title: 'Un commentaire à valider',
      preview: about.title,
      agency,
      children: (
        <>
          <p style={{ margin: '0 0 20px' }}>
            <bdi>{name}</bdi> a commenté{' '}
            <Link href={`${agency.siteOrigin}${about.path}`}>{about.title}</Link> le{' '}
            {writtenDate(request.receivedAt)}.
          </p>
          <div
            style={{
              margin: '0 0 24px',
              padding: '14px 18px',
              background: agency.brand.colors.sable,
              whiteSpace: 'pre-wrap',
              unicodeBidi: 'plaintext',
              overflowWrap: 'anywhere',
            }}
          >
            {comment}
          </div>
          <Paragraph>{WAITING}</Paragraph>
          <Button href={decide}>Lire et décider</Button>
          <Aside>{PRIVATE}</Aside>
        </>
      ),
    }),
    automatic: false,
  };
};
