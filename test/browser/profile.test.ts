import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer } from '#test/support/process.ts';
import type { ServerProcess } from '#test/support/process.ts';
import { newGpgKey, newSshKey } from '#test/support/public-keys.ts';
import { newSamlProvider } from '#test/support/saml.ts';
import { openBrowser } from './browser.ts';
import { faultsOf } from './faults.ts';
import { expectReadable } from './looks.ts';

let server: ServerProcess;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let complaints: string[];
let hosts: Set<string>;

const saml = '/groups/kilns/-/saml';
/** The integration by which a chat gives commands. */
let chat: string;
const chatToken = 'chat-token-4711';

const long =
  'A name that goes on and on, without which no list would ever be too wide for a telephone';

/** Makes the things that the pages show, by way of the API. */
async function seed(token: string): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${server.url}/api/v4${path}`, {
      method,
      headers: { 'private-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { id: number };
  };
  await send('POST', '/user/keys', { title: long, key: newSshKey() });
  await send('POST', '/user/gpg_keys', { key: newGpgKey() });
  await send('POST', '/user/emails', { email: 'second@example.com' });
  await send('POST', '/applications', {
    name: long,
    redirect_uri: 'https://kiln.example/a-long-address-that-leads-back-to-the-application',
    scopes: 'api openid',
  });
  const { id } = await send('POST', '/groups', { name: 'Kilns', path: 'kilns' });
  await send('PUT', `/groups/${id}/saml_provider`, newSamlProvider);
  const project = await send('POST', '/projects', { name: 'Oven', path: 'oven' });
  chat = `/projects/${project.id}/integrations/slack-slash-commands`;
  await send('PUT', chat, { token: chatToken });
  await signUp('Patient Potter');
}

/** The answer that somebody gets in a chat who has no account there yet. */
async function askInChat(): Promise<string> {
  const response = await fetch(`${server.url}/api/v4${chat}/trigger`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ token: chatToken, command: '/kiln', text: 'help', team_id: 'T1', team_domain: long },
      ...{ user_id: 'U1', user_name: 'ada' },
    }),
  });
  const { text } = (await response.json()) as { text: string };
  return text;
}

/** Signs up for an account that an administrator has to approve. */
async function signUp(name: string): Promise<void> {
  const address = `${server.url}/users/sign_up`;
  const form = await fetch(address);
  const field = /name="authenticity_token" value="([^"]+)"/.exec(await form.text())?.[1] ?? '';
  const made = await fetch(address, {
    method: 'POST',
    headers: { cookie: form.headers.get('set-cookie')?.split(';')[0] ?? '' },
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ authenticity_token: field, 'user[name]': name, 'user[username]': 'patient' },
      ...{ 'user[email]': 'patient@kiln.example', 'user[password]': 'glaze-and-kiln-2903' },
    }),
  });
  if (made.status !== 303) throw new Error(`sign-up: ${made.status} ${await made.text()}`);
}

beforeAll(async () => {
  const main = await compiledServer();
  [server, browser] = await Promise.all([
    startServer({ main, env: { GROUP_SSO: 'on' } }),
    openBrowser(),
  ]);
  const shown = (name: string) => new RegExp(`^ +${name} +(\\S+)$`, 'm').exec(server.banner)?.[1];
  await seed(shown('token') ?? '');

  page = await browser.context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  forget();
  await page.goto(`${server.url}/users/sign_in`);
  await page.locator('[name="user[login]"]').fill('root');
  await page.locator('[name="user[password]"]').fill(shown('password') ?? '');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

function forget(): void {
  complaints = [];
  hosts = new Set();
}

beforeEach(async () => {
  forget();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });
});
afterEach(() => {
  expect([...hosts]).toEqual([new URL(server.url).host]);
});

async function open(path: string): Promise<void> {
  const response = await page.goto(server.url + path);
  expect(response?.status()).toBe(200);
}

/** The controls that the tabulator reaches, one after the other, and how many controls there are. */
async function tabbed(): Promise<{ reached: number[]; controls: number }> {
  const controls = await page
    .locator('a[href], button, input:not([type="hidden"], [hidden]), select, textarea')
    .evaluateAll((found) => {
      found.forEach((element, index) => element.setAttribute('data-order', String(index)));
      return found.length;
    });
  const reached: number[] = [];
  // Parts of a date are reached each by itself.
  for (let step = 0; step < controls * 2 + 10 && reached.length < controls; step += 1) {
    await page.keyboard.press('Tab');
    const asked = 'document.activeElement?.getAttribute("data-order") ?? "-1"';
    const order = Number(await page.evaluate<string>(asked));
    if (reached.at(-1) !== order) reached.push(order);
  }
  return { reached, controls };
}

const paths = [
  '/-/profile',
  '/-/profile/emails',
  '/-/profile/personal_access_tokens',
  '/-/profile/applications',
  '/-/profile/applications/new',
  '/-/profile/active_sessions',
  '/-/profile/keys',
  '/-/profile/gpg_keys',
  '/-/profile/password/edit',
  '/-/profile/two_factor_auth',
  '/-/profile/chat_names',
  '/dashboard/issues',
  '/dashboard/todos',
  '/',
  '/admin',
  '/admin/users',
  '/admin/users?filter=blocked_pending_approval',
  '/admin/applications',
  '/admin/applications/new',
  '/admin/applications/1',
  '/admin/applications/1/edit',
  saml,
];

describe.each(paths)('%s in a browser', (path) => {
  it('can be read by everybody, light and dark, wide and narrow', async () => {
    await open(path);
    await expectReadable(page, `own ${path}`);
    expect(complaints).toEqual([]);
  });

  it('is used without a mouse, in the order in which it is read', async () => {
    await open(path);
    const { reached, controls } = await tabbed();
    expect(reached).toEqual(Array.from({ length: controls }, (_, index) => index));
  });
});

describe('forms in a browser', () => {
  it('link the account with somebody in a chat, and part them', async () => {
    const told = /\?token=([^|]+)\|/.exec(await askInChat())?.[1];
    await open(`/-/profile/chat_names/new?token=${told}`);
    await expectReadable(page, 'link a chat');
    await page.getByRole('button', { name: 'Link the account' }).click();
    await page.getByRole('status').getByText('The account is linked.').waitFor();
    await expectReadable(page, 'linked chats');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('status').getByText('The chat has no account any more.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('create a token, which is shown once, and revoke it', async () => {
    await open('/-/profile/personal_access_tokens');
    await page.getByLabel('Name').fill('Backup of the kiln');
    await page.getByLabel('read_api').check();
    await page.getByRole('button', { name: 'Create the token' }).click();
    await page.getByRole('status').getByText('The token was created.').waitFor();
    expect(await page.locator('pre.secret').innerText()).toMatch(/^glpat-/);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revoke Backup of the kiln' }).click();
    await page.getByRole('status').getByText('The token was revoked.').waitFor();
    expect(await page.locator('pre.secret').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('say beside the field what is wrong', async () => {
    await open('/-/profile/keys');
    await page.getByLabel('Title').fill('Laptop');
    await page.getByLabel('Key', { exact: true }).fill('no key');
    await page.getByRole('button', { name: 'Add the key' }).click();
    const key = page.locator('textarea[aria-invalid="true"]');
    await key.waitFor();
    const described = (await key.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await page.locator(`#${described.at(-1)}`).innerText()).toBe('Key is invalid.');
    expect(await page.getByLabel('Title').inputValue()).toBe('Laptop');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('register an application, show it, and change it', async () => {
    await open('/-/profile/applications/new');
    await page.getByLabel('Name').fill(long);
    await page.getByLabel('Redirect addresses').fill('https://kiln.example/back');
    await page.getByLabel('read_user').check();
    await page.getByRole('button', { name: 'Register the application' }).click();
    await page.getByRole('status').getByText('The application was registered.').waitFor();
    await expectReadable(page, 'own application that was registered');
    await open('/-/profile/applications');
    await expectReadable(page, 'own applications, of which there is one');
    await page.getByRole('link', { name: long }).click();
    await page.getByRole('link', { name: 'Edit' }).waitFor();
    expect(page.url()).toMatch(/\/-\/profile\/applications\/\d+$/);
    await expectReadable(page, 'own application');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(page.url()).toMatch(/\/-\/profile\/applications\/\d+\/edit$/);
    await expectReadable(page, 'own application that is edited');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('The application was saved.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('approve who waits for it', async () => {
    await open('/admin/users?filter=blocked_pending_approval');
    await page.getByRole('button', { name: 'Approve @patient' }).click();
    await page.getByRole('status').getByText('The user was approved and can sign in.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('change the profile', async () => {
    await open('/-/profile');
    await page.getByLabel('Location').fill('Kiln street 7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Your profile was saved.').waitFor();
    expect(await page.getByLabel('Location').inputValue()).toBe('Kiln street 7');
    expect(complaints).toEqual([]);
  });
});
