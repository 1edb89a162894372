import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { FormField, type Path, type SchemaType } from 'sanity';

type TypedCardProps = {
  type: SchemaType;
  path: Path;
  /** What is stored, as it is read on the site. */
  text: string;
  /** What that means, and what the buttons make of it. */
  note: string;
  /** The buttons; none for those who only read. */
  children?: ReactNode;
};

/** A field whose text dates from before its present shape: the text, that it is shown, and what can be made of it. */
export function TypedCard({ type, path, text, note, children }: TypedCardProps) {
  return (
    <FormField title={type.title} description={type.description} path={path}>
      <Card padding={4} radius={2} border tone="primary">
        <Stack gap={4}>
          <Text size={2} weight="medium" style={{ whiteSpace: 'pre-line' }}>
            {shortened(text)}
          </Text>
          <Text size={1} muted>
            {note}
          </Text>
          {children && (
            <Flex gap={2} wrap="wrap">
              {children}
            </Flex>
          )}
        </Stack>
      </Card>
    </FormField>
  );
}

/** A whole article would push the rest of the form away. */
const LONGEST = 280; // characters

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}
