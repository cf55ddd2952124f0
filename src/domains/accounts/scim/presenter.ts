import type { ScimIdentity, ScimUser, ScimUserList } from '#generated/scim/types.ts';
import type { ProvisionedGroup } from './caller.ts';
import type { ScimPage } from './finder.ts';
import { isActiveIdentity, type ScimIdentityRow, type ScimUserRow } from './table.ts';

type Group = Pick<ProvisionedGroup, 'id'>;

export function presentScimUser(row: ScimUserRow, group: Group, today: string): ScimUser {
  const { extern_uid } = row;
  const { name, username, email } = chooseShownNames(group, row);
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id: extern_uid,
    active: isActiveIdentity(row, today),
    'name.formatted': name,
    name: presentName(name),
    userName: username,
    meta: { resourceType: 'User' },
    emails: email === '' ? [] : [{ type: 'work', value: email, primary: true }],
  };
}

/**
 * A group sees the accounts that it created, and the addresses that it sent. For other users, found by an address, it
 * sees what it sent and public data, so that one address does not reveal a user's others.
 */
function chooseShownNames(
  { id }: Group,
  row: ScimUserRow,
): Pick<ScimUserRow, 'name' | 'username' | 'email'> {
  const { sent_username, sent_name, sent_email } = row;
  if (row.provisioned_by_group_id === id) {
    return { name: row.name, username: row.username, email: sent_email ?? row.email };
  }
  return {
    name: sent_name ?? row.name,
    username: sent_username ?? row.username,
    email: sent_email ?? row.public_email,
  };
}

export function presentScimUsers(
  { rows, total, count, startIndex }: ScimPage,
  group: Group,
  today: string,
): ScimUserList {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    itemsPerPage: count,
    startIndex,
    Resources: rows.map((row) => presentScimUser(row, group, today)),
  };
}

export const presentScimIdentity = (row: ScimIdentityRow, today: string): ScimIdentity => ({
  extern_uid: row.extern_uid,
  user_id: row.user_id,
  active: isActiveIdentity(row, today),
});

/** Accounts have one name: its first word is taken for the given name. */
function presentName(formatted: string): ScimUser['name'] {
  const [givenName = formatted, ...others] = formatted.trim().split(/\s+/);
  return { formatted, givenName, familyName: others.length === 0 ? null : others.join(' ') };
}
