import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Values handed from a component to its stylesheet. */
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
