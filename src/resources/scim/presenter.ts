import type { ScimIdentity, ScimUser, ScimUserList } from '../../../generated/scim/types.ts';
import type { ScimPage } from './finder.ts';
import { isActive, type ScimIdentityRow, type ScimUserRow } from './table.ts';

export function presentScimUser(row: ScimUserRow, today: string): ScimUser {
  const { extern_uid, name, username, email } = row;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id: extern_uid,
    active: isActive(row, today),
    'name.formatted': name,
    name: presentName(name),
    userName: username,
    meta: { resourceType: 'User' },
    emails: [{ type: 'work', value: email, primary: true }],
  };
}

export function presentScimUsers(
  { rows, total, count, startIndex }: ScimPage,
  today: string,
): ScimUserList {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    itemsPerPage: count,
    startIndex,
    Resources: rows.map((row) => presentScimUser(row, today)),
  };
}

export const presentScimIdentity = (row: ScimIdentityRow, today: string): ScimIdentity => ({
  extern_uid: row.extern_uid,
  user_id: row.user_id,
  active: isActive(row, today),
});

/** Accounts have one name: its first word is taken for the given name. */
function presentName(formatted: string): ScimUser['name'] {
  const [givenName = formatted, ...others] = formatted.trim().split(/\s+/);
  return { formatted, givenName, familyName: others.length === 0 ? null : others.join(' ') };
}
