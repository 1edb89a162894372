import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { RestoreIcon } from '@sanity/icons/Restore';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useSchema, useUser } from 'sanity';
import { IntentLink } from 'sanity/router';
import type {
  DeletedDocument,
  RestoredDocument,
} from '../../packages/content-service/bin-contract.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { timeOf } from '../../packages/kit/calendar/spoken-moment.ts';
import { fullDay } from '../../packages/kit/calendar/written-day.ts';
import { API_VERSION } from '../content/api-version.ts';
import { refusalSentence, restore } from './bin-api.ts';

/** One deleted document. It stays where it is once it is restored, with the way to it. */
export function BinRow({ document }: { document: DeletedDocument }) {
  const { id, type, title, deletedAt, deletedBy, wasPublished } = document;
  const client = useClient({ apiVersion: API_VERSION });
  const [author] = useUser(deletedBy);
  const schema = useSchema();
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState<RestoredDocument>();
  const [refusal, setRefusal] = useState<string>();
  const kind = schema.get(type)?.title ?? type;
  // Of what there is one of, the type says which it is; few such documents have a title.
  const name = id === type ? kind : (title ?? 'Sans titre');

  async function bringBack() {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    await restore(client, id).then(setRestored, (error: unknown) =>
      setRefusal(refusalSentence(error)),
    );
    setBusy(false);
  }

  return (
    <Card as="li" borderBottom paddingY={3} className="bin-row" data-testid={`bin-${id}`}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={3} flex={1} className="bin-text">
          <Text size={1} weight="semibold" as="p">
            {name}
          </Text>
          <Text size={1} muted as="p">
            {kind}, {wasPublished ? 'était en ligne' : 'était un brouillon'}
            <br />
            {author ? `Supprimé par ${author.displayName} le ` : 'Supprimé le '}
            <time dateTime={deletedAt}>{writtenMoment(new Date(deletedAt))}</time>
          </Text>
        </Stack>
        {restored ? (
          <IntentLink intent="edit" params={{ id, type }} className="bin-open">
            Ouvrir<span className="kit-unseen"> {name}</span>
          </IntentLink>
        ) : (
          <Button
            mode="ghost"
            fontSize={1}
            icon={RestoreIcon}
            text="Restaurer"
            aria-label={`Restaurer ${name}`}
            aria-disabled={busy}
            loading={busy}
            onClick={bringBack}
          />
        )}
      </Flex>
      <Box role="status">
        {restored && (
          <Card tone="positive" padding={3} radius={2} marginTop={3}>
            <Flex gap={3}>
              <Text size={1}>
                <CheckmarkCircleIcon />
              </Text>
              <Text size={1}>
                De retour, en brouillon{missingSentence(restored.missing.length)}
              </Text>
            </Flex>
          </Card>
        )}
      </Box>
      <Box role="alert">
        {refusal && (
          <Card tone="critical" padding={3} radius={2} marginTop={3}>
            <Text size={1}>{refusal}</Text>
          </Card>
        )}
      </Box>
    </Card>
  );
}

function missingSentence(missing: number): string {
  if (missing === 0) return '.';
  return missing === 1
    ? '. Il renvoie à un document supprimé\u00a0: restaurez-le aussi avant de publier.'
    : `. Il renvoie à ${missing} documents supprimés\u00a0: restaurez-les aussi avant de publier.`;
}

/** `1er décembre 2026 à 9h30` */
function writtenMoment(moment: Date): string {
  return `${fullDay(dayIn(moment))} à ${timeOf(moment)}`;
}
