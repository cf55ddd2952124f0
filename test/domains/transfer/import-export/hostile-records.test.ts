import { describe, expect, it } from 'vitest';
import { archiveOf } from '#test/support/project-archives.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, imported } = await importWorld();

const user = await seedUser(db);
const victim = await seedUser(db);
const elsewhere = await seedProject(db, { visibility: 'private' });
await addMember(db, { project: elsewhere, user: victim, level: 50 });
await api.as(victim).post(`/projects/${elsewhere.id}/issues`, { title: 'Of somebody else' });
const [foreign] = await db('issues').where({ project_id: elsewhere.id });

const issue = { iid: 1, title: 'Kept', state: 'opened', author_id: victim.id };

/** Issues of an archive, and how many of its lines are refused; `kept` is what is shown of those that are not. */
const lines: readonly (readonly [
  string,
  readonly object[],
  refused: readonly number[],
  kept: readonly object[],
])[] = [
  ['the number 0', [{ ...issue, iid: 0 }, issue], [0], [{ iid: 1 }]],
  ['a number below 0', [{ ...issue, iid: -4 }, issue], [0], [{ iid: 1 }]],
  ['a number twice', [issue, { ...issue, title: 'Again' }], [1], [{ iid: 1, title: 'Kept' }]],
  ['a number of 2^31', [{ ...issue, iid: 2 ** 31 }, issue], [0], [{ iid: 1 }]],
  ['a number that is a text', [{ ...issue, iid: '7' }, issue], [0], [{ iid: 1 }]],
  ['no title', [{ ...issue, title: ' ' }, issue], [0], [{ iid: 1 }]],
  [
    'a title with NUL',
    [
      { ...issue, title: 'a\0b' },
      { ...issue, iid: 2 },
    ],
    [0],
    [{ iid: 2 }],
  ],
  [
    'half of a pair in its text',
    [
      { ...issue, description: 'a\ud800b' },
      { ...issue, iid: 2 },
    ],
    [0],
    [{ iid: 2 }],
  ],
  [
    'a description of 2 MB',
    [
      { ...issue, description: 'x'.repeat(2_000_000) },
      { ...issue, iid: 2 },
    ],
    [0],
    [{ iid: 2 }],
  ],
  [
    'dates of the year 0',
    [{ ...issue, created_at: '0000-01-01T00:00:00Z', due_date: '0000-13-45' }],
    [],
    [{ iid: 1, due_date: null }],
  ],
  [
    'states of its own',
    [{ ...issue, state: 'deleted', issue_type: 99 }],
    [],
    [{ state: 'opened', issue_type: 'issue' }],
  ],
  [
    'ids of rows of others',
    [{ ...issue, id: foreign?.['id'], project_id: elsewhere.id, milestone_id: 1 }],
    [],
    [{ iid: 1 }],
  ],
  ['no object', [[], issue], [0], [{ iid: 1 }]],
];

describe('records of an archive', () => {
  it.each(lines)('with %s', async (_, issues, refused, kept) => {
    const before = await db('issues').where({ project_id: elsewhere.id });
    const { status, get } = await imported(user, await archiveOf({ relations: { issues } }));
    expect(status.import_status).toBe('finished');
    const failed = (
      status.failed_relations as { relation_name: string; line_number: number }[]
    ).map(({ relation_name, line_number }) => [relation_name, line_number]);
    expect(failed).toEqual(refused.map((line) => ['issues', line]));
    const shown = (await get('/issues')).body as { author: { id: number } }[];
    expect(shown).toMatchObject(kept);
    // The importer stands for everybody, whatever ids the archive has.
    expect(shown.map(({ author }) => author.id)).toEqual(kept.map(() => user.id));
    expect(await db('issues').where({ project_id: elsewhere.id })).toEqual(before);
  });

  const names = [
    ['markdown', '**Ann** [here](https://example.com) `x` <b>'],
    ['a mention and a reference', `@${victim.username} #1 !1 &1 ~bug %v1`],
    ['line ends and a quick action', 'Ann\n\n/close\n/assign me\r\n'],
  ] as const;
  it.each(names)('by somebody whose name has %s', async (_, name) => {
    const note = {
      note: 'Fine',
      author_id: 9,
      author: { name },
      updated_at: '2022-04-01T08:30:00.000Z',
    };
    const issues = [
      { ...issue, notes: [note, { note: '' }, { note: 7 }, { ...note, system: true }] },
    ];
    const { status, get } = await imported(user, await archiveOf({ relations: { issues } }));
    expect(status.import_status).toBe('finished');
    const notes = (await get('/issues/1/notes')).body as { body: string }[];
    for (const { body } of notes.filter(({ body }) => body.startsWith('Fine'))) {
      const said = /^Fine\n\n \*By (.*) on 2022-04-01T08:30:00\*$/.exec(body);
      expect(said?.[1]).toBeDefined();
      expect(said?.[1]).not.toMatch(/(?<!\\)[*_`[\]<>@#!&~%]/);
    }
    expect((await get('/issues/1')).body.state).toBe('opened');
    expect((await api.as(victim).get('/todos')).body).toEqual([]);
  });

  it('makes notes of nobody else and nowhere else, whatever they say of themselves', async () => {
    const at = `/projects/${elsewhere.id}/issues`;
    const secret = { title: 'Secret', confidential: true };
    const { body: hidden } = await api.as(victim).post(at, secret);
    const { body: said } = await api.as(victim).post(`${at}/${hidden.iid}/notes`, { body: 'Mine' });
    const [own] = await db('notes').where({ id: said.id });
    const forged = {
      ...{ id: said.id, project_id: elsewhere.id, issue_id: hidden.id, noteable_id: hidden.id },
      ...{
        noteable_type: 'Issue',
        discussion_id: own?.['discussion_id'],
        about_issue_id: hidden.id,
      },
      ...{ about_project_id: elsewhere.id, author_id: victim.id, author: { id: victim.id } },
      ...{ updated_by_id: victim.id, imported: true, imported_from: 'github', resolvable: true },
      ...{ resolved: true, resolved_by_id: victim.id, resolved_at: '2022-04-01T08:30:00.000Z' },
      resolved_by_push: true,
    };
    const notes = [
      { ...forged, note: 'closed', system: true, system_note_metadata: { action: 'closed' } },
      { ...forged, note: 'made @all the owner', system: 'yes', type: 'DiscussionNote' },
      { ...forged, note: 'For reporters', confidential: true },
      { ...forged, note: 'For all', internal: false },
      { ...forged, note: 'For the team', internal: true },
    ];
    const branches = { source_branch: 'a', target_branch: 'b' };
    const relations = {
      issues: [{ ...issue, notes }],
      merge_requests: [{ ...{ iid: 1, title: 'Leap', state: 'opened' }, ...branches, notes }],
    };
    const before = await db('notes').where({ issue_id: hidden.id }).orderBy('id');
    const { id, status, get } = await imported(user, await archiveOf({ relations }));
    expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
    expect(await db('notes').where({ issue_id: hidden.id }).orderBy('id')).toEqual(before);
    expect((await api.as(victim).get('/todos')).body).toEqual([]);

    for (const target of ['issues', 'merge_requests']) {
      const { body } = await get(`/${target}/1/notes?sort=asc&order_by=created_at`);
      const shown = body as Record<string, unknown>[];
      expect(shown.map(({ body, system }) => [body, system])).toEqual([
        ['closed', true],
        ['made @all the owner', false],
        ['For reporters', false],
        ['For all', false],
        ['For the team', false],
      ]);
      expect(shown.map(({ author }) => (author as { id: number }).id)).toEqual(
        shown.map(() => user.id),
      );
      expect(shown.map(({ id }) => id)).not.toContain(said.id);
      const resolved = shown.flatMap((note) => (note['resolved'] === true ? [note] : []));
      expect(resolved.map((note) => [note['body'], note['resolved_by']])).toEqual(
        target === 'issues'
          ? []
          : [['made @all the owner', expect.objectContaining({ id: user.id })]],
      );
      const rows = await db('notes').whereIn(
        'id',
        shown.map((note) => note['id'] as number),
      );
      for (const row of rows) {
        const guards = Object.entries(row).filter(([name]) => name.startsWith('about_'));
        expect(guards.length).toBeGreaterThan(0);
        expect(guards.filter(([, value]) => value !== null)).toEqual([]);
        expect(row['discussion_id']).not.toBe(own?.['discussion_id']);
      }
      // The issue is open: the word of a note closes none.
      expect((await get(`/${target}/1`)).body.state).toBe('opened');
    }
    const guest = await seedUser(db);
    await addMember(db, { project: { id }, user: guest, level: 10 });
    const { body: seen } = await api.as(guest).get(`/projects/${id}/issues/1/notes?sort=asc`);
    const bodies = (seen as { body: string }[]).map(({ body }) => body);
    expect(bodies).toEqual(['closed', 'made @all the owner', 'For all']);
  });

  it('gives nobody a right, a token or a project by what they say', async () => {
    const archive = await archiveOf({
      project: {
        ...{ id: elsewhere.id, namespace_id: elsewhere.namespace_id, creator_id: victim.id },
        ...{ path: 'elsewhere', runners_token: 'stolen-runners-token', pending_delete: true },
        ...{ import_url: 'https://example.com', ci_config_path: '../../x', star_count: 1000 },
      },
      relations: {
        project_members: [
          {
            access_level: 50,
            user_id: victim.id,
            user: { id: victim.id, public_email: victim.email },
          },
          { access_level: 50, user_id: 1, user: { id: 1, username: 'root', admin: true } },
        ],
        triggers: [{ token: 'stolen-trigger-token' }],
        hooks: [{ url: 'https://example.com/hook', token: 'x' }],
        variables: [{ key: 'A', value: 'b' }],
        merge_requests: [
          {
            ...{ iid: 1, title: 'Leap', state: 'opened', source_branch: 'a', target_branch: 'b' },
            ...{ source_project_id: elsewhere.id, target_project_id: elsewhere.id },
            merge_when_pipeline_succeeds: true,
            approvals: [{ user_id: victim.id }],
            merge_request_diff: {
              ...{ head_commit_sha: 'f'.repeat(40), base_commit_sha: 'e'.repeat(40) },
            },
          },
        ],
        protected_branches: [
          {
            name: 'main',
            push_access_levels: [
              { access_level: null, user_id: victim.id },
              { access_level: 30_000 },
            ],
          },
        ],
      },
    });
    const { id, status, get } = await imported(user, archive);
    expect(status).toMatchObject({
      import_status: 'finished',
      failed_relations: [
        { relation_name: 'protected_branches', line_number: 0 },
        { relation_name: 'merge_requests', line_number: 0 },
      ],
    });
    const { body } = await get();
    expect(body).toMatchObject({ namespace: { full_path: user.username }, star_count: 0 });
    expect(body.ci_config_path).not.toBe('../../x');
    expect(JSON.stringify(body)).not.toMatch(/stolen|example\.com/);
    expect((await get('/members')).body).toMatchObject([{ id: user.id }]);
    for (const path of ['/triggers', '/hooks', '/variables']) {
      expect([path, (await get(path)).body]).toEqual([path, []]);
    }
    expect((await get('/merge_requests/1')).body).toMatchObject({
      ...{ source_project_id: id, target_project_id: id, merge_when_pipeline_succeeds: false },
    });
    expect(await db('approvals').where({ user_id: victim.id })).toEqual([]);
    expect((await get('/protected_branches')).body).toMatchObject([
      { name: 'main', push_access_levels: [{ access_level: 0 }] },
    ]);
    expect((await api.as(victim).get(`/projects/${elsewhere.id}`)).body.path).toBe(elsewhere.path);
  });
});
