/** The mail of an alarm, to the agency: see `alarms/alarm.ts`. */
import { z } from 'zod';
import type { Compose } from './compose.ts';
import { Paragraph, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const alarm = z.object({ title: z.string(), text: z.string() });

export const composeAlarm: Compose = (request, agency) => {
  const { title, text } = alarm.parse(request.fields);
  const noticed = `Remarqué le ${writtenDate(request.receivedAt)}.`;
  const once = 'Ce message part une fois par jour au plus pour la même raison.';
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: agency.name, address: agency.address },
    subject: `Alerte du site\u00a0: ${title}`,
    text: [title, text, noticed, once, `${agency.siteOrigin}\n`].join('\n\n'),
    html: renderMail({
      title,
      preview: text,
      agency,
      children: (
        <>
          <Paragraph>{text}</Paragraph>
          <Paragraph>
            {noticed} {once}
          </Paragraph>
        </>
      ),
    }),
    automatic: true,
  };
};
