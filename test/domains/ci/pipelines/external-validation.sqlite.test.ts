import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

const { api, db, git } = await startApp();

interface Question {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const asked: Question[] = [];
let answer = 200;
const service = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (text: string) => (body += text));
  request.on('end', () => {
    asked.push({ headers: request.headers, body });
    response.writeHead(answer).end('{}');
  });
});
await new Promise<void>((resolve) => {
  service.listen(0, '127.0.0.1', resolve);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/validate`;

describe('a service that validates pipelines', () => {
  it('is asked before there is one; only its refusal counts', async () => {
    const { project, people } = await statusesWorld(db, git);
    const commit = committerTo(git, project);
    await commit('Configure', [write('.gitlab-ci.yml', 'bake: { script: fire }')], {});
    const as = api.as(people.maintainer);
    const run = () => as.post(`/projects/${project.id}/pipeline`, { ref: 'main' });
    const set = (more: object) =>
      api.as(people.administrator).put('/application/settings', {
        external_pipeline_validation_service_url: url,
        external_pipeline_validation_service_token: 'glaze-2903',
        external_pipeline_validation_service_timeout: 30,
        ...more,
      });
    expect((await set({})).status).toBe(200);
    expect((await run()).status).toBe(201);
    expect(asked[0]?.headers['x-gitlab-token']).toBe('glaze-2903');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      project: { id: project.id, path: project.full_path },
      user: { id: people.maintainer.id, username: people.maintainer.username },
      pipeline: { ref: 'main', type: 'api' },
      total_builds_count: 1,
      builds: [{ name: 'bake', stage: 'test', script: ['fire'] }],
    });
    answer = 406;
    expect(await run()).toMatchObject({
      status: 400,
      body: { message: { base: ['External validation failed'] } },
    });
    answer = 500;
    expect((await run()).status).toBe(201);
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    expect((await run()).status).toBe(201);
    expect((await set({ external_pipeline_validation_service_url: null })).status).toBe(200);
    expect(asked).toHaveLength(3);
  });
});
