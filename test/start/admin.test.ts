import { X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membersOf } from '#test/support/archive-members.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { runToEnd, type ServerProcess, startServer } from '#test/support/process.ts';
import { outcomeHere } from '#test/support/program.ts';

/** The commands stand beside a server, which has to see at once what they change. */
const ROOT_TOKEN = 'token-of-root-for-a-test';
let main: string;
let folder: string;
let dataDir: string;
let mail: MailServer;
let server: ServerProcess;

beforeAll(async () => {
  main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-admin-'));
  dataDir = path.join(folder, 'data');
  mail = await startMailServer();
  const env = { ROOT_TOKEN, ROOT_EMAIL: 'you@kiln.example', RATE_LIMITS: 'off' };
  server = await startServer({ main, dataDir, env, args: ['--empty'] });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

const admin = (words: string, given: Given = {}) =>
  runToEnd({ main, dataDir, args: ['admin', ...words.split(' ')], ...given });

/** Runs a command that has to succeed, and gives its standard output. */
async function done(words: string, given: Given = {}): Promise<string> {
  const { code, stdout, stderr } = await admin(words, given);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return stdout;
}

async function ask(url: string, token = ROOT_TOKEN, body?: object) {
  const answer = await fetch(`${server.url}/api/v4${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'private-token': token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Requests a repository like git with the password of a user, and tells whether the server admits the user. */
async function letsIn(username: string, password: string): Promise<boolean> {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const url = `${server.url}/none/such.git/info/refs?service=git-upload-pack`;
  return (await fetch(url, { headers: { authorization } })).status !== 401;
}

async function userNamed(username: string): Promise<Record<string, unknown>> {
  const [{ id } = {}] = (await ask(`/users?username=${username}`)).body as unknown as {
    id: number;
  }[];
  return (await ask(`/users/${id}`)).body;
}

it('exports a project to standard output, while the server runs', async () => {
  const made = await ask('/projects', ROOT_TOKEN, { name: 'Kiln', initialize_with_readme: true });
  expect(made.status).toBe(201);
  const out = path.join(folder, 'out.tar.gz');
  const { code, stderr } = await runToEnd({
    ...{ main, dataDir, within: ['sh', '-c', `exec "$@" > ${out}`, 'sh'] },
    args: ['admin', 'export', 'root/kiln', '-'],
  });
  expect({ code, stderr }).toMatchObject({
    ...{ code: 0, stderr: expect.stringContaining('root/kiln is written to standard output') },
  });
  const members = await membersOf(await readFile(out));
  expect([...members.keys()]).toEqual(expect.arrayContaining(['./VERSION', './project.bundle']));
});

describe('hearth admin users', () => {
  it('knows root by the address of ROOT_EMAIL', async () => {
    expect(await done('users list')).toBe('1\troot\tyou@kiln.example\tactive\tadministrator\n');
  });

  it('makes a user with a password that is shown', async () => {
    const password = (await done('users new ann ann@kiln.example --name Ann')).trim();
    expect(await userNamed('ann')).toMatchObject({
      name: 'Ann',
      state: 'active',
      is_admin: false,
      confirmed_at: expect.any(String),
    });
    expect(await letsIn('ann', password)).toBe(true);
    const token = (await done('tokens new ann')).trim();
    const { status, body } = await ask('/user', token);
    expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining('expired')]);
  });

  it('gives a password, shown or from standard input, and ends the one before', async () => {
    const first = 'kiln and glaze, at first';
    const given = { input: `${first}\nnot this line\n` };
    expect(await done('users new ben ben@kiln.example --stdin', given)).toBe('');
    expect(await letsIn('ben', first)).toBe(true);
    const second = (await done('users password ben')).trim();
    expect(second.length).toBeGreaterThan(20);
    expect(await letsIn('ben', first)).toBe(false);
  });

  it('makes an administrator, and takes that back', async () => {
    await done('users new cleo cleo@kiln.example');
    await done('users administrator cleo');
    expect(await userNamed('cleo')).toMatchObject({ is_admin: true });
    await done('users administrator cleo --off');
    expect(await userNamed('cleo')).toMatchObject({ is_admin: false });
  });

  it('blocks and unblocks; who is blocked is let in by no token', async () => {
    await done('users new dan dan@kiln.example --permanent');
    const token = (await done('tokens new dan')).trim();
    expect(await ask('/user', token)).toMatchObject({ status: 200 });
    await done('users block dan');
    expect(await ask('/user', token)).toMatchObject({ status: 403 });
    expect((await admin('users block dan')).stderr).toBe('dan stays as it was\n');
    await done('users unblock dan');
    expect(await ask('/user', token)).toMatchObject({ status: 200 });
  });

  it('confirms an address', async () => {
    const eve = {
      username: 'eve',
      name: 'Eve',
      email: 'eve@kiln.example',
      password: 'kiln and glaze',
    };
    expect(await ask('/users', ROOT_TOKEN, eve)).toMatchObject({ body: { confirmed_at: null } });
    expect(await done('users list')).toContain('eve@kiln.example\tactive\taddress not confirmed\n');
    await done('users confirm eve');
    expect(await userNamed('eve')).toMatchObject({ confirmed_at: expect.any(String) });
  });

  it.each([
    ['users approve root', 'The user you are trying to approve is not pending approval'],
    ['users no-second-factor root', 'Two-factor authentication is not enabled for this user'],
    ['users block nobody', 'there is no user nobody'],
    ['users new root other@kiln.example', 'Username has already been taken'],
    ['users new fay nowhere', 'email is invalid'],
    ['tokens new root --scopes kiln', 'scopes can only contain available scopes'],
    [
      'tokens new root --expires tomorrow',
      '--expires: expected a day like 2030-12-31, got "tomorrow"',
    ],
    [
      'tokens new root --expires 2030-02-30',
      '--expires: expected a day like 2030-12-31, got "2030-02-30"',
    ],
    ['tokens revoke 999', 'there is no token 999'],
    ['tokens revoke kiln', 'there is no token kiln'],
    ['mail test nowhere', "'nowhere' is no address"],
    [
      'backup /none/such/hearth.tar',
      'cannot write /none/such/hearth.tar.part (no such file or directory)',
    ],
    ['migrate', /^DATA_DIR: another server uses .*\/data\n$/],
    ['restore README.md', /^DATA_DIR: another server uses .*\/data\n$/],
  ])('%s says in one line why not', async (words, line) => {
    const env = { DATA_DIR: dataDir };
    const { code, stderr } = await outcomeHere(['admin', ...words.split(' ')], env);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: typeof line === 'string' ? `${line}\n` : expect.stringMatching(line),
    });
  });

  it('says in one line that there is no password on standard input', async () => {
    expect(await admin('users new fay fay@kiln.example --stdin')).toMatchObject({
      code: 1,
      stderr: '--stdin: there is no password on standard input\n',
    });
  });
});

describe('hearth admin tokens', () => {
  it('makes a token that works until it is revoked', async () => {
    const made = await admin(
      'tokens new root --name kiln --scopes read_api,sudo --expires 2999-12-31',
    );
    const token = made.stdout.trim();
    const id = /^token (\d+) of root; only its digest is kept\n$/.exec(made.stderr)?.[1] ?? '';
    expect(await ask('/personal_access_tokens/self', token)).toMatchObject({
      status: 200,
      body: { name: 'kiln', scopes: ['read_api', 'sudo'], expires_at: '2999-12-31' },
    });
    expect(await done('tokens list root')).toContain(`${id}\tkiln\tread_api,sudo\t2999-12-31\n`);
    await done(`tokens revoke ${id}`);
    expect(await ask('/user', token)).toMatchObject({ status: 401 });
    expect(await done('tokens list root')).toContain(`${id}\tkiln\tread_api,sudo\trevoked\n`);
  });

  it('shows names as text, whatever they would do to a terminal', async () => {
    const name = 'kiln\u001b]0;title\u0007\u001b[2J\n9\troot\u202e\u009b\u2028';
    const made = await ask('/users/1/personal_access_tokens', ROOT_TOKEN, {
      ...{ name, scopes: ['api'] },
    });
    expect(made.status).toBe(201);
    const shown =
      'kiln\\u{1b}]0;title\\u{7}\\u{1b}[2J\\u{a}9\\u{9}root\\u{202e}\\u{9b}\\u{2028}\tapi\n';
    expect(await done('tokens list root')).toContain(`${String(made.body['id'])}\t${shown}`);
  });
});

describe('hearth admin mail', () => {
  it('sends a message by the mail server, or says why it cannot', async () => {
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    await done('mail test ann@kiln.example', { env });
    expect(mail.mails.map(({ to }) => to)).toEqual([['ann@kiln.example']]);
    mail.answers.push({ at: 'recipient', status: 550 });
    const refused = await admin('mail test ann@kiln.example', { env });
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^the mail server answered "[^\n]*\n$/),
    });
    const absent = await admin('mail test ann@kiln.example', {
      env: { SMTP_URL: 'smtp://127.0.0.1:2' },
    });
    expect(absent).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^the mail server cannot be used: [^\n]*\n$/),
    });
  });

  it('writes it to a file without one, and lists the files', async () => {
    await done('mail test ann@kiln.example');
    const line = (await done('mail list')).trimEnd().split('\n').at(-1) ?? '';
    const [file = '', to, subject] = line.split('\t');
    expect({ to, subject }).toEqual({ to: 'ann@kiln.example', subject: 'A test of Hearth' });
    expect(await readFile(file, 'utf8')).toContain(server.url.replace(/:\d+$/, ''));
  });
});

describe('hearth admin registry-clean', () => {
  it('says how many manifests it has removed, and what it takes', async () => {
    const cleaned = await admin('registry-clean --days 1');
    expect(cleaned).toMatchObject({
      ...{ code: 0, stderr: expect.stringContaining('0 manifests without a tag were removed') },
    });
    const refused = await admin('registry-clean --days soon');
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('--days is a whole number from 0 to 99999, and not soon');
  });
});

describe('hearth admin registry-keys', () => {
  it('shows the same key each time, as a certificate and as a set of keys', async () => {
    const certificate = await done('registry-keys --certificate');
    const { subject, publicKey } = new X509Certificate(certificate);
    const set = JSON.parse(await done('registry-keys --jwks')) as { keys: { kid: string }[] };
    expect(set.keys).toEqual([
      expect.objectContaining({ ...publicKey.export({ format: 'jwk' }), alg: 'RS256' }),
    ]);
    expect(subject).toBe(`CN=container registry ${set.keys[0]?.kid.slice(0, 9)}`);
    expect(await done('registry-keys')).toBe(`${certificate}${JSON.stringify(set)}\n`);
  });
});

describe('the data directory', () => {
  it('holds nothing that others may read', async () => {
    for (const name of ['hearth.sqlite', 'hearth.sqlite-wal', 'server.lock', 'instance-secret']) {
      expect([name, (await stat(path.join(dataDir, name))).mode & 0o777]).toEqual([name, 0o600]);
    }
  });

  it('has its database closed to others where it was open, by the next start', async () => {
    const place = path.join(folder, 'open');
    const first = await startServer({ main, dataDir: place, args: ['--empty'] });
    await first.stop();
    const file = path.join(place, 'hearth.sqlite');
    await chmod(file, 0o644);
    expect(await runToEnd({ main, dataDir: place, args: ['admin', 'migrate'] })).toMatchObject({
      code: 0,
      stderr: 'the schema is that of this version\n',
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('hearth admin export and import', () => {
  /** The names of the members of the archive that a project is written into. */
  async function exported(project: string, file: string): Promise<readonly string[]> {
    const { stderr } = await admin(`export ${project} ${file}`);
    expect(stderr).toContain(`${project} is written to ${file}`);
    return [...(await membersOf(await readFile(file))).keys()];
  }
  const whole = expect.arrayContaining(['./VERSION', './tree/project.json', './project.bundle']);

  it('take a project out and in, while the server runs and while it does not', async () => {
    const [first, second] = [path.join(folder, 'up.tar.gz'), path.join(folder, 'down.tar.gz')];
    const made = { name: 'Travels', description: 'Fires pots', initialize_with_readme: true };
    expect((await ask('/projects', ROOT_TOKEN, made)).status).toBe(201);
    expect(await exported('root/travels', first)).toEqual(whole);
    expect((await admin(`import ${first} root/up`)).stderr).toContain('root/up is there');
    // The server knows it at once.
    expect(await ask('/projects/root%2Fup')).toMatchObject({
      ...{ status: 200, body: { description: 'Fires pots', import_status: 'finished' } },
    });
    expect((await ask('/projects/root%2Fup/repository/files/README.md?ref=main')).status).toBe(200);

    await server.stop();
    expect(await exported('root/up', second)).toEqual(whole);
    expect((await admin(`import ${second} root/down`)).stderr).toContain('root/down is there');
    expect(await exported('root/down', first)).toEqual(whole);
    const own = (await membersOf(await readFile(first))).get('./tree/project.json');
    expect(JSON.parse(String(own))).toMatchObject({ description: 'Fires pots' });
  });
});
