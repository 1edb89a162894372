import type { Me } from './api.ts';

export type PanelProps = { me: Me; say: (sentence: string) => void };
