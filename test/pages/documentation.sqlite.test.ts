import { describe, expect, it } from 'vitest';
import { contractOperations } from '#test/contract/operations.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const visitor = new Visitor(app);
const show = async (query = '', status = 200) =>
  expectPage(await visitor.get(`/docs${query}`), status);

const resources = [...new Set(contractOperations.map(({ resource }) => resource))];
/** The text of an item of a list, by the address that it leads to. */
const itemOf = (html: string, address: string) =>
  [...html.matchAll(/<li><a href="([^"]+)">(.*?)<\/li>/gs)].find(([, to]) => to === address)?.[2];

describe('the documentation', () => {
  it('begins with how to authenticate, and leads to each resource and each operation', async () => {
    const html = await show();
    expect(html.indexOf('PRIVATE-TOKEN')).toBeGreaterThan(0);
    expect(html.indexOf('PRIVATE-TOKEN')).toBeLessThan(html.indexOf('/docs?resource='));
    const missing: string[] = [];
    for (const resource of resources) {
      const address = `/docs?resource=${resource}`;
      if (itemOf(html, address) === undefined) missing.push(resource);
      const list = await show(`?resource=${resource}`);
      for (const { id, resource: of } of contractOperations) {
        if (of === resource && !list.includes(`"/docs?operation=${id}"`)) missing.push(id);
      }
    }
    expect(missing).toEqual([]);
  });

  it('marks what is not there yet, in both lists and on its page, and nothing else', async () => {
    const overview = await show();
    const wrong: string[] = [];
    for (const resource of resources) {
      const own = contractOperations.filter((operation) => operation.resource === resource);
      const item = itemOf(overview, `/docs?resource=${resource}`) ?? '';
      if (/not there yet/i.test(item) !== own.some(({ pending }) => pending)) wrong.push(resource);
      const list = await show(`?resource=${resource}`);
      for (const { id, pending } of own) {
        const marked = /Not there yet/.test(itemOf(list, `/docs?operation=${id}`) ?? '');
        if (marked !== pending) wrong.push(id);
      }
    }
    expect(wrong).toEqual([]);
    for (const { id } of contractOperations.filter(({ pending }) => pending)) {
      expect(await show(`?operation=${id}`)).toContain('the server answers 501');
    }
    expect(await show('?operation=listProjects')).not.toContain('the server answers 501');
  });

  it('shows every operation, with its parameters and its statuses', async () => {
    const wrong: string[] = [];
    for (const { id, path, statuses } of contractOperations) {
      const html = await show(`?operation=${id}`);
      if (!html.includes(path)) wrong.push(`${id}: ${path}`);
      const told = statuses.filter((status) => !html.includes(`<h3>${status}</h3>`));
      if (told.length > 0) wrong.push(`${id}: ${told.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('shows what is sent to webhooks, below the resource that it tells of', async () => {
    const list = await show('?resource=issues');
    expect(list).toContain('Sent to webhooks');
    expect(list).toContain('"/docs?webhook=confidential_issue"');
    const html = await show('?webhook=issue');
    expect(html).toContain('Issue Hook');
    expect(html).toContain('<code>object_attributes.state_id</code>');
    expect(await show()).toContain('"/docs?resource=wikis"');
    await show('?webhook=nothing', 404);
  });

  it('says who may call, what is sent and what comes back, and how to call it', async () => {
    const html = await show('?operation=createProjectLabel');
    expect(html).toContain('Members of the project with at least the role Reporter');
    expect(html).toContain('<code>color</code>');
    expect(html).toContain('<code>is_project_label</code>');
    expect(html).toContain('curl --request POST');
    expect(html).toContain('&quot;name&quot;:&quot;bug&quot;');
  });

  it('finds operations by words of their path, name or summary', async () => {
    expect(await show('?search=LABEL+create')).toContain('/docs?operation=createProjectLabel"');
    expect(await show('?search=createProjectLabel')).toContain('1 operation found.');
    expect(await show('?search=xyzzy')).toContain('0 operations found.');
    expect(await show(`?search=${encodeURIComponent('<script>"')}`)).toContain('&lt;script&gt;');
  });

  it.each([
    ['webhook push', '/docs?webhook='],
    ['image', '/docs?operation=listProjectRegistryRepositories"'],
    ['rate limit note', '/docs?operation=createIssueNote"'],
    ['pagination labels', '/docs?operation=listProjectLabels"'],
    ['remove_source_branch_after_merge', '/docs?operation=updateProject"'],
  ])('finds %s beyond titles', async (search, link) => {
    expect(await show(`?search=${encodeURIComponent(search)}`)).toContain(link);
  });

  it('lists operations first whose titles have the words', async () => {
    const html = await show('?search=milestone');
    const at = (id: string) => html.indexOf(`/docs?operation=${id}"`);
    expect(at('listProjectMilestones')).toBeGreaterThan(0);
    expect(at('listProjectMilestones')).toBeLessThan(at('createIssue'));
  });

  it('shows the header of each way to authenticate', async () => {
    const html = await show();
    for (const example of [
      'PRIVATE-TOKEN: ',
      'JOB-TOKEN: ',
      'Authorization: Bearer ',
      '?private_token=',
    ])
      expect(html).toContain(`<code>${example}`);
  });

  it('has the header of all pages', async () => {
    const user = await seedUser(app.db);
    const signedIn = await Visitor.signedIn(app, user);
    expect(expectPage(await signedIn.get('/docs'))).toContain(`@${user.username}`);
    expect(await show()).toContain('href="/users/sign_in"');
  });

  it.each(['?resource=kilns', '?operation=fireKiln'])('knows nothing else: %s', async (query) => {
    expect(await show(query, 404)).toContain('<h1>Page not found</h1>');
  });
});

describe('an address that no page has', () => {
  it('is answered as all that is not there, with the header of all pages', async () => {
    const unknown = expectPage(await visitor.get('/no/such/page'), 404);
    const hidden = expectPage(await visitor.get('/docs?resource=kilns'), 404);
    expect(unknown).toBe(hidden);
    expect(unknown).toContain('href="/users/sign_in"');
  });

  it('is told to programs in their way', async () => {
    const headers = { accept: 'application/json' };
    const answer = await app.api.sendTo('GET', '/no/such/page', undefined, headers);
    expect(answer).toMatchObject({ status: 404, body: { message: '404 Page not found' } });
  });
});
