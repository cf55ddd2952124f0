import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();

describe('templates of files', () => {
  it.each([
    ['dockerfiles', 'Golang', 'dockerfile'],
    ['gitignores', 'C++', 'gitignore'],
    ['gitlab_ci_ymls', 'Bash', 'gitlab_ci_yml'],
  ])('of %s are listed and read by everybody', async (kind, name, noun) => {
    const listed = await api.get(`/templates/${kind}?per_page=100`);
    expect(listed.status).toBe(200);
    expect(listed.body).toContainEqual({ key: name, name });
    const one = await api.get(`/templates/${kind}/${encodeURIComponent(name)}`);
    expect(one).toMatchObject({ status: 200, body: { name } });
    expect((one.body as { readonly content: string }).content.length).toBeGreaterThan(10);
    for (const unknown of ['Nothing', '..%2F..%2Fpackage', '__proto__', 'constructor']) {
      expect(await api.get(`/templates/${kind}/${unknown}`)).toMatchObject({
        status: 404,
        body: { message: `404 ${noun} Not Found` },
      });
    }
  });

  it('are listed page by page', async () => {
    const page = await api.get('/templates/gitignores?per_page=2&page=2');
    expect(page.body).toHaveLength(2);
    expect(page.headers['x-page']).toBe('2');
  });
});

describe('templates of licenses', () => {
  it('are listed with their texts, or the popular ones alone', async () => {
    const { body: all } = await api.get('/templates/licenses?per_page=100');
    const { body: popular } = await api.get('/templates/licenses?popular=true');
    const keys = (list: unknown) => (list as { readonly key: string }[]).map(({ key }) => key);
    expect(keys(popular)).toEqual(['apache-2.0', 'gpl-3.0', 'mit']);
    expect(keys(all)).toContain('unlicense');
  });

  it('have the year, and the names that are given', async () => {
    const year = String(new Date().getUTCFullYear());
    const anonymous = await api.get('/templates/licenses/mit');
    expect(anonymous.body).toMatchObject({ key: 'mit', popular: true });
    expect(anonymous.body.content).toContain(`${year} [fullname]`);
    const named = await api.get('/templates/licenses/mit?fullname=A%20Potter');
    expect(named.body.content).toContain(`${year} A Potter`);
    const user = await seedUser(db, { name: 'The Caller' });
    const own = await api.as(user).get('/templates/licenses/mit');
    expect(own.body.content).toContain('The Caller');
    expect(await api.get('/templates/licenses/none')).toMatchObject({
      status: 404,
      body: { message: '404 License Not Found' },
    });
  });
});
