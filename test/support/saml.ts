import type { Api } from './app.ts';
import { queryText } from '#test/access/operations.ts';

/** The single sign-on of some group. */
export const newSamlProvider = {
  sso_url: 'https://id.example.com/sso',
  certificate_fingerprint: '2ff4d94f774e9b6a1f2a157c324e9b567caa1b3d',
};

type Group = { readonly id: number };

/** The token of the group for its identity provider, made by somebody who owns it. */
export async function scimTokenOf(owner: Api, group: Group): Promise<string> {
  const path = `/groups/${group.id}/saml_provider`;
  await owner.put(path, newSamlProvider);
  return (await owner.post(`${path}/scim_token`)).body.token as string;
}

/** A user as an identity provider tells of them. */
export const scimUser = (id: string, changes: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  externalId: id,
  userName: id,
  active: true,
  emails: [{ type: 'work', value: `${id}@example.com`, primary: true }],
  name: { formatted: `Name of ${id}`, givenName: 'Name', familyName: `of ${id}` },
  ...changes,
});

/** An identity provider that provisions the users of a group. */
export function identityProvider(api: Api, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const users = `/api/scim/v2/groups/${encodeURIComponent(path)}/Users`;
  const at = (id: string) => `${users}/${encodeURIComponent(id)}`;
  const send = (method: string, url: string, body?: unknown) =>
    api.sendTo(method, url, body === undefined ? undefined : JSON.stringify(body), headers);
  return {
    list: (query: Readonly<Record<string, string | number>> = {}) =>
      send('GET', `${users}${queryText(query)}`),
    create: (body: unknown) => send('POST', users, body),
    get: (id: string) => send('GET', at(id)),
    replace: (id: string, body: unknown) => send('PUT', at(id), body),
    patch: (id: string, ...Operations: readonly object[]) =>
      send('PATCH', at(id), {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations,
      }),
    remove: (id: string) => send('DELETE', at(id)),
  };
}
