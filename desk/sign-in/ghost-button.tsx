import { Button } from '@sanity/ui';
import type { ComponentProps } from 'react';

/** A button that is not what its form is for, in the size of the text around. */
export function GhostButton(props: ComponentProps<typeof Button>) {
  return <Button fontSize={2} mode="ghost" {...props} />;
}
