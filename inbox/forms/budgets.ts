/** site-shell §3, to the letter. Both contact forms offer them. */
export const BUDGETS = [
  'Moins de 50K DH',
  '50K DH - 150K DH',
  '150K DH - 500K DH',
  'Plus de 500K DH',
  'À discuter',
] as const;

/** site-shell §3: the budget is empty by default, under this prompt. */
export const BUDGET_PROMPT = 'Sélectionnez un budget';
