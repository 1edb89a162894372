/** Layouts that catch errors in the Studio. Its own error screen is in English, and refers people to its maker. */
import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { type ActiveToolLayoutProps, type LayoutProps, useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import { FIRST_CONTENT } from '../../desk/shell/addresses.ts';
import { announceName } from '../../desk/shell/installation.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { API_VERSION } from './api-version.ts';

export function StudioLayout({ renderDefault, ...props }: LayoutProps) {
  useAnnouncedName();
  return <Boundary>{renderDefault({ ...props, renderDefault })}</Boundary>;
}

/** The layout of one tool, which breaks alone: the bar stays, and with it the way to the other tools. */
export function ToolLayout({ renderDefault, ...props }: ActiveToolLayoutProps) {
  useFilledPane();
  return (
    <Boundary key={props.activeTool.name}>{renderDefault({ ...props, renderDefault })}</Boundary>
  );
}

/** Opens the pages of the site where the list of contents would stand beside a blank pane. */
function useFilledPane(): void {
  const { state, navigateUrl } = useRouter();
  useEffect(() => {
    const isBlank = `${PARTS.content.address}/structure` === location.pathname.replace(/\/$/, '');
    if (state && isBlank && matchMedia('(width >= 700px)').matches) {
      navigateUrl({ path: FIRST_CONTENT, replace: true });
    }
  }, [state, navigateUrl]);
}

class Boundary extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state: { message: string | undefined } = { message: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <BrokenScreen message={message} />;
  }
}

function BrokenScreen({ message }: { message: string }) {
  return (
    <Card height="fill" paddingX={4} paddingY={6} role="alert" sizing="border">
      <Container width={1}>
        <Stack gap={5}>
          <Heading as="h1">Cet écran n’a pas pu s’ouvrir</Heading>
          <Text>
            Ce qui est enregistré n’est pas perdu. Si cela recommence, donnez ce message à la
            personne qui s’occupe du site&nbsp;:
          </Text>
          <Card border padding={4} radius={2} tone="caution">
            <Text size={1}>{message}</Text>
          </Card>
          <Flex gap={2} wrap="wrap">
            {/* The browser does not load a failed module again in this document: only a reload does. */}
            <Button text="Réessayer" tone="primary" onClick={() => window.location.reload()} />
            <Button as="a" href={PARTS.content.address} mode="ghost" text="Revenir aux contenus" />
          </Flex>
        </Stack>
      </Container>
    </Card>
  );
}

/** Tells the desk around the Sanity Studio each time the settings, and the agency's name in them, are published. */
function useAnnouncedName(): void {
  const client = useClient({ apiVersion: API_VERSION });
  useEffect(() => {
    const options = { includeResult: false, visibility: 'query' } as const;
    const listening = client.listen('*[_id == "settings"]', {}, options).subscribe({
      next: announceName,
      // After an error, the next document of the desk reads the name again.
      error: () => {},
    });
    return () => listening.unsubscribe();
  }, [client]);
}
