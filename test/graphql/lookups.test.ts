import { expect, it, vi } from 'vitest';
import { execution } from '#src/database/execution.ts';
import type { Row } from '#src/database/executor.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { db } = app;
const ask = await asking(app);
const user = await seedUser(db);
const group = await seedGroup(db);
await addMember(db, { group, user, level: 40 });
const rows = new FilledRows(db);
const [projects, issues] = [3, 30];
for (let made = 0; made < projects; made += 1) {
  const project = await seedProject(db, { namespace: group });
  await rows.fill('issues', issues, {
    ...{ project_id: project.id, iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n` },
    ...{ author_id: user.id, state: text('opened'), issue_type: text('issue') },
    severity: text('UNKNOWN'),
  });
}

const issue_id = `(select min(id) from issues) + n - 1`;
const note_id = await rows.fill('notes', projects * issues, {
  ...{ issue_id, author_id: user.id, body: text('Fired it'), discussion_id: `'talk ' || n` },
  system: 'false',
});
await rows.fill('time_logs', projects * issues, {
  ...{ issue_id, user_id: user.id, note_id: `${note_id} + n - 1`, time_spent: 60 },
});

/** The most statements that are under way together while `work` is. */
async function mostAtOnce(work: () => Promise<void>): Promise<number> {
  const { executor } = db[execution];
  let [running, most] = [0, 0];
  const count = <Result>(begin: () => Result): Result => {
    running += 1;
    most = Math.max(most, running);
    const found = begin();
    const end = () => void (running -= 1);
    if (found instanceof Promise) found.then(end, end);
    else end();
    return found;
  };
  const { all, first } = executor;
  const spies = [
    vi
      .spyOn(executor, 'all')
      .mockImplementation((sql, values) => count(() => all.call(executor, sql, values))),
    vi
      .spyOn(executor, 'first')
      .mockImplementation((sql, values): Row | undefined | Promise<Row | undefined> =>
        count(() => first.call(executor, sql, values)),
      ),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return most;
}

it.each([
  'subscribed',
  'userPermissions { updateIssue createNote }',
  'timelogs { nodes { note { body } } }',
])('look-ups for each object, as %s, leave the connections to others', async (field) => {
  const document = `{ projects(membership: true, first: 10) { nodes { issues(first: 50) { count nodes { ${field} } } } } }`;
  const most = await mostAtOnce(async () => {
    const { data, errors } = await ask(user, document);
    expect(errors).toBeUndefined();
    const shown = data as never as { projects: { nodes: { issues: { nodes: object[] } }[] } };
    const found = shown.projects.nodes.flatMap(({ issues }) => issues.nodes);
    expect(found).toHaveLength(projects * issues);
  });
  expect(most).toBeLessThanOrEqual(6);
});
