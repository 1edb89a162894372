/** The secret of every test's inbox. */
export const SECRET = 'a secret of at least thirty-two characters';
