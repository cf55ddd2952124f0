import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { scimTokenOf, scimUser } from '#test/support/saml.ts';

/** The group with its identity provider. */
async function provider({ api, people, group }: World): Promise<Call> {
  const owner = api.as(people.administrator);
  // Other calls may have switched it off, and it holds for whom a group provisions, too.
  await owner.put('/application/settings', { signup_enabled: true });
  const token = await scimTokenOf(owner, group);
  const { body } = await owner.get(`/groups/${group.id}`);
  return { ...none, params: { id: group.id, group_path: body.full_path }, bearer: token };
}

/** A new user whom it provisioned. */
async function provisioned(world: World): Promise<Call> {
  const call = await provider(world);
  const { params, bearer = '' } = call;
  const id = unique();
  const url = `/api/scim/v2/groups/${encodeURIComponent(String(params.group_path))}/Users`;
  const credentials = { authorization: `Bearer ${bearer}` };
  await world.api.as(null).sendTo('POST', url, scimUser(id), credentials);
  return { ...call, params: { ...params, id } };
}

const withBody = async (call: Promise<Call>, body: Call['body']): Promise<Call> => ({
  ...(await call),
  body,
});

/** Identity of a member of the group, and a call by one of its owners. */
async function identity(world: World): Promise<Call> {
  const { params } = await provisioned(world);
  return {
    ...none,
    params: { id: world.group.id, uid: params.id },
    body: { extern_uid: unique() },
  };
}

/** Calls that succeed. */
export const calls: Calls = {
  listScimUsers: provisioned,
  createScimUser: (world) => withBody(provider(world), scimUser(unique())),
  getScimUser: provisioned,
  replaceScimUser: (world) => withBody(provisioned(world), { active: true }),
  updateScimUser: (world) =>
    withBody(provisioned(world), {
      Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    }),
  deleteScimUser: provisioned,
  listScimIdentities: identity,
  updateScimIdentity: identity,
};

/** Changes that whoever may make them can send without any effect: nobody is provisioned. */
export const harmless: Harmless = {
  updateScimIdentity: () => ({ params: { uid: 'nobody' } }),
};
