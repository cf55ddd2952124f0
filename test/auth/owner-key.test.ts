import { expect, it } from 'vitest';
import { createPersonalAccessToken } from '#src/auth/tokens.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import { createActor, type TokenKind } from '#src/records/actor.ts';
import { projectBot } from '#src/records/user-types.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { startApp } from '#test/support/app.ts';

const { db } = await startApp();
const top = await seedGroup(db);
const below = await seedGroup(db, { parent: top });
const project = await seedProject(db, { namespace: below });
const other = await seedProject(db);

async function keyOf(resource?: { readonly kind: 'project' | 'group'; readonly id: number }) {
  const user = await seedUser(db, resource && { user_type: projectBot });
  const facts = { userId: user.id, name: 'bot', scopes: ['api'], ...(resource && { resource }) };
  const { row } = await createPersonalAccessToken(db, facts, new Date().toISOString());
  const kind: TokenKind = resource?.kind ?? 'personal';
  const actor = {
    ...createActor(user, { administrator: true }),
    token: { id: row.id, kind, scopes: ['api'] },
  };
  return (await findOwnerKey(db, { actor, ip: '192.0.2.1' })).replace(
    `user ${user.id}`,
    'their own',
  );
}

it('bots of access tokens have one key in their top-level namespace', async () => {
  const key = `tokens of namespace ${top.id}`;
  expect(await keyOf({ kind: 'project', id: project.id })).toBe(key);
  expect(await keyOf({ kind: 'group', id: below.id })).toBe(key);
  expect(await keyOf({ kind: 'group', id: top.id })).toBe(key);
  expect(await keyOf({ kind: 'project', id: other.id })).not.toBe(key);
});

it('users and networks have their own', async () => {
  expect(await keyOf()).toBe('their own');
  expect(await findOwnerKey(db, { actor: null, ip: '192.0.2.1' })).toBe('192.0.2.1');
});
