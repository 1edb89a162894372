/** What is shown instead of an answer. */
import { Button, Spinner } from '@sanity/ui';

export function Loading({ what }: { what: string }) {
  return (
    <div className="waiting" role="status">
      <Spinner muted />
      <p>{what}…</p>
    </div>
  );
}

export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="notice" data-tone="critical" role="alert">
      <p>{error.message}</p>
      <Button fontSize={2} mode="ghost" text="Réessayer" onClick={retry} />
    </div>
  );
}
