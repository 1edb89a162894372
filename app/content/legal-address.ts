import { href } from 'react-router';
import { LEGAL_ANCHORS } from '../../model/legal-anchors.ts';

export function legalAddress(part: keyof typeof LEGAL_ANCHORS): string {
  return `${href('/legal')}#${LEGAL_ANCHORS[part]}`;
}
