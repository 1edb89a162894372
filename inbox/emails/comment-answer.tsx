/**
 * The mail to a commenter whose comment was answered, once. It repeats nothing they typed, because a form takes any
 * address, nor the answer, which may be edited or withdrawn on the page.
 */
import { z } from 'zod';
import { answerAnchor } from '../forms/comment-wording.ts';
import { subjectSchema } from '../subject.ts';
import type { Compose } from './compose.ts';
import { Aside, Button, Paragraph, renderMail } from './mail-layout.tsx';

const commented = z.object({
  fields: z.object({ email: z.email({ pattern: z.regexes.html5Email }) }),
  about: subjectSchema,
});

const TITLE = 'Nous avons répondu à votre commentaire';
const ONCE =
  'Vous recevez cet e-mail une seule fois, parce que vous avez laissé votre adresse en commentant. Ce commentaire n’est pas de vous, ou vous n’en voulez plus\u202f? Répondez simplement à ce message, nous l’effaçons.';

export const composeCommentAnswer: Compose = (request, agency) => {
  const {
    fields: { email },
    about,
  } = commented.parse(request);
  const { name, siteOrigin } = agency;
  const page = `${siteOrigin}${about.path}#${answerAnchor(request.id)}`;
  const where = `Vous avez commenté «\u00a0${about.title}\u00a0». Notre réponse est sous votre commentaire.`;
  return {
    from: { name, address: agency.from },
    to: { name: '', address: email },
    replyTo: { name, address: agency.address },
    subject: `${TITLE}\u00a0: ${about.title}`,
    text: [
      'Bonjour,',
      where,
      `Lire la réponse\u00a0:\n${page}`,
      `À bientôt,\n${name}`,
      `--\n${ONCE}\n`,
    ].join('\n\n'),
    html: renderMail({
      title: TITLE,
      preview: about.title,
      agency,
      children: (
        <>
          <Paragraph>Bonjour,</Paragraph>
          <Paragraph>{where}</Paragraph>
          <p style={{ margin: '0 0 28px' }}>
            <Button href={page}>Lire la réponse</Button>
          </p>
          <Paragraph>
            À bientôt,
            <br />
            {name}
          </Paragraph>
          <Aside>{ONCE}</Aside>
        </>
      ),
    }),
    automatic: true,
  };
};
