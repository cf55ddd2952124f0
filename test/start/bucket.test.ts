import { expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startObjectStore } from '#test/support/object-store.ts';
import { startServer } from '#test/support/process.ts';

it('the compiled server keeps uploads in a bucket, and is not ready while that is away', async () => {
  const store = await startObjectStore();
  const { name, region, endpoint } = store.bucket;
  const server = await startServer({
    main: await compiledServer(),
    env: {
      NODE_ENV: 'production',
      BLOB_STORE: `s3://${name}?endpoint=${endpoint}&region=${region}`,
      AWS_ACCESS_KEY_ID: 'key-of-tests',
      AWS_SECRET_ACCESS_KEY: 'secret-of-tests',
    },
  });
  try {
    const token = /token +(glpat-\S+)/.exec(server.banner)?.[1] ?? '';
    const form = new FormData();
    form.append('file', new Blob(['a red glaze']), 'glaze.txt');
    const uploaded = await fetch(`${server.url}/api/v4/projects/demo%2Fkiln/uploads`, {
      method: 'POST',
      headers: { 'private-token': token },
      body: form,
    });
    expect(uploaded.status).toBe(201);
    expect([...store.objects.values()].map(({ bytes }) => bytes.toString())).toContain(
      'a red glaze',
    );
    const { full_path } = (await uploaded.json()) as { full_path: string };
    const read = await fetch(server.url + full_path, { headers: { 'private-token': token } });
    expect([read.status, await read.text()]).toEqual([200, 'a red glaze']);

    const readiness = async () => {
      const answer = await fetch(`${server.url}/-/readiness`);
      return [answer.status, await answer.json()];
    };
    const ok = { database: 'ok', git: 'ok', disk: 'ok', storage: 'ok' };
    await expect.poll(readiness).toEqual([200, { status: 'ok', checks: ok }]);
    store.failing.status = 403;
    await expect
      .poll(readiness)
      .toEqual([503, { status: 'failed', checks: { ...ok, storage: 'failed' } }]);
    store.failing.status = null;
    await expect.poll(readiness).toEqual([200, { status: 'ok', checks: ok }]);
  } finally {
    const { code, stderr } = await server.stop();
    await store.close();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  }
});
