import type { AddMember, Member, MembersAdded } from '#generated/members/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { InvalidParameters, NotFound } from '#src/errors.ts';
import { findUserByIdOrUsername } from '#src/records/user.ts';
import { findUsersByIdOrUsername } from '#src/domains/core/users/finder.ts';
import { addMember, addSeveral } from './add.ts';
import { loadMember } from './hydrate.ts';
import type { MemberContainer } from './place.ts';
import { loadPresentedMember } from './presented.ts';
import { refuseLocked } from './rules.ts';

type Answer = { readonly status: 201; readonly body: Member | MembersAdded };

/** Adds the user, or the users of a list joined with commas, of whom some may fail. */
export async function addMembersToContainer(
  place: MemberContainer,
  { user_id, ...input }: AddMember,
  context: RequestContext,
): Promise<Answer> {
  const { db, clock, paid } = context;
  const actor = requireActor(context);
  const options = { actor, paid, now: clock().toISOString() };
  await refuseLocked(db, place, paid);

  const text = String(user_id);
  if (text.includes(',')) {
    const names = splitNames(text, 'user_id');
    const { users, missing } = await findUsersByIdOrUsername(db, names);
    const refused = await addSeveral(db, place, users, input, options);
    const message = {
      ...Object.fromEntries(missing.map((name) => [name, 'User not found'])),
      ...Object.fromEntries(
        users.flatMap(({ id, username }) => {
          const reason = refused.get(id);
          return reason === undefined ? [] : [[username, reason]];
        }),
      ),
    };
    return { status: 201, body: createOutcome(message) };
  }
  const user = await findUserByIdOrUsername(db, text.trim());
  if (user === undefined) throw new NotFound('User');
  const { id } = await addMember(db, place, user, input, options);
  const member = await loadMember(db, id);
  return { status: 201, body: await loadPresentedMember(place, member, context) };
}

export function createOutcome(message: Readonly<Record<string, string>>): MembersAdded {
  return Object.keys(message).length === 0
    ? { status: 'success' }
    : { status: 'error', message: { ...message } };
}

/** The parts of a comma-separated list without duplicates. Throws `InvalidParameters` for an empty list. */
export function splitNames(list: string, parameter: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw new InvalidParameters(`${parameter} is empty`);
  return [...new Set(names)];
}
