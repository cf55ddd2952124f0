import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { AccessLevel } from '#src/policy/access-level.ts';

/** Milliseconds that nobody may wait for another's body; more than the 50 that are meant, since machines are shared. */
const LONGEST_STALL = 100;

const megabyte = 1_048_576;
const limit = 78_643_200;

const { db, git, origin } = await startApp();

/** Builds and sends bodies in a process of its own, so that only the server's work counts. */
const sender = `
  const { request } = require('node:http');
  const parts = ({ part, times, numbered }) =>
    numbered
      ? Buffer.from(Array.from({ length: times }, (_, index) => part.replaceAll('#', index)).join(''))
      : Buffer.alloc(Buffer.byteLength(part) * times, part);
  const build = (made) => Buffer.concat([Buffer.from(made.before), parts(made), Buffer.from(made.after)]);
  process.on('message', ({ url, method, headers, made }) => {
    const body = build(made);
    const sent = request(url, { method, agent: false, headers: { ...headers, 'content-length': body.length } });
    let answered = false;
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => {
        answered = true;
        process.send({ status: response.statusCode, text, bytes: body.length });
      });
    });
    sent.on('error', (error) => answered || process.send({ status: 0, text: String(error), bytes: body.length }));
    sent.end(body);
  });
`;
const other: ChildProcess = spawn(process.execPath, ['-e', sender], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
afterAll(() => void other.kill());

/** The longest time, in milliseconds, that the loop was busy; not that which others had the processor meanwhile. */
class Stalls {
  #longest = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let [wall, cpu] = [performance.now(), process.cpuUsage()];
    this.#timer = setInterval(() => {
      const used = process.cpuUsage(cpu);
      const busy = (used.user + used.system) / 1000;
      this.#longest = Math.max(this.#longest, Math.min(performance.now() - wall, busy));
      [wall, cpu] = [performance.now(), process.cpuUsage()];
    }, 2);
  }

  end(): number {
    clearInterval(this.#timer);
    return this.#longest;
  }
}

interface Made {
  readonly before: string;
  readonly part: string;
  readonly times: number;
  readonly after: string;
  /** True when each `#` in the part is the number of its turn. */
  readonly numbered?: boolean;
}

let project: { readonly id: number };
let token: string;

beforeAll(async () => {
  const developer = await seedUser(db);
  const seeded = await seedProject(db, { git });
  await addMember(db, { project: seeded, user: developer, level: AccessLevel.Maintainer });
  project = seeded;
  ({ token } = await seedToken(db, developer));
});

async function send(path: string, made: Made, type = 'application/json') {
  const stalls = new Stalls();
  const url = `${origin}/api/v4/projects/${project.id}/repository/${path}`;
  const headers = { 'private-token': token, 'content-type': type };
  const answered = new Promise<{ status: number; text: string; bytes: number }>((resolve) =>
    other.once('message', resolve),
  );
  other.send({ url, method: 'POST', headers, made });
  const answer = await answered;
  return { ...answer, stall: stalls.end() };
}

const commit = (n: number) => `{"branch":"main","commit_message":"Add ${n}","actions":[`;
const times = (part: string, bytes = limit - 10_000) => Math.floor(bytes / Buffer.byteLength(part));
const file = (encoding: string) =>
  `{"branch":"main","commit_message":"Add","encoding":"${encoding}","content":"`;

const bodies: readonly (readonly [string, string, Made, number])[] = [
  [
    'a small commit',
    'commits',
    {
      before: commit(0),
      part: '{"action":"create","file_path":"first","content":"x"}',
      times: 1,
      after: ']}',
    },
    201,
  ],
  [
    '35 MB of objects',
    'commits',
    { before: '{"x":[', part: '{},', times: times('{},', 35 * megabyte), after: '{}]}' },
    400,
  ],
  [
    '75 MB of objects',
    'commits',
    { before: '{"x":[', part: '{},', times: times('{},'), after: '{}]}' },
    400,
  ],
  [
    '75 MB of objects as actions',
    'commits',
    { before: commit(1), part: '{},', times: times('{},'), after: '{}]}' },
    400,
  ],
  [
    'as many values as may be',
    'commits',
    { before: commit(1), part: '{},', times: 199_000, after: '{}]}' },
    400,
  ],
  [
    '75 MB of names',
    'commits',
    { before: '{"x":1', part: ',"abc":1', times: times(',"abc":1'), after: '}' },
    400,
  ],
  [
    '75 MB of lists in lists',
    'commits',
    { before: '{"x":', part: '[', times: times('['), after: '}' },
    400,
  ],
  ['75 MB of blanks', 'commits', { before: '', part: ' ', times: times(' '), after: '{}' }, 400],
  [
    '75 MB of a number',
    'commits',
    { before: '{"x":', part: '1', times: times('1'), after: '}' },
    400,
  ],
  [
    '75 MB of escapes',
    'commits',
    { before: '{"x":"', part: '\\"', times: times('\\"'), after: '"}' },
    400,
  ],
  [
    '75 MB of wide text that nobody asked for',
    'commits',
    {
      before: '{"x":["',
      part: `${'é€'.repeat(50)}","`,
      times: times(`${'é€'.repeat(50)}","`, 40 * megabyte),
      after: '"]}',
    },
    400,
  ],
  [
    '10,000 wrong actions',
    'commits',
    { before: commit(1), part: '{"action":"x"},', times: 9_999, after: '{}]}' },
    400,
  ],
  [
    '10,000 new files of 7 kB',
    'commits',
    {
      before: commit(3),
      part: `{"action":"create","file_path":"many/#/a","previous_path":"","encoding":"text","last_commit_id":"","execute_filemode":false,"content":"${'line #\\n'.repeat(600)}"},`,
      times: 9_999,
      after: '{"action":"create","file_path":"last","content":""}]}',
      numbered: true,
    },
    201,
  ],
  [
    '75 MB of base64',
    'files/base64',
    { before: file('base64'), part: 'QUJD', times: times('QUJD'), after: '"}' },
    201,
  ],
  [
    '75 MB of text',
    'files/text',
    {
      before: file('text'),
      part: 'line of text\\n',
      times: times('line of text\\n'),
      after: '"}',
    },
    201,
  ],
  [
    '75 MB of wide text',
    'files/wide',
    {
      before: file('text'),
      part: 'Zeile über €\\n',
      times: times('Zeile über €\\n'),
      after: '"}',
    },
    201,
  ],
  [
    '75 MB that is no base64',
    'files/wrong',
    { before: file('base64'), part: 'QUJD', times: times('QUJD'), after: '*"}' },
    400,
  ],
  [
    '75 MB with a NUL',
    'files/nul',
    { before: file('text'), part: 'abcd', times: times('abcd'), after: '\\u0000"}' },
    400,
  ],
  [
    'a message of 75 MB',
    'commits',
    {
      before: '{"branch":"main","actions":[],"commit_message":"',
      part: 'abcd',
      times: times('abcd'),
      after: '"}',
    },
    400,
  ],
  [
    '74 files of a megabyte',
    'commits',
    {
      before: commit(2),
      part: `{"action":"create","file_path":"dir/same","content":"${'QUJD'.repeat(262_000)}","encoding":"base64"},`,
      times: 70,
      after: '{"action":"delete","file_path":"nowhere"}]}',
    },
    400,
  ],
];

const figures: string[] = [];
afterAll(() => void process.stdout.write(`${figures.join('\n')}\n`));

describe('a body', () => {
  it.each(bodies)('of %s holds nobody up', async (title, path, made, status) => {
    const answer = await send(path, made);
    figures.push(
      `${title}: ${answer.bytes} bytes, ${answer.status}, ${answer.stall.toFixed(0)} ms`,
    );
    expect(answer).toMatchObject({ status });
    expect(answer.stall).toBeLessThan(LONGEST_STALL);
  });

  it('of a form is refused beyond what is read at once', async () => {
    const form = { before: 'branch=main&content=', part: '%41', times: times('%41'), after: '' };
    const answer = await send('commits', form, 'application/x-www-form-urlencoded');
    expect(answer).toMatchObject({ status: 413 });
    expect(answer.stall).toBeLessThan(LONGEST_STALL);
  });
});
