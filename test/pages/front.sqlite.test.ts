import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();

describe('the start page', () => {
  it('leads to signing in and to the documentation', async () => {
    const visitor = new Visitor(app);
    const html = expectPage(await visitor.get('/'));
    expect(html).toContain('href="/users/sign_in"');
    expect(html).toContain('href="/docs"');
    expect(html).toContain('<title>Hearth</title>');
    // A page without a form binds nobody to anything.
    expect(visitor.cookies.size).toBe(0);
  });

  it('says who is signed in, whatever their name holds', async () => {
    const user = await seedUser(app.db, { name: '<script>alert("kiln")</script>' });
    const visitor = await Visitor.signedIn(app, user);
    const html = expectPage(await visitor.get('/'));
    expect(html).toContain('&lt;script&gt;alert(&quot;kiln&quot;)&lt;/script&gt;');
    expect(html).toContain(`@${user.username}`);
    expect(html).not.toContain('Administration');
  });

  it('is the one that the settings name, for those who are not signed in', async () => {
    const admin = await seedUser(app.db, { admin: true });
    const change = async (home_page_url: string) =>
      app.api.as(admin).put('/application/settings', { home_page_url });
    await change('https://kiln.example/welcome?x=1');
    expect(await new Visitor(app).get('/')).toMatchObject({
      status: 302,
      headers: { location: 'https://kiln.example/welcome?x=1' },
    });
    expectPage(await (await Visitor.signedIn(app, admin)).get('/'));
    await change('');
    expectPage(await new Visitor(app).get('/'));
  });

  it('treats an account that was blocked meanwhile as nobody', async () => {
    const user = await seedUser(app.db);
    const visitor = await Visitor.signedIn(app, user);
    await app.db('users').where('id', user.id).update({ state: 'blocked' });
    const html = expectPage(await visitor.get('/'));
    expect(html).not.toContain(user.username);
  });

  it('takes no token for a sign-in: each link of the page would repeat it', async () => {
    const user = await seedUser(app.db);
    const answer = await app.api.as(user).sendTo('GET', '/', undefined, { accept: 'text/html' });
    expect(expectPage(answer)).not.toContain(user.username);
  });
});
