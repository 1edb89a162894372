/**
 * Marks one message the visitor means to send, so that a repeat is recognised. Browsers give no random UUID to pages
 * served without TLS; what those send is told apart by its text, as without script.
 */
export function makeSubmissionKey(): string {
  return isSecureContext ? crypto.randomUUID() : '';
}
