import type { MouseEvent } from 'react';
import { useCallback } from 'react';
import { APPLICATION_ANCHOR } from '../../content/jobs/job-address.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Props = { onApply: () => void; wide?: boolean };

/** Leads to the form on the page; with script the form opens over it. */
export function JobApplyLink({ onApply, wide = false }: Props) {
  const apply = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      onApply();
    },
    [onApply],
  );
  return (
    <ButtonLink to={`#${APPLICATION_ANCHOR}`} onClick={apply} wide={wide}>
      Postuler
    </ButtonLink>
  );
}
