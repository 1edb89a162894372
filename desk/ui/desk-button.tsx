import { Button } from '@sanity/ui';
import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<typeof Button>;

/** A small button with an edge: what one does with what is open. */
export function GhostButton(props: ButtonProps) {
  return <Button mode="ghost" fontSize={1} {...props} />;
}

/** A small button without an edge: what one does beside it. */
export function BleedButton(props: ButtonProps) {
  return <Button mode="bleed" fontSize={1} padding={2} {...props} />;
}
