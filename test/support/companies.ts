import type { TestApp } from './app.ts';
import { identityProvider, scimTokenOf } from './saml.ts';
import { seedGroup, seedUser } from './seed.ts';

/** The users of a group, where an identity provider asks for them. */
export const scimUsers = '/api/scim/v2/groups/demo/Users';

export const scimError = (status: number, detail: string) => ({
  status,
  headers: { 'content-type': 'application/scim+json' },
  body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], detail, status },
});

export type Company = Awaited<ReturnType<ReturnType<typeof companiesOf>['company']>>;

/** Groups whose users an identity provider provisions, and what is stored of those. */
export function companiesOf({ api, db }: Pick<TestApp, 'api' | 'db'>) {
  let opened: Promise<unknown> | null = null;
  /** Allows sign-up without the approval of an administrator. */
  const open = async () => {
    const body = { require_admin_approval_after_user_signup: false };
    await api.as(await seedUser(db, { admin: true })).put('/application/settings', body);
  };
  return {
    /** A private group with an owner and the identity provider of its people. */
    async company() {
      await (opened ??= open());
      const owner = await seedUser(db);
      const group = await seedGroup(db, { owner, visibility: 'private' });
      const token = await scimTokenOf(api.as(owner), group);
      const idp = identityProvider(api, group.path, token);
      const settings = `/groups/${group.id}/saml_provider`;
      return { owner, group, token, idp, settings };
    },

    /** The access level of a user in the group itself; null for no member. */
    async levelOf(
      { group }: { readonly group: { readonly id: number } },
      user: { readonly id: number },
    ): Promise<number | null> {
      const row = await db('members')
        .where({ source_type: 'Namespace', source_id: group.id, user_id: user.id })
        .first<{ access_level: number } | undefined>('access_level');
      return row?.access_level ?? null;
    },

    async accountOf(
      { group }: { readonly group: { readonly id: number } },
      id: string,
    ): Promise<{ readonly id: number }> {
      const row = await db('identities')
        .join('saml_providers', 'saml_providers.id', 'identities.saml_provider_id')
        .where({ group_id: group.id, extern_uid_key: id.toLowerCase() })
        .first<{ id: number } | undefined>('identities.user_id as id');
      if (row === undefined) throw new Error(`nobody is ${id}`);
      return row;
    },
  };
}
