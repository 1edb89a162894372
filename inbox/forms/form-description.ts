/** A form as plain data, for page, server and mails. Browsers load these files: they import neither zod nor Node. */

/** Native attributes as React spells them, ready to be spread on the element. */
type Attributes = {
  readonly required?: boolean;
  /** UTF-16 units, as browsers count them; a line break counts for one. */
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'decimal';
  readonly autoCapitalize?: 'words' | 'sentences';
  readonly enterKeyHint?: 'next' | 'send';
  readonly spellCheck?: boolean;
};

type FieldWording = {
  /** Shown above the field; ends with ` *` when the field is required and others of the form are not. */
  readonly label: string;
  /** The field's name for readers: in mails, on the agency's screens. */
  readonly noun: string;
  /** The message beside a required field that is empty. */
  readonly missing?: string;
};

type InputField = FieldWording & {
  readonly element: 'input';
  readonly attributes: Attributes & {
    readonly type: 'text' | 'email' | 'tel';
    readonly maxLength: number;
  };
  /**
   * The answer is a number from one to another, kept with a full stop: `2.5`. A text for browsers, with the keyboard of
   * `inputMode: 'decimal'`: of `type: 'number'` one in English makes 25 of "2,5".
   */
  readonly range?: { readonly min: number; readonly max: number };
};

type TextareaField = FieldWording & {
  readonly element: 'textarea';
  readonly attributes: Attributes & { readonly rows: number; readonly maxLength: number };
};

type SelectField = FieldWording & {
  readonly element: 'select';
  readonly attributes: Attributes;
  /** The prompt while nothing is chosen; its value is the empty string. */
  readonly prompt: string;
  /**
   * The labels, which are also the values. They are content: empty here, and filled in by `withChoices` where a form is
   * shown.
   */
  readonly options: readonly string[];
};

/** A file field: its form is `multipart/form-data`, to an address `server/app.ts` lets uploads in at. */
export type FileField = FieldWording & {
  readonly element: 'file';
  readonly attributes: {
    readonly required?: boolean;
    /** The extensions, as the browser's file dialogue wants them: `.pdf,.doc`. */
    readonly accept: string;
  };
  readonly extensions: readonly FileExtension[];
  readonly maxBytes: number;
};

/** The formats the inbox can look into. */
export type FileExtension = 'pdf' | 'doc' | 'docx';

export type FormField = InputField | TextareaField | SelectField | FileField;

export type FormDescription = {
  readonly kind: string;
  /** The fields in the order of the specification, which is the order the webhook and the mails use. */
  readonly fields: Readonly<Record<string, FormField>>;
};

/**
 * The field of the submission key, made by script in the browser, one per message the visitor means to send: 16
 * to 64 letters, digits, `-` or `_` with at least 122 bits of chance (`crypto.randomUUID()` does, and so do 16
 * random bytes in hexadecimal). Never in the page's HTML, which is cached and shared. A failed send keeps its
 * key; a changed text takes a new one.
 */
export const SUBMISSION_KEY_FIELD = 'submissionKey';

/** The honeypot, a field people never see: a program fills it in. Give it `tabIndex={-1}` and `autoComplete="off"`. */
export const HONEYPOT_FIELD = 'website';

/**
 * The field of the signed fill token, which proves when the form's first field was entered: script fetches it at that
 * moment. The page's HTML cannot hold it, being as old as its cache. Without it stricter limits apply.
 */
export const FILL_TOKEN_FIELD = 'fillToken';
export const FILL_TOKEN_ADDRESS = '/formulaires/jeton';
