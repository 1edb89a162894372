/** A newsletter issue as its readers will see it, and its sending, beside its form. */

import { DesktopIcon } from '@sanity/icons/Desktop';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { Button, Card, Flex, Inline, Stack, Text } from '@sanity/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { createRequestsApi } from '../../desk/requests/api.ts';
import { useLive } from '../../desk/ui/live-answer.ts';
import { failureSentence } from '../../desk/ui/states.tsx';
import type { RenderedIssueAnswer } from '../../inbox/contract/mailings.ts';
import { API_VERSION } from '../content/api-version.ts';
import { LetterSending } from './letter-sending.tsx';
import './letters.css';

export const LetterView: UserViewComponent = ({ documentId, document: { draft, published } }) => {
  const client = useClient({ apiVersion: API_VERSION });
  const api = useMemo(
    () =>
      createRequestsApi({
        token: () => client.config().token,
        // After a reload the Studio asks a person whose session has ended to log in.
        onSignedOut: () => window.location.reload(),
      }),
    [client],
  );
  const written = draft ?? published;
  const outlook = useLive(documentId, (signal) => api.issue(documentId, signal));
  useFollowed(outlook.data?.mailing?.state === 'sending', outlook.reload);
  const rendered = useLive(
    written ? `${documentId} ${written._rev}` : undefined,
    () => api.previewIssue(documentId),
    { once: true },
  );
  const archive = {
    /** The day the issue appears on the site; undefined while it is in no archive. */
    date: typeof published?.publishDate === 'string' ? published.publishDate : undefined,
    async enter(at: string) {
      await client.patch(documentId).set({ publishDate: at }).commit();
    },
    async leave() {
      await client.patch(documentId).unset(['publishDate']).commit();
    },
  };

  return (
    <div className="letter-view">
      <Stack gap={4} padding={4}>
        <Card className="letter-sending" padding={4} radius={3} border>
          {outlook.data ? (
            <LetterSending
              api={api}
              issueId={documentId}
              outlook={outlook.data}
              isReady={published !== null && draft === null}
              archive={archive}
              onChanged={outlook.put}
            />
          ) : outlook.error ? (
            <AnswerFailed error={outlook.error} retry={outlook.reload} />
          ) : (
            <AnswerLoading what="Lecture des abonnés" />
          )}
        </Card>
        {rendered.data ? (
          <LetterPreview rendered={rendered.data} />
        ) : rendered.error ? (
          <AnswerFailed error={rendered.error} retry={rendered.reload} />
        ) : (
          <AnswerLoading what={written ? 'Mise en page' : 'Écrivez d’abord la lettre'} />
        )}
      </Stack>
    </div>
  );
};

/** The pause between two looks at a sending that runs, in ms: its figures move each second. */
const LOOK_EVERY = 3_000;

function useFollowed(isMoving: boolean, look: () => void): void {
  const again = useEffectEvent(look);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => again(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isMoving]);
}

/** The widths of the frame in px: an ordinary telephone, and a sheet of 600 with its margins. */
const WIDTHS = { telephone: 390, desktop: 720 } as const;

type Screen = keyof typeof WIDTHS;

/** The mail itself, in a frame without script, as wide as a telephone or a desktop. */
function LetterPreview({ rendered }: { rendered: RenderedIssueAnswer }) {
  const [screen, setScreen] = useState<Screen>('desktop');
  const { html, bytes, mostBytes } = rendered;
  const isHeavy = bytes > mostBytes;
  return (
    <Stack gap={3}>
      <Flex className="letter-toolbar" align="center" justify="space-between" gap={3} wrap="wrap">
        <Inline gap={1} role="group" aria-label="Largeur de l’aperçu">
          <ScreenButton {...{ screen, setScreen }} is="desktop" />
          <ScreenButton {...{ screen, setScreen }} is="telephone" />
        </Inline>
        <Text size={1} muted={!isHeavy} weight={isHeavy ? 'semibold' : 'regular'}>
          {kilobytes(bytes)}&nbsp;ko sur {kilobytes(mostBytes)}
          {isHeavy && '\u00a0: les messageries couperaient la fin. Raccourcissez le texte.'}
        </Text>
      </Flex>
      <iframe
        className="letter-frame"
        title="Aperçu de la lettre"
        style={{ width: WIDTHS[screen] }}
        // The sandbox runs no scripts, and links open in a new tab.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      />
    </Stack>
  );
}

type ScreenButtonProps = { is: Screen; screen: Screen; setScreen(screen: Screen): void };

function ScreenButton({ is, screen, setScreen }: ScreenButtonProps) {
  return (
    <Button
      mode="bleed"
      fontSize={1}
      padding={2}
      icon={is === 'desktop' ? DesktopIcon : MobileDeviceIcon}
      text={is === 'desktop' ? 'Ordinateur' : 'Téléphone'}
      selected={is === screen}
      aria-pressed={is === screen}
      onClick={() => setScreen(is)}
    />
  );
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

function AnswerLoading({ what }: { what: string }) {
  return (
    <Text size={1} muted role="status">
      {what}…
    </Text>
  );
}

function AnswerFailed({ error, retry }: { error: Error; retry(): void }) {
  return (
    <Stack gap={3} role="alert">
      <Text size={1}>{failureSentence(error)}</Text>
      <div>
        <Button mode="ghost" fontSize={1} text="Réessayer" onClick={retry} />
      </div>
    </Stack>
  );
}
