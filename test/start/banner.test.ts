import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { formatBanner, listConfigWarnings } from '#src/start/banner.ts';

const config = readConfig({ DATA_DIR: '/srv/hearth', BASE_URL: 'https://forge.example/h' });

it('tells where everything is and how to call it', () => {
  expect(formatBanner(config, { password: 'pass', token: 'glpat-abc' }).split('\n')).toEqual([
    'Hearth is running.',
    '',
    '  URL       https://forge.example/h',
    '  Sign in   https://forge.example/h/users/sign_in',
    '  API docs  https://forge.example/h/docs',
    '  Data      /srv/hearth (SQLite)',
    '  Mail      /srv/hearth/mail, as files: SMTP_URL is not set',
    '',
    '  Administrator, shown only this once:',
    '  username  root',
    '  password  pass',
    '  token     glpat-abc',
    '  The database keeps their digests alone; hearth admin users password root gives another.',
    '',
    '  Try',
    '  curl --header "PRIVATE-TOKEN: glpat-abc" "https://forge.example/h/api/v4/projects?per_page=5"',
    '',
    '',
  ]);
});

it('does not repeat what the operator set', () => {
  const rootToken = 'glpat-of-the-operator';
  const text = formatBanner({ ...config, rootToken }, { password: null, token: null });
  expect(text).not.toContain(rootToken);
  expect(text).toContain('password  as set in ROOT_PASSWORD');
  expect(text).toContain('token     as set in ROOT_TOKEN');
  expect(text).toContain(
    '  curl --header "PRIVATE-TOKEN: $ROOT_TOKEN" "https://forge.example/h/api/v4/projects?per_page=5"\n',
  );
});

it('says nothing of root on later starts', () => {
  expect(formatBanner(config, null)).not.toMatch(/root|token/i);
});

it('names the mail server, not its password', () => {
  const smtpUrl = 'smtps://kiln:glaze%2Fsecret@mail.example:4650';
  expect(formatBanner({ ...config, smtpUrl }, null)).toContain(
    '\n  Mail      smtps://mail.example:4650\n',
  );
});

it.each([
  [{}, false],
  [{ HOST: '::1' }, false],
  [{ HOST: 'localhost', BASE_URL: 'http://forge.example' }, false],
  [{ HOST: '0.0.0.0', BASE_URL: 'https://forge.example' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '10.0.0.7', BASE_URL: 'http://forge.example' }, true],
])('warns of plain HTTP to others with %j: %s', (env, warned) => {
  const warnings = listConfigWarnings(readConfig(env));
  expect(warnings).toHaveLength(warned ? 1 : 0);
  for (const line of warnings) expect(line).toContain('plain HTTP');
});
