/** Receives forms for their route: a failure is logged before the answer, and a stored request is delivered at once. */
import { InboxUnavailable } from './keep.ts';
import type { RequestKind } from './kinds/kinds.ts';
import type { InboxLog } from './log.ts';
import { type Receipt, type ReceiveOptions, receive, type Sending } from './receive.ts';
import type { PostedFile } from './uploads/read-upload.ts';

type ReceiveForm = (
  kind: RequestKind,
  posted: FormData,
  sending: Sending,
  file?: PostedFile,
) => Promise<Receipt>;

/** @param wake looks for due deliveries */
export function createFormReceiver(
  options: ReceiveOptions,
  { log, wake }: { log: InboxLog; wake(): void },
): ReceiveForm {
  return async (kind, posted, sending, file) => {
    try {
      const receipt = await receive(options, kind, posted, sending, file);
      if (receipt.outcome === 'received' && !receipt.repeated) wake();
      return receipt;
    } catch (error) {
      const cause = error instanceof InboxUnavailable ? error.cause : error;
      log('error', 'receive_failed', {
        requestId: sending.requestId,
        kind,
        error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
      });
      throw error;
    }
  };
}
