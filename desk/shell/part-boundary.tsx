import { Component, type ReactNode, Suspense } from 'react';
import { Failed, Loading } from '../ui/states.tsx';

type PartBoundaryProps = {
  /** What is being loaded until then; without it nothing is shown meanwhile. */
  what?: string;
  children: ReactNode;
};

/** Shows that a part is loading, or that it failed: its file could not be had, or its code broke. The bar stays. */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { what, children } = this.props;
    const { error } = this.state;
    // What failed to load is not asked for again by this document.
    if (error) return <Failed error={error} retry={() => window.location.reload()} />;
    return <Suspense fallback={what ? <Loading what={what} /> : null}>{children}</Suspense>;
  }
}
