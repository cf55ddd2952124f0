import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const change = (body: object) => admin.put('/application/settings', body);

describe('PUT /application/settings refuses', () => {
  it('a request without any setting', async () => {
    const answer = await change({ no_such_setting: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/are missing, at least one parameter must be provided$/);
  });

  it('two names of one setting', async () => {
    expect(
      await change({ signin_enabled: true, password_authentication_enabled: true }),
    ).toMatchObject({
      status: 400,
      body: { error: 'signin_enabled, password_authentication_enabled are mutually exclusive' },
    });
  });

  it.each([
    ['akismet_enabled', 'akismet_api_key is missing'],
    ['asset_proxy_enabled', 'asset_proxy_url is missing'],
    ['enforce_terms', 'terms is missing'],
    ['kroki_enabled', 'kroki_url is missing'],
    ['mailgun_events_enabled', 'mailgun_signing_key is missing'],
    ['require_two_factor_authentication', 'two_factor_grace_period is missing'],
    ['shared_runners_enabled', 'shared_runners_text is missing'],
    ['snowplow_enabled', 'snowplow_collector_hostname is missing'],
    ['sourcegraph_enabled', 'sourcegraph_url is missing'],
    ['spam_check_endpoint_enabled', 'spam_check_endpoint_url is missing'],
  ])('%s without what it needs', async (name, error) => {
    expect(await change({ [name]: true })).toMatchObject({ status: 400, body: { error } });
    expect((await change({ [name]: false })).status).toBe(200);
  });

  it.each([
    ['recaptcha_enabled', ['recaptcha_private_key', 'recaptcha_site_key']],
    ['unique_ips_limit_enabled', ['unique_ips_limit_per_user', 'unique_ips_limit_time_window']],
    [
      'throttle_authenticated_api_enabled',
      [
        'throttle_authenticated_api_period_in_seconds',
        'throttle_authenticated_api_requests_per_period',
      ],
    ],
    [
      'housekeeping_enabled',
      [
        'housekeeping_bitmaps_enabled',
        'housekeeping_full_repack_period',
        'housekeeping_gc_period',
        'housekeeping_incremental_repack_period',
      ],
    ],
  ])('%s without all that it needs', async (name, needed) => {
    const answer = await change({ [name]: true });
    expect(answer.status).toBe(400);
    for (const each of needed) expect(answer.body.error).toContain(`${each} is missing`);
  });

  it.each([
    ['default_branch_protection', 4, 'does not have a valid value'],
    ['default_branch_protection', 'all', 'is invalid'],
    ['default_project_visibility', 'secret', 'does not have a valid value'],
    ['deletion_adjourned_period', 91, 'does not have a valid value'],
    ['max_personal_access_token_lifetime', 366, 'does not have a valid value'],
    ['minimum_password_length', 7, 'does not have a valid value'],
    ['max_attachment_size', -1, 'does not have a valid value'],
    ['signup_enabled', 'perhaps', 'is invalid'],
    ['rsa_key_restriction', 1000, 'does not have a valid value'],
    ['whats_new_variant', 'none', 'does not have a valid value'],
    ['import_sources', ['github', 'elsewhere'], 'does not have a valid value'],
    ['after_sign_up_text', 'a\0b', 'is invalid'],
  ])('%s: %s', async (name, value, text) => {
    const answer = await change({ [name]: value });
    expect(answer).toMatchObject({ status: 400, body: { error: `${name} ${text}` } });
  });

  it.each([
    ['home_page_url', 'javascript:alert(1)', 'must be a valid URL'],
    ['archive_builds_in_human_readable', '23 hours', 'must be at least 1 day'],
    ['archive_builds_in_human_readable', 'some time', 'must be at least 1 day'],
    ['default_artifacts_expire_in', 'soon', 'is not a correct duration'],
    ['default_branch_name', '../main', 'is invalid'],
    ['abuse_notification_email', 'nobody', 'is invalid'],
    ['email_restrictions', '(', 'is not a valid regular expression'],
    ['personal_access_token_prefix', 'x'.repeat(21), 'is too long (maximum is 20 characters)'],
    [
      'personal_access_token_prefix',
      'a b',
      "can contain only letters of the Base64 alphabet (RFC4648) with the addition of '@', ':' and '.'",
    ],
    ['geo_node_allowed_ips', '10.0.0.0/33', 'is not a valid IP range'],
    ['domain_denylist', ['not a domain'], 'do not match the format of a domain'],
    [
      'users_get_by_id_limit_allowlist_raw',
      'x\n'.repeat(101),
      'is too long (maximum is 100 entries)',
    ],
    ['performance_bar_allowed_group_id', 'no/such/group', null],
    ['spam_check_endpoint_url', 'https://example.com', 'must be a valid grpc or tls URL'],
    ['repository_storages_weighted', { other: 100 }, 'can only contain storages that exist'],
    ['gitaly_timeout_medium', 60, null],
    ['housekeeping_gc_period', 49, 'must be greater than or equal to 50'],
    ['inactive_projects_delete_after_months', 1, 'must be greater than 1'],
  ])('the value of %s: %s', async (name, value, text) => {
    const before = (await admin.get('/application/settings')).body;
    const answer = await change({ [name]: value, max_yaml_depth: 7 });
    expect(answer.status).toBe(400);
    if (text !== null) expect(answer.body).toEqual({ message: { [name]: [text] } });
    else expect(Object.keys(answer.body)).toEqual(['message']);
    expect((await admin.get('/application/settings')).body).toEqual(before);
  });

  it('to leave something on without what it needs', async () => {
    expect((await change({ enforce_terms: true, terms: 'Be kind.' })).status).toBe(200);
    // An administrator who enforces terms has to accept them, too.
    const visitor = await Visitor.signedIn(app, administrator);
    const page = pageText(await visitor.get('/-/users/terms'));
    const version = /name="version" value="(\w+)"/.exec(page)?.[1] ?? '';
    await visitor.post('/-/users/terms', { version });
    expect(await change({ terms: null })).toMatchObject({
      status: 400,
      body: { message: { terms: ["can't be blank"] } },
    });
    expect((await change({ terms: null, enforce_terms: false })).status).toBe(200);
  });

  it.each(['15 days', '1 mo 2 days', '2 weeks', '26h 30m', '90000'])(
    'no duration like %s',
    async (text) => {
      expect(await change({ archive_builds_in_human_readable: text })).toMatchObject({
        status: 200,
        body: { archive_builds_in_human_readable: text },
      });
    },
  );
});
