/** The budgets both contact forms offer, to the letter: shell-3.03 in test/specification.md. */
export const BUDGETS = [
  'Moins de 50K DH',
  '50K DH - 150K DH',
  '150K DH - 500K DH',
  'Plus de 500K DH',
  'À discuter',
] as const;

/** The prompt of the empty budget: shell-3.04 in test/specification.md. */
export const BUDGET_PROMPT = 'Sélectionnez un budget';
