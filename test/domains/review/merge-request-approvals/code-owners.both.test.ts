import { describe, expect, vi } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { RepositoryConnection } from '#src/git/repository-connection.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { approvalWorld } from './world.ts';

const app = await startApp({ connections: racing });
const { api, db } = app;
// The first requests load the program.
await (await approvalWorld(app)).open();

async function ownedWorld(file: (world: Awaited<ReturnType<typeof approvalWorld>>) => string) {
  const world = await approvalWorld(app);
  await world.commit('Say who owns it', [write('CODEOWNERS', file(world))]);
  const { maintainer, ofProject } = world;
  return {
    ...world,
    protect: (code_owner_approval_required: boolean) =>
      maintainer.post(`${ofProject}/protected_branches`, {
        name: 'main',
        code_owner_approval_required,
      }),
  };
}

describe('the owners of the files that a merge request changes', () => {
  race('are looked for once, however many ask at the same time', async () => {
    const { open } = await ownedWorld(({ people }) => `* @${people.owner.username}`);
    const { state } = await open();
    const streams = vi.spyOn(RepositoryConnection.prototype, 'stream');
    const states = await Promise.all([state(), state(), state(), state()]);
    expect(states.map(({ rules }) => rules.length)).toEqual([1, 1, 1, 1]);
    const reads = streams.mock.calls.filter(
      ([[command, type]]) => `${command} ${type}` === 'cat-file blob',
    );
    expect(reads).toHaveLength(1);
    streams.mockRestore();
  });

  it('have to approve it where the branch asks for that', async () => {
    const { people, open, protect } = await ownedWorld(
      ({ people }) => `
* @${people.owner.username}
[Texts][2] @${people.maintainer.username} @${people.owner.username}
*.txt
^[Wishes]
*.txt @${people.reporter.username}
[Nobody]
*.txt @nobody-of-this-name x@example.invalid
`,
    );
    const { state, approvals, approve } = await open();
    const rule = { rule_type: 'code_owner', code_owner: true, approved: true, source_rule: null };
    expect(await state()).toMatchObject({
      approval_rules_overwritten: false,
      rules: [
        { ...rule, name: '*', section: 'codeowners', approvals_required: 0 },
        { ...rule, name: '*.txt', section: 'Texts', approvals_required: 0 },
        { ...rule, name: '*.txt', section: 'Wishes', approvals_required: 0 },
      ],
    });
    await protect(true);
    expect(await approvals()).toMatchObject({
      ...{ approved: false, approvals_required: 3, approvals_left: 3 },
      approval_rules_left: [
        { name: '*', rule_type: 'code_owner' },
        { name: '*.txt', rule_type: 'code_owner' },
      ],
    });
    await approve(people.owner);
    expect(await approvals()).toMatchObject({ approved: false, approvals_left: 1 });
    await approve(people.maintainer);
    expect(await approvals()).toMatchObject({ approved: true, approvals_left: 0 });
  });

  it('have rules that nobody changes', async () => {
    const { open, maintainer } = await ownedWorld(
      ({ people }) => `
* @${people.owner.username}
[Texts]
*.txt @${people.maintainer.username}
`,
    );
    const { one, state } = await open();
    const rules = (await maintainer.get(`${one}/approval_rules`)).body as { id: number }[];
    expect(rules).toMatchObject([
      { name: '*', section: 'codeowners', rule_type: 'code_owner', overridden: false },
      { name: '*.txt', section: 'Texts' },
    ]);
    const path = `${one}/approval_rules/${rules[0]?.id}`;
    expect((await maintainer.get(path)).body).toEqual(rules[0]);
    expect(await maintainer.put(path, { approvals_required: 0 })).toMatchObject({ status: 403 });
    expect(await maintainer.delete(path)).toMatchObject({ status: 403 });
    // Rules of its own do not take their place.
    await maintainer.post(`${one}/approval_rules`, { name: 'Own', approvals_required: 0 });
    expect((await state()).rules).toHaveLength(3);
  });

  it('are those of the target branch, as it is now', async () => {
    const { people, open, protect, commit, repository } = await ownedWorld(
      ({ people }) => `*.txt @${people.owner.username}`,
    );
    await protect(true);
    const { source, id, approvals } = await open();
    expect(await approvals()).toMatchObject({ approvals_required: 1 });
    // Owners that the merge request itself names do not count before it is merged.
    await commit('Own it', [rewrite('CODEOWNERS', '')], { branch: source });
    const head_sha = await readBranchHead(repository, source);
    await db('merge_requests').where({ id }).update({ head_sha });
    expect(await approvals()).toMatchObject({ approvals_required: 1 });
    await commit('Let it be', [rewrite('CODEOWNERS', `*.md @${people.owner.username}`)]);
    expect(await approvals()).toMatchObject({ approvals_required: 0, approved: true });
  });

  it('have nothing changed past them, whichever way it comes', async () => {
    const world = await ownedWorld(({ people }) => `*.txt @${people.owner.username}`);
    const { ofProject, maintainer, people, repository, protect } = world;
    const id = await world.commit('Add', [write('a.txt', 'a')]);
    await protect(true);
    const reason = expect.stringContaining('match patterns defined in CODEOWNERS are disabled');
    const refused = { status: 400, body: { message: reason } };
    const on = { branch: 'main', commit_message: 'Change it' };
    const commit = (path: string, more = {}) => {
      const actions = [{ action: 'create', file_path: path, content: 'b' }];
      return maintainer.post(`${ofProject}/repository/commits`, { ...on, actions, ...more });
    };
    expect(await commit('b.txt')).toMatchObject(refused);
    expect(await commit('b.md', { force: true, start_sha: id })).toMatchObject(refused);
    const file = `${ofProject}/repository/files/a.txt`;
    expect(await maintainer.delete(file, on)).toMatchObject(refused);
    const undo = await maintainer.post(`${ofProject}/repository/commits/${id}/revert`, on);
    expect(undo).toMatchObject(refused);
    expect(await readBranchHead(repository, 'main')).toBe(id);
    // The refusal tells a caller without the right to push only that.
    const developer = api.as(people.developer);
    const actions = [{ action: 'create', file_path: 'b.txt', content: 'b' }];
    const denied = await developer.post(`${ofProject}/repository/commits`, { ...on, actions });
    expect(denied.status).toBe(403);
    expect(JSON.stringify(denied.body)).not.toContain('CODEOWNERS');
    expect(await commit('b.md')).toMatchObject({ status: 201 });
    expect(await commit('b.txt', { branch: 'topic', start_branch: 'main' })).toMatchObject({
      status: 201,
    });
  });

  it('are those at the beginning of an enormous file', async () => {
    const { people, open, protect } = await ownedWorld(({ people }) => {
      const comments = `${'#'.repeat(80)}\n`.repeat(60_000);
      return `* @${people.owner.username}\n${comments}* @${people.guest.username}\n`;
    });
    await protect(true);
    const { state } = await open();
    expect(await state()).toMatchObject({
      rules: [{ name: '*', approvals_required: 1, users: [{ id: people.owner.id }] }],
    });
  });

  it('are those of the first thousand sections, each a rule', async () => {
    const { people, open, protect } = await ownedWorld(({ people: { owner, maintainer } }) => {
      const both = `@${owner.username} @${maintainer.username}`;
      return Array.from({ length: 5_000 }, (_, at) => `[Part ${at}] ${both}\n*\n`).join('');
    });
    await protect(true);
    const { state, approve, approvals } = await open();
    const { rules } = (await state()) as { rules: { section: string; users: unknown[] }[] };
    expect(rules).toHaveLength(1_000);
    expect(rules.at(-1)).toMatchObject({ section: 'Part 999', users: [{}, {}] });
    expect(await approvals()).toMatchObject({ approvals_required: 1_000, approved: false });
    expect(await approve(people.maintainer)).toMatchObject({ status: 201 });
    expect(await approvals()).toMatchObject({ approvals_left: 0, approved: true });
  });

  it('are told as far as anybody reads, however many a group has', async () => {
    const world = await ownedWorld(({ group }) => {
      return Array.from({ length: 300 }, (_, at) => `[Part ${at}] @${group.full_path}\n*\n`).join(
        '',
      );
    });
    const { group, open, protect } = world;
    for (let count = 0; count < 80; count += 1) {
      await addMember(db, { group, user: await seedUser(db), level: 30 });
    }
    await protect(true);
    const { state, approvals } = await open();
    const { rules } = (await state()) as { rules: { eligible_approvers: unknown[] }[] };
    const told = rules.map(({ eligible_approvers }) => eligible_approvers.length);
    expect(told[0]).toBeGreaterThanOrEqual(80);
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(20_000);
    expect(await approvals()).toMatchObject({ approvals_required: 300 });
  });

  it('may be groups with access to the project, and be found by address', async () => {
    const open = await seedGroup(db, { visibility: 'public' });
    const world = await ownedWorld(({ people, group }) => {
      return `*.txt @${group.full_path} @${open.full_path} ${people.reporter.email}`;
    });
    await addMember(db, { group: open, user: world.people.stranger, level: 50 });
    await world.protect(false);
    const request = await world.open();
    const [rule] = (await request.state()).rules as {
      users: { id: number }[];
      groups: { id: number }[];
    }[];
    expect(rule?.groups).toMatchObject([{ id: world.group.id }]);
    expect(rule?.users).toMatchObject([{ id: world.people.reporter.id }]);
  });

  it('are named in a branch that nobody protects by addresses that they show', async () => {
    const { people, open } = await ownedWorld(
      ({ people }) => `*.txt ${people.reporter.email} ${people.guest.email}`,
    );
    const shown = { public_email: people.guest.email.toUpperCase() };
    await db('users').where({ id: people.guest.id }).update(shown);
    const { rules } = await (await open()).state();
    expect(rules).toMatchObject([{ users: [{ id: people.guest.id }] }]);
    expect(JSON.stringify(rules)).not.toContain(people.reporter.username);
  });

  it('are asked about both names of what is renamed', async () => {
    const { people, open, protect, commit, repository } = await ownedWorld(
      ({ people }) => `/secret/ @${people.owner.username}`,
    );
    await commit('Add', [write('secret/glaze.md', 'glaze\n'.repeat(20))]);
    await protect(true);
    const main = await readBranchHead(repository, 'main');
    await commit(
      'Move',
      [{ action: 'move', path: 'open/glaze.md', previousPath: 'secret/glaze.md' } as never],
      { branch: 'move', startFrom: main ?? '' },
    );
    const made = await api
      .as(people.developer)
      .post(`/projects/${(await open()).one.split('/')[2]}/merge_requests`, {
        source_branch: 'move',
        target_branch: 'main',
        title: 'Move',
      });
    const path = `/projects/${made.body.project_id}/merge_requests/${made.body.iid}/approvals`;
    expect((await api.as(people.owner).get(path)).body).toMatchObject({ approvals_required: 1 });
  });
});
