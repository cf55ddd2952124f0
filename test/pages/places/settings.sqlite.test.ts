import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedGroup } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
type World = Awaited<ReturnType<typeof projectWorld>>;

let world: World;
let root: string;
beforeEach(async () => {
  world = await projectWorld(app.db, { git: app.git });
  root = `/${world.group.full_path}/${world.project.path}`;
});

const hostile = `"'><script>alert(1)</script>`;
const signedIn = (who: 'owner' | 'maintainer' | 'developer' | 'stranger') =>
  Visitor.signedIn(app, world.people[who]);
const api = () => app.api.as(world.people.owner);
const read = async (path = '') =>
  (await api().get(`/projects/${world.project.id}${path}`)).body as Record<string, unknown>;
const errorAt = (html: string, name: string) =>
  new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];

describe('the settings of a project', () => {
  it('change its name, texts, branch and visibility', async () => {
    const visitor = await signedIn('owner');
    expect(pageText(await visitor.get(`${root}/-/edit`))).toContain('name="visibility"');
    const saved = await visitor.post(`${root}/-/edit`, {
      ...{ name: 'Kiln book', description: 'a\r\nb', topics: ' one, two,' },
      ...{ default_branch: 'main', visibility: 'private' },
    });
    expect(saved.headers['location']).toBe(`${root}/-/edit?done=saved`);
    expect(await read()).toMatchObject({
      ...{ name: 'Kiln book', description: 'a\nb', topics: ['one', 'two'] },
      ...{ default_branch: 'main', visibility: 'private' },
    });
    expect(pageText(await visitor.get(`${root}/-/edit?done=saved`))).toContain('were saved');
  });

  it.each([
    ['name', '', 'name', 'Name'],
    ['name', hostile, 'name', 'Name'],
    ['default_branch', 'no-such-branch', 'default_branch', 'default branch'],
    ['visibility', 'public', 'visibility', 'Visibility'],
    ['visibility', 'hidden', 'visibility', 'Visibility'],
  ])('say beside %s what is wrong with %j, and keep the rest', async (name, value, id, text) => {
    const before = await read();
    const visitor = await signedIn('owner');
    await visitor.get(`${root}/-/edit`);
    const fields = {
      name: 'Kept name',
      description: hostile,
      topics: 'kept',
      visibility: 'private',
    };
    const answer = await visitor.post(`${root}/-/edit`, {
      ...fields,
      default_branch: 'main',
      [name]: value,
    });
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(errorAt(html, id)).toContain(text);
    expect(html).toContain('value="kept"');
    expect(html).not.toContain('<script');
    expect(await read()).toMatchObject({ name: before['name'], topics: before['topics'] });
  });

  it('leave the name and the visibility to owners', async () => {
    const visitor = await signedIn('maintainer');
    const html = pageText(await visitor.get(`${root}/-/edit`));
    expect(html).not.toContain('name="visibility"');
    expect(html).not.toContain('name="name"');
    expect(html).not.toContain('Delete this project');
    const fields = { description: 'By a maintainer', topics: '', default_branch: 'main' };
    expect((await visitor.post(`${root}/-/edit`, fields)).status).toBe(303);
    for (const more of [{ name: 'Other' }, { visibility: 'private' }]) {
      expect((await visitor.post(`${root}/-/edit`, { ...fields, ...more })).status).toBe(403);
    }
    expect(await read()).toMatchObject({ description: 'By a maintainer' });
    for (const act of ['archive', 'transfer', 'delete']) {
      const sent = { confirmation: root.slice(1), namespace: 'x' };
      expect((await visitor.post(`${root}/-/settings/${act}`, sent)).status).toBe(403);
    }
    expect(await read()).toMatchObject({ archived: false });
  });

  it('choose who uses which feature', async () => {
    const visitor = await signedIn('maintainer');
    expect(pageText(await visitor.get(`${root}/-/edit`))).toContain('Container images');
    const fields = {
      ...{ issues_access_level: 'disabled', repository_access_level: 'enabled' },
      ...{ merge_requests_access_level: 'private', forking_access_level: 'enabled' },
      ...{ builds_access_level: 'private', container_registry_access_level: 'disabled' },
    };
    const path = `${root}/-/settings/features`;
    expect((await visitor.post(path, fields)).headers['location']).toContain('done=saved');
    expect(await read()).toMatchObject(fields);
    const html = pageText(await visitor.get(`${root}/-/edit`));
    expect(html).toContain('<option value="disabled" selected="">');
    const wrong = await visitor.post(path, { ...fields, issues_access_level: hostile });
    expect(wrong.status).toBe(422);
    expect(errorAt(pageText(wrong), 'issues_access_level')).toContain('Issues');
  });

  it('choose how merge requests are merged', async () => {
    const visitor = await signedIn('maintainer');
    await visitor.get(`${root}/-/edit`);
    const path = `${root}/-/settings/merge_requests`;
    const fields = { merge_method: 'ff', squash_option: 'always' };
    const demand = 'only_allow_merge_if_pipeline_succeeds';
    expect((await visitor.post(path, { ...fields, [demand]: '1' })).status).toBe(303);
    expect(await read()).toMatchObject({ ...fields, [demand]: true });
    const html = pageText(await visitor.get(`${root}/-/edit`));
    expect(html).toMatch(/value="ff" checked/);
    await visitor.post(path, fields);
    expect(await read()).toMatchObject({ [demand]: false });
    const wrong = await visitor.post(path, { ...fields, merge_method: 'x', squash_option: 'y' });
    expect(wrong.status).toBe(422);
    expect(errorAt(pageText(wrong), 'merge_method')).toContain('Merge method');
    expect(errorAt(pageText(wrong), 'squash_option')).toContain('Squash commits');
  });

  it('archive the project, and take it back', async () => {
    const visitor = await signedIn('owner');
    await visitor.get(`${root}/-/edit`);
    await visitor.post(`${root}/-/settings/archive`);
    expect(await read()).toMatchObject({ archived: true });
    expect(pageText(await visitor.get(`${root}/-/edit`))).toContain('Unarchive project');
    await visitor.post(`${root}/-/settings/unarchive`);
    expect(await read()).toMatchObject({ archived: false });
  });

  it('move the project, once its path is typed', async () => {
    const other = await seedGroup(app.db, { owner: world.people.owner });
    const visitor = await signedIn('owner');
    await visitor.get(`${root}/-/edit`);
    const path = `${root}/-/settings/transfer`;
    const fields = { namespace: other.full_path, confirmation: root.slice(1) };
    const unsure = await visitor.post(path, { ...fields, confirmation: 'other' });
    expect(unsure.status).toBe(422);
    expect(errorAt(pageText(unsure), 'confirm-transfer')).toContain('Path is not');
    expect(pageText(unsure)).toContain(`value="${other.full_path}"`);
    const nowhere = await visitor.post(path, { ...fields, namespace: hostile });
    expect(nowhere.status).toBe(422);
    expect(errorAt(pageText(nowhere), 'namespace')).toBeDefined();
    const taken = await visitor.post(path, { ...fields, namespace: world.group.full_path });
    expect(taken.status).toBe(422);
    expect(errorAt(pageText(taken), 'namespace')).toBeDefined();
    const moved = await visitor.post(path, fields);
    const to = `/${other.full_path}/${world.project.path}/-/edit?done=moved`;
    expect(moved).toMatchObject({ status: 303, headers: { location: to } });
  });

  it('delete the project, once its path is typed', async () => {
    const visitor = await signedIn('owner');
    await visitor.get(`${root}/-/edit`);
    const path = `${root}/-/settings/delete`;
    const unsure = await visitor.post(path, { confirmation: '' });
    expect(unsure.status).toBe(422);
    expect(errorAt(pageText(unsure), 'confirm-delete')).toContain('Path is not');
    expect((await visitor.get(root)).status).toBe(200);
    const deleted = await visitor.post(path, { confirmation: root.slice(1) });
    expect(deleted.status).toBe(303);
    const marked = deleted.headers['location'] === `${root}/-/edit?done=marked`;
    if (marked) {
      expect(pageText(await visitor.get(`${root}/-/edit`))).toContain('Restore project');
      await visitor.post(`${root}/-/settings/restore`);
      expect(await read()).toMatchObject({ marked_for_deletion_on: null });
    } else {
      expect(deleted.headers['location']).toBe(`/groups/${world.group.full_path}`);
      expect((await visitor.get(root)).status).toBe(404);
    }
  });

  it.each([
    ['developer', 403],
    ['stranger', 404],
  ] as const)('are closed to a %s', async (who, status) => {
    const visitor = await signedIn(who);
    const pages = ['edit', 'settings/repository', 'settings/ci_cd', 'settings/ci_cd/new'];
    for (const page of pages) {
      const answer = await visitor.get(`${root}/-/${page}`);
      expect({ page, status: answer.status }).toEqual({ page, status });
    }
    await visitor.get('/projects/new');
    const before = await read();
    const sends = [
      ...['edit', 'settings/features', 'settings/merge_requests', 'settings/archive'],
      ...['settings/repository/protected_branches', 'settings/ci_cd'],
      ...['settings/repository/protected_branches/delete', 'settings/ci_cd/delete'],
      ...['settings/transfer', 'settings/delete'],
    ];
    for (const page of sends) {
      const fields = { name: 'x', key: 'x', value: 'x', push: '40', merge: '40', scope: '*' };
      const answer = await visitor.post(`${root}/-/${page}`, fields);
      expect({ page, status: answer.status }).toEqual({ page, status });
      expect(pageText(answer)).not.toContain('name="squash_option"');
    }
    expect(await read()).toEqual(before);
  });
});

describe('protected branches', () => {
  const path = () => `${root}/-/settings/repository`;
  const list = async () =>
    (await read('/protected_branches')) as unknown as readonly Record<string, unknown>[];

  it('are added, changed and removed', async () => {
    const visitor = await signedIn('maintainer');
    await visitor.get(path());
    const name = 'release/<b>*';
    const fields = { name, push: '0', merge: '30', force: '1' };
    const added = await visitor.post(`${path()}/protected_branches`, fields);
    expect(added.headers['location']).toBe(`${path()}?done=added`);
    const found = async () => (await list()).find((each) => each['name'] === name);
    expect(await found()).toMatchObject({
      push_access_levels: [{ access_level: 0 }],
      merge_access_levels: [{ access_level: 30 }],
      allow_force_push: true,
    });
    const html = pageText(await visitor.get(path()));
    expect(html).toContain('release/&lt;b&gt;*');
    await visitor.post(`${path()}/protected_branches/force_push`, { name, allow: '' });
    expect(await found()).toMatchObject({ allow_force_push: false });
    const removed = await visitor.post(`${path()}/protected_branches/delete`, { name });
    expect(removed.headers['location']).toBe(`${path()}?done=removed`);
    expect(await found()).toBeUndefined();
  });

  it('say what is wrong beside its field', async () => {
    const visitor = await signedIn('maintainer');
    await visitor.get(path());
    const fields = { name: 'twice', push: '40', merge: '30' };
    await visitor.post(`${path()}/protected_branches`, fields);
    const before = await list();
    for (const [name, value, id] of [
      ['name', 'twice', 'name'],
      ['name', '', 'name'],
      ['push', '7', 'push'],
      ['merge', 'x', 'merge'],
    ] as const) {
      const sent = { ...fields, name: 'kept', [name]: value };
      const answer = await visitor.post(`${path()}/protected_branches`, sent);
      expect({ name, value, status: answer.status }).toEqual({ name, value, status: 422 });
      expect(errorAt(pageText(answer), id), `${name} ${value}`).toBeDefined();
      if (name !== 'name') expect(pageText(answer)).toContain('value="kept"');
    }
    expect(await list()).toEqual(before);
  });
});

describe('variables', () => {
  const path = () => `${root}/-/settings/ci_cd`;
  const list = async () =>
    (await read('/variables')) as unknown as readonly Record<string, unknown>[];
  const secret = 'very-secret-value';
  const fields = {
    ...{ key: 'KILN', value: 'a\r\nb', scope: '*', type: 'env_var', expanded: '1' },
  };

  it('are created, changed and deleted', async () => {
    const visitor = await signedIn('maintainer');
    expect(pageText(await visitor.get(path()))).toContain(`href="${path()}/new"`);
    await visitor.get(`${path()}/new`);
    const made = await visitor.post(path(), { ...fields, protected: '1' });
    expect(made.headers['location']).toBe(`${path()}?done=created`);
    expect(await list()).toMatchObject([
      { key: 'KILN', value: 'a\nb', protected: true, masked: false, raw: false },
    ]);
    const edit = `${path()}/edit?key=KILN&scope=*`;
    expect(pageText(await visitor.get(path()))).toContain('KILN');
    expect(pageText(await visitor.get(edit))).toContain('a\nb</textarea>');
    const old = { old_key: 'KILN', old_scope: '*' };
    const changed = { ...fields, ...old, value: hostile, scope: 'production', type: 'file' };
    expect((await visitor.post(`${path()}/edit`, changed)).status).toBe(303);
    expect(await list()).toMatchObject([
      {
        ...{ key: 'KILN', value: hostile, environment_scope: 'production' },
        ...{ variable_type: 'file', protected: false },
      },
    ]);
    const shown = pageText(await visitor.get(`${path()}/edit?key=KILN&scope=production`));
    expect(shown).not.toContain('<script');
    const deleted = await visitor.post(`${path()}/delete`, { key: 'KILN', scope: 'production' });
    expect(deleted.headers['location']).toBe(`${path()}?done=deleted`);
    expect(await list()).toEqual([]);
    expect((await visitor.get(edit)).status).toBe(404);
  });

  it('are not shown again once they are masked', async () => {
    const visitor = await signedIn('maintainer');
    await visitor.get(`${path()}/new`);
    await visitor.post(path(), { ...fields, value: secret, masked: '1' });
    expect(await list()).toMatchObject([{ value: secret, masked: true }]);
    for (const page of [path(), `${path()}/edit?key=KILN&scope=*`]) {
      const answer = await visitor.get(page);
      expect(pageText(answer)).not.toContain(secret);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const old = { ...fields, old_key: 'KILN', old_scope: '*', value: '' };
    const kept = await visitor.post(`${path()}/edit`, { ...old, masked: '1', protected: '1' });
    expect(kept.status).toBe(303);
    expect(await list()).toMatchObject([{ value: secret, masked: true, protected: true }]);
    const unmasked = await visitor.post(`${path()}/edit`, old);
    expect(unmasked.status).toBe(422);
    expect(errorAt(pageText(unmasked), 'value')).toContain('Value is missing');
    expect(pageText(unmasked)).not.toContain(secret);
    expect(await list()).toMatchObject([{ value: secret, masked: true }]);
  });

  it('say what is wrong beside its field', async () => {
    const visitor = await signedIn('maintainer');
    await visitor.get(`${path()}/new`);
    await visitor.post(path(), fields);
    const before = await list();
    for (const [name, value, id] of [
      ['key', 'KILN', 'key'],
      ['key', 'a b', 'key'],
      ['key', '', 'key'],
      ['type', 'x', 'type'],
      ['scope', 'a'.repeat(300), 'scope'],
    ] as const) {
      const sent = { ...fields, key: 'KEPT', [name]: value };
      const answer = await visitor.post(path(), sent);
      expect({ name, value, status: answer.status }).toEqual({ name, value, status: 422 });
      expect(errorAt(pageText(answer), id), `${name} ${value}`).toBeDefined();
      expect(pageText(answer)).toContain('a\nb</textarea>');
    }
    const short = await visitor.post(path(), { ...fields, key: 'SHORT', value: 'x', masked: '1' });
    expect(short.status).toBe(422);
    expect(pageText(short)).toMatch(/class="error"/);
    expect(await list()).toEqual(before);
  });
});

describe('the settings of a group', () => {
  const path = () => `/groups/${world.group.full_path}/-/edit`;
  const readGroup = async () =>
    (await api().get(`/groups/${world.group.id}?with_projects=false`)).body as Record<
      string,
      unknown
    >;

  it('change its name, path, text and visibility', async () => {
    const visitor = await signedIn('owner');
    expect(pageText(await visitor.get(path()))).toContain('Delete this group');
    const fields = {
      ...{ name: 'Potters', path: `potters-${world.group.id}` },
      ...{ description: 'a\r\nb', visibility: 'private' },
    };
    const saved = await visitor.post(path(), fields);
    expect(saved.headers['location']).toBe(`/groups/potters-${world.group.id}/-/edit?done=saved`);
    expect(await readGroup()).toMatchObject({ ...fields, description: 'a\nb' });
  });

  it.each([
    ['name', '', 'name', 'Name'],
    ['path', 'a b', 'path', 'Path'],
    ['description', 'a'.repeat(300), 'description', 'Description'],
    ['visibility', 'hidden', 'visibility', 'Visibility'],
  ])('say beside %s what is wrong with %j, and keep the rest', async (name, value, id, text) => {
    const before = await readGroup();
    const visitor = await signedIn('owner');
    await visitor.get(path());
    const fields = { name: 'Kept name', path: 'kept', description: hostile, visibility: 'private' };
    const answer = await visitor.post(path(), { ...fields, [name]: value });
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(errorAt(html, id)).toContain(text);
    expect(html).toContain(name === 'name' ? 'value="kept"' : 'value="Kept name"');
    expect(html).not.toContain('<script');
    expect(await readGroup()).toEqual(before);
  });

  it('delete it, once its path is typed', async () => {
    const visitor = await signedIn('owner');
    await visitor.get(path());
    const deletion = path().replace('/edit', '/settings/delete');
    const unsure = await visitor.post(deletion, { confirmation: 'other' });
    expect(unsure.status).toBe(422);
    expect(errorAt(pageText(unsure), 'confirm-delete')).toContain('Path is not');
    const deleted = await visitor.post(deletion, { confirmation: world.group.full_path });
    expect(deleted.status).toBe(303);
    if (deleted.headers['location'] === '/') {
      expect((await visitor.get(path())).status).toBe(404);
    } else {
      expect(pageText(await visitor.get(path()))).toContain('Restore group');
      await visitor.post(path().replace('/edit', '/settings/restore'));
      expect(pageText(await visitor.get(path()))).toContain('Delete this group');
    }
  });

  it.each([
    ['maintainer', 403],
    ['stranger', 404],
  ] as const)('are closed to a %s', async (who, status) => {
    const visitor = await signedIn(who);
    const before = await readGroup();
    expect((await visitor.get(path())).status).toBe(status);
    await visitor.get('/projects/new');
    const fields = { name: 'x', path: 'x', confirmation: world.group.full_path };
    for (const act of ['edit', 'settings/delete', 'settings/restore']) {
      const answer = await visitor.post(path().replace('edit', act), fields);
      const refused = [status, 404].includes(answer.status);
      expect({ act, refused }).toEqual({ act, refused: true });
    }
    expect(await readGroup()).toEqual(before);
  });
});
