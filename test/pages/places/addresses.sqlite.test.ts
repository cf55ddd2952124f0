import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#test/support/http-client.ts';
import { pageText } from '#test/support/visitor.ts';
import { startDemo } from './demo-world.ts';
import { isUnanswered, unanswered } from './unanswered.ts';

const { app, admin, people, visit } = await startDemo();
const base = app.environment.config.baseUrl;

type Json = Readonly<Record<string, unknown>>;

/** Addresses that an answer names. */
interface Named {
  /** Path from the root, with its query. */
  readonly address: string;
  /** Operation that shows the thing: whoever may use it sees the page. Null where none shows it to all. */
  readonly shownBy: string | null;
  /** Name of the thing, in the title of its page. */
  readonly name: string | null;
}

/** Lists of a project, and how each of their things is asked for. */
const ofProjects: readonly (readonly [list: string, one: (thing: Json) => string | null])[] = [
  ['issues', ({ iid }) => `issues/${String(iid)}`],
  ['milestones', ({ id }) => `milestones/${String(id)}`],
  ['pipelines', ({ id }) => `pipelines/${String(id)}`],
  ['jobs', ({ id }) => `jobs/${String(id)}`],
  ['environments', () => null],
  ['merge_requests', ({ iid }) => `merge_requests/${String(iid)}`],
  ['repository/commits', ({ id }) => `repository/commits/${String(id)}`],
  ['repository/branches', () => null],
  ['repository/tags', () => null],
  ['releases', () => null],
  ['deployments', () => null],
  ['events', () => null],
];

const addressOf = (url: unknown) =>
  typeof url === 'string' && url.startsWith(`${base}/`) ? url.slice(base.length) : null;

/** Names of things in titles. */
const nameOf = ({ title, name, id }: Json): string | null => {
  if (typeof title === 'string') return title;
  return typeof name === 'string' ? name : id === undefined ? null : String(id);
};

/** Lists the web addresses that the main reads of the API return to an administrator. */
async function listNamed(): Promise<Named[]> {
  const api = app.api.as(admin);
  const found = new Map<string, Named>();
  const add = (named: Named) => {
    // Things of a list say more than what only refers to them.
    const known = found.get(named.address);
    if ((known?.name ?? null) === null) found.set(named.address, named);
  };
  const addRest = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      const address = /(?:^|_)url$/.test(key) ? addressOf(each) : null;
      if (address === null) addRest(each);
      else add({ address, shownBy: null, name: null });
    }
  };
  const read = async (path: string, one: (thing: Json) => string | null) => {
    const answer = await api.get(`${path}?per_page=8`);
    // Archived and empty projects have no such list.
    if (answer.status !== 200 || !Array.isArray(answer.body)) return [];
    const things = answer.body as readonly Json[];
    for (const thing of things) {
      const address = addressOf(thing['web_url']);
      if (address !== null) add({ address, shownBy: one(thing), name: nameOf(thing) });
    }
    things.forEach(addRest);
    return things;
  };
  const projects = await read('/projects', ({ id }) => `/projects/${String(id)}`);
  const groups = await read('/groups', ({ id }) => `/groups/${String(id)}`);
  await read('/users', () => null);
  for (const { id } of groups) {
    const group = `/groups/${String(id)}`;
    await read(`${group}/milestones`, (thing) => `${group}/milestones/${String(thing['id'])}`);
    await read(`${group}/epics`, (thing) => `${group}/epics/${String(thing['iid'])}`);
    await read(`${group}/iterations`, () => null);
  }
  for (const { id } of projects) {
    const project = `/projects/${String(id)}`;
    for (const [list, one] of ofProjects) {
      await read(`${project}/${list}`, (thing) => {
        const path = one(thing);
        return path === null ? null : `${project}/${path}`;
      });
    }
  }
  return [...found.values()];
}

/** Text of a page without the parts that differ in each answer to the same visitor. */
const withoutTokens = (html: string) =>
  html.replaceAll(/(?:value|content)="[\w-]{64}"/g, '').replaceAll(/\?return_to=[^"]*/g, '');

const titleOf = (html: string) =>
  (/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const isPage = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') === true;

let named: Named[];
beforeAll(async () => {
  named = await listNamed();
});

describe.each(['owner', 'guest', 'stranger', 'nobody'] as const)('addresses for %s:', (who) => {
  it(
    'every address of the API leads to a page, or to nothing at all',
    { timeout: 120_000 },
    async () => {
      const visitor = await visit(who);
      const api = app.api.as(people[who]);
      const absent = withoutTokens(pageText(await visitor.get('/no/such/page')));
      const absentBelow = withoutTokens(pageText(await visitor.get('/no/such/-/issues/1')));
      expect(absentBelow).toBe(absent);
      const faults: string[] = [];
      let shown = 0;
      for (const { address, shownBy, name } of named) {
        if (isUnanswered(address)) continue;
        const answer = await visitor.get(address, { accept: 'text/html,*/*' });
        const fault = (text: string) => faults.push(`${address}: ${answer.status}, ${text}`);
        const asked = shownBy === null ? null : await api.get(shownBy);
        const mayRead = asked === null ? null : asked.status === 200;
        if (answer.status === 404) {
          if (withoutTokens(pageText(answer)) !== absent) fault('not as what is absent');
          if (mayRead === true || (who === 'owner' && shownBy === null && !isHidden(address)))
            fault('the API shows it');
        } else if (answer.status === 200) {
          shown += 1;
          if (mayRead === false) fault('the API does not show it');
          if (isPage(answer) && name !== null && !titleOf(pageText(answer)).includes(name)) {
            fault(`the title is ${titleOf(pageText(answer))}, not ${name}`);
          }
        } else if (answer.status !== 302) fault('neither page nor absent');
        else if (asked?.status === 401) {
          // Operations for users alone.
          if (answer.headers['location']?.startsWith('/users/sign_in') !== true)
            fault('no sign-in');
        } else if (mayRead === false) fault('leads on, though the API does not show it');
      }
      expect(faults).toEqual([]);
      expect(shown).toBeGreaterThan(20);
    },
  );
});

/** Things of somebody else, which the owner of the group does not see. */
const isHidden = (address: string) => address.startsWith('/contributor/notes');

it('no page is at the addresses that are said to have none, each of which something names', async () => {
  const visitor = await visit('owner');
  // The header of every page leads there.
  const addresses = [...named.map(({ address }) => address), '/dashboard/merge_requests'];
  for (const pattern of unanswered) {
    const matching = addresses.filter((address) => pattern.test(address));
    expect(matching, String(pattern)).not.toEqual([]);
    for (const address of matching) {
      expect({ address, status: (await visitor.get(address)).status }).toEqual({
        address,
        status: 404,
      });
    }
  }
});
