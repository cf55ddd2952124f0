import { expect, it } from 'vitest';
import type { ApiRequest } from '#runtime/dispatch.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import { type ApiDeps, createHost } from '#src/http/api/host.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();

it('a project whose repository is gone answers 404 where it is needed', async () => {
  const user = await seedUser(db);
  const project = await seedProject(db, { git, readme: true });
  await addMember(db, { project, user, level: AccessLevel.Maintainer });
  await removeRepository(git.repository(project.id));
  const revert = `/projects/${project.id}/repository/commits/main/revert`;
  expect(await api.as(user).post(revert, { branch: 'main' })).toMatchObject({ status: 404 });
});

it('a row that refers to what was deleted meanwhile answers 404', async () => {
  const row = { user_id: 999_999_999, project_id: 999_999_999, access_level: 10 };
  const refused: unknown = await db('project_authorizations')
    .insert(row)
    .catch((error: unknown) => error);
  const told: string[] = [];
  const log = { warn: () => told.push('warn'), error: () => told.push('error') };
  const authenticate = async () => null;
  const { fail } = createHost({ environment, log, authenticate } as unknown as ApiDeps);
  const request = { id: 'a', path: '/', http: {} } as ApiRequest;
  expect(fail(refused, request, null)).toMatchObject({
    status: 404,
    body: { message: '404 Not Found' },
  });
  expect(told).toEqual(['warn']);
});
