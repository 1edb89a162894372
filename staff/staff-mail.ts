/** A mail to a person of the agency, its text written by the room that sends it. */
export type StaffMail =
  | {
      kind: 'invitation';
      to: string;
      /** The link to the page that makes the account; works once. */
      link: string;
      expires: Date;
      invitedBy: string;
      /** The titles in French. */
      roleTitles: readonly string[];
    }
  | {
      kind: 'new-password';
      to: string;
      name: string;
      /** The link to the page that sets the password; works once. */
      link: string;
      expires: Date;
    }
  | {
      kind: 'new-device';
      to: string;
      name: string;
      /** `Firefox sur Windows`. */
      device: string;
      at: Date;
      /** The link to the person's own account, where passwords and sessions are. */
      link: string;
    }
  | {
      kind: 'factors-changed';
      to: string;
      name: string;
      change: FactorChange;
      at: Date;
      link: string;
    };

/** A change of an account's second factors, in the audit log's words. */
export type FactorChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'app_enabled'
  | 'app_disabled'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'factors_reset'
  | 'second_factor_limited';

/** `sent` is accepted by a mail server; `written` is a file in a folder, which its addressee will never see. */
export type StaffMailArrival = 'sent' | 'written';

/** Sends a mail; resolves once the transport has accepted it, rejects otherwise. */
export type SendStaffMail = (mail: StaffMail) => Promise<StaffMailArrival>;
