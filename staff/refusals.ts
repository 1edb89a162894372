/** The refusals, in the language of people; `type` is for programs. */
import { ApiError } from '../network/api-error.ts';

function refusal(status: number, error: string, type: string, message: string): ApiError {
  return new ApiError(status, message, { statusCode: status, error, type, message });
}

/** The refusal of a login, the same for an address without an account and for a wrong password. */
export function wrongCredentials(): ApiError {
  return refusal(
    401,
    'Unauthorized',
    'wrong_credentials',
    'L’adresse ou le mot de passe n’est pas le bon.',
  );
}

/** The refusal of an app's or a recovery code, the same for one that is wrong and one that was used. */
export function wrongCode(): ApiError {
  return refusal(
    401,
    'Unauthorized',
    'wrong_code',
    'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, puis réessayez.',
  );
}

/** The refusal of a passkey, the same for one that is unknown, removed, late, or signed by a copy. */
export function passkeyRefused(): ApiError {
  return refusal(
    401,
    'Unauthorized',
    'passkey_refused',
    'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous autrement.',
  );
}

/** The refusal until the person proves their identity: the screens ask for it, and try again. */
export function proofNeeded(): ApiError {
  return refusal(403, 'Forbidden', 'proof_needed', 'Confirmez d’abord que c’est bien vous.');
}

export function tooManyPasskeys(): ApiError {
  return refusal(
    409,
    'Conflict',
    'too_many_passkeys',
    'Vous avez déjà vingt clés d’accès\u00a0: retirez-en une d’abord.',
  );
}

export function appInUse(): ApiError {
  return refusal(
    409,
    'Conflict',
    'app_in_use',
    'Une application est déjà en service\u00a0: retirez-la d’abord.',
  );
}

export function factorRequired(): ApiError {
  return refusal(
    409,
    'Conflict',
    'factor_required',
    'Votre rôle demande une deuxième étape\u00a0: ajoutez-en une autre avant de retirer celle-ci.',
  );
}

export function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const message = `Trop d’essais. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;
  const body = { statusCode: 429, error: 'Too Many Requests', type: 'too_many_attempts', message };
  return new ApiError(429, message, body, { 'retry-after': String(Math.ceil(seconds)) });
}

export function busy(): ApiError {
  const message = 'Beaucoup de connexions à la fois. Réessayez dans quelques secondes.';
  const body = { statusCode: 503, error: 'Service Unavailable', type: 'busy', message };
  return new ApiError(503, message, body, { 'retry-after': '2' });
}

export function notAllowed(): ApiError {
  return refusal(403, 'Forbidden', 'not_allowed', 'Votre rôle ne permet pas cette action.');
}

export function crossSite(): ApiError {
  return refusal(403, 'Forbidden', 'cross_site', 'Cette demande vient d’un autre site.');
}

/** The refusal of a program's token, in the hosted service's words: `@sanity/client` prints them. */
export function unknownToken(): ApiError {
  return refusal(401, 'Unauthorized', 'unknown_token', 'Session not found');
}

/** The refusal of an expired token; the program's owner reads it in a log, so it says what to do. */
export function expiredToken(): ApiError {
  return refusal(401, 'Unauthorized', 'expired_token', 'This token has expired: make another one');
}

/** The refusal of a token without rights; the program's owner reads it in a log, so it says what to do. */
export function tokenWithoutRights(): ApiError {
  return refusal(
    401,
    'Unauthorized',
    'token_without_rights',
    'The person who made this token may no longer do what it is for: have another one made',
  );
}

export function invalidFields(fields: Readonly<Record<string, string>>): ApiError {
  const message = Object.values(fields)[0] ?? 'La demande n’est pas complète.';
  const body = { statusCode: 400, error: 'Bad Request', type: 'invalid_fields', message, fields };
  return new ApiError(400, message, body);
}

/** The refusal of a link, the same for one that is used, expired, replaced by a newer one, or never ours. */
export function linkSpent(): ApiError {
  return refusal(
    410,
    'Gone',
    'link_spent',
    'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il est trop ancien.',
  );
}

export function lastAdministrator(): ApiError {
  return refusal(
    409,
    'Conflict',
    'last_administrator',
    'C’est la dernière personne qui administre\u00a0: nommez-en d’abord une autre.',
  );
}

export function alreadyMember(): ApiError {
  return refusal(
    409,
    'Conflict',
    'already_member',
    'Cette adresse appartient déjà à une personne de l’équipe.',
  );
}

export function notFound(): ApiError {
  return refusal(404, 'Not Found', 'not_found', 'Il n’y a rien, ou plus rien, à cet endroit.');
}

export function mailNotSent(): ApiError {
  return refusal(
    502,
    'Bad Gateway',
    'mail_not_sent',
    'L’invitation est prête, mais le mail n’est pas parti. Vérifiez le serveur de mails, puis renvoyez-la.',
  );
}
