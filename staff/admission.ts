/** What follows a right password, link or factor: a session, its cookies, and word of it to the person. */
import type { Account } from './accounts.ts';
import type { AuditEvent } from './audit-event.ts';
import type { Caller } from './caller.ts';
import type { Registry } from './registry.ts';
import type { Place } from './sessions.ts';
import type { StaffCookies } from './staff-cookies.ts';
import { currentUser } from './user-shape.ts';

/** What the login screen does next: the person's own screens when nothing is awaited. */
export type Awaited = { awaits: 'factor'; methods: readonly Method[] } | { awaits: 'enrolment' };
export type Method = 'passkey' | 'app' | 'recovery-code';

export type AdmissionSetting = {
  registry: Registry;
  cookies: StaffCookies;
  /** Tells a person, once the answer has left, that a browser they never used was logged in with. */
  mailNewDevice(account: Account, place: Place): void;
};

type Admitted = {
  event: AuditEvent;
  /** With what, where it was not the password: in French. */
  subject?: string;
  /** A new account: its own first browser is no news. */
  isFirst?: boolean;
};

export type Admission = ReturnType<typeof createAdmission>;

export function createAdmission({ registry, cookies, mailNewDevice }: AdmissionSetting) {
  const { audit, devices, factors, sessions } = registry;

  /** A browser holds one session: the one it came with would live on unseen, in no cookie. */
  async function endEarlier({ session, staff, entering }: Caller): Promise<void> {
    const id = session ?? entering?.session;
    const person = staff ?? entering?.staff;
    if (id && person) await sessions.end(id, person.id);
  }

  /** Logs a person in. */
  async function admit(
    request: Request,
    account: Account,
    caller: Caller,
    how: Admitted,
  ): Promise<Response> {
    const { event, subject, isFirst = false } = how;
    await endEarlier(caller);
    await audit.record(event, caller.place, { actor: account, ...(subject && { subject }) });
    const token = await sessions.start(account.id, caller.place);
    const device = await devices.greet(account.id, cookies.device.read(request));
    if (device.isNew && !isFirst) mailNewDevice(account, caller.place);
    const isEnrolling = factors.mustHave(account.role) && !(await factors.has(account.id));
    const awaited: Awaited = { awaits: 'enrolment' };
    return Response.json(isEnrolling ? awaited : currentUser(account), {
      headers: [
        ['set-cookie', cookies.session.set(token)],
        ['set-cookie', cookies.device.set(device.token)],
      ],
    });
  }

  /** Which second factors a person can give. */
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
    /** After the password, or a link of a mail, which stands for it: logs in who has no second factor, asks the others. */
    async afterPassword(
      request: Request,
      account: Account,
      caller: Caller,
      how: Admitted,
    ): Promise<Response> {
      if (!(await factors.has(account.id))) return admit(request, account, caller, how);
      await endEarlier(caller);
      // Of a login what was done is told when it is done; a link has been used by now.
      const event = how.event === 'login' ? 'second_factor_asked' : how.event;
      await audit.record(event, caller.place, { actor: account });
      const token = await sessions.start(account.id, caller.place, { awaitsFactor: true });
      const awaited: Awaited = { awaits: 'factor', methods: await methodsOf(account.id) };
      return Response.json(awaited, { headers: { 'set-cookie': cookies.session.set(token) } });
    },
  };
}
