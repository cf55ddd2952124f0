import { randomUUID } from 'node:crypto';
import { newGpgKey, newSshKey } from '#test/support/public-keys.ts';
import { type Call, NOBODY, none, type Request, unique } from './requests.ts';
import type { World } from './world.ts';

/** The call after the group or project was given a picture. */
export async function withPicture(world: World, path: string, { id }: { readonly id: number }) {
  const head = 'Content-Disposition: form-data; name="avatar"; filename="kiln.gif"';
  const picture = `--part\r\n${head}\r\n\r\nGIF89a\r\n--part--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  await world.api.as(world.people.administrator).put(path, picture, headers);
  return { ...none, params: { id } };
}

/** A project of its own for each call, for operations that work once. */
export const anyProject = async (world: World): Promise<Call> => ({
  ...none,
  params: { id: (await world.anotherProject()).id },
});

export async function openGroup({ api, people }: World): Promise<number> {
  const body = { name: unique(), path: unique(), visibility: 'public' };
  const made = await api.as(people.administrator).post('/groups', body);
  return made.body.id as number;
}

export const keyBodies = {
  keys: () => ({ title: 'Laptop', key: newSshKey() }),
  gpg_keys: () => ({ key: newGpgKey() }),
  emails: () => ({ email: `${randomUUID()}@example.com` }),
} as const;

/** A new key or address of the administrator, who asks for it. */
export async function ownKey(world: World, kind: keyof typeof keyBodies): Promise<Call> {
  const as = world.api.as(world.people.administrator);
  const made = await as.post(`/user/${kind}`, keyBodies[kind]());
  return {
    ...none,
    params: { key_id: made.body.id, email_id: made.body.id },
    from: 'administrator',
  };
}

/** A new key or address of the stranger. */
export async function keyOf({ api, people }: World, kind: keyof typeof keyBodies): Promise<Call> {
  const { id } = people.stranger;
  const as = api.as(people.administrator);
  const made = await as.post(`/users/${id}/${kind}`, keyBodies[kind]());
  return { ...none, params: { id, key_id: made.body.id, email_id: made.body.id } };
}

export const newKeyOf = (world: World, kind: keyof typeof keyBodies): Call => ({
  ...none,
  params: { id: world.people.stranger.id },
  body: keyBodies[kind](),
});

type RefKind = 'branches' | 'tags';

/** A new branch or tag of the project. */
export async function anotherRef(
  { api, people, project }: World,
  kind: RefKind,
  message?: string,
): Promise<Call> {
  const name = unique();
  const body = { [kind === 'branches' ? 'branch' : 'tag_name']: name, ref: 'main', message };
  await api.as(people.administrator).post(`/projects/${project.id}/repository/${kind}`, body);
  const params = kind === 'branches' ? { branch: name } : { tag_name: name };
  return { ...none, params: { id: project.id, ...params } };
}

/** A new protection of the project. */
export async function anotherProtection(
  { api, people, project }: World,
  kind: RefKind,
): Promise<Call> {
  const name = unique();
  await api.as(people.administrator).post(`/projects/${project.id}/protected_${kind}`, { name });
  return { ...none, params: { id: project.id, name }, body: { allow_force_push: true } };
}

export const newProtection = (world: World): Call => ({
  ...none,
  params: { id: world.project.id },
  body: { name: unique() },
});

export const bodyOfToken = () => ({ name: unique(), scopes: ['read_api'], access_level: 10 });

export const newLevel = { access_level: 30 };

export const noSuchUser: Request = { params: { user_id: NOBODY } };

export const noRef: Request = { params: { branch: 'there-is-none', tag_name: 'there-is-none' } };

export const noProtection: Request = { params: { name: 'there-is-none' } };

export const blankName: Request = { body: { name: ' ' } };
