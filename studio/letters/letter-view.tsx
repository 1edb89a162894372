/** A newsletter issue as its readers will see it, and its sending: beside the form it is written in. */
import { Card, Stack } from '@sanity/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useClient } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { createRequestsApi } from '../../desk/requests/api.ts';
import { useLive } from '../../desk/ui/live-answer.ts';
import { API_VERSION } from '../content/api-version.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterSending } from './letter-sending.tsx';
import { AnswerFailed, AnswerLoading } from './letter-states.tsx';
import './letters.css';

export const LetterView: UserViewComponent = ({ documentId, document: { draft, published } }) => {
  const client = useClient({ apiVersion: API_VERSION });
  const api = useMemo(
    () =>
      createRequestsApi({
        token: () => client.config().token,
        // The studio asks a person whose session has ended to log in.
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
    /** When it appears on the site; undefined while it is in no archive. */
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

/** How often a sending is looked at while it runs, in ms: its figures move each second. */
const LOOK_EVERY = 3_000;

function useFollowed(isMoving: boolean, look: () => void): void {
  const again = useEffectEvent(look);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => again(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isMoving]);
}
