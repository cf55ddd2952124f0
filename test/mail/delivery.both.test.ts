import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlanning } from '#src/ci/planning.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { type Config, readConfig } from '#src/config.ts';
import { connect } from '#src/database/database.ts';
import { createGit } from '#src/git/git.ts';
import { createMailWorker } from '#src/mail/deliver.ts';
import { storeMailFile } from '#src/mail/folder.ts';
import type { Mail } from '#src/mail/message.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { sealMail } from '#src/mail/queued.ts';
import { sendBySmtp } from '#src/mail/smtp.ts';
import { createStorage } from '#src/storage/storage.ts';
import { Postponed } from '#src/workers/definition.ts';
import { toAddressOwner } from '#src/workers/owners.ts';
import { createWorkers } from '#src/workers/workers.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { gitHost } from '#test/support/git-host.ts';
import { startMailServer } from '#test/support/mail-server.ts';
import { knowSecret, seedUser } from '#test/support/seed.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-mail-'));
const fresh = await freshDatabase();
const db = await connect(fresh.url);
knowSecret(db);
const git = createGit({ dataDir, onDemand: true, hostModule: gitHost() });
afterAll(async () => {
  await git.close();
  await db.close();
  await fresh.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const secretLink =
  'https://forge.example/users/password/edit?reset_password_token=s3cr3t-token-0123456789';
const mail: Mail = {
  kind: 'test',
  to: { name: 'Kiln Ömer', address: 'kiln@example.com' },
  subject: 'A glaze for Ömer',
  paragraphs: ['Hello Ömer,', 'the <b>glaze</b> is ready.'],
  link: { label: 'See it', url: secretLink },
  closing: ['Bye.'],
};

const letterOf = (id: string, day: number) => ({
  id,
  date: new Date(Date.UTC(2022, 3, day)),
  from: { name: '', address: 'a@b.example' },
  to: mail.to,
  subject: 'x',
  text: 'x',
  html: null,
});

const lines: string[] = [];
const stream = new PassThrough();
stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
beforeEach(() => {
  lines.length = 0;
});

/** Workers with these settings, and all that they have. */
async function workersWith(settings: Partial<Config>) {
  const { rateLimits = false } = settings;
  const config = {
    ...readConfig({ DATA_DIR: dataDir, BASE_URL: 'https://forge.example' }),
    ...settings,
  };
  const dependencies = {
    git,
    storage: createStorage({ dataDir }),
    planning: createPlanning(),
    // The test stays within one window, however long it takes.
    limits: createRateLimits({ db, config: { rateLimits }, now: () => Date.UTC(2022, 3, 22) }),
    config,
    log: pino({ level: 'trace' }, stream),
    clock: () => new Date(),
  };
  const definitions = async () => [createMailWorker({ retryDelay: 0 })];
  const workers = await createWorkers(db, { ...dependencies, definitions });
  return { ...dependencies, db, workers };
}

/** Sends with these settings until nothing is left to try. */
async function send(mails: readonly Mail[], settings: Partial<Config>) {
  const { workers } = await workersWith(settings);
  await db.transaction(async (db) => {
    for (const each of mails) await enqueueMail(db, workers, each, new Date());
  });
  workers.start();
  await workers.idle();
  await workers.stop();
  return workers;
}

const smtpTo = (port: number) => ({ smtpUrl: `smtp://127.0.0.1:${port}` });

describe('an instance with a mail server', () => {
  it('sends text and HTML, with a name beside the address', async () => {
    const server = await startMailServer();
    await send([mail], smtpTo(server.port));
    expect(server.mails).toHaveLength(1);
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.mails;
    expect([from, to]).toEqual(['noreply@forge.example', ['kiln@example.com']]);
    expect(raw).toMatch(/^From: Hearth <noreply@forge\.example>\r$/m);
    expect(raw).toMatch(/^To: =\?UTF-8\?.*\?= <kiln@example\.com>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Message-ID: <[\da-f-]{36}@forge\.example>\r$/m);
    expect(raw).toContain('&lt;b&gt;glaze&lt;/b&gt;');
    expect(raw).not.toMatch(/<(?:img|script|link)/);
  });

  it('sends nothing of a change that is taken back', async () => {
    const server = await startMailServer();
    const workers = await send([], smtpTo(server.port));
    const undone = db.transaction(async (db) => {
      await enqueueMail(db, workers, mail, new Date());
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await send([], smtpTo(server.port));
    expect(server.mails).toEqual([]);
  });

  it.each([
    ['refuses the recipient for now', 'recipient', 450],
    ['refuses the text for now', 'data', 451],
    ['hangs up before it has answered', 'data', null],
  ] as const)('tries again when it %s, with the same Message-ID', async (_, at, status) => {
    const server = await startMailServer();
    server.answers.push({ at, status }, { at, status });
    const workers = await send([mail], smtpTo(server.port));
    expect(server.mails).toHaveLength(1);
    expect(await workers.jobs()).toEqual([]);
    expect(lines.filter((line) => line.includes('job_failed'))).toHaveLength(2);
    expect(new Set(server.texts.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(1);
  });

  it.each([
    ['recipient', 550],
    ['data', 554],
  ] as const)(
    'keeps what it refuses for good at its %s among the dead letters',
    async (at, status) => {
      const server = await startMailServer();
      server.answers.push({ at, status });
      const workers = await send([mail], smtpTo(server.port));
      expect(server.mails).toEqual([]);
      const [dead, ...others] = await workers.deadLetters();
      expect(others).toEqual([]);
      expect(dead).toMatchObject({
        worker: 'deliver_mail',
        attempts: 1,
        payload: { kind: 'test' },
      });
      expect(dead?.error).toContain(String(status));
      // A reader of the queue learns nothing of what the mail holds.
      expect(JSON.stringify(dead)).not.toMatch(/s3cr3t|kiln@example/);

      expect(await workers.retry(dead?.id ?? '')).toBe(true);
      await send([], smtpTo(server.port));
      expect(server.mails).toHaveLength(1);
    },
  );

  it('tells neither the password nor the link when the server repeats both', async () => {
    const password = 'glaze-and-kiln';
    const server = await startMailServer({
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        done(new Error(`no ${auth.username} with ${auth.password} for ${secretLink}`));
      },
    });
    const smtpUrl = `smtp://potter:${password}@127.0.0.1:${server.port}`;
    const workers = await send([mail], { smtpUrl });
    const [dead] = await workers.deadLetters();
    expect(dead).toMatchObject({ attempts: 10 });
    const told = JSON.stringify([dead, lines]);
    expect(told).toContain('535');
    expect(told).not.toContain(password);
    expect(told).not.toContain(Buffer.from(password).toString('base64').slice(0, 12));
    expect(told).not.toContain('s3cr3t');
  });

  it('signs in where it is asked to', async () => {
    const seen: unknown[] = [];
    const server = await startMailServer({
      allowInsecureAuth: true,
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: 1 });
      },
    });
    await send([mail], { smtpUrl: `smtp://pot%40ter:a%2Fb%3Ac@127.0.0.1:${server.port}` });
    expect(seen).toEqual([['pot@ter', 'a/b:c']]);
    expect(server.mails).toHaveLength(1);
  });

  it('gives up on a server that says nothing when its time is over', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const sending = sendBySmtp(
      `smtp://127.0.0.1:${port}`,
      letterOf('id', 1),
      AbortSignal.timeout(50),
    );
    await expect(sending).rejects.toThrow(/^the mail server cannot be used: /);
    await new Promise((resolve) => silent.close(resolve));
  });

  it('sends nothing to a server whose certificate proves nothing', async () => {
    const server = await startMailServer({ secure: true });
    const workers = await send([mail], { smtpUrl: `smtps://127.0.0.1:${server.port}` });
    expect(server.mails).toEqual([]);
    const [dead] = await workers.deadLetters();
    expect(dead?.error).toMatch(/the mail server cannot be used: \w+/);
  });
});

describe('mails of projects', () => {
  const ofProject: Mail = { ...mail, owner: 'user 5' };

  it('take the turns of whoever the project belongs to, others those of their readers', async () => {
    const worker = createMailWorker({ retryDelay: 0 });
    const ownerOf = (mail: Mail) => worker.worksFor(sealMail(db, mail, 'id', new Date()), db);
    expect(await ownerOf(ofProject)).toBe('user 5');
    expect(await ownerOf(mail)).toBe(toAddressOwner('KILN@example.com'));
  });

  it('leave connections to the mail server to others', async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const dependencies = await workersWith(smtpTo(port));
    const ended = new AbortController();
    const worker = createMailWorker({ retryDelay: 0 });
    const run = (mail: Mail) => {
      const job = { id: '1', attempt: 2, signal: ended.signal, progress: async () => undefined };
      const running = worker.run(sealMail(db, mail, 'id', new Date()), dependencies, job);
      running.catch(() => undefined);
      return running;
    };
    const running = [run(ofProject), run(ofProject)];
    await vi.waitFor(() => expect(open.size).toBe(2));
    await expect(run(ofProject)).rejects.toThrow(Postponed);
    running.push(run(mail), run(mail));
    await vi.waitFor(() => expect(open.size).toBe(4));
    await expect(run(mail)).rejects.toThrow(Postponed);
    ended.abort();
    await Promise.allSettled(running);
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('a header', () => {
  const hostile = {
    'a line break in the address': { to: { name: '', address: 'a@b.example\r\nBcc: c@d.example' } },
    'a line feed in the address': { to: { name: '', address: 'a@b.example\nDATA' } },
    'NUL in the address': { to: { name: '', address: 'a\0@b.example' } },
    'two addresses': { to: { name: '', address: 'a@b.example, c@d.example' } },
    'an address within a quoted one': { to: { name: '', address: '"a@b.example x"@d.example' } },
    'a group of addresses': { to: { name: '', address: 'x:a@b.example' } },
    'brackets around the address': { to: { name: '', address: '<a@b.example>' } },
    'a line break in the name': { to: { name: 'A\r\nBcc: c@d.example', address: 'a@b.example' } },
    'a line break in the subject': { subject: 'Hello\r\nBcc: c@d.example' },
    'a line feed in the subject': { subject: 'Hello\n\nand a body' },
    'a carriage return in the subject': { subject: 'Hello\rBcc: c@d.example' },
    'NUL in the subject': { subject: 'Hello\0' },
    'an endless subject': { subject: 'x'.repeat(251) },
  } as const;

  it.each(Object.entries(hostile))('is not made of %s: nothing is sent', async (_, part) => {
    const server = await startMailServer();
    const workers = await send([{ ...mail, ...part }], smtpTo(server.port));
    expect(server.mails).toEqual([]);
    const [dead] = await workers.deadLetters(1);
    expect(dead).toMatchObject({ attempts: 1 });
    expect(dead?.error).toMatch(/^Hopeless: the mail cannot be sent: /);
  });
});

describe('an instance without a mail server', () => {
  const folder = path.join(dataDir, 'mail');

  it('writes files for the operator alone, in the order of time', async () => {
    await send([mail], { smtpUrl: null });
    await send([{ ...mail, subject: 'The second' }], { smtpUrl: null });
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual([
      expect.stringMatching(/^\d{4}-.*\.eml$/),
      expect.stringMatching(/^\d{4}-.*\.eml$/),
    ]);
    const second = await readFile(path.join(folder, names[1] ?? ''), 'utf8');
    expect(second).toMatch(/^Subject: The second\r$/m);
    expect(second).toContain('s3cr3t-token');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('keeps the newest, and each mail once', async () => {
    const other = await mkdtemp(path.join(dataDir, 'other-'));
    for (const day of [1, 2, 3, 4]) await storeMailFile(other, letterOf(`id-${day}`, day), 3);
    await storeMailFile(other, letterOf('id-4', 4), 3);
    expect((await readdir(path.join(other, 'mail'))).toSorted()).toEqual([
      '2022-04-02T00-00-00.000Z-id-2.eml',
      '2022-04-03T00-00-00.000Z-id-3.eml',
      '2022-04-04T00-00-00.000Z-id-4.eml',
    ]);
  });
});

describe('the limit of mails to one address', () => {
  const folder = path.join(dataDir, 'mail');
  const sent = async () => {
    const names = await readdir(folder).catch(() => []);
    await rm(folder, { recursive: true, force: true });
    return names.length;
  };
  const many = (to: string, changes: Partial<Mail> = {}) =>
    Array.from({ length: 25 }, () => ({ ...mail, ...changes, to: { name: '', address: to } }));

  it('holds for addresses without a proven owner', async () => {
    await sent();
    await send([...many('victim@example.com'), ...many('VICTIM@example.com')], {
      rateLimits: true,
    });
    expect(await sent()).toBe(20);
    await send(many('other@example.com'), { rateLimits: true });
    expect(await sent()).toBe(20);
  });

  it('counts mails of projects for each owner, and letters to administrators apart', async () => {
    await sent();
    const to = 'boss@example.com';
    const ofOwner = (owner: string) => many(to, { limit: 'of_projects', owner });
    await send(ofOwner('user 1'), { rateLimits: true });
    expect(await sent()).toBe(20);
    await send(ofOwner('namespace 2'), { rateLimits: true });
    expect(await sent()).toBe(20);
    await send(many(to, { limit: 'of_waiting' }), { rateLimits: true });
    expect(await sent()).toBe(20);
    await send(many(to, { limit: 'counted' }), { rateLimits: true });
    expect(await sent()).toBe(25);
  });

  it('counts mails of all owners together, and never those that an owner sends to an own address', async () => {
    await sent();
    const { id, email } = await seedUser(db);
    const ofOwner = (owner: string) => many(email, { limit: 'of_projects', owner });
    for (let owner = 0; owner < 12; owner += 1) {
      await send(ofOwner(`namespace ${owner}`), { rateLimits: true });
    }
    expect(await sent()).toBe(200);
    await send(ofOwner(`user ${id}`), { rateLimits: true });
    expect(await sent()).toBe(25);
    await send(many(email, { limit: 'of_waiting' }), { rateLimits: true });
    expect(await sent()).toBe(20);
  });

  it('bounds mails about new credentials also to those who are known to read them', async () => {
    await sent();
    const { email } = await seedUser(db);
    await send(many(email, { limit: 'of_credentials' }), { rateLimits: true });
    expect(await sent()).toBe(20);
    await send(many(email), { rateLimits: true });
    expect(await sent()).toBe(25);
  });

  it('sends everything to those who are known to read it', async () => {
    await sent();
    const { email } = await seedUser(db);
    await send(many(email), { rateLimits: true });
    expect(await sent()).toBe(25);
  });
});
