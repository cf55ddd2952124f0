import { expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git } = await startApp();

it('POST /projects/{id}/repository/commits refuses more values than any client sends, and goes on', async () => {
  const [project, user] = [await seedProject(db, { git }), await seedUser(db)];
  await addMember(db, { project, user, level: AccessLevel.Maintainer });
  const developer = api.as(user);
  const commits = `/projects/${project.id}/repository/commits`;
  const json = { 'content-type': 'application/json' };

  const many = `{"unknown":[${'{},'.repeat(1_000_000)}{}]}`;
  expect(await developer.post(commits, many, json)).toMatchObject({
    status: 400,
    body: { error: 'the body has too many values' },
  });
  expect(await developer.post(commits, `{"x":${'['.repeat(100_000)}`, json)).toMatchObject({
    status: 400,
    body: { error: 'the body is nested too deeply' },
  });

  // Lines of base64, in a body that is read as it arrives.
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const content = bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
  const action = { action: 'create', file_path: 'a', content, encoding: 'base64' };
  const body = { branch: 'main', commit_message: 'Add', actions: [action] };
  expect(await developer.post(commits, body)).toMatchObject({ status: 201 });
  const raw = await developer.get(`/projects/${project.id}/repository/files/a/raw`);
  expect(raw.bytes.equals(bytes)).toBe(true);
});
