import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const admin = await seedUser(app.db, { admin: true });
const change = async (body: object) =>
  expect((await app.api.as(admin).put('/application/settings', body)).status).toBe(200);
const help = async () => expectPage(await new Visitor(app).get('/help'));

describe('the help page', () => {
  it('shows what administrators wrote, and where they lead', async () => {
    expect(await help()).not.toContain('Get support');
    await change({
      help_page_text: '**Ask the potters.** <script>alert(1)</script>',
      help_page_support_url: 'https://kiln.example.com/support?a="b"',
      help_page_documentation_base_url: 'https://docs.kiln.example.com',
    });
    const html = await help();
    expect(html).toContain('<strong>Ask the potters.</strong>');
    expect(html).toContain('href="https://kiln.example.com/support');
    expect(html).toContain('href="https://docs.kiln.example.com"');
  });

  it('tells how to clone, and what to do about a lost password', async () => {
    const html = await help();
    expect(html).toContain(`git clone ${app.environment.config.baseUrl}/`);
    for (const path of ['/-/profile/personal_access_tokens', '/users/password/new']) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  it('keeps browsers out of cohorts, unless the instance lets them in', async () => {
    const policy = async () => (await new Visitor(app).get('/help')).headers['permissions-policy'];
    expect(await policy()).toBe('interest-cohort=()');
    await change({ floc_enabled: true });
    expect(await policy()).toBe(undefined);
  });
});
