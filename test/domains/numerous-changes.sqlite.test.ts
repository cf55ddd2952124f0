import { describe, expect, it } from 'vitest';
import { readReferences } from '#src/database/references.ts';
import type { Query } from '#src/lists/filter.ts';
import { computeListing } from '#src/records/listing.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';
import { recountProjects } from '#src/domains/core/projects/table.ts';
import { startApp } from '#test/support/app.ts';
import { watchChangedRows } from '#test/support/changed-rows.ts';
import { databaseKind } from '#test/support/databases.ts';
import { ManyRows } from '#test/support/many-rows.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

/** The most rows that one statement may change, with those that its triggers and foreign keys change. */
const mostRows = 250;

/** Users and projects whose levels, or numbers of projects, one statement writes. */
const mostPairs = 1000;

/** More than a few statements take, and more than is changed in the transaction of a request. */
const count = 1200;

describe.runIf(databaseKind() === 'sqlite')('a change of very many rows', async () => {
  if (databaseKind() !== 'sqlite') return;
  const changed = watchChangedRows();
  const { api, db, environment } = await startApp();
  const { workers } = environment;
  const administrator = await seedUser(db, { admin: true });
  const as = api.as(administrator);

  const make = async (path: string, body: object) => {
    const made = await as.post(path, body);
    expect(made, path).toMatchObject({ status: 201 });
    return made.body as { readonly id: number };
  };

  /** Does it, lets the jobs end that it has left, and says which statement has changed the most rows. */
  const largestOf = async (act: () => Promise<{ readonly status: number }>) => {
    changed.forget();
    expect((await act()).status).toBeLessThan(300);
    workers.start();
    await workers.idle();
    await workers.stop();
    expect(await workers.deadLetters()).toEqual([]);
    return changed.largest();
  };

  const many = new ManyRows(db, count);
  const countOf = async (rows: Query) => {
    const [found] = await rows.count<{ count: number }[]>({ count: '*' });
    return found?.count;
  };

  const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`;

  /**
   * Issues of a project with a label and a milestone of its own or of its group, and an epic of the group, each with what
   * is told of that.
   */
  async function planned(of: 'groups' | 'projects') {
    const [from, to] = [await seedGroup(db), await seedGroup(db)];
    const project = await seedProject(db, { namespace: from });
    const place = `/${of}/${of === 'groups' ? from.id : project.id}`;
    const label = await make(`${place}/labels`, { name: 'hot', color: '#112233' });
    const milestone = await make(`${place}/milestones`, { title: 'Kiln', due_date: '2030-01-01' });
    const epic = await make(`/groups/${from.id}/epics`, { title: 'Glaze' });
    const at = '2026-01-01T00:00:00.000Z';
    await db.raw(
      `${numbers} insert into issues (project_id, iid, author_id, title, title_key, state, issue_type, severity,
         confidential, milestone_id, created_at, updated_at)
       select ?, n, ?, 'a', 'a', 'opened', 'issue', 'UNKNOWN', false, ?, ?, ? from numbers`,
      [project.id, administrator.id, milestone.id, at, at],
    );
    const issues = 'from issues where project_id = ?';
    await db.raw(`insert into label_links (issue_id, label_id) select id, ? ${issues}`, [
      ...[label.id, project.id],
    ]);
    await db.raw(
      `insert into epic_issues (epic_id, issue_id, relative_position) select ?, id, id ${issues}`,
      [epic.id, project.id],
    );
    for (const [kind, column, id] of [
      ['label', 'label_id', label.id],
      ['milestone', 'milestone_id', milestone.id],
    ] as const) {
      await db.raw(
        `insert into resource_events (issue_id, user_id, kind, action, ${column}, created_at)
         select id, ?, ?, 'add', ?, ? ${issues}`,
        [administrator.id, kind, id, at, project.id],
      );
    }
    await db.raw(
      `insert into notes (issue_id, author_id, discussion_id, starts_discussion, system, action, confidential, body,
         created_at, updated_at)
       select id, ?, 'd' || id, true, true, 'milestone', false, 'changed milestone to %"Secret"', ?, ? ${issues}`,
      [administrator.id, at, at, project.id],
    );
    return { from, to, project };
  }

  const places = async (table: 'labels' | 'milestones', column: string, project: number) =>
    db('issues')
      .where('issues.project_id', project)
      .joinRaw(
        table === 'labels'
          ? 'join label_links on label_links.issue_id = issues.id join labels as held on held.id = label_id'
          : 'join milestones as held on held.id = issues.milestone_id',
      )
      .groupBy(`held.${column}`)
      .select<{ place: number; count: number }[]>({ place: `held.${column}` })
      .count({ count: '*' });

  it('moves with its project in parts', async () => {
    const { to, project } = await planned('groups');
    const move = () => as.put(`/projects/${project.id}/transfer`, { namespace: to.id });
    const { sql, rows } = await largestOf(move);
    expect(rows, sql).toBeLessThanOrEqual(mostRows);
    for (const table of ['labels', 'milestones'] as const) {
      expect(await places(table, 'project_id', project.id)).toEqual([{ place: project.id, count }]);
    }
    expect(await db('epic_issues').first()).toBeUndefined();
    expect(await db('notes').where('body', 'like', '%Secret%').first()).toBeUndefined();
    const told = await db('resource_events')
      .leftJoin('labels', 'labels.id', 'label_id')
      .leftJoin('milestones', 'milestones.id', 'resource_events.milestone_id')
      .select(db.raw('coalesce(labels.project_id, milestones.project_id) as place'));
    expect(new Set(told.map(({ place }) => place as number))).toEqual(new Set([project.id]));
    expect(told).toHaveLength(2 * count);
  });

  it('gets a promoted label and milestone of the same titles in parts', async () => {
    const { from, project } = await planned('projects');
    const other = await seedProject(db, { namespace: from });
    const path = `/projects/${other.id}`;
    await make(`${path}/labels`, { name: 'hot', color: '#112233' });
    const { id } = await make(`${path}/milestones`, { title: 'Kiln', due_date: '2030-02-02' });
    for (const promote of [
      () => as.put(`${path}/labels/hot/promote`),
      () => as.post(`${path}/milestones/${id}/promote`),
    ]) {
      const { sql, rows } = await largestOf(promote);
      expect(rows, sql).toBeLessThanOrEqual(2 * mostRows);
    }
    for (const table of ['labels', 'milestones'] as const) {
      expect(await places(table, 'group_id', project.id)).toEqual([{ place: from.id, count }]);
      const [held] = await db(table).where('project_id', project.id).count({ count: '*' });
      expect(held).toEqual({ count: 0 });
    }
    const told = await db('resource_events').distinct('milestone_id').whereNotNull('milestone_id');
    expect(told).toEqual(expect.arrayContaining([{ milestone_id: id }]));
    const epics = db('epics').where('group_id', from.id);
    expect(await epics.select('due_date')).toEqual([{ due_date: '2030-02-02' }]);
  });

  it('is hidden in parts with an issue that becomes confidential', async () => {
    const project = await seedProject(db);
    const { id } = await make(`/projects/${project.id}/issues`, { title: 'Glaze' });
    const at = '2026-01-01T00:00:00.000Z';
    await db.raw(
      `${numbers} insert into notes (issue_id, author_id, discussion_id, starts_discussion, body, system, confidential,
         created_at, updated_at)
       select ?, ?, 'd' || n, true, 'Hot', false, false, ?, ? from numbers`,
      [id, administrator.id, at, at],
    );
    await db.raw(
      `insert into events (author_id, project_id, action, target_type, target_id, feature, confidential, created_at)
       select ?, ?, 'commented', 'Note', id, 'issues', false, ? from notes where issue_id = ?`,
      [administrator.id, project.id, at, id],
    );
    const shown = () =>
      countOf(db('events').where({ project_id: project.id, confidential: false }));
    expect(await shown()).toBe(count + 1);
    const path = `/projects/${project.id}/issues/1`;
    const { sql, rows } = await largestOf(() => as.put(path, { confidential: true }));
    expect(rows, sql).toBeLessThanOrEqual(mostRows);
    expect(await shown()).toBe(0);
    await as.put(path, { confidential: false });
    expect(await shown()).toBe(count + 1);
  });

  it('leaves a user who is to be assigned to nothing any more in parts', async () => {
    const { from, project } = await planned('groups');
    const user = await seedUser(db);
    await addMember(db, { group: from, user, level: 30 });
    const elsewhere = await seedProject(db);
    const issue = await make(`/projects/${elsewhere.id}/issues`, { title: 'Stays' });
    for (const rows of [
      db('issues').where('project_id', project.id),
      db('issues').where('id', issue.id),
    ]) {
      await db.raw('insert into issue_assignees (issue_id, user_id) select id, ? from ? as rows', [
        ...[user.id, rows.select('id')],
      ]);
    }
    const { sql, rows } = await largestOf(() =>
      as.delete(`/groups/${from.id}/members/${user.id}?unassign_issuables=true`),
    );
    expect(rows, sql).toBeLessThanOrEqual(mostRows);
    const left = db('issue_assignees').where('user_id', user.id);
    expect(await left.pluck('issue_id')).toEqual([issue.id]);
  });

  it('takes seats of a group that are counted in parts', async () => {
    const group = await seedGroup(db);
    const first = await many.firstOf('users');
    await db('users')
      .whereBetween('id', [first, first + count - 1])
      .update({ state: 'active', user_type: null });
    await db.raw(
      `${numbers} insert into members (source_type, source_id, user_id, access_level, created_at, updated_at)
       select 'Namespace', ?, ? + n - 1, 30, ?, ? from numbers`,
      [group.id, first, group.created_at, group.created_at],
    );
    const { sql, rows } = await largestOf(() => as.get(`/groups/${group.id}/billable_members`));
    expect(rows, sql).toBeLessThanOrEqual(mostRows);
    expect(await countOf(db('billable_members').where('group_id', group.id))).toBe(count);
  });

  /** Gives rows the settings of another, in a table with a row for each. */
  async function copySettings(table: string, key: string, from: number, rows: Query) {
    const columns = await db.raw<{ name: string }>(
      `select name from pragma_table_info('${table}') where name <> ? and name not like 'runners_token%'`,
      [key],
    );
    const names = columns.map(({ name }) => name).join(', ');
    await db.raw(
      `insert into ${table} (${key}, ${names})
       select rows.id, ${names} from ? as rows join ${table} on ${key} = ?`,
      [rows.select('id'), from],
    );
  }

  /** Groups and projects below a group. */
  async function tree() {
    const group = await seedGroup(db);
    const at = group.created_at;
    await db.raw(
      `${numbers} insert into namespaces (kind, name, name_key, path, full_path, full_name, parent_id, visibility,
         depth, created_at, updated_at)
       select 'group', 'n' || n, 'n' || n, 'p' || n, ? || '/p' || n, ? || ' / n' || n, ?, 'public', 2, ?, ?
       from numbers`,
      [group.full_path, group.full_name, group.id, at, at],
    );
    const below = () => db('namespaces').where('parent_id', group.id);
    await db.raw(
      `insert into namespace_ancestors (namespace_id, ancestor_id, distance)
       select id, id, 0 from namespaces where parent_id = ?
       union all select id, parent_id, 1 from namespaces where parent_id = ?`,
      [group.id, group.id],
    );
    await copySettings('groups', 'namespace_id', group.id, below());
    const others = (await readReferences(db)).filter(({ to }) => to === 'namespaces');
    const names = others.map(({ table, column }) => `${table}.${column}`);
    const filled = await many.referTo(
      'namespaces',
      group.id,
      names.filter((name) => name !== 'projects.namespace_id'),
    );
    expect(filled).toEqual(['projects.namespace_id']);
    const projects = () => db('projects').where('namespace_id', group.id);
    await projects().update({ full_path: db.raw("? || '/c' || id", [group.full_path]) });
    const template = await seedProject(db);
    await copySettings('project_settings', 'project_id', template.id, projects());
    return { group, projects };
  }

  it('moves with its group in parts, with the locks of what is above', async () => {
    const { group, projects } = await tree();
    const to = await seedGroup(db);
    const locks = {
      share_with_group_lock: true,
      shared_runners_setting: 'disabled_and_unoverridable',
    };
    await db('groups').where('namespace_id', to.id).update(locks);
    const move = () => as.post(`/groups/${group.id}/transfer`, { group_id: to.id });
    const { sql, rows } = await largestOf(move);
    expect(rows, sql).toBeLessThanOrEqual(1000);
    const locked = db('groups').whereIn('namespace_id', selectTree(db, group.id)).where(locks);
    expect(await countOf(locked)).toBe(count + 1);
    const path = `${to.full_path}/${group.path}/%`;
    for (const moved of [db('namespaces').where('depth', 3), projects()]) {
      expect(await countOf(moved.where('full_path', 'like', path))).toBe(count);
    }
    const above = db('namespace_ancestors').where('ancestor_id', to.id);
    expect(await countOf(above)).toBe(count + 2);
    const sharing = db('project_settings').whereIn('project_id', projects().select('id'));
    expect(await countOf(sharing.where('shared_runners_enabled', true))).toBe(0);
  });

  /** Invitations to a group, and access tokens of a project with a bot each. */
  async function guests(group: number, project: number) {
    const at = '2026-01-01T00:00:00.000Z';
    await db.raw(
      `${numbers} insert into members (source_type, source_id, access_level, invite_email, created_at, updated_at)
       select 'Namespace', ?, 30, n || '@example.com', ?, ? from numbers`,
      [group, at, at],
    );
    const bot = await many.firstOf('users');
    await db.raw(
      `${numbers} insert into personal_access_tokens
         (user_id, project_id, name, name_key, token_digest, scopes, created_at, updated_at)
       select ? + n - 1, ?, 'bot', 'bot', ? || n, '[]', ?, ? from numbers`,
      [bot, project, `digest ${project} `, at, at],
    );
    return {
      tokens: () => db('personal_access_tokens').where({ project_id: project, revoked: false }),
      bots: () => db('users').whereBetween('id', [bot, bot + count - 1]),
    };
  }

  it('hides with its group in parts that are transactions of their own', async () => {
    const { group, projects } = await tree();
    await projects().update({ listing: computeListing({ visibility: 'public', archived: false }) });
    await recountProjects(db);
    const [first] = await projects().orderBy('id').limit(1).pluck<number[]>('id');
    const { bots, tokens } = await guests(group.id, first ?? 0);
    const groups = () => db('namespaces').whereIn('id', selectTree(db, group.id));
    expect(await countOf(groups().where('pending_delete', false))).toBe(count + 1);

    changed.forget();
    expect(await as.delete(`/groups/${group.id}`)).toMatchObject({ status: 202 });
    // The index of texts joins its pages now and then: rows of its own, some 240 however few groups are hidden.
    expect(changed.largest().rows, changed.largest().sql).toBeLessThanOrEqual(2 * mostRows);
    const { sql, rows } = changed.largestTransaction();
    expect(rows, sql).toBeLessThanOrEqual(2 * mostRows);

    expect(await countOf(groups().where('pending_delete', true))).toBe(count + 1);
    expect(await countOf(projects().where({ listing: null, deletion_requested_at: null }))).toBe(0);
    expect(await countOf(projects().whereNotNull('listing'))).toBe(0);
    expect(await countOf(db('members').where('source_id', group.id))).toBe(0);
    expect(await countOf(bots().where('state', 'blocked'))).toBe(count);
    expect(await countOf(tokens())).toBe(0);
  });

  it('hides with its project in parts that are transactions of their own', async () => {
    const project = await seedProject(db);
    const { tokens } = await guests(0, project.id);
    const user = await many.firstOf('users');
    await db.raw(
      `${numbers} insert into project_authorizations (user_id, project_id, access_level)
       select ? + n - 1, ?, 30 from numbers`,
      [user, project.id],
    );
    changed.forget();
    expect(await as.delete(`/projects/${project.id}`)).toMatchObject({ status: 202 });
    expect(changed.largest().rows, changed.largest().sql).toBeLessThanOrEqual(mostPairs);
    const held = db('project_authorizations').where('project_id', project.id);
    expect(await countOf(held)).toBe(0);
    expect(await countOf(tokens())).toBe(0);
  });

  it('is copied in parts to the epic that an issue becomes', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const issue = await make(`/projects/${project.id}/issues`, { title: 'Glaze' });
    const at = '2026-01-01T00:00:00.000Z';
    await db.raw(
      `${numbers} insert into notes (issue_id, author_id, discussion_id, starts_discussion, body, system, confidential,
         created_at, updated_at)
       select ?, ?, 'd' || n, true, 'Note ' || n, n % 3 = 0, false, ?, ? from numbers`,
      [issue.id, administrator.id, at, at],
    );
    changed.forget();
    const path = `/projects/${project.id}/issues/1/notes`;
    expect((await as.post(path, { body: '/promote' })).status).toBeLessThan(300);
    expect(changed.largest().rows, changed.largest().sql).toBeLessThanOrEqual(2 * mostRows);
    const epic = db('epics').where('group_id', group.id).select('id');
    const copies = db('notes').where('epic_id', epic).where('body', 'like', 'Note %').orderBy('id');
    const said = Array.from({ length: count }, (_, index) => index + 1).filter((n) => n % 3 !== 0);
    expect(await copies.pluck('body')).toEqual(said.map((n) => `Note ${n}`));
  });

  it.each(['clone', 'move'])(
    'is copied in transactions of its own with an issue to %s',
    async (way) => {
      const [project, to] = [await seedProject(db), await seedProject(db)];
      const issue = await make(`/projects/${project.id}/issues`, { title: 'Glaze' });
      const at = '2026-01-01T00:00:00.000Z';
      await db.raw(
        `${numbers} insert into notes (issue_id, author_id, discussion_id, starts_discussion, body, system, confidential,
         created_at, updated_at)
       select ?, ?, 'd' || n || '-' || times.value, true, 'Hot', false, false, ?, ?
       from numbers, json_each('[1, 2, 3]') as times`,
        [issue.id, administrator.id, at, at],
      );
      const body = { to_project_id: to.id, ...(way === 'clone' && { with_notes: true }) };
      const path = `/projects/${project.id}/issues/1/${way}`;
      const { sql, rows } = await largestOf(() => as.post(path, body));
      // Each note is marked for the index of texts, too.
      expect(rows, sql).toBeLessThanOrEqual(2 * mostRows);
      const together = changed.largestTransaction();
      expect(together.rows, together.sql).toBeLessThanOrEqual(2 * count);
      const copies = db('issues').where('project_id', to.id);
      expect(await copies.pluck('user_notes_count')).toEqual([3 * count]);
    },
  );
});
