import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClient } from '#generated/client/client.ts';
import { succeeded } from '#runtime/client.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = createClient({ baseUrl: origin, token });
const anonymous = createClient({ baseUrl: origin });

/** The generated client against the server that was generated from the same document. */
describe('the typed client', () => {
  it('creates a group and a project in it, and reads the project by its path', async () => {
    const group = succeeded(
      await client.createGroup({
        body: { name: 'Kiln', path: 'typed-kiln', visibility: 'private' },
      }),
    );
    const made = await client.createProject({
      body: { name: 'Ash', namespace_id: group.body.id, initialize_with_readme: true },
    });
    expect(made.status).toBe(201);

    const read = await client.getProject({ params: { id: 'typed-kiln/ash' } });
    if (read.status !== 200) throw new Error(`answered ${read.status}`);
    expectTypeOf(read.body.path_with_namespace).toBeString();
    expect(read.body.path_with_namespace).toBe('typed-kiln/ash');

    const params = { id: read.body.id, file_path: 'README.md' };
    const raw = await client.getRawRepositoryFile({ params, query: { ref: 'main' } });
    if (raw.status !== 200) throw new Error(`answered ${raw.status}`);
    expect(await raw.body.text()).toContain('Ash');

    expect(await anonymous.getProject({ params: { id: 'typed-kiln/ash' } })).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
  });

  it('walks a list by offset and by keyset', async () => {
    const made = [];
    for (let index = 0; index < 5; index += 1)
      made.push((await seedProject(db, { git, visibility: 'public' })).id);
    const query = { order_by: 'id', sort: 'asc', per_page: 2 } as const;
    const byOffset = [];
    for await (const project of client.listProjects.all({ query })) byOffset.push(project.id);
    expect(byOffset).toEqual(expect.arrayContaining(made));

    const byKeyset = [];
    for await (const { body } of client.listProjects.pages({
      query: { ...query, pagination: 'keyset' },
    }))
      byKeyset.push(...body.map(({ id }) => id));
    expect(byKeyset).toEqual(byOffset);
  });

  it('tells a refusal by its status, and knows no parameter that is not declared', async () => {
    const refused = await anonymous.createProject({ body: { name: 'Ash' } });
    expect(refused).toMatchObject({ status: 401, body: { message: '401 Unauthorized' } });

    const wrong = await client.listProjects({ query: { per_page: 0 } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: 'per_page does not have a valid value' },
    });
    // @ts-expect-error -- a misspelt parameter is found by the compiler
    await client.listProjects({ query: { serch: 'x' } });
    // @ts-expect-error -- so is a value outside the enumeration
    const bad = await client.listProjects({ query: { sort: 'up' } });
    expect(bad.status).toBe(400);
    // @ts-expect-error -- and a path parameter that is missing
    await expect(client.getProject({})).rejects.toThrow('cannot be sent');
  });
});
