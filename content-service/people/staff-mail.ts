/** A mail to somebody of the agency. Who sends it writes it too: this service knows links, not letters. */
export type StaffMail =
  | {
      kind: 'invitation';
      to: string;
      /** Opens the page that makes the account; works once. */
      link: string;
      expires: Date;
      invitedBy: string;
      /** In French. */
      roleTitle: string;
    }
  | {
      kind: 'new-password';
      to: string;
      name: string;
      /** Opens the page that sets the password; works once. */
      link: string;
      expires: Date;
    };

/** Resolves once the mail is kept by who carries it; rejects otherwise. */
export type SendStaffMail = (mail: StaffMail) => Promise<void>;
