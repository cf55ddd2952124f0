import { digestToken, generateToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { requireSamlProvider } from '#src/records/saml-provider.ts';
import { announceGroupChange } from '#src/domains/core/groups/announce.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { samlProviderPolicy } from './policy.ts';
import { updateSamlProvider } from './table.ts';

interface Author {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Replaces the SCIM token of the group. Only the result contains its value.
 * @throws Forbidden for bots, NotFound without single sign-on
 */
export async function makeScimToken(
  db: Database,
  group: GroupAccess,
  { actor, now }: Author,
): Promise<string> {
  authorize(samlProviderPolicy.makeToken, { actor });
  const token = generateToken('scim-');
  await db.transaction(async (db) => {
    const changes = { scim_token_digest: digestToken(token), scim_token_created_at: now };
    const row = await updateSamlProvider(db, group.id, changes, now);
    if (row === undefined) throw new NotFound('SAML Provider');
    await announceGroupChange(db, group, { add: 'scim_token' }, { actor, now });
  });
  return token;
}

/** @throws NotFound without a token */
export async function revokeScimToken(
  db: Database,
  group: GroupAccess,
  { actor, now }: Author,
): Promise<void> {
  await db.transaction(async (db) => {
    await lockNamespace(db, group.id);
    const { scim_token_created_at } = await requireSamlProvider(db, group.id);
    if (scim_token_created_at === null) throw new NotFound('SCIM Token');
    const none = { scim_token_digest: null, scim_token_created_at: null };
    await updateSamlProvider(db, group.id, none, now);
    await announceGroupChange(db, group, { remove: 'scim_token' }, { actor, now });
  });
}
