import { describe, expect } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { createApp } from '#src/app.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import { createLog } from '#src/log.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { defaultInstanceSettings } from '#src/settings/defaults.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedGroup, seedUser } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp({ connections: racing });
const admin = api.as(await seedUser(db, { admin: true }));
const change = (body: object) => admin.put('/application/settings', body);

describe('the document and the defaults', () => {
  const document = bundle as unknown as {
    components: {
      schemas: Record<string, { properties: Record<string, { description: string }> }>;
    };
  };
  const described = document.components.schemas['UpdateApplicationSettings']?.properties ?? {};

  it('say the same', () => {
    const told = Object.entries(described).flatMap(([name, { description }]) => {
      const text = /Default:\s+`([^`]+)`/.exec(description)?.[1];
      return text === undefined ? [] : [[name, text] as const];
    });
    expect(told.length).toBeGreaterThan(150);
    const defaults: Readonly<Record<string, unknown>> = { ...defaultInstanceSettings };
    for (const [name, text] of told) {
      // Former names of the limits of pages.
      const stored = name.replace(/^throttle_unauthenticated_(?=[epr])/, '$&web_');
      const ours = name === 'hashed_storage_enabled' ? true : (defaults[name] ?? defaults[stored]);
      const shown =
        JSON.stringify(ours) === '["project","group"]' ? '[project, group]' : String(ours);
      expect([name, shown]).toEqual([name, text]);
    }
  });
});

describe('GET and PUT /application/settings', () => {
  it.each([
    ['anonymous', 401],
    ['member', 403],
  ] as const)('answer %s with %i', async (who, status) => {
    const caller = who === 'anonymous' ? api : api.as(await seedUser(db));
    expect(await caller.get('/application/settings')).toMatchObject({ status });
    // The server refuses before it validates the parameters.
    expect(await caller.put('/application/settings', { signup_enabled: 'perhaps' })).toMatchObject({
      status,
    });
  });

  it('shows the defaults of a new instance', async () => {
    const { status, body } = await admin.get('/application/settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 1,
      default_projects_limit: 100_000,
      default_project_visibility: 'private',
      restricted_visibility_levels: [],
      personal_access_token_prefix: 'glpat-',
      session_expire_delay: 10_080,
      signin_enabled: true,
      password_authentication_enabled: true,
      commit_email_hostname: 'users.noreply.127.0.0.1',
      throttle_authenticated_files_api_period_in_seconds: 15,
      repository_storages: ['default'],
    });
    expect(body.updated_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/);
  });

  it('changes what is given and nothing else, from query and body alike', async () => {
    const before = (await admin.get('/application/settings')).body;
    const changed = await admin.put('/application/settings?max_import_size=50', {
      home_page_url: 'https://hearth.example.com/',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...before,
      max_import_size: 50,
      home_page_url: 'https://hearth.example.com/',
      updated_at: changed.body.updated_at,
    });
    expect((await admin.get('/application/settings')).body).toEqual(changed.body);
    expect((await change({ home_page_url: null })).body.home_page_url).toBe(null);
  });

  it('stores secrets and never shows them', async () => {
    const secret = 'hunter2-akismet-key';
    const answer = await change({ akismet_enabled: true, akismet_api_key: secret });
    expect(answer).toMatchObject({
      status: 200,
      body: { akismet_enabled: true, akismet_api_key: null },
    });
    expect(JSON.stringify((await admin.get('/application/settings')).body)).not.toContain(secret);
    expect((await loadCurrentSettings(db)).akismet_api_key).toBe(secret);
    // The database does not contain the secrets in clear text.
    expect(JSON.stringify(await db('application_settings'))).not.toContain(secret);
    await change({ akismet_enabled: false });
  });

  it('takes lists as arrays, with commas and in lines', async () => {
    const lists = (body: object) => change(body).then(({ body }) => body);
    expect(await lists({ domain_allowlist: ['a.example.com', 'b.example.com'] })).toMatchObject({
      domain_allowlist: ['a.example.com', 'b.example.com'],
    });
    expect(await lists({ domain_allowlist: 'c.example.com, *.d.example.com' })).toMatchObject({
      domain_allowlist: ['c.example.com', '*.d.example.com'],
    });
    expect(await lists({ domain_allowlist: 'e.example.com\nf.example.com' })).toMatchObject({
      domain_allowlist: ['e.example.com', 'f.example.com'],
    });
    expect(
      await lists({ domain_denylist_raw: 'g.example.com\r\nh.example.com\n\ng.example.com' }),
    ).toMatchObject({ domain_denylist: ['g.example.com', 'h.example.com'] });
    expect(await lists({ restricted_visibility_levels: 'public,internal' })).toMatchObject({
      restricted_visibility_levels: ['public', 'internal'],
    });
    expect(
      await lists({
        restricted_visibility_levels: '',
        domain_allowlist: null,
        domain_denylist: [],
      }),
    ).toMatchObject({
      restricted_visibility_levels: [],
      domain_allowlist: [],
      domain_denylist: [],
    });
  });

  it.each([
    [0, '0.0'],
    [1, '1.0'],
    [1.5, '1.5'],
    ['1.25', '1.25'],
    ['2', '2.0'],
    [0.0000001, '0.0000001'],
    [1000, '1000.0'],
  ])('answers the factor %j for polling as the text %s, and takes it back', async (sent, text) => {
    const expected = { status: 200, body: { polling_interval_multiplier: text } };
    expect(await change({ polling_interval_multiplier: sent })).toMatchObject(expected);
    expect(await admin.get('/application/settings')).toMatchObject(expected);
    expect(await change({ polling_interval_multiplier: text })).toMatchObject(expected);
    expect((await loadCurrentSettings(db)).polling_interval_multiplier).toBe(Number(text));
  });

  it('keeps the other fraction a number', async () => {
    const sent = { external_authorization_service_timeout: '0.25' };
    const body = { external_authorization_service_timeout: 0.25 };
    expect(await change(sent)).toMatchObject({ status: 200, body });
  });

  it.each(['-1', '1000.5', 'fast', '1,5', 'NaN', 'Infinity', '0x1', '', []])(
    'refuses %j as that factor',
    async (sent) => {
      const { status } = await change({ polling_interval_multiplier: sent });
      expect(status).toBe(400);
    },
  );

  it('knows the other names of settings', async () => {
    const group = await seedGroup(db);
    const answer = await change({
      admin_notification_email: 'abuse@example.com',
      allow_local_requests_from_hooks_and_services: true,
      asset_proxy_whitelist: ['pictures.example.com'],
      signin_enabled: false,
      performance_bar_allowed_group_path: group.full_path.toUpperCase(),
      enabled_git_access_protocol: 'nil',
      hashed_storage_enabled: false,
      kroki_formats: { bpmn: true },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        abuse_notification_email: 'abuse@example.com',
        allow_local_requests_from_web_hooks_and_services: true,
        asset_proxy_allowlist: ['pictures.example.com', '127.0.0.1'],
        password_authentication_enabled_for_web: false,
        password_authentication_enabled: false,
        performance_bar_allowed_group_id: group.id,
        enabled_git_access_protocol: null,
        hashed_storage_enabled: true,
        kroki_formats: { blockdiag: false, bpmn: true, excalidraw: false },
      },
    });
    expect(
      await change({ performance_bar_enabled: false, password_authentication_enabled: true }),
    ).toMatchObject({
      status: 200,
      body: { performance_bar_allowed_group_id: null, signin_enabled: true },
    });
  });
});

describe('a change by one process', () => {
  it('holds for the next request of another', async () => {
    const other = await createApp({
      config: environment.config,
      db: environment.db,
      git,
      log: createLog('silent'),
    });
    for (const limit of [7, 8, 9]) {
      await change({ default_projects_limit: limit });
      expect((await loadCurrentSettings(other.environment.db)).default_projects_limit).toBe(limit);
    }
    await other.close();
  });

  race('is not lost when another changes something else at once', async () => {
    const settings = ['max_yaml_depth', 'snippet_size_limit', 'max_pages_size', 'max_export_size'];
    await Promise.all(settings.map((name) => change({ [name]: 77 })));
    const { body } = await admin.get('/application/settings');
    expect(settings.map((name) => body[name])).toEqual([77, 77, 77, 77]);
  });

  it('is read in spite of a row that somebody broke', async () => {
    const [row] = await db<{ changed: object }>('application_settings').select('changed');
    const broken = { ...row?.changed, signup_enabled: 'x', max_yaml_depth: null, no_such: 1 };
    await changeAccess(db, async (db) => {
      await db('application_settings').update({ changed: broken });
    });
    const { status, body } = await admin.get('/application/settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({ signup_enabled: true, max_yaml_depth: 100 });
    expect(body).not.toHaveProperty('no_such');
  });
});

const premium = await startApp({ connections: racing, config: { plan: 'premium' } });

it('leaves out and ignores what the plan does not have', async () => {
  expect((await admin.get('/application/settings')).body).toMatchObject({
    max_ssh_key_lifetime: null,
    geo_status_timeout: 10,
  });
  const caller = premium.api.as(await seedUser(premium.db, { admin: true }));
  const answer = await caller.put('/application/settings', {
    geo_status_timeout: 20,
    max_ssh_key_lifetime: 10,
  });
  expect(answer).toMatchObject({ status: 200, body: { geo_status_timeout: 20 } });
  expect(answer.body).not.toHaveProperty('max_ssh_key_lifetime');
  expect((await loadCurrentSettings(premium.db)).max_ssh_key_lifetime).toBe(null);
});
