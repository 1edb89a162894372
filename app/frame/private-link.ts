/** The answers of pages behind private links: they are for one person. */
import { data, type RouterContextProvider, redirect } from 'react-router';
import { visitContext } from '../context.ts';
import { TOKEN_PARAMETER } from './personal-pages.ts';

/** Keeps a page out of caches and its address from other sites; under `no-referrer` it could not post to itself. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get(TOKEN_PARAMETER) ?? '';
}

/** The inbox's answer, or `unavailable` once its error is logged. */
export function orUnavailable<Answer>(
  context: Readonly<RouterContextProvider>,
  answer: Promise<Answer>,
): Promise<Answer | 'unavailable'> {
  return answer.catch((error: unknown) => {
    context.get(visitContext).reportError(error);
    return 'unavailable';
  });
}

export function privateAnswer<Body>(body: Body, status: number) {
  return data(body, { status, headers });
}

/** Redirects to the same private page, which shows the outcome. */
export function privateRedirect({ pathname, search }: URL): Response {
  return redirect(pathname + search, { status: 303, headers });
}
