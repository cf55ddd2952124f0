import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, type Load } from './measure.ts';
import { type BenchServer, cpuTimeOf, startServer } from './processes.ts';
import { line, say } from './table.ts';
import { benchSecret } from './world.ts';

/** A page of the demonstration data, and the calls whose answers it shows. */
interface ComparedPage {
  readonly name: string;
  readonly page: string;
  /** Paths below that of the project. */
  readonly calls: readonly string[];
}

const pages: readonly ComparedPage[] = [
  {
    name: 'project',
    page: '/demo/kiln',
    calls: [
      ...['', '/languages', '/repository/tree?per_page=100'],
      ...['/repository/commits?per_page=1', '/repository/files/README.md/raw?ref=main'],
    ],
  },
  { name: 'issues', page: '/demo/kiln/-/issues', calls: ['', '/issues?with_labels_details=true'] },
  {
    name: 'issue',
    page: '/demo/kiln/-/issues/5',
    calls: [
      ...['', '/issues/5', '/issues/5/discussions?per_page=50'],
      ...['/issues/5/resource_label_events', '/issues/5/resource_milestone_events'],
      ...['/issues/5/award_emoji', '/labels?per_page=100'],
    ],
  },
  {
    name: 'changes of a merge request',
    page: '/demo/kiln/-/merge_requests/6/diffs',
    calls: [
      ...['', '/merge_requests/6', '/merge_requests/6/diffs', '/merge_requests/6/discussions'],
    ],
  },
];

const project = '/api/v4/projects/demo%2Fkiln';
/** Share of the rate of the calls that a page is to have; its size in bytes, and milliseconds of its first answer. */
const targets = { share: 0.5, bytes: 150_000, firstMs: 50 };

/** Pages against the calls that they show, one after the other, as an administrator. */
export async function comparePages(main: string, load: Load): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-bench-pages-'));
  let banner = '';
  const environment = {
    DATA_DIR: dataDir,
    SECRET_KEY: benchSecret,
    RATE_LIMITS: 'off',
    DEMO: 'on',
  };
  const server = await startServer([main], '/-/readiness', environment, {}, (text) => {
    banner += text;
  });
  const token = / token +(\S+)/.exec(banner)?.[1] ?? '';
  const password = / password +(\S+)/.exec(banner)?.[1] ?? '';
  const cookie = await signIn(server, password);
  // Background work after the start is no work of a page.
  await sleep(3_000);
  say();
  line('pages against their calls', 'ratio by rate', 'target', '', 'requests/s; first page; size');
  for (const each of pages) await comparePage(server, each, { cookie, token, load });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

interface Effort {
  readonly cookie: string;
  readonly token: string;
  readonly load: Load;
}

async function comparePage(
  { origin, pid }: BenchServer,
  { name, page, calls }: ComparedPage,
  { cookie, token, load }: Effort,
): Promise<void> {
  const before = await cpuTimeOf(pid);
  const first = await fetch(origin + page, { headers: { cookie } });
  const size = (await first.text()).length;
  // A tick of the clock has ten milliseconds.
  const firstMs = ((await cpuTimeOf(pid)) - before) * 10;
  if (first.status !== 200) throw new Error(`${page} answers ${first.status}`);
  const { rates } = await compare(
    [
      { name: page, pid, url: origin + page, headers: { cookie } },
      ...calls.map((call) => ({
        name: call,
        pid,
        url: origin + project + call,
        headers: { 'private-token': token },
      })),
    ],
    load,
  );
  const ours = rates.get(page) ?? NaN;
  const theirs = 1 / calls.reduce((sum, call) => sum + 1 / (rates.get(call) ?? NaN), 0);
  line(
    name,
    (ours / theirs).toFixed(2),
    String(targets.share),
    '',
    `${Math.round(ours)} : ${Math.round(theirs)}; ${firstMs} of ${targets.firstMs} ms; ` +
      `${size} of ${targets.bytes} bytes`,
  );
}

/** Cookies of a session of the administrator. */
async function signIn({ origin }: BenchServer, password: string): Promise<string> {
  const form = await fetch(`${origin}/users/sign_in`);
  const html = await form.text();
  const csrf = /name="(authenticity_token|csrf[^"]*)" value="([^"]+)"/.exec(html);
  const anonymous = form.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  const answer = await fetch(`${origin}/users/sign_in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: anonymous.join('; '), origin },
    body: new URLSearchParams({
      ...(csrf !== null && { [csrf[1] ?? '']: csrf[2] ?? '' }),
      'user[login]': 'root',
      'user[password]': password,
    }),
  });
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  if (answer.status !== 303 || cookies.length === 0) {
    throw new Error(`the sign-in answers ${answer.status}`);
  }
  return cookies.join('; ');
}
