import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { type ServerProcess, startServer } from '#test/support/process.ts';

/** Makes the certificates of these tests; whoever has none does without them. */
const openssl = (...words: readonly string[]) =>
  execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });

function hasOpenssl(): boolean {
  try {
    // Earlier ones do not sign by themselves what they ask for.
    return /^OpenSSL [3-9]/.test(execFileSync('openssl', ['version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'hearth-certificates-'));
const pem = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const passphrase = 'clay and ash';
const ellipticKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];

function makeAuthority(name: string): void {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  openssl('req', '-x509', ...ellipticKey, '-nodes', ...files, '-subj', `/CN=${name}`, '-days', '2');
}

function makeCertificate(name: string, authority: string, keyOptions: readonly string[]): void {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  const signed = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`];
  const names = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1'];
  openssl('req', '-x509', ...ellipticKey, ...keyOptions, ...files, ...signed, ...names);
}

let service: Server;
let server: ServerProcess;
let root: string;
let member: string;
let project: number;
const callers: (string | undefined)[] = [];

async function send(method: string, where: string, token: string, body?: object) {
  const answer = await fetch(`${server.url}/api/v4${where}`, {
    method,
    headers: { 'private-token': token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as { id: number; token: string } };
}

describe.skipIf(!hasOpenssl())('an authorization service that asks for a certificate', () => {
  beforeAll(async () => {
    makeAuthority('authority');
    makeAuthority('stranger');
    makeCertificate('service', 'authority', ['-nodes']);
    makeCertificate('hearth', 'authority', ['-passout', `pass:${passphrase}`]);
    makeCertificate('foreign', 'stranger', ['-nodes']);

    service = createServer(
      {
        cert: pem('service.crt'),
        key: pem('service.key'),
        ca: pem('authority.crt'),
        requestCert: true,
        rejectUnauthorized: true,
      },
      (request, response) => {
        const { subject } = (request.socket as TLSSocket).getPeerCertificate();
        callers.push(String(subject.CN));
        request.resume();
        response.writeHead(200).end('{}');
      },
    );
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');

    server = await startServer({
      main: await compiledServer(),
      args: ['--empty'],
      env: { NODE_EXTRA_CA_CERTS: path.join(folder, 'authority.crt') },
    });
    root = /token +(glpat-\S+)/.exec(server.banner)?.[1] ?? '';
    const account = { username: 'potter', name: 'Potter', email: 'potter@kiln.example' };
    const user = await send('POST', '/users', root, {
      ...account,
      force_random_password: true,
      skip_confirmation: true,
    });
    const token = { name: 'test', scopes: ['api'] };
    const made = await send('POST', `/users/${user.body.id}/impersonation_tokens`, root, token);
    member = made.body.token;
    project = (await send('POST', '/projects', member, { name: 'Kiln' })).body.id;
  });

  afterAll(async () => {
    service.closeAllConnections();
    service.close();
    await server.stop();
  });

  async function openedWith(settings: object): Promise<number> {
    const { port } = service.address() as AddressInfo;
    const changed = await send('PUT', '/application/settings', root, {
      external_authorization_service_enabled: true,
      external_authorization_service_url: `https://127.0.0.1:${port}/`,
      external_authorization_service_default_label: 'kilns',
      external_authorization_service_timeout: 10,
      allow_local_requests_from_system_hooks: true,
      ...settings,
    });
    expect(changed.status).toBe(200);
    callers.length = 0;
    return (await send('GET', `/projects/${project}`, member)).status;
  }

  it('is shown that of the settings, with its key and the passphrase', async () => {
    const own = {
      external_auth_client_cert: pem('hearth.crt'),
      external_auth_client_key: pem('hearth.key'),
      external_auth_client_key_pass: passphrase,
    };
    expect(own.external_auth_client_key).toContain('ENCRYPTED');
    expect(await openedWith(own)).toBe(200);
    expect(callers).toEqual(['hearth']);
    expect(await openedWith({ ...own, external_auth_client_key_pass: 'wrong' })).toBe(404);
    expect(callers).toEqual([]);
  });

  it('opens nothing to one of somebody else, or to none', async () => {
    const foreign = {
      external_auth_client_cert: pem('foreign.crt'),
      external_auth_client_key: pem('foreign.key'),
      external_auth_client_key_pass: null,
    };
    expect(await openedWith(foreign)).toBe(404);
    const none = { external_auth_client_cert: null, external_auth_client_key: null };
    expect(await openedWith({ ...none, external_auth_client_key_pass: null })).toBe(404);
    expect(callers).toEqual([]);
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
