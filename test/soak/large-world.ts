import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { refreshInParts } from '#src/policy/authorizations.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { FilledRows, text } from './filled-rows.ts';

/** An instance in which there is very much of what users may make. */
export interface LargeWorld {
  readonly administrator: HasId;
  /** An owner of the group, with as much of their own. */
  readonly user: HasId;
  readonly group: HasId;
  readonly project: HasId;
  /** A project of somebody else, with one issue, who has nothing to do with all that. */
  readonly other: { readonly project: HasId; readonly owner: HasId; readonly friend: HasId };
  /** Values of path parameters, by their names: rows to which very many refer. */
  readonly params: Readonly<Record<string, number | string>>;
}

/** `factor` 1 is an instance that has grown for years; a tenth of it is made in seconds. */
export async function seedLargeWorld(db: Database, git: Git, factor: number): Promise<LargeWorld> {
  const count = (most: number) => Math.max(2, Math.round(most * factor));
  const rows = new FilledRows(db);
  const administrator = await seedUser(db, { admin: true });
  const user = await seedUser(db);
  const group = await seedGroup(db, { owner: user });
  await addMember(db, { group, user: administrator, level: 50 });
  const project = await seedProject(db, { namespace: group, creator: user, git, readme: true });
  const other = {
    owner: await seedUser(db),
    friend: await seedUser(db),
    project: await seedProject(db),
  };
  await addMember(db, { project: other.project, user: other.owner, level: 50 });
  for (let index = 0; index < count(200); index += 1) {
    await seedProject(db, { namespace: group });
    if (index % 2 === 0) await seedGroup(db, { parent: group });
  }
  const people = await rows.fill('users', count(20_000), { state: text('active') });
  const person = `${people} + n % ${count(20_000)}`;
  await rows.fill('members', count(2_000), {
    ...{ source_type: text('Namespace'), source_id: group.id, user_id: `${people} + n - 1` },
    ...{ access_level: 30, state: text('active') },
  });
  await db.raw('analyze');
  await refreshInParts(db, { namespaceId: group.id }, {});
  const own = { author_id: user.id };
  const planned = await plan(rows, count, { project, group, user, person, people });
  const built = await build(rows, count, { project, user });
  await rows.fill('events', count(200_000), {
    ...own,
    ...{ project_id: project.id, action: text('pushed'), feature: text('repository') },
  });
  await rows.fill('personal_access_tokens', count(10_000), {
    ...{
      user_id: user.id,
      name: `'t' || n`,
      name_key: `'t' || n`,
      token_digest: `'digest of ${user.id} ' || n`,
    },
  });
  await rows.fill('audit_events', count(100_000), {
    ...{ author_id: user.id, entity_type: text('Project'), entity_id: project.id, details: `'{}'` },
  });
  await rows.fill('project_stars', count(20_000), {
    ...{ project_id: project.id, user_id: `${people} + n - 1` },
  });
  await rows.fill('broadcast_messages', count(1_000), {});
  await rows.fill('topics', count(5_000), {});
  await raiseCounters(db, [
    ['issues', project.id, count(100_000)],
    ['merge requests', project.id, count(10_000)],
    ['group epics', group.id, count(5_000)],
    ['project pipelines', project.id, count(10_000)],
  ]);
  const sha = await seedHistory(git, project, count);
  const one = Object.fromEntries(
    ['issue_iid', 'merge_request_iid', 'epic_iid', 'iid'].map((name) => [name, 1]),
  );
  const params = {
    ...one,
    ...planned,
    ...built,
    user_id: user.id,
    sha,
    branch: 'main',
    ref_name: 'main',
  };
  return { administrator, user, group, project, other, params };
}

type Count = (most: number) => number;

interface Place {
  readonly project: ProjectRow;
  readonly group: HasId;
  readonly user: HasId;
  /** SQL for one of many users, another in each row. */
  readonly person: string;
  readonly people: number;
}

/** Issues, epics and merge requests with all that hangs on them. */
async function plan(rows: FilledRows, count: Count, place: Place) {
  const { project, group, user, person, people } = place;
  const label = await rows.fill('labels', count(5_000), {
    ...{ project_id: project.id, title: `'label ' || n`, title_key: `'label ' || n` },
    ...{ color: text('#112233') },
  });
  const milestone = await rows.fill('milestones', count(2_000), {
    ...{ project_id: project.id, iid: 'n', title: `'milestone ' || n`, state: text('active') },
  });
  const titled = { iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n` };
  const issues = await rows.fill('issues', count(100_000), {
    ...{ ...titled, project_id: project.id, author_id: person, state: text('opened') },
    ...{ issue_type: text('issue'), severity: text('UNKNOWN'), milestone_id: milestone },
    description: `'Some words of which there are many ' || n`,
  });
  const issue = `${issues} + n - 1`;
  await rows.fill('label_links', count(100_000), { label_id: label, issue_id: issue });
  await rows.fill('issue_assignees', count(50_000), { issue_id: issue, user_id: user.id });
  const note = { author_id: person, discussion_id: `'d' || n`, starts_discussion: 'true' };
  const said = { ...note, body: `'Words ' || n` };
  await rows.fill('notes', count(4_900), { ...said, issue_id: issues });
  await rows.fill('notes', count(100_000), { ...said, issue_id: issues, system: 'true' });
  await rows.fill('todos', count(100_000), {
    ...{ user_id: user.id, author_id: person, action: text('mentioned'), state: text('pending') },
    ...{ project_id: project.id, issue_id: issue },
  });
  const of = { issue_id: issues, user_id: `${people} + n - 1` };
  await rows.fill('award_emoji', count(20_000), { ...of, name: text('tada') });
  await rows.fill('subscriptions', count(20_000), { ...of, subscribed: 'true' });
  await rows.fill('time_logs', count(5_000), { ...of, time_spent: 1 });
  await rows.fill('resource_events', count(40_000), {
    ...{ issue_id: issues, user_id: user.id, kind: text('label'), action: text('add') },
    label_id: label,
  });
  const epics = await rows.fill('epics', count(5_000), {
    ...{ ...titled, group_id: group.id, author_id: user.id, state: text('opened') },
  });
  await rows.fill('epic_issues', count(10_000), {
    ...{ epic_id: epics, issue_id: issue, relative_position: 'n' },
  });
  await rows.fill('notes', count(50_000), { ...said, epic_id: epics, system: 'true' });
  const requests = await rows.fill('merge_requests', count(10_000), {
    ...{ ...titled, source_project_id: project.id, target_project_id: project.id },
    ...{ source_branch: `'branch-' || n`, target_branch: text('main'), author_id: user.id },
    ...{ state: text('opened'), merge_status: text('unchecked') },
  });
  await rows.fill('notes', count(4_900), { ...said, merge_request_id: requests });
  await rows.fill('boards', count(200), { project_id: project.id, name: `'board ' || n` });
  return { label_id: label, milestone_id: milestone, issue_id: issues };
}

/** Pipelines, environments and what is protected. */
async function build(
  rows: FilledRows,
  count: Count,
  { project, user }: Pick<Place, 'project' | 'user'>,
) {
  const of = { project_id: project.id, sha: `'${'a'.repeat(40)}'`, ref: text('main') };
  const status = text('success');
  const pipeline = await rows.fill('pipelines', count(10_000), {
    ...{ ...of, iid: 'n', user_id: user.id, source: text('push'), status },
  });
  await rows.fill('jobs', count(5_000), {
    ...{ ...of, pipeline_id: pipeline, kind: text('build'), stage: text('test'), stage_index: 1 },
    ...{ name: `'job ' || n`, status, user_id: user.id },
  });
  const environment = await rows.fill('environments', count(5_000), {
    ...{ project_id: project.id, name: `'review/' || n`, slug: `'review-' || n` },
    ...{ tier: text('development'), state: text('stopped') },
  });
  await rows.fill('deployments', count(50_000), {
    ...{ ...of, iid: 'n', environment_id: environment, status, user_id: user.id },
  });
  await rows.fill('protected_branches', count(1_000), {
    ...{ project_id: project.id, name: `'release-' || n || '*'` },
  });
  return { pipeline_id: pipeline };
}

async function raiseCounters(
  db: Database,
  counters: readonly (readonly [scope: string, owner: number, value: number])[],
): Promise<void> {
  const values = counters.map(([scope, owner_id, value]) => ({ scope, owner_id, value }));
  await db('internal_counters').insert(values).onConflict(['scope', 'owner_id']).merge();
}

/** Commits by very many people, and very many branches and tags at the last of them, which is returned. */
async function seedHistory(git: Git, project: HasId, count: Count): Promise<string> {
  const repository = git.repository(project.id);
  const sha = await importHistory(repository, {
    branch: 'main',
    commits: Array.from({ length: count(20_000) }, (_, index) => {
      const author = { name: `Potter ${index}`, email: `potter${index}@example.com` };
      const dated = { ...author, date: '2024-02-29T10:00:00Z' };
      return {
        ...{ message: `Change ${index}`, author: dated, committer: dated },
        changes: [{ path: `files/${index % 10_000}.txt`, content: `${index}\n` }],
      };
    }),
  });
  const refs = Array.from(
    { length: count(100_000) },
    (_, n) => `create refs/heads/branch-${n} ${sha}\ncreate refs/tags/v${n} ${sha}\n`,
  );
  const bounds = { maxBytes: 65_536, timeLimit: 120_000 };
  await repository.run(['update-ref', '--stdin'], bounds, [Buffer.from(refs.join(''))]);
  await repository.run(['pack-refs', '--all'], bounds, []);
  return sha;
}
