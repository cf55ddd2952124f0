import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractOperations } from '#test/contract/operations.ts';
import { startApp } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const visitor = new Visitor(app);

/** The rules of these pages for the browser: scripts that are files of the server, and requests to it. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const script = /<script src="(\/docs\/assets\/docs\.js\?v=[\w-]{27})" defer=""><\/script>/;

/** Bytes of a page. */
const mostBytes = 150_000;

/** A page of the documentation: a page like all others, beside the one file with its script. */
function expectDocumentation(answer: Answer): string {
  const { headers } = answer;
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': policy,
  });
  expect(pageText(answer)).toMatch(script);
  expect(Buffer.byteLength(pageText(answer))).toBeLessThan(mostBytes);
  return expectPage({
    ...answer,
    headers: { ...headers, 'cache-control': 'no-store' },
    body: pageText(answer).replace(script, ''),
  });
}

const show = async (query = '') => expectDocumentation(await visitor.get(`/docs${query}`));
const refuse = async (query: string) => expectPage(await visitor.get(`/docs${query}`), 404);

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  readonly components: {
    readonly schemas: Record<'UpdateApplicationSettings', { readonly properties: object }>;
  };
};
const resources = [...new Set(contractOperations.map(({ resource }) => resource))];
/** The text of a row of a list, by the address that it leads to. */
const rowOf = (html: string, address: string) =>
  [...html.matchAll(/<dt><a href="([^"]+)">(.*?)<\/dd>|<div><a href="([^"]+)">(.*?)<\/li>/gs)]
    .map(([, tag, one, operation, other]) => [tag ?? operation, one ?? other])
    .find(([to]) => to === address)?.[1];

describe('the documentation', () => {
  it('begins with how to authenticate, and leads to each resource and each operation', async () => {
    const page = await show();
    const html = page.slice(page.indexOf('<h1>'));
    expect(html.indexOf('PRIVATE-TOKEN')).toBeGreaterThan(0);
    expect(html.indexOf('PRIVATE-TOKEN')).toBeLessThan(html.indexOf('/docs?resource='));
    const missing: string[] = [];
    for (const resource of resources) {
      const address = `/docs?resource=${resource}`;
      if (rowOf(html, address) === undefined) missing.push(resource);
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
      const item = rowOf(overview, `/docs?resource=${resource}`) ?? '';
      if (/not available/.test(item) !== own.some(({ pending }) => pending)) wrong.push(resource);
      const list = await show(`?resource=${resource}`);
      for (const { id, pending } of own) {
        const marked = /Not available/.test(rowOf(list, `/docs?operation=${id}`) ?? '');
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
      const told = statuses.filter((status) => !html.includes(`<code>${status}</code>`));
      if (told.length > 0) wrong.push(`${id}: ${told.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('shows what is sent to webhooks, below the resource that it tells of', async () => {
    const list = await show('?resource=issues');
    expect(list).toContain('<h2 id="webhooks">Webhooks</h2>');
    expect(list).toContain('"/docs?webhook=confidential_issue"');
    const html = await show('?webhook=issue');
    expect(html).toContain('Issue Hook');
    expect(html).toContain('<h2 id="body">Payload</h2>');
    expect(html).toContain('id="body.object_attributes.state_id"');
    expect(await show()).toContain('"/docs?resource=wikis"');
    await refuse('?webhook=nothing');
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
    expect(await show('?search=createProjectLabel')).toContain(
      '/docs?operation=createProjectLabel"',
    );
    expect(await show('?search=xyzzy')).toContain('0 results.');
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

  it('lists the operations of each tag in one of thirteen groups', async () => {
    const html = await show();
    const menu = html.slice(html.indexOf('aria-label="Contents"'), html.indexOf('<h1>'));
    const groups = menu.split('<details').slice(1);
    expect(groups.map((group) => /<summary>(.*?)</.exec(group)?.[1])).toContain('Code review');
    const linked = groups.map((group) =>
      [...group.matchAll(/\?resource=([\w-]+)/g)].map(([, tag = '']) => tag),
    );
    const folders = readdirSync('spec/domains').map((domain) =>
      readdirSync(path.join('spec/domains', domain)).map((file) => path.basename(file, '.yaml')),
    );
    const sort = (lists: string[][]) => lists.map((list) => list.toSorted().join()).toSorted();
    expect(sort(linked)).toEqual(sort(folders));
  });

  it('shows operations of other resources about the objects of a resource', async () => {
    const html = await show('?resource=merge-requests');
    const related = html.slice(html.indexOf('id="related"'));
    expect(related).toContain('"/docs?operation=createMergeRequestNote"');
    expect(related).not.toContain('"/docs?operation=createIssueNote"');
    expect(await show('?resource=projects')).not.toContain('id="related"');
  });

  it('has an anchor for each parameter and property, and a page for each schema', async () => {
    const html = await show('?operation=updateIssue');
    for (const anchor of ['path.issue_iid', 'body.title', '200.author.username', 'responses'])
      expect(html).toContain(`id="${anchor}"`);
    expect(html).toContain('<a href="/docs?schema=Issue">Issue</a>');
    const schema = await show('?schema=Issue');
    expect(schema).toContain('id="schema.author.username"');
    expect(schema).toContain('"/docs?operation=updateIssue"');
    for (const name of ['Kiln', 'constructor', '__proto__']) await refuse(`?schema=${name}`);
  });

  it('has examples for a shell and two languages, of which one is shown', async () => {
    const html = await show('?operation=createProjectLabel');
    for (const language of ['curl', 'javascript', 'python'])
      expect(html).toContain(`<pre class="sample ${language}"`);
    expect(html.match(/name="sample"[^>]* checked/g)).toHaveLength(1);
  });

  it('offers to send operations that people may call, and names their session', async () => {
    const user = await seedUser(app.db);
    const signedIn = await Visitor.signedIn(app, user);
    const address = '/docs?operation=createProjectLabel';
    const own = expectDocumentation(await signedIn.get(address));
    expect(own).toContain(`data-visitor="${user.username}"`);
    const html = await show('?operation=createProjectLabel');
    expect(html).toContain('data-visitor=""');
    expect(html).toContain('data-method="POST" data-path="/api/v4/projects/{id}/labels"');
    // A form needs the script, and so does a field for a token.
    expect(html).not.toMatch(/method="post"|type="password"/);
    for (const id of ['uploadJobArtifacts', 'uploadProjectFile', 'listScimUsers'])
      expect(await show(`?operation=${id}`)).not.toContain('id="try"');
  });

  it('has the header of all pages', async () => {
    const user = await seedUser(app.db);
    const signedIn = await Visitor.signedIn(app, user);
    expect(expectDocumentation(await signedIn.get('/docs'))).toContain(`@${user.username}`);
    expect(await show()).toContain('href="/users/sign_in"');
  });

  it.each([
    ...['?resource=kilns', '?operation=fireKiln', '?type=Kiln', '?type=constructor'],
    ...['?list=kilns', '?list=constructor', '?webhook=constructor'],
  ])('knows nothing else: %s', async (query) => {
    expect(await refuse(query)).toContain('<h1>Page not found</h1>');
  });
});

describe('each page of schemas and types', () => {
  it.each(['schemas', 'types', 'webhooks'])('is on the list of %s', async (list) => {
    const html = await show(`?list=${list}`);
    const content = html.slice(html.indexOf('<h1>'));
    const addresses = [...content.matchAll(/href="\/docs(\?(?:schema|type|webhook)=\w+)"/g)];
    expect(addresses.length).toBeGreaterThan(20);
    for (const [, query = ''] of addresses) await show(query);
  });

  it('continues on further pages until all properties are shown', async () => {
    const names = new Set<string>();
    let next: string | undefined = '?schema=UpdateApplicationSettings';
    let pages = 0;
    while (next !== undefined) {
      const html: string = await show(next);
      for (const [, name = ''] of html.matchAll(/id="schema\.(\w+)"/g)) names.add(name);
      next = /href="\/docs(\?[^"]*)">Next properties/.exec(html)?.[1]?.replace('&amp;', '&');
      pages += 1;
    }
    const { properties } = document.components.schemas.UpdateApplicationSettings;
    expect([...names].toSorted()).toEqual(Object.keys(properties).toSorted());
    expect(pages).toBeGreaterThan(1);
  });

  it('finds queries and mutations of GraphQL', async () => {
    const html = await show('?search=createIssue+mutation');
    expect(html).toContain('"/docs?type=Mutation#field.createIssue"');
    expect(await show('?type=Mutation')).toContain('id="field.createIssue"');
  });

  it('shows fields of GraphQL with their arguments', async () => {
    const html = await show('?type=Project');
    expect(html).toContain('id="field.issues"');
    expect(html).toContain('<a href="/docs?type=IssueConnection">IssueConnection</a>');
    expect(await show('?type=IssueSort')).toContain('id="field.CREATED_ASC"');
  });
});

describe('the files of the documentation', () => {
  const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

  it('are kept by browsers at addresses with their digests, and there alone', async () => {
    const html = pageText(await visitor.get('/docs'));
    const index = find(html, /data-index="([^"]+)"/);
    expect(index).toMatch(/^\/docs\/assets\/search\.json\?v=[\w-]{27}$/);
    for (const address of [index, find(html, script)]) {
      const kept = await visitor.get(address);
      expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const [plain = ''] = address.split('?');
      for (const other of [plain, `${plain}?v=none`]) {
        const answer = await visitor.get(other);
        expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      }
    }
    const { body } = await visitor.get(index);
    expect(body).toMatchObject({
      operation: expect.arrayContaining([
        ['List projects', 'GET /api/v4/projects', 'listProjects'],
      ]),
      schema: expect.arrayContaining([['Issue', 'Schema']]),
    });
  });

  it('allow browsers to ask whether a page has changed', async () => {
    const { headers } = await visitor.get('/docs?operation=getIssue');
    const again = await visitor.get('/docs?operation=getIssue', {
      'if-none-match': headers.etag ?? '',
    });
    expect(again.status).toBe(304);
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
