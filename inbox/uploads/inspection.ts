/**
 * - `clean`: nothing in it acts when it is opened;
 * - `unverified`: of a format that no inspection can clear (`.doc`): "à vérifier";
 * - `suspicious`: something in it may act, or is hidden. Kept in quarantine.
 */
export type Verdict = 'clean' | 'unverified' | 'suspicious';

export const FINDINGS = {
  script: 'un script',
  launched_program: 'une commande qui lance un programme',
  sent_form: 'un formulaire qui envoie des données',
  embedded_file: 'un fichier caché dans le fichier',
  rich_media: 'un média actif',
  macro: 'des macros',
  ole_object: 'un objet incorporé',
  external_content: 'un contenu appelé depuis l’extérieur',
  foreign_bytes: 'des octets étrangers au document',
  hidden_objects: 'des objets dissimulés',
  unreadable_objects: 'des objets que nous ne savons pas lire',
} as const;

export type Finding = keyof typeof FINDINGS;

export function isFinding(name: string): name is Finding {
  return Object.hasOwn(FINDINGS, name);
}

export type Inspection = { verdict: Verdict; findings: readonly Finding[] };

export function inspection(findings: ReadonlySet<Finding>): Inspection {
  return { verdict: findings.size === 0 ? 'clean' : 'suspicious', findings: [...findings] };
}
