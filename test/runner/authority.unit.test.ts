import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeTls from 'node:tls';
import { afterAll, afterEach, expect, it } from 'vitest';
import { trustAuthority } from '#src/runner/authority.ts';
import { createJobEnvironment } from '#src/runner/variables.ts';
import { tls } from '#test/support/network.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearth-authority-'));
const usual = nodeTls.getCACertificates('default');
const server = nodeTls.createServer({ key: tls.key, cert: tls.certificate }, (socket) =>
  socket.end(),
);
server.on('tlsClientError', () => undefined);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterEach(() => nodeTls.setDefaultCACertificates(usual));
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Resolves where this process trusts the certificate of the server. */
async function connect(): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const socket = nodeTls.connect({ port, host: '127.0.0.1', servername: 'kiln.example.com' });
  try {
    await once(socket, 'secureConnect');
  } finally {
    socket.destroy();
  }
}

it('a private authority is trusted by the runner and by the programs of its jobs', async () => {
  await expect(connect()).rejects.toThrow('self-signed certificate');
  const file = join(folder, 'own.pem');
  await writeFile(file, tls.certificate);
  const authorities = await trustAuthority(file, join(folder, 'runner'));
  await connect();
  const bundle = await readFile(authorities, 'utf8');
  expect(bundle).toContain(tls.certificate.trim());
  expect(bundle.split('BEGIN CERTIFICATE').length).toBeGreaterThan(usual.length);
  const places = { project: folder, files: join(folder, 'variables'), authorities };
  const env = await createJobEnvironment({ variables: [] } as never, places);
  expect(env).toMatchObject({ GIT_SSL_CAINFO: authorities, CI_SERVER_TLS_CA_FILE: authorities });
});

it('a file that is no certificate is refused', async () => {
  const file = join(folder, 'text');
  await writeFile(file, 'none');
  await expect(trustAuthority(file, folder)).rejects.toThrow('holds no certificate in PEM');
  await expect(trustAuthority(join(folder, 'missing'), folder)).rejects.toThrow('cannot be read');
});
