import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { DocumentInspector, DocumentInspectorProps, Path, ValidationMarker } from 'sanity';
import { DocumentInspectorHeader, useDocumentPane, usePaneRouter } from 'sanity/structure';
import { pathTitles } from './path-titles.ts';

/** The name of the Studio's own list of problems. */
const OWN = 'sanity/structure/validation';

/** The inspectors of a document, of which the list of problems says at which element of a list each is. */
export function withNamedPlaces(inspectors: DocumentInspector[]): DocumentInspector[] {
  return inspectors.map((inspector) =>
    inspector.name === OWN ? { ...inspector, component: ProblemsInspector } : inspector,
  );
}

/** The list of a document's errors, which prevent its publication, and of its warnings: each leads to its field. */
function ProblemsInspector({ onClose }: DocumentInspectorProps) {
  const { validation, schemaType, value, onPathOpen, onFocus } = useDocumentPane();
  const { setView } = usePaneRouter();
  const open = (path: Path) => {
    // A newsletter issue may be open in its preview, which has no fields: the form is shown.
    setView(null);
    onPathOpen(path);
    onFocus(path);
  };
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        flex="none"
        title="À corriger"
        closeButtonLabel="Fermer la liste"
        onClose={onClose}
      />
      <Card flex={1} overflow="auto" padding={3}>
        {validation.length === 0 && (
          <Text size={1} muted as="p">
            Rien à corriger
          </Text>
        )}
        <Stack gap={2} as="ul" className="problems">
          {validation.map((marker, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two markers may say the same of one place
            <li key={index}>
              <Problem
                marker={marker}
                place={pathTitles(schemaType, marker.path, value)}
                onOpen={() => open(marker.path)}
              />
            </li>
          ))}
        </Stack>
      </Card>
    </Flex>
  );
}

type ProblemProps = { marker: ValidationMarker; place: string[]; onOpen(): void };

function Problem({ marker: { level, message }, place, onOpen }: ProblemProps) {
  const isError = level === 'error';
  return (
    <Card
      as="button"
      padding={3}
      radius={2}
      tone={isError ? 'critical' : 'caution'}
      onClick={onOpen}
    >
      <Flex gap={3} align="flex-start">
        <Text size={1}>{isError ? <ErrorOutlineIcon /> : <WarningOutlineIcon />}</Text>
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            {place.join(' › ')}
          </Text>
          <Text size={1} muted>
            {message}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
