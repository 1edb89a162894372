import { useEffect, useEffectEvent, useRef } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import type { Live } from '../../ui/live-answer.ts';
import { useDesk } from '../desk.ts';

/** Marks the request as read by the person who has it open, once: marked unread by hand it stays so. */
export function useReadMark({ data, put }: Pick<Live<RequestDetail>, 'data' | 'put'>): void {
  const { api, changes } = useDesk();
  const marked = useRef(false);
  const isUnread = data?.unread ?? false;

  const mark = useEffectEvent(async () => {
    if (!data || marked.current) return;
    marked.current = true;
    const { id, version } = data;
    try {
      await api.together({ action: 'mark_read', requests: [{ id, version }] });
    } catch {
      // No one loses anything: it is still unread, and marked at the next opening.
      return;
    }
    changes.announce({ ...data, unread: false });
    put({ ...data, unread: false });
  });

  useEffect(() => {
    if (isUnread) mark();
  }, [isUnread]);
}
