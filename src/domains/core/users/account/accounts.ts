import type { Database } from '#src/database/database.ts';
import { whereInList, selectByIds } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import type { UserRow } from '#src/records/user.ts';
import { createUserNamespace } from '#src/domains/core/namespaces/table.ts';
import type { AccountFacts } from '../presenter.ts';
import {
  type UserCustomAttributeRow,
  type IdentityRow,
  insertUser,
  type NewUser,
} from '../table.ts';

/**
 * Creates a user with an address and a personal namespace. Rejects with a unique violation for a taken username or
 * address.
 */
export function createAccount(db: Database, user: NewUser, now: string): Promise<UserRow> {
  return db.transaction(async (db) => {
    const created = await insertUser(db, user, now);
    // Bots and internal users own nothing.
    if (created.user_type === null) await createUserNamespace(db, created);
    return created;
  });
}

interface Users {
  readonly users: readonly number[];
}

interface PersonalNamespace {
  readonly owner_id: number;
  readonly id: number;
  readonly projects: number;
}

const identitiesOf = prepareStatement<Users, IdentityRow>((db, { users }) =>
  whereInList(
    db('identities').select('id', 'user_id', 'provider', 'extern_uid', 'saml_provider_id'),
    'user_id',
    users,
  ).orderBy('id'),
);

const namespacesOf = prepareStatement<Users, PersonalNamespace>((db, { users }) => {
  const projects = db('projects').count('*').whereRaw('projects.namespace_id = namespaces.id');
  // Most namespaces may have no owner, from which SQLite concludes that an owner has many.
  return selectByIds(db, 'namespaces', users, 'owner_id')
    .where('namespaces.kind', 'user')
    .select('namespaces.owner_id', 'namespaces.id', projects.as('projects'));
});

const customAttributesOf = prepareStatement<Users, UserCustomAttributeRow>((db, { users }) =>
  whereInList(
    db('user_custom_attributes').select('user_id', 'key', 'value'),
    'user_id',
    users,
  ).orderBy('key'),
);

/** Facts about the users of a page for views of accounts, besides their rows. */
export async function loadAccountFacts(
  db: Database,
  users: readonly Pick<UserRow, 'id'>[],
  withCustomAttributes = false,
): Promise<ReadonlyMap<number, AccountFacts>> {
  const parameters = { users: users.map(({ id }) => id) };
  const [identities, namespaces, attributes] = await Promise.all([
    identitiesOf.all(db, parameters),
    namespacesOf.all(db, parameters),
    withCustomAttributes ? customAttributesOf.all(db, parameters) : null,
  ]);
  const identitiesByUser = gatherRowsBy(identities, ({ user_id }) => user_id);
  const attributesByUser =
    attributes === null ? null : gatherRowsBy(attributes, ({ user_id }) => user_id);
  const namespaceByUser = new Map(namespaces.map((namespace) => [namespace.owner_id, namespace]));
  return new Map(
    users.map(({ id }) => {
      const namespace = namespaceByUser.get(id);
      const account: AccountFacts = {
        identities: identitiesByUser.get(id) ?? [],
        namespaceId: namespace?.id ?? null,
        personalProjects: namespace?.projects ?? 0,
        customAttributes: attributesByUser === null ? null : (attributesByUser.get(id) ?? []),
      };
      return [id, account];
    }),
  );
}

/** Account of one existing user with the facts for its views. */
export async function loadAccount(
  db: Database,
  user: Pick<UserRow, 'id'>,
  withCustomAttributes = false,
): Promise<AccountFacts> {
  const account = (await loadAccountFacts(db, [user], withCustomAttributes)).get(user.id);
  if (account === undefined) throw new Error('no data were loaded for the user');
  return account;
}
