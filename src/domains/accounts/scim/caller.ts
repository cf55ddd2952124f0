import { digestToken, maxTokenChars } from '#src/auth/tokens.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Unauthorized } from '#src/errors.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { createScimNotFound } from './refusals.ts';

/** The group whose identity provider calls. */
export interface ProvisionedGroup {
  readonly id: number;
  readonly provider_id: number;
  readonly default_membership_role: number;
}

interface Found extends ProvisionedGroup {
  readonly full_path: string;
  readonly parent_id: number | null;
  readonly enabled: boolean;
}

const groupOfToken = prepareStatement<{ digest: string }, Found>((db, { digest }) =>
  db('saml_providers')
    .join('namespaces', 'namespaces.id', 'saml_providers.group_id')
    .where('saml_providers.scim_token_digest', digest)
    .where('namespaces.pending_delete', false)
    .select(
      'namespaces.id',
      'namespaces.full_path',
      'namespaces.parent_id',
      'saml_providers.enabled',
      'saml_providers.id as provider_id',
      'saml_providers.default_membership_role',
    )
    .limit(1),
);

/**
 * The group of the token, which the path has to name. Only those who have a token of some group learn that a top-level
 * group is not there, as they do by making one; groups below others are never there.
 * @throws Unauthorized without token, and with one that is not the group's
 * @throws TooManyRequests when the group has asked too often
 * @throws HttpError 404 when there is no such group, or it has no single sign-on now
 */
export async function loadProvisionedGroup(
  { db, limits, request }: Pick<RequestContext, 'db' | 'limits' | 'request'>,
  path: string,
): Promise<ProvisionedGroup> {
  const { bearer, ip } = request;
  if (bearer === null) throw new Unauthorized();
  const found =
    bearer.length > maxTokenChars
      ? undefined
      : await groupOfToken.first(db, { digest: digestToken(bearer) });
  if (found === undefined) {
    await limits.consume('bad_token', { actor: null, path: '', ip });
    throw new Unauthorized();
  }
  await limits.consume('scim', { actor: null, path: String(found.id), ip });
  const key = toFullPathKey(path);
  if (key !== found.full_path.toLowerCase()) {
    if (key !== null && (await isTopLevelGroup(db, key))) throw new Unauthorized();
    throw createScimNotFound(`Group ${path}`);
  }
  if (!found.enabled || found.parent_id !== null) throw createScimNotFound(`Group ${path}`);
  return found;
}

async function isTopLevelGroup(db: Database, key: string): Promise<boolean> {
  const group = await db('namespaces')
    .where({ kind: 'group', parent_id: null, pending_delete: false })
    .whereRaw('lower(full_path) = ?', [key])
    .first('id');
  return group !== undefined;
}
