import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { TooManyRequests } from '#src/errors.ts';
import { deliverMail } from '#src/mail/deliver.ts';
import type { QueuedMail } from '#src/mail/queued.ts';
import { integrationKind } from '#src/domains/delivery/integrations/receiver-kind.ts';
import { findActive } from '#src/domains/platform/integration-records/table.ts';
import { ofProject } from '#src/workers/owners.ts';
import { startApp } from '#test/support/app.ts';
import { newMails } from '#test/support/mails.ts';
import { projectWorld } from '#test/support/project-world.ts';

const app = await startApp();
const { api, db, git, environment } = app;

async function world() {
  const { project, people } = await projectWorld(db, { git });
  const maintainer = api.as(people.maintainer);
  const path = `/projects/${project.id}`;
  const setUp = async (body: object) =>
    expect((await maintainer.put(`${path}/integrations/emails-on-push`, body)).status).toBe(200);
  const commit = async (file_path: string, content: string, more: object = {}) => {
    const body = {
      ...{ branch: 'main', commit_message: `Add ${file_path}\n\nBecause.` },
      actions: [{ action: 'create', file_path, content }],
      ...more,
    };
    const made = await maintainer.post(`${path}/repository/commits`, body);
    expect(made.status).toBe(201);
    return made.body.id as string;
  };
  return { project, people, maintainer, path, setUp, commit };
}

describe('mails of pushes', () => {
  it('tell each recipient what was pushed, and what changed', async () => {
    const { project, people, setUp, commit } = await world();
    await newMails(app);
    await setUp({ recipients: 'kiln@mails.example\nglaze@mails.example kiln@mails.example' });
    const sha = await commit('hot.txt', 'Fire <b>\n');
    const mails = await newMails(app);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'glaze@mails.example',
      'kiln@mails.example',
    ]);
    const [mail] = mails;
    expect(mail?.subject).toBe(`[Git][${project.full_path}][main] Add hot.txt`);
    const { name } = people.maintainer;
    for (const part of [
      `${name} pushed to branch main of ${project.full_path}`,
      `${sha.slice(0, 8)} by ${name}\nAdd hot.txt\n\nBecause.`,
      '--- /dev/null\n+++ b/hot.txt\n@@ -0,0 +1 @@\n+Fire <b>\n',
      `/${project.full_path}/-/compare/`,
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.raw).toContain('+Fire &lt;b&gt;');
    expect(mail?.raw).toMatch(/^From: (?:Hearth|"Hearth") </m);
  });

  it('leave out what changed, name who pushed, and tell of the chosen branches alone', async () => {
    const { people, setUp, commit } = await world();
    const { id, email } = people.maintainer;
    await db('users').where({ id }).update({ public_email: email });
    await newMails(app);
    await setUp({
      ...{ recipients: 'kiln@quiet.example', disable_diffs: true },
      ...{ send_from_committer_email: true, branches_to_be_notified: 'default' },
    });
    await commit('hot.txt', 'Fire\n');
    await commit('cold.txt', 'Ice\n', { branch: 'ice', start_branch: 'main' });
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Add hot.txt');
    expect(mail?.text).not.toContain('+Fire');
    // The address of somebody at another domain would be taken for forged.
    expect(mail?.raw).toMatch(/^From: .*<noreply@/m);
    expect(mail?.raw).not.toContain(email);
    expect(mail?.raw).toContain(people.maintainer.name);
  });

  it('tell of branches and tags that come and go', async () => {
    const { project, maintainer, path, setUp } = await world();
    await newMails(app);
    await setUp({ recipients: 'kiln@coming.example' });
    const done = async (act: Promise<{ status: number }>) => {
      expect((await act).status).toBeLessThan(300);
      return (await newMails(app)).map(({ subject }) => subject);
    };
    const title = `[Git][${project.full_path}]`;
    const at = `${path}/repository`;
    const branch = { branch: 'fire', ref: 'main' };
    const tag = { tag_name: 'v1', ref: 'main' };
    expect(await done(maintainer.post(`${at}/branches`, branch))).toEqual([
      `${title} Pushed new branch fire`,
    ]);
    expect(await done(maintainer.delete(`${at}/branches/fire`))).toEqual([
      `${title} Deleted branch fire`,
    ]);
    expect(await done(maintainer.post(`${at}/tags`, tag))).toEqual([`${title} Pushed new tag v1`]);
    await setUp({ recipients: 'kiln@coming.example', tag_push_events: false });
    expect(await done(maintainer.delete(`${at}/tags/v1`))).toEqual([]);
  });

  it('wait for whoever the project belongs to, who sends so many in an hour', async () => {
    const { project, setUp } = await world();
    await setUp({ recipients: 'a@turns.example b@turns.example c@turns.example' });
    const [row] = await findActive(db, project.id, ['emails-on-push']);
    const receiver = await integrationKind.find(db, Number(row?.id), new Date());
    if (receiver === undefined) throw new Error('there is no receiver');
    const owner = await ofProject(db, project.id);
    const owners: string[] = [];
    let left = 3;
    const tools = {
      ...environment,
      log: pino({ level: 'silent' }),
      workers: {
        ...environment.workers,
        async enqueue(db: Database, _: unknown, payload: unknown) {
          owners.push(await deliverMail.worksFor(payload as QueuedMail, db));
          return null;
        },
      },
      limits: {
        async take(name: string, { path }: { path: string }) {
          expect([name, path]).toEqual(['mails_of_projects', owner]);
          if (left === 0) throw new TooManyRequests(60);
          left -= 1;
        },
      },
    };
    const removal = {
      ...{ object_kind: 'push', before: 'a'.repeat(40), after: '0'.repeat(40) },
      ...{ ref: 'refs/heads/main', user_name: 'Ada', user_username: 'ada', commits: [] },
      ...{ total_commits_count: 0 },
      project: {
        ...{ name: 'Kiln', web_url: 'http://kiln.example', default_branch: 'main' },
        path_with_namespace: project.full_path,
      },
    };
    const delivery = {
      ...({ id: 1, trigger: 'push_events', header: 'Push Hook', event_uuid: 'u' } as const),
      ...{ idempotency_key: 'k', created_at: new Date().toISOString() },
      body: JSON.stringify(removal),
    };
    const send = async () => integrationKind.send(receiver, delivery, tools);
    expect((await send()).ok).toBe(true);
    expect(owners).toEqual([owner, owner, owner]);
    expect((await send()).ok).toBe(true);
    expect(owners).toHaveLength(3);
  });

  it('are no longer than they may be, however many there are and whatever was pushed', async () => {
    const { setUp, commit } = await world();
    await newMails(app);
    const recipients = Array.from({ length: 250 }, (_, each) => `a${each}@many.example`);
    await setUp({ recipients: recipients.join(' ') });
    const line = `${'glaze '.repeat(12)}\n`;
    await commit('long.txt', line.repeat(800), { commit_message: `Long\n\n${line.repeat(800)}` });
    const mails = await newMails(app);
    expect(mails).toHaveLength(250);
    const longest = (4 * 1024 * 1024) / 250;
    for (const { text } of mails) {
      expect(text.length).toBeGreaterThan(longest * 0.9);
      expect(text.length).toBeLessThan(longest + 1_000);
      expect(text).toContain('There are more changes than are shown.');
    }
  });
});
