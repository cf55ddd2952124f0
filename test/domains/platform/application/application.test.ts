import { describe, expect, it } from 'vitest';
import { type Api, startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, origin } = await startApp({ clock: () => new Date('2026-06-15T12:00:00Z') });
const admin = api.as(await seedUser(db, { admin: true }));

describe('status for a role of', () => {
  it.each([
    ['anonymous', 401],
    ['member', 403],
  ] as const)('%s: %i', async (who, status) => {
    const caller: Api = who === 'anonymous' ? api : api.as(await seedUser(db));
    expect(await caller.get('/application/statistics')).toMatchObject({ status });
    expect(await caller.get('/application/appearance')).toMatchObject({ status });
    expect(await caller.put('/application/appearance', { title: 'x' })).toMatchObject({ status });
    expect(await caller.get('/application/plan_limits?plan_name=x')).toMatchObject({ status });
    expect(await caller.put('/application/plan_limits', {})).toMatchObject({ status });
    expect(await caller.get('/license')).toMatchObject({ status });
    expect(await caller.post('/license', {})).toMatchObject({ status });
    expect(await caller.delete('/license/1')).toMatchObject({ status });
  });
});

describe('GET /application/statistics', () => {
  it('counts what there is, as texts', async () => {
    const read = async () => (await admin.get('/application/statistics')).body;
    const before = await read();
    await seedGroup(db);
    await seedUser(db, { state: 'blocked' });
    const origin = await seedProject(db);
    const after = await read();
    const more = (name: string) => Number(after[name]) - Number(before[name]);
    expect(more('projects')).toBe(1);
    expect(more('users') - more('active_users')).toBe(1);
    expect(more('groups')).toBeGreaterThanOrEqual(1);
    await db('projects').where({ id: origin.id }).update({ forked_from_id: origin.id });
    expect(Number((await read()).forks)).toBe(Number(after.forks) + 1);
  });
});

describe('/application/appearance', () => {
  it('is empty at first, and keeps what is given', async () => {
    expect(await admin.get('/application/appearance')).toMatchObject({
      status: 200,
      body: { title: '', description: '', logo: null, message_background_color: '#E75E40' },
    });
    const changed = await admin.put('/application/appearance', {
      title: 'Hearth',
      header_message: 'Welcome',
      message_font_color: '#abc',
      email_header_and_footer_enabled: true,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        title: 'Hearth',
        header_message: 'Welcome',
        description: '',
        message_font_color: '#abc',
      },
    });
    expect((await admin.get('/application/appearance')).body).toEqual(changed.body);
    expect((await admin.put('/application/appearance', { title: null })).status).toBeLessThan(500);
    expect((await admin.put('/application/appearance', { title: '' })).body).toMatchObject({
      title: '',
      header_message: 'Welcome',
    });
  });

  it('refuses what is no colour, and changes nothing', async () => {
    expect(
      await admin.put('/application/appearance', {
        title: 'Other',
        message_font_color: 'red',
        message_background_color: '#12345g',
      }),
    ).toMatchObject({
      status: 400,
      body: {
        message: {
          message_font_color: ['must be a valid color code'],
          message_background_color: ['must be a valid color code'],
        },
      },
    });
    expect((await admin.get('/application/appearance')).body.title).not.toBe('Other');
    expect(await admin.put('/application/appearance', { logo: 'text' })).toMatchObject({
      status: 400,
      body: { error: 'logo is invalid' },
    });
  });

  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  it('takes pictures, shows their address, and removes them', async () => {
    const sent = await sendPicture('logo', '../../my logo.png', png);
    expect(sent).toMatchObject({
      status: 200,
      body: { logo: '/uploads/-/system/appearance/logo/1/my_logo.png', favicon: null },
    });
    const shown = await fetch(`${origin}${sent.body.logo}`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
    const replaced = await sendPicture('logo', 'b.gif', Buffer.from('GIF89a'));
    expect(replaced.body.logo).toMatch(/b\.gif$/);
    expect((await fetch(`${origin}${sent.body.logo}`)).status).toBe(404);
    expect((await admin.put('/application/appearance', { logo: '' })).body.logo).toBe(null);
    expect((await fetch(`${origin}${replaced.body.logo}`)).status).toBe(404);
    expect((await fetch(`${origin}/uploads/-/system/appearance/other/1/b.gif`)).status).toBe(404);
  });

  it('shows its icon where browsers look for one', async () => {
    await sendPicture('favicon', 'tab.png', png);
    const shown = await fetch(`${origin}/favicon.ico`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
    await admin.put('/application/appearance', { favicon: '' });
    const ours = await fetch(`${origin}/favicon.ico`);
    expect([ours.status, ours.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  });

  it('refuses what is no picture, and pictures that are too big', async () => {
    const svg = await sendPicture('favicon', 'x.png', Buffer.from('<svg onload="alert(1)"/>'));
    expect(svg).toMatchObject({
      status: 400,
      body: { message: { favicon: [expect.any(String)] } },
    });
    const big = await sendPicture(
      'favicon',
      'x.png',
      Buffer.concat([png, Buffer.alloc(1_048_576)]),
    );
    expect(big).toMatchObject({
      status: 400,
      body: { message: { favicon: ['is too big (should be at most 1 MB)'] } },
    });
    expect((await sendPicture('favicon', 'x.png', Buffer.alloc(0))).status).toBe(400);
  });

  function sendPicture(name: string, filename: string, bytes: Buffer) {
    const head = `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
    return admin.sendTo('PUT', '/api/v4/application/appearance', body, {
      'content-type': 'multipart/form-data; boundary=b',
    });
  }
});

describe('/application/plan_limits', () => {
  it('has defaults for every plan, and keeps what is changed for one', async () => {
    const usual = (await admin.get('/application/plan_limits')).body;
    expect(usual).toMatchObject({ ci_pipeline_schedules: 10, helm_max_file_size: 5_242_880 });
    expect(
      await admin.put('/application/plan_limits', { plan_name: 'premium', helm_max_file_size: 7 }),
    ).toMatchObject({ status: 200, body: { ...usual, helm_max_file_size: 7 } });
    await admin.put('/application/plan_limits', { plan_name: 'premium', npm_max_file_size: 0 });
    expect((await admin.get('/application/plan_limits?plan_name=premium')).body).toEqual({
      ...usual,
      helm_max_file_size: 7,
      npm_max_file_size: 0,
    });
    expect((await admin.get('/application/plan_limits')).body).toEqual(usual);
  });

  it('refuses other plans and limits that are none', async () => {
    expect(await admin.get('/application/plan_limits?plan_name=clay')).toMatchObject({
      status: 400,
      body: { error: 'plan_name does not have a valid value' },
    });
    expect(await admin.put('/application/plan_limits', { npm_max_file_size: 1 })).toMatchObject({
      status: 400,
      body: { error: 'plan_name is missing' },
    });
    expect(
      await admin.put('/application/plan_limits', { plan_name: 'free', npm_max_file_size: -1 }),
    ).toMatchObject({
      status: 400,
      body: { error: 'npm_max_file_size does not have a valid value' },
    });
  });
});

describe('/license', () => {
  const text = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64');
  const facts = { plan: 'premium', licensee: { Company: 'Kilnworks' } };
  const add = (facts: object) => admin.post('/license', { license: text(facts) });

  it('answers 404 while there is none', async () => {
    expect(await admin.get('/license')).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect(await admin.delete('/license/1')).toMatchObject({ status: 404 });
  });

  it('is the one that began last, until it is removed', async () => {
    const old = await add({ ...facts, starts_at: '2025-01-01', expires_at: '2025-12-31' });
    expect(old).toMatchObject({
      status: 201,
      body: {
        plan: 'premium',
        expired: true,
        user_limit: null,
        overage: 0,
        licensee: { Company: 'Kilnworks' },
      },
    });
    const now = await add({
      ...facts,
      starts_at: '2026-01-01',
      user_limit: 1,
      add_ons: { kiln: 2 },
    });
    expect(now.body).toMatchObject({ expired: false, expires_at: null, add_ons: { kiln: 2 } });
    expect(now.body.overage).toBe(now.body.active_users - 1);
    const later = await add({ ...facts, starts_at: '2027-01-01' });
    expect((await admin.get('/license')).body.id).toBe(now.body.id);
    expect((await admin.delete(`/license/${now.body.id}`)).status).toBe(204);
    expect((await admin.get('/license')).body.id).toBe(old.body.id);
    for (const { body } of [old, later]) await admin.delete(`/license/${body.id}`);
  });

  it.each([
    ['no base64', '***'],
    ['no JSON', Buffer.from('kiln').toString('base64')],
    ['another plan', text({ ...facts, plan: 'free' })],
    ['no licensee', text({ plan: 'premium' })],
    ['no date', text({ ...facts, starts_at: '2026-02-30' })],
    [
      'an end before its start',
      text({ ...facts, starts_at: '2026-02-02', expires_at: '2026-02-01' }),
    ],
    ['a negative limit', text({ ...facts, user_limit: -1 })],
  ])('cannot be made of %s', async (_what, license) => {
    expect(await admin.post('/license', { license })).toMatchObject({
      status: 400,
      body: { message: { data: ['is not a valid licence'] } },
    });
  });
});
