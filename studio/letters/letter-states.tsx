import { Button, Stack, Text } from '@sanity/ui';
import { failureSentence } from '../../desk/ui/states.tsx';

export function AnswerLoading({ what }: { what: string }) {
  return (
    <Text size={1} muted role="status">
      {what}…
    </Text>
  );
}

export function AnswerFailed({ error, retry }: { error: Error; retry(): void }) {
  return (
    <Stack gap={3} role="alert">
      <Text size={1}>{failureSentence(error)}</Text>
      <div>
        <Button mode="ghost" fontSize={1} text="Réessayer" onClick={retry} />
      </div>
    </Stack>
  );
}
