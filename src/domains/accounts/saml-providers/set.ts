import type { SetSamlProvider } from '#generated/saml-providers/types.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { findSamlProvider, type SamlProviderRow } from '#src/records/saml-provider.ts';
import { announceGroupChange } from '#src/domains/core/groups/announce.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { readSamlProviderAttributes } from './attributes.ts';
import {
  deleteSamlProviders,
  insertSamlProvider,
  type SamlProviderAttributes,
  updateSamlProvider,
} from './table.ts';

interface Author {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Sets up the single sign-on of a group, or changes it.
 * @throws BadRequest with what is missing or not valid, and for groups below others
 */
export async function setSamlProvider(
  db: Database,
  group: GroupAccess,
  input: SetSamlProvider,
  author: Author,
): Promise<SamlProviderRow> {
  return db.transaction(async (db) => {
    const namespace = await lockNamespace(db, group.id);
    if (namespace === undefined) throw new NotFound('Group');
    if (namespace.parent_id !== null)
      throw new BadRequest({ base: ['Single sign-on is for top-level groups only'] });
    const before = await findSamlProvider(db, group.id);
    const attributes = readSamlProviderAttributes(input, before);
    if (before === undefined) {
      const made = await insertSamlProvider(db, group.id, attributes, author.now);
      await announceGroupChange(db, group, { add: 'saml_provider' }, author);
      return made;
    }
    for (const name of Object.keys(attributes) as (keyof SamlProviderAttributes)[]) {
      if (before[name] === attributes[name]) continue;
      const change = { change: `saml_${name}`, from: before[name], to: attributes[name] };
      await announceGroupChange(db, group, change, author);
    }
    return (await updateSamlProvider(db, group.id, attributes, author.now)) ?? before;
  });
}

/** @throws NotFound without single sign-on */
export async function removeSamlProvider(
  db: Database,
  group: GroupAccess,
  author: Author,
): Promise<void> {
  await db.transaction(async (db) => {
    await lockNamespace(db, group.id);
    if ((await deleteSamlProviders(db, [group.id])) === 0) throw new NotFound('SAML Provider');
    await announceGroupChange(db, group, { remove: 'saml_provider' }, author);
  });
}
