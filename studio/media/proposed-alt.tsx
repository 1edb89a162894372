import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type StringInputProps, set, useClient, useFormValue } from 'sanity';
import { API_VERSION } from '../content/api-version.ts';
import { assetOf, useKeptWithAsset } from './kept-with-asset.ts';
import { failure } from './media-words.ts';
import { isRecord } from './uses.ts';

/**
 * The description of a picture, with the one kept with the picture below it while it is empty. What is written for one
 * use stays with that use; a picture that has none of its own takes it over when the editor says so.
 */
export function ProposedAlt(props: StringInputProps) {
  const { value, onChange, path, readOnly } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const assetId = pictured(useFormValue(path.slice(0, -1)));
  const kept = useKeptWithAsset(assetId);
  const written = value?.trim() ?? '';

  async function keep() {
    if (!assetId) return;
    try {
      await client.patch(assetId).set({ altText: written }).commit({ tag: 'media.describe' });
      push({
        status: 'success',
        title: 'Cette description sera proposée partout où l’image sert.',
      });
    } catch (error) {
      push({ status: 'error', title: failure(error) });
    }
  }

  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {!readOnly && written === '' && kept?.altText && (
        <Card border padding={3} radius={2} data-testid="proposed-alt">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>Avec l’image&nbsp;: «&nbsp;{kept.altText}&nbsp;»</Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Reprendre cette description"
              onClick={() => onChange(set(kept.altText))}
            />
          </Flex>
        </Card>
      )}
      {!readOnly && written !== '' && kept && !kept.altText && (
        <div>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Garder cette description avec l’image"
            onClick={keep}
          />
        </div>
      )}
    </Stack>
  );
}

/** The picture a description is of: the value that holds it, or the `src` beside it. */
function pictured(parent: unknown): string | undefined {
  return assetOf(parent) ?? (isRecord(parent) ? assetOf(parent.src) : undefined);
}
