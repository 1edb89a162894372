/** The mail of an alarm, to the agency: see `alarms/alarm.ts`. */
import { z } from 'zod';
import type { Compose } from './compose.ts';
import { Button, Paragraph, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const alarm = z.object({
  title: z.string(),
  text: z.string(),
  linkPath: z.string().optional(),
  linkLabel: z.string().optional(),
});

export const composeAlarm: Compose = (request, agency) => {
  const { title, text, linkPath, linkLabel } = alarm.parse(request.fields);
  const href = linkPath && `${agency.siteOrigin}${linkPath}`;
  const noticed = `Remarqué le ${writtenDate(request.receivedAt)}.`;
  const once = 'Ce message part une fois par jour au plus pour la même raison.';
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: agency.name, address: agency.address },
    subject: `Alerte du site\u00a0: ${title}`,
    text: [
      title,
      text,
      href && `${linkLabel}\u00a0:\n${href}`,
      noticed,
      once,
      `${agency.siteOrigin}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: renderMail({
      title,
      preview: text,
      agency,
      children: (
        <>
          {text.split('\n\n').map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          {href && (
            <p style={{ margin: '0 0 28px' }}>
              <Button href={href}>{linkLabel}</Button>
            </p>
          )}
          <Paragraph>
            {noticed} {once}
          </Paragraph>
        </>
      ),
    }),
    automatic: true,
  };
};
