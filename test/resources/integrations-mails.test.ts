import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { newMails } from '../support/mails.ts';
import { projectWorld } from '../support/project-world.ts';

const app = await startApp();
const { api, db, git } = app;

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
