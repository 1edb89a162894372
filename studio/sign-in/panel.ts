import type { Me } from './api.ts';

/** What each panel of `/studio/equipe` is given. */
export type PanelProps = { me: Me; say: (sentence: string) => void };
