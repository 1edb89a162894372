/** Opens a session after a right password, link or factor: cookies, and a mail about a new browser. */
import type { Account } from './accounts.ts';
import type { AuditEvent } from './audit-event.ts';
import type { Caller } from './caller.ts';
import type { Registry } from './registry.ts';
import type { Client } from './sessions.ts';
import type { StaffCookies } from './staff-cookies.ts';
import { currentUser } from './user-shape.ts';

/** The next step of the login screen: the person's own screens when nothing is awaited. */
export type Awaited = { awaits: 'factor'; methods: readonly Method[] } | { awaits: 'enrolment' };
export type Method = 'passkey' | 'app' | 'recovery-code';

export type AdmissionSetting = {
  registry: Registry;
  cookies: StaffCookies;
  /** Mails a person, once the answer has left, that a browser they never used was logged in with. */
  mailNewDevice(account: Account, client: Client): void;
};

type Admitted = {
  event: AuditEvent;
  /** The factor used, in French, where it was not the password. */
  subject?: string;
  /** Whether the account is new: its own first browser is no news. */
  isFirst?: boolean;
};

export type Admission = ReturnType<typeof createAdmission>;

export function createAdmission({ registry, cookies, mailNewDevice }: AdmissionSetting) {
  const { audit, devices, factors, sessions } = registry;

  /** Ends the session the browser came with: it would live on unseen, in no cookie. */
  async function endEarlier({ session, staff, entering }: Caller): Promise<void> {
    const id = session ?? entering?.session;
    const person = staff ?? entering?.staff;
    if (id && person) await sessions.end(id, person.id);
  }

  async function admit(
    request: Request,
    account: Account,
    caller: Caller,
    how: Admitted,
  ): Promise<Response> {
    const { event, subject, isFirst = false } = how;
    await endEarlier(caller);
    await audit.record(event, caller.client, { actor: account, ...(subject && { subject }) });
    const token = await sessions.start(account.id, caller.client);
    const device = await devices.greet(account.id, cookies.device.read(request));
    if (device.isNew && !isFirst) mailNewDevice(account, caller.client);
    const isEnrolling = factors.mustHave(account) && !(await factors.has(account.id));
    const awaited: Awaited = { awaits: 'enrolment' };
    return Response.json(isEnrolling ? awaited : currentUser(account), {
      headers: [
        ['set-cookie', cookies.session.set(token)],
        ['set-cookie', cookies.device.set(device.token)],
      ],
    });
  }

  async function methodsOf(person: string): Promise<Method[]> {
    const { passkeys, app, recoveryCodes } = await factors.of(person);
    return [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(app ? (['app'] as const) : []),
      ...(recoveryCodes.left > 0 ? (['recovery-code'] as const) : []),
    ];
  }

  return {
    admit,
    methodsOf,
    /** Continues after the password or a mail's link: logs in without a second factor, else asks for it. */
    async afterPassword(
      request: Request,
      account: Account,
      caller: Caller,
      how: Admitted,
    ): Promise<Response> {
      if (!(await factors.has(account.id))) return admit(request, account, caller, how);
      await endEarlier(caller);
      // A login is logged when both factors are complete; a link is used up already.
      const event = how.event === 'login' ? 'second_factor_asked' : how.event;
      await audit.record(event, caller.client, { actor: account });
      const token = await sessions.start(account.id, caller.client, { awaitsFactor: true });
      const awaited: Awaited = { awaits: 'factor', methods: await methodsOf(account.id) };
      return Response.json(awaited, { headers: { 'set-cookie': cookies.session.set(token) } });
    },
  };
}
