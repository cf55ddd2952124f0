import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { linkIn, takeMails } from '#test/support/mails.ts';
import { startServer, type ServerProcess } from '#test/support/process.ts';
import { codeAt } from '#test/support/signing-in.ts';
import { until } from '#test/support/waiting.ts';
import { focusGiven, open, openBrowser } from './browser.ts';
import { expectReadable } from './looks.ts';

const password = 'glaze-and-kiln-2903';
const token = 'glpat-of-the-browser-test-01';

let server: ServerProcess;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let complaints: string[];
let hosts: Set<string>;

beforeAll(async () => {
  const main = await compiledServer();
  const env = { ROOT_PASSWORD: password, ROOT_TOKEN: token };
  [server, browser] = await Promise.all([startServer({ main, env }), openBrowser()]);
  await change({
    require_admin_approval_after_user_signup: false,
    sign_in_text: '# Potters only\n\nAsk *Robin* for help.',
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  complaints = [];
  hosts = new Set();
  await browser.context.clearCookies();
  page = await browser.context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:') hosts.add(host);
  });
});

/** Asks the API as root; answers the identifier of the new thing. */
async function ask(method: 'POST' | 'PUT', address: string, body: object): Promise<number> {
  const answer = await fetch(`${server.url}/api/v4${address}`, {
    method,
    headers: { 'PRIVATE-TOKEN': token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { id } = (await answer.json()) as { readonly id: number };
  expect(answer.status).toBe(method === 'POST' ? 201 : 200);
  return id;
}

const change = (settings: object) => ask('PUT', '/application/settings', settings);

const newUser = (username: string) =>
  ask('POST', '/users', {
    ...{ name: username, username, email: `${username}@kiln.example` },
    ...{ password, skip_confirmation: true },
  });

/** The address in a mail that is on its way. */
async function mailed(subject: string): Promise<string> {
  const mail = await until(async () =>
    (await takeMails(server.dataDir)).find((each) => each.subject.includes(subject)),
  );
  return server.url + linkIn(mail);
}

/** Looks at the page in light and dark, wide and narrow. A form that was answered is not loaded again. */
async function look(name: string): Promise<void> {
  await focusGiven(page);
  // Only for the judge, which is a script, and not for what the page itself may do.
  const session = await browser.context.newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await expectReadable(page, name);
  await session.send('Page.setBypassCSP', { enabled: false });
  await session.detach();
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function signIn(login: string, secret = password): Promise<void> {
  await open(page, `${server.url}/users/sign_in`);
  await page.getByLabel('Username or email address').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const expectAt = (path: string | RegExp) => expect(new URL(page.url()).pathname).toMatch(path);

/** No complaint of the browser but of what the server refused on purpose, and nothing of other hosts. */
function expectPeace(): void {
  const refusals = /Failed to load resource: the server responded with a status of 4(?:22|03|29)/;
  expect(complaints.filter((text) => !refusals.test(text))).toEqual([]);
  expect([...hosts]).toEqual([new URL(server.url).host]);
}

describe('users in a browser', () => {
  it('sign in and out', async () => {
    await open(page, `${server.url}/users/sign_in`);
    await heading('Sign in');
    expect(await page.evaluate('document.activeElement.name')).toBe('user[login]');
    await look('sign-in');
    await signIn('root');
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    await look('signed-out');
    expectPeace();
  });

  it('are told that their password is wrong', async () => {
    await signIn('root', 'wrong');
    await page.getByRole('alert').getByText('is wrong').waitFor();
    expect(await page.getByLabel('Username or email address').inputValue()).toBe('root');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await look('wrong-password');
    expectPeace();
  });

  it('sign up, set up a second factor, and sign in with it', async () => {
    await open(page, `${server.url}/users/sign_in`);
    await page.getByRole('link', { name: 'Create one' }).click();
    await heading('Create an account');
    await look('sign-up');
    await page.getByLabel('Your name').fill('Clay Potter');
    await page.getByLabel('Username').fill('potter');
    await page.getByLabel('Email address').fill('potter@kiln.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await heading('Almost there');
    await look('signed-up');

    await signIn('potter');
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();
    await open(page, `${server.url}/-/profile/two_factor_auth`);
    await look('two-factor');
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Code').fill(codeAt(secret, new Date()));
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await heading('Recovery codes');
    await look('recovery-codes');
    const codes = ((await page.locator('pre').textContent()) ?? '').trim().split('\n');
    await page.getByRole('link', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left').waitFor();
    await look('two-factor-on');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await signIn('potter');
    await heading('Enter your code');
    await look('code');
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('The code is wrong').waitFor();
    await focusGiven(page);
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();

    await open(page, `${server.url}/-/profile/password/edit`);
    await look('password');
    expectPeace();
  });

  it('choose another password in place of one that an administrator chose', async () => {
    const chosen = 'chosen-by-an-administrator';
    await ask('PUT', `/users/${await newUser('caster')}`, { password: chosen });
    await signIn('caster', chosen);
    await heading('Choose a new password');
    expectAt('/-/profile/password/new');
    await look('password-that-somebody-chose');
    await page.getByLabel('Current password').fill(chosen);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password, once more').fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();
    expectPeace();
  });

  it('set a new password by the link of a mail', async () => {
    await newUser('forgetful');
    await open(page, `${server.url}/users/password/new`);
    await page.getByLabel('Address').fill('forgetful@kiln.example');
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await heading('Look into your mail');
    expectAt('/users/password/sent');
    await look('mail-sent');
    await open(page, await mailed('Choose a new password'));
    await heading('Choose a new password');
    await look('new-password');
    await page.getByLabel('New password').fill(`${password}-2`);
    await page.getByLabel('The same once more').fill(`${password}-2`);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await heading('Sign in');
    await look('password-changed');
    await signIn('forgetful', `${password}-2`);
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();
    expectPeace();
  });

  it('accept an invitation, or decline it without an account', async () => {
    await newUser('guest');
    const group = await ask('POST', '/groups', { name: 'Kilns of the north', path: 'kilns' });
    const invite = async (email: string) => {
      await ask('POST', `/groups/${group}/invitations`, { email, access_level: 30 });
      return mailed('invites you');
    };
    const address = await invite('one@kiln.example');
    await open(page, address);
    await look('invitation');
    await page.getByRole('link', { name: 'Sign in to accept it' }).click();
    await focusGiven(page);
    await page.getByLabel('Username or email address').fill('guest');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Accept as @guest' }).waitFor();
    expectAt(/^\/-\/invites\/[\w-]+$/);
    await look('invitation-signed-in');
    await page.getByRole('button', { name: 'Accept as @guest' }).click();
    await page.getByText('You are a member now.').waitFor();
    expectAt('/-/invites/accepted');
    await look('invitation-accepted');

    await browser.context.clearCookies();
    await open(page, `${await invite('other@kiln.example')}/decline`);
    await heading('Decline the invitation');
    expectAt(/^\/-\/invites\/[\w-]+\/decline$/);
    await look('invitation-to-decline');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('The invitation is declined.').waitFor();
    expectAt('/-/invites/declined');
    expectPeace();
  });

  it('enter admin mode, and leave it', async () => {
    await signIn('root');
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();
    await change({ admin_mode: true });
    await open(page, `${server.url}/`);
    await page.getByRole('link', { name: 'Admin mode' }).click();
    await heading('Enter admin mode');
    expectAt('/admin/session/new');
    await focusGiven(page);
    await look('admin-mode');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Enter admin mode' }).click();
    await heading('Administration');
    await look('administration-in-admin-mode');
    await page.getByRole('button', { name: 'Leave admin mode' }).click();
    await page.getByRole('link', { name: 'Admin mode' }).waitFor();
    await change({ admin_mode: false });
    expectPeace();
  });

  it('accept the terms of use', async () => {
    await signIn('root');
    await page.getByRole('heading', { level: 1, name: 'Your work' }).waitFor();
    await change({ enforce_terms: true, terms: '# Clay\n\nBring your own.' });
    await open(page, `${server.url}/-/profile`);
    await heading('Terms of use');
    expectAt('/-/users/terms');
    await look('terms');
    await page.getByRole('button', { name: 'Accept the terms' }).click();
    await heading('Profile');
    expectPeace();
  });
});
