import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isForbidden } from '#src/outbound/destination.ts';
import { replaceNetwork } from '#src/outbound/network.ts';
import { send } from '#src/outbound/send.ts';
import { standInFor } from '#test/support/network.ts';

const rules = { localAllowed: true, exceptions: [], pinned: true };
const options = {
  ...({ method: 'POST', rules, headers: {}, body: '{}', verified: true } as const),
  ...{ maxBytes: 16, timeLimit: 600_000 },
};

it('a host of a service is stood in for with its name and a certificate for it', async () => {
  const seen: unknown[] = [];
  await standInFor(['discord.com'], ({ headers: { host } }, response) => {
    seen.push(host);
    response.end('thanks');
  });
  const answer = await send(new URL('https://discord.com/api'), options);
  expect([answer.status, answer.body.toString(), seen]).toEqual([200, 'thanks', ['discord.com']]);
  const unknown = send(new URL('https://slack.com/'), options);
  await expect(unknown).rejects.toThrow('URL is blocked');
});

it('certificates for other hosts, or of strangers, are refused unless nobody is to look', async () => {
  await standInFor(['kiln.test', 'discord.com'], (_, response) => void response.end('thanks'));
  const wrong = new URL('https://kiln.test/');
  await expect(send(wrong, options)).rejects.toThrow('The connection to the receiver failed');
  expect(await send(wrong, { ...options, verified: false })).toMatchObject({ status: 200 });
});

it('a stand-in of the network follows the rules', async () => {
  await standInFor(['discord.com'], (_, response) => void response.end());
  const publicOnly = { ...rules, localAllowed: false };
  const url = new URL('https://discord.com/');
  expect(await isForbidden(url, publicOnly)).toBe(true);
  await expect(send(url, { ...options, rules: publicOnly })).rejects.toThrow('URL is blocked');
});

it('no source of the project replaces the network', () => {
  const sources = globSync('src/**/*.ts');
  expect(sources.length).toBeGreaterThan(500);
  const calling = sources.filter((file) =>
    readFileSync(file, 'utf8').includes(`${replaceNetwork.name}(`),
  );
  // The module exists, and no other module names it.
  expect(calling).toEqual(['src/outbound/network.ts']);
});
