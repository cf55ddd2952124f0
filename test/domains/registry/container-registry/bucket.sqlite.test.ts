import { afterAll, vi } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { startObjectStore } from '#test/support/object-store.ts';
import { tryProtocol } from './protocol-table.ts';

const store = await startObjectStore();
vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-of-tests');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-tests');
afterAll(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

await tryProtocol(await startApp({ config: { blobStore: store.bucket } }));
