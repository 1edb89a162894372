import { ApiError } from '../../kit/network/api-error.ts';

/** Thrown when one mutation or action can't be done; says why in the hosted service's words. */
export class MutationRefusedError extends Error {
  override readonly name = 'MutationRefusedError';
  /** 409 for a conflict with stored content, 400 for what can never succeed, 413 for too much content. */
  readonly status: 400 | 409 | 413;
  readonly type: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: 400 | 409 | 413,
    type: string,
    description: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(description);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

export function alreadyExists(id: string): MutationRefusedError {
  const description = `Document by ID "${id}" already exists`;
  return new MutationRefusedError(409, 'documentAlreadyExistsError', description, { id });
}

export function notFound(id: string): MutationRefusedError {
  const description = `The document with the ID "${id}" was not found`;
  return new MutationRefusedError(409, 'documentNotFoundError', description, { id });
}

export function revisionMismatch(id: string, expected: string, current: string) {
  return new MutationRefusedError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
    { id, currentRevisionID: current, expectedRevisionID: expected },
  );
}

export function invalid(description: string): MutationRefusedError {
  return new MutationRefusedError(400, 'validationError', description);
}

/** @param limit UTF-16 units of JSON */
export function tooMuchWritten(limit: number): MutationRefusedError {
  return new MutationRefusedError(
    413,
    'transactionTooLargeError',
    `The transaction writes more than the ${limit} characters of documents allowed`,
  );
}

export function immutable(id: string, attribute: string): MutationRefusedError {
  return invalid(`Cannot modify immutable attribute "${attribute}" of document "${id}"`);
}

/** Returns the error for a draft or version whose type differs from its published document's. */
export function typeMismatch(
  published: { _id: string; _type: string },
  version: { _type: string },
): MutationRefusedError {
  const { _id: id, _type: type } = published;
  return new MutationRefusedError(
    400,
    'documentTypeMismatchError',
    `"${id}" is a ${type} and can not become a ${version._type}`,
    { id, type, versionType: version._type },
  );
}

export function releaseLocked(id: string, release: string, state: string): MutationRefusedError {
  return new MutationRefusedError(
    409,
    'releaseLockedError',
    `Document "${id}" cannot be changed: its release "${release}" is ${state}`,
    { id, releaseId: release, state },
  );
}

export function referenced(id: string, by: readonly string[]): MutationRefusedError {
  return new MutationRefusedError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${by[0]}"`,
    { id, referencingIDs: by },
  );
}

export function refersToNothing(id: string, target: string): MutationRefusedError {
  return new MutationRefusedError(
    409,
    'documentReferenceDoesNotExistError',
    `Document "${id}" references non-existent document "${target}"`,
    { id, referenceID: target },
  );
}

/** The body the client words: `description`, then a line per item, with the `index` of the mutation at fault. */
export function refusalBody(
  kind: 'mutation' | 'action',
  { status, type, message, details }: MutationRefusedError,
  index?: number,
): ApiError {
  const what = kind === 'mutation' ? 'Mutation(s)' : 'Action(s)';
  return new ApiError(status, message, {
    error: {
      type: `${kind}Error`,
      description: `${what} failed with 1 error(s)`,
      items: [
        {
          error: { ...details, type, description: message },
          ...(index !== undefined && { index }),
        },
      ],
    },
  });
}

/** The client takes it for an answer it had missed: the transaction went through. */
export function transactionExists(transactionId: string): ApiError {
  const description = `Transaction "${transactionId}" already exists`;
  return new ApiError(409, description, {
    error: { type: 'transactionAlreadyExistsError', description, transactionId },
  });
}
