import { redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { failureAsOutcome } from './form-outcome.ts';

test('a server out of reach is a failed send, not an error page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unreachable = new TypeError('Failed to fetch');
  await expect(failureAsOutcome(() => Promise.reject(unreachable))).resolves.toEqual({
    state: 'failed',
    values: {},
  });
  expect(logged).toHaveBeenCalledWith(unreachable);
});

test('a redirect is followed', async () => {
  const answer = redirect('/contact?envoye=1', 303);
  await expect(failureAsOutcome(() => Promise.reject(answer))).rejects.toBe(answer);
});
