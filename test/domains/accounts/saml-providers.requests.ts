import {
  type Call,
  type Calls,
  type Harmless,
  none,
  type Request,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { newSamlProvider } from '#test/support/saml.ts';

/** The group with single sign-on and a token for its identity provider. */
async function setUp({ api, people, group }: World): Promise<Call> {
  const admin = api.as(people.administrator);
  await admin.put(`/groups/${group.id}/saml_provider`, newSamlProvider);
  await admin.post(`/groups/${group.id}/saml_provider/scim_token`);
  return { ...none, params: { id: group.id }, body: { default_membership_role: 20 } };
}

const unsafe: Request = { body: { sso_url: 'http://id.example.com' } };

/** Calls that succeed. */
export const calls: Calls = {
  getSamlProvider: setUp,
  setSamlProvider: setUp,
  deleteSamlProvider: setUp,
  createScimToken: setUp,
  revokeScimToken: setUp,
};

/** Changes that whoever may make them can send without any effect: there is no single sign-on. */
export const harmless: Harmless = {
  setSamlProvider: () => unsafe,
  deleteSamlProvider: () => ({}),
  createScimToken: () => ({}),
  revokeScimToken: () => ({}),
};
