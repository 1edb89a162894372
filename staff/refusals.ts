/** The messages of refusals, in French; `type` is for programs. */
import { STATUS_CODES } from 'node:http';
import { ApiError } from '../packages/kit/network/api-error.ts';

const REFUSALS = {
  /** The refusal is the same for an address without an account and for a wrong password. */
  wrong_credentials: [401, 'L’adresse ou le mot de passe n’est pas le bon.'],
  /** The refusal of a code of an app or a recovery code: the same for a wrong and for a used one. */
  wrong_code: [
    401,
    'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, puis réessayez.',
  ],
  /** Unknown, removed, late, or signed by a copy: the answer does not tell which. */
  passkey_refused: [
    401,
    'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous autrement.',
  ],
  /** The screens ask who it is, and try again. */
  proof_needed: [403, 'Confirmez d’abord que c’est bien vous.'],
  too_many_passkeys: [409, 'Vous avez déjà vingt clés d’accès\u00a0: retirez-en une d’abord.'],
  too_many_origins: [
    409,
    'Cinquante sites sont déjà autorisés\u00a0: retirez d’abord ceux qui ne servent plus.',
  ],
  studio_not_allowed: [
    403,
    'Ce site ne peut pas agir avec votre session. Un administrateur peut l’y autoriser, dans Équipe, Autres sites.',
  ],
  too_many_preview_links: [
    409,
    'Deux cents liens d’aperçu sont déjà ouverts\u00a0: retirez d’abord ceux qui ne servent plus.',
  ],
  app_in_use: [409, 'Une application est déjà en service\u00a0: retirez-la d’abord.'],
  factor_required: [
    409,
    'Votre rôle demande une deuxième étape\u00a0: ajoutez-en une autre avant de retirer celle-ci.',
  ],
  not_allowed: [403, 'Votre rôle ne permet pas cette action.'],
  cross_site: [403, 'Cette demande vient d’un autre site.'],
  /** A token a program sent, in the hosted service's words: `@sanity/client` prints them. */
  unknown_token: [401, 'Session not found'],
  /** The program's owner reads this in a log: it says what to do. */
  expired_token: [401, 'This token has expired: make another one'],
  /** The program's owner reads this in a log: it says what to do. */
  token_without_rights: [
    401,
    'The person who made this token may no longer do what it is for: have another one made',
  ],
  /** The refusal of a link that was used, expired, replaced, revoked or never ours: the answer does not tell which. */
  link_spent: [410, 'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il est trop ancien.'],
  last_administrator: [
    409,
    'C’est la dernière personne qui administre\u00a0: nommez-en d’abord une autre.',
  ],
  already_member: [409, 'Cette adresse appartient déjà à une personne de l’équipe.'],
  not_found: [404, 'Il n’y a rien, ou plus rien, à cet endroit.'],
  mail_not_sent: [
    502,
    'L’invitation est prête, mais l’e-mail n’est pas parti. Vérifiez le serveur d’envoi, puis renvoyez-la.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export function refused(type: keyof typeof REFUSALS): ApiError {
  const [status, message] = REFUSALS[type];
  return refusal(status, type, message);
}

export function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const message = `Trop d’essais. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;
  const headers = { 'retry-after': String(Math.ceil(seconds)) };
  return refusal(429, 'too_many_attempts', message, {}, headers);
}

export function busy(): ApiError {
  const message = 'Beaucoup de connexions à la fois. Réessayez dans quelques secondes.';
  return refusal(503, 'busy', message, {}, { 'retry-after': '2' });
}

/** Returns the error for an unavailable database of accounts. */
export function away(): ApiError {
  const message = 'Les comptes ne répondent pas pour l’instant. Réessayez dans un instant.';
  return refusal(503, 'away', message, {}, { 'retry-after': '5' });
}

export function invalidFields(fields: Readonly<Record<string, string>>): ApiError {
  const message = Object.values(fields)[0] ?? 'La demande n’est pas complète.';
  return refusal(400, 'invalid_fields', message, { fields });
}

function refusal(
  status: number,
  type: string,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  const body = { statusCode: status, error: STATUS_CODES[status], type, message, ...details };
  return new ApiError(status, message, body, headers);
}
