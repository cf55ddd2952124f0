import { operator as commandLine } from '#src/domain-events/audited.ts';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { includesPlan } from '#src/plan.ts';
import { findUserByUsername, userColumns, type UserRow } from '#src/records/user.ts';
import { confirmAddress } from '#src/domains/core/users/account/confirmation.ts';
import { registerUser } from '#src/domains/core/users/account/registration.ts';
import { changeState, stateChanges } from '#src/domains/core/users/account/states.ts';
import { disableTwoFactor } from '#src/domains/core/users/account/two-factor.ts';
import { changeUser } from '#src/domains/core/users/account/update.ts';
import { lockExistingUser } from '#src/domains/core/users/table.ts';
import { StartFailure } from '#src/start/start-failure.ts';
import { createAdminCommand } from './command.ts';
import {
  writeNotice,
  type ServiceContext,
  show,
  runWithInstance,
  runWithServices,
} from './instance.ts';

/** Actor outside of the instance: any user of the machine who may start this program. */
const operator = commandLine.user;
/** Maximum number of users that one query reads. */
const pageSize = 500;

export async function requireUserNamed(db: Database, username: string): Promise<UserRow> {
  const user = await findUserByUsername(db, username);
  if (user === undefined) throw new StartFailure(`there is no user ${username}`);
  return user;
}

/** Command that changes one user, and prints the new state. */
function createUserCommand<Options extends Record<string, { readonly type: 'boolean' }>>(
  facts: { readonly name: string; readonly does: string; readonly options?: Options },
  change: (
    context: ServiceContext,
    user: UserRow,
    given: Readonly<Partial<Record<keyof Options, unknown>>>,
  ) => Promise<string>,
) {
  return createAdminCommand(
    { ...facts, operands: ['username'] },
    ({ operands: [username = ''], values }) =>
      runWithServices(async (context) => {
        const user = await requireUserNamed(context.db, username);
        writeNotice(await change(context, user, values as Partial<Record<keyof Options, unknown>>));
      }),
  );
}

/** Reads the password from standard input if requested; otherwise generates and shows one. */
async function choosePassword(stdin: boolean): Promise<string> {
  if (!stdin) {
    const password = randomBytes(18).toString('base64url');
    show(password);
    return password;
  }
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new StartFailure('--stdin: there is no password on standard input');
}

function changeAsOperator(
  { db, config, now }: Pick<ServiceContext, 'db' | 'config' | 'now'>,
  id: number,
  change: Parameters<typeof changeUser>[2],
) {
  const paid = includesPlan(config.plan, 'premium');
  return changeUser(db, id, change, { actor: operator, now, paid, avatar: undefined, config });
}

const createStateCommand = (name: 'approve' | 'block' | 'unblock', does: string, done: string) =>
  createUserCommand({ name: `users ${name}`, does }, async ({ db, now }, { id, username }) => {
    const changed = await changeState(db, id, stateChanges[name], { actor: operator, now });
    return changed ? `${username} ${done}` : `${username} stays as it was`;
  });

const stdin = { type: 'boolean', default: false } as const;

export const userCommands = [
  createAdminCommand(
    {
      name: 'users list',
      does: 'Lists all users: id, username, address, state and other attributes.',
    },
    () =>
      runWithInstance(async ({ db }) => {
        for (let after = 0; ;) {
          const users = await db<UserRow>('users')
            .where('id', '>', after)
            .orderBy('id')
            .limit(pageSize)
            .select<UserRow[]>(...userColumns);
          for (const user of users) show(...toCells(user));
          const last = users.at(-1);
          if (last === undefined) return;
          after = last.id;
        }
      }),
  ),
  createAdminCommand(
    {
      name: 'users new',
      operands: ['username', 'address'],
      options: {
        name: { type: 'string' },
        administrator: { type: 'boolean', default: false },
        permanent: { type: 'boolean', default: false },
        stdin,
      },
      does: 'Creates a user with a confirmed address, and prints the password or reads it from standard input. The user must change the password at the first sign-in, and can use no token before, unless --permanent.',
    },
    ({ operands: [username = '', email = ''], values }) =>
      runWithServices(async ({ db, config, now }) => {
        const registration = {
          username,
          email,
          name: values.name ?? username,
          password: await choosePassword(values.stdin),
          admin: values.administrator,
          skip_confirmation: true,
          private_profile: null,
        };
        const paid = includesPlan(config.plan, 'premium');
        const user = await registerUser(db, registration, {
          actor: commandLine,
          now,
          paid,
          avatar: undefined,
          config,
          temporaryPassword: !values.permanent,
        });
        writeNotice(`${user.username} is user ${user.id}`);
      }),
  ),
  createUserCommand(
    {
      name: 'users password',
      options: { stdin },
      does: 'Sets a password for a user, and prints it or reads it from standard input. The user must change it at the next sign-in.',
    },
    async (context, { id, username }, values) => {
      const password = await choosePassword(values.stdin === true);
      await changeAsOperator(context, id, { password });
      return `${username} has another password, and is signed out`;
    },
  ),
  createUserCommand(
    { name: 'users confirm', does: 'Confirms the address of a user.' },
    async ({ db, now }, { id, username }) => {
      await db.transaction(async (db) => {
        await bump(db);
        const user = await lockExistingUser(db, id);
        const address = await db('emails')
          .where({ user_id: id, primary: true })
          .first<{ id: number } | undefined>('id');
        if (address === undefined) throw new StartFailure(`${username} has no address`);
        await confirmAddress(db, user, address.id, new Date(now));
      });
      return `the address of ${username} is confirmed`;
    },
  ),
  createStateCommand('approve', 'Approves a user who waits for approval.', 'is approved'),
  createStateCommand('block', 'Blocks a user.', 'is blocked, and signed out'),
  createStateCommand('unblock', 'Unblocks a user.', 'is active'),
  createUserCommand(
    {
      name: 'users administrator',
      options: { off: { type: 'boolean' } },
      does: 'Grants administrator permissions to a user; --off revokes them.',
    },
    async (context, { id, username }, { off }) => {
      const admin = off !== true;
      await changeAsOperator(context, id, { admin });
      return `${username} is ${admin ? 'an administrator' : 'no administrator'}`;
    },
  ),
  createUserCommand(
    {
      name: 'users no-second-factor',
      does: 'Removes the second factor of a user: the password alone then suffices to sign in.',
    },
    async ({ db, now }, { id, username }) => {
      await disableTwoFactor(db, id, { actor: commandLine, now });
      return `${username} has no second factor`;
    },
  ),
];

function toCells(user: UserRow): (string | number)[] {
  const special = [
    user.admin && 'administrator',
    user.two_factor_enabled && 'second factor',
    user.confirmed_at === null && 'address not confirmed',
    user.user_type,
  ];
  const shown = special.filter((each) => typeof each === 'string').join(', ');
  return [user.id, user.username, user.email, user.state, shown];
}
