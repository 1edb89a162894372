/** The action of every form when its script posts it; without script a form posts to its page. */
import type { ActionFunctionArgs, Register } from 'react-router';
import { receiveApplication } from '../pages/job/receive-application.ts';
import { receiveComment } from '../pages/post/receive-comment.ts';
import { formAnswer, receiveForm } from './receive-form.ts';

/** The addresses that `app/routes.ts` leads here: one without a row below does not compile. */
type FormAddress = Register['routeFiles']['forms/form-route.ts']['page'];

type Receive = (sent: ActionFunctionArgs) => ReturnType<typeof receiveForm>;

const RECEIVE: Readonly<Record<FormAddress, Receive>> = {
  '/careers/candidature/spontanee': (sent) => receiveForm({ kind: 'short-application' }, sent),
  '/careers/:slug/candidature': (sent) => receiveApplication(sent.params.slug ?? '', sent),
  '/blog/:slug/commentaire': (sent) => receiveComment(sent.params.slug ?? '', sent),
  '/contact/message': (sent) => receiveForm({ kind: 'contact-message' }, sent),
  '/formulaires/demande': (sent) => receiveForm({ kind: 'contact-request' }, sent),
  '/newsletter/abonnement': (sent) => receiveForm({ kind: 'newsletter-subscription' }, sent),
};

export async function action(sent: ActionFunctionArgs): Promise<Response> {
  const pattern = sent.pattern.replace(/^\/?/, '/');
  if (!isFormAddress(pattern)) throw new Error(`No form is posted to ${pattern}.`);
  const received = await RECEIVE[pattern](sent);
  // A program that subscribes without a key needs no outcome page. The subscription is stored all the same.
  const isUnread = pattern === '/newsletter/abonnement' && !received.scripted;
  return isUnread && received.outcome.state === 'received'
    ? new Response(null, { status: 204 })
    : formAnswer(received);
}

function isFormAddress(pattern: string): pattern is FormAddress {
  return Object.hasOwn(RECEIVE, pattern);
}
