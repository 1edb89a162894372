/** Domains of one provider, which delivers a name with dots as it does the one without. */
const DOTTED = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox of an address, by which mails to strangers are counted: `salma+1@` and `Salma@` are one, and so are
 * `sal.ma@gmail.com` and `salma@gmail.com`. An attacker gains nothing by spelling.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase().replace(/\+[^@]*@/, '@');
  if (!DOTTED.test(address)) return address;
  return `${address.slice(0, address.indexOf('@')).replaceAll('.', '')}@gmail.com`;
}
