import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, origin } = await startApp();
const hasty = await startApp({ renderingMs: 1 });
const render = async (body: object, caller = api): Promise<string> => {
  const answer = await caller.post('/markdown', body);
  expect(answer.status).toBe(201);
  return answer.body.html;
};

describe('POST /markdown', () => {
  it('renders what Markdown knows', async () => {
    expect(await render({ text: 'Fire **slowly**' })).toBe('<p>Fire <strong>slowly</strong></p>');
    expect(await render({ text: 'Fire **slowly**', gfm: true })).toBe(
      '<p dir="auto">Fire <strong>slowly</strong></p>',
    );
    const html = await render({
      text: '# Kiln\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | ~~2~~ |\n\n`code` [l](/x "t") https://example.com\n',
    });
    for (const part of [
      '<h1>Kiln</h1>',
      '<li>a</li>',
      '<td>1</td>',
      '<s>2</s>',
      '<code>code</code>',
      'href="/x" title="t"',
      '<a href="https://example.com" rel="nofollow noreferrer noopener">',
    ]) {
      expect(html).toContain(part);
    }
    expect(await render({ text: '' })).toBe('');
  });

  it('draws emoji where it looks for what the platform knows', async () => {
    const text = ':tada: hi:+1: `:tada:` :nothing:tada: [:tada:](/x)\n\n    :tada:\n';
    const tada = '<gl-emoji title="party popper" data-name="tada">🎉</gl-emoji>';
    const html = await render({ text, gfm: true });
    expect(html).toContain(`<p dir="auto">${tada} hi<gl-emoji title="thumbs up" data-name="+1">`);
    expect(html).toContain(`<code>:tada:</code> :nothing${tada} <a href="/x"`);
    expect(html).toContain('<pre><code>:tada:');
    expect(html.split(tada)).toHaveLength(4);
    expect(await render({ text: ':tada:' })).toBe('<p>:tada:</p>');
    const many = await render({ text: ':a: '.repeat(1_001), gfm: true });
    expect(many.split('<gl-emoji ')).toHaveLength(1_001);
  });

  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](vbscript:x) [y](data:text/html;base64,PHNjcmlwdD4=) [z](file:///etc/passwd)',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![" onerror="alert(1)](x)',
    '[x](x "\\" onclick=\\"alert(1)")',
    '<https://example.com/"onclick="x>',
    '```"><script>alert(1)</script>\nx\n```',
    '[a]: javascript:alert(1)\n\n[a]',
    '<javascript:alert(1)>',
    '@<script>x</script> "><svg/onload=alert(1)>/x>',
    '<a href="javascript:x">y</a><style>*{}</style><iframe src=//x>',
    '| <script>x</script> |\n|---|\n| <b onclick=x> |',
    '![<http://a/%00>](x) <http://b/%00> [y](/onerror=alert(1)//)',
    '![http://a/%00](x) http://b/%00 @c [y](/onerror=alert(1)//)',
  ];
  it.each(hostile)('lets nothing run: %s', async (text) => {
    for (const gfm of [false, true]) {
      const html = await render({ text, gfm });
      const tags = html.match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<\/?(?:p|a|img|pre|code|table|thead|tbody|tr|th|td|blockquote|svg-never)(?: (?:dir|href|src|alt|title|rel|class)="[^"<>]*")*(?: ?\/)?>$/,
        );
        expect(tag).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data|file)/i);
      }
    }
  });

  it('links users, groups and projects that the caller may see, with gfm', async () => {
    const user = await seedUser(db, { username: 'ada.l' });
    const group = await seedGroup(db, { path: 'Potters' });
    const project = await seedProject(db, { namespace: group, path: 'Kiln' });
    const text = 'Hi @Ada.L, @potters. See potters/kiln> (not x@ada.l or `@ada.l` or [@ada.l](x))';
    const html = await render({ text, gfm: true });
    const link = (path: string, kind: string, label: string) =>
      `<a href="${origin}/${path}" class="gfm gfm-${kind}">${label}</a>`;
    expect(html).toBe(
      `<p dir="auto">Hi ${link('ada.l', 'project_member', `@${user.username}`)}, ` +
        `${link('groups/Potters', 'project_member', '@Potters')}. ` +
        `See ${link(project.full_path, 'project', project.full_path)} ` +
        '(not x@ada.l or <code>@ada.l</code> or ' +
        '<a href="x" rel="nofollow noreferrer noopener">@ada.l</a>)</p>',
    );
    expect(await render({ text, gfm: false })).not.toContain('gfm');
    expect(
      await render({ text: 'No #1, !2, %3, ~x, @nobody-here, x/y>', gfm: true }),
    ).not.toContain('<a');
  });

  it('leaves hidden groups and projects as they are written', async () => {
    const group = await seedGroup(db, { path: 'hidden-g', visibility: 'private' });
    await seedProject(db, { namespace: group, path: 'hidden-p', visibility: 'private' });
    const member = await seedUser(db);
    await addMember(db, { group, user: member, level: 10 });
    const text = '@hidden-g and hidden-g/hidden-p>';
    const stranger = api.as(await seedUser(db));
    for (const caller of [api, stranger]) {
      expect(await render({ text, gfm: true }, caller)).toBe(
        '<p dir="auto">@hidden-g and hidden-g/hidden-p&gt;</p>',
      );
    }
    expect((await render({ text, gfm: true }, api.as(member))).match(/<a /g)).toHaveLength(2);
  });

  it('answers 404 for projects that are missing or hidden', async () => {
    const open = await seedProject(db);
    const hidden = await seedProject(db, { visibility: 'private' });
    expect(await render({ text: 'x', project: open.full_path })).toBe('<p>x</p>');
    for (const project of [hidden.full_path, 'no/such', String(open.id), '']) {
      expect(await api.post('/markdown', { text: 'x', project })).toMatchObject({
        status: 404,
        body: { message: '404 Project Not Found' },
      });
    }
  });

  it('gives up on texts that take too long, and shows them as they are', async () => {
    const text = `${'!['.repeat(65_400)}*a*`;
    // Read to its end it would have emphasis.
    const shown = `<p>${text}&lt;script&gt;</p>`;
    expect((await render({ text: `${text}<script>` }, hasty.api)) === shown).toBe(true);
    expect(await render({ text: 'after' }, hasty.api)).toBe('<p>after</p>');
  });

  it('takes texts as long as are rendered in time', async () => {
    const text = 'Fire **slowly** and read [on](https://example.com/kiln).\n\n'.repeat(100);
    expect((await render({ text })).match(/<strong>/g)).toHaveLength(100);
    expect(await render({ text: `${'x '.repeat(65_535)}@x`, gfm: true })).toContain('x @x</p>');
    for (const refused of ['x'.repeat(131_073), 'x'.repeat(1_000_000)]) {
      expect(await api.post('/markdown', { text: refused })).toMatchObject({
        status: 400,
        body: { error: 'text is expected to have length less than or equal to 131072' },
      });
    }
    expect(await api.post('/markdown', { text: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
    });
    expect(await api.post('/markdown', {})).toMatchObject({
      status: 400,
      body: { error: 'text is missing' },
    });
  });
});
