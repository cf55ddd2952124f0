import { expect, it } from 'vitest';
import type { RequestContext } from '#src/context.ts';
import { toDay } from '#src/text/day.ts';
import { isPaid } from '#src/plan.ts';
import { createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { emails } from '#src/domains/accounts/emails/service.ts';
import { gpgKeys } from '#src/domains/accounts/gpg-keys/service.ts';
import { sshKeys } from '#src/domains/accounts/ssh-keys/service.ts';
import { startApp } from '#test/support/app.ts';
import { newGpgKey, newSshKey } from '#test/support/public-keys.ts';
import { seedUser } from '#test/support/seed.ts';

const { db, environment } = await startApp();

/** Called as the dispatcher does for somebody who was there when the request was let in. */
async function contextOfNobody(): Promise<RequestContext> {
  const row = await db<UserRow>('users')
    .where('id', (await seedUser(db)).id)
    .first<UserRow>();
  const unasked = () => Promise.reject(new Error('nobody asks for this here'));
  const request = {
    ...{ id: 'a', path: '/', ip: '127.0.0.1', userAgent: '', head: false },
    ...{ bearer: null, basic: null, visit: unasked, byPassword: unasked },
    ...{
      basicCaller: unasked,
      inProcess: unasked as never,
      valuesOf: () => [],
      sentWithout: () => '{}',
      report: () => '',
    },
  };
  const now = new Date().toISOString();
  const facts = { now, today: toDay(now), paid: isPaid(environment.config.plan), request };
  return {
    ...environment,
    actor: createActor({ ...row, id: 999_999_999 }, { administrator: true }),
    ...facts,
  };
}

const changes = {
  createOwnGpgKey: (context: RequestContext) =>
    gpgKeys.createOwnGpgKey({ body: { key: newGpgKey() } }, context),
  createOwnSshKey: (context: RequestContext) =>
    sshKeys.createOwnSshKey(
      { body: { title: 'a', key: newSshKey(), usage_type: 'auth_and_signing' } },
      context,
    ),
  createOwnEmail: (context: RequestContext) =>
    emails.createOwnEmail({ body: { email: 'gone@example.com' } }, context),
};

it.each(Object.entries(changes))(
  '%s answers 401 to who was deleted meanwhile',
  async (_, change) => {
    await expect(change(await contextOfNobody())).rejects.toMatchObject({ status: 401 });
  },
);
