import { beforeAll, describe, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { createSession } from '#src/auth/sessions.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
}

const paths = bundle.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, each]) => ({ path, method, each })),
);
const taking = operations.filter(({ each: { security = [] } }) =>
  security.some((scheme) => 'jobToken' in scheme || 'jobTokenInScope' in scheme),
);

it('the operations that take job tokens are those of artifacts, registry, secure files, agents and the job itself', () => {
  expect(taking.map(({ each }) => each.operationId).toSorted()).toEqual([
    'createSecureFile',
    'deleteRegistryRepository',
    'deleteRegistryTag',
    'deleteRegistryTags',
    'deleteSecureFile',
    'downloadJobArtifactFile',
    'downloadJobArtifacts',
    'downloadRefArtifactFile',
    'downloadRefArtifacts',
    'downloadSecureFile',
    'downloadSecureFileByShortPath',
    'getRegistryRepository',
    'getRegistryTag',
    'getRunningJob',
    'getSecureFile',
    'listAllowedAgents',
    'listGroupRegistryRepositories',
    'listProjectRegistryRepositories',
    'listRegistryTags',
    'listSecureFiles',
  ]);
});

describe('a job token that is not that of a running job', () => {
  let project: Awaited<ReturnType<typeof seedProject>>;
  beforeAll(async () => {
    project = await seedProject(db, { visibility: 'public' });
  });
  const forms = [
    ['the header', '', { 'job-token': 'aaaaaaaaaaaaaaaaaaaa' }],
    ['the parameter', '?job_token=aaaaaaaaaaaaaaaaaaaa', {}],
    ['the parameter before the header', `?job_token=${'g'.repeat(6_000)}`, { 'job-token': '' }],
  ] as const;

  it.each(taking)('is refused by $method $path', async ({ path, method }) => {
    const filled = path
      .replace(/\{(?:project_)?id\}/, String(project.id))
      .replaceAll(/\{[^}]+\}/g, '1');
    for (const [, query, headers] of forms) {
      const answer = await api.send(method.toUpperCase(), filled + query, undefined, headers);
      expect(answer).toMatchObject(unauthorized);
    }
  });

  it.each(forms)('is nothing to operations that take none: %s', async (_, query, headers) => {
    expect((await api.get(`/projects/${project.id}${query}`, headers)).status).toBe(200);
    const hidden = await seedProject(db, { visibility: 'private' });
    expect((await api.get(`/projects/${hidden.id}${query}`, headers)).status).toBe(404);
    expect(await api.get(`/user${query}`, headers)).toMatchObject(unauthorized);
    expect(await api.post(`/projects${query}`, { name: 'x' }, headers)).toMatchObject(unauthorized);
  });

  it('counts after tokens of users, and before their sessions', async () => {
    const user = await seedUser(db);
    const { token } = await seedToken(db, user);
    const artifacts = `/projects/${project.id}/jobs/1/artifacts`;
    const job = { 'job-token': 'unknown' };
    // The operation has no function yet: 501 shows that the caller was admitted.
    const through = [200, 404, 501];
    expect(through).toContain((await api.get(artifacts)).status);
    expect(through).toContain(
      (await api.get(artifacts, { ...job, 'private-token': token })).status,
    );
    expect(through).toContain(
      (await api.get(artifacts, { ...job, authorization: `Bearer ${token}` })).status,
    );
    const { id } = await createSession(db, user, new Date());
    const session = { cookie: `_service_session=${id}` };
    expect(through).toContain((await api.get(artifacts, session)).status);
    expect(await api.get(artifacts, { ...session, ...job })).toMatchObject(unauthorized);
    // A job token cannot act as another user.
    expect(await api.get(`${artifacts}?sudo=1`, job)).toMatchObject(unauthorized);
    expect(await api.get('/user?sudo=1', job)).toMatchObject(unauthorized);
  });

  it('is not repeated in an answer, nor in the addresses of pages', async () => {
    const answer = await api.get('/projects?job_token=job-secret-7&per_page=1');
    expect(answer.status).toBe(200);
    expect(JSON.stringify([answer.body, answer.headers])).not.toContain('job-secret-7');
  });
});
