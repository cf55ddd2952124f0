import { expect, it } from 'vitest';
import { postForm } from '#src/outbound/post.ts';
import { formatAkismetUrl } from '#src/spam/akismet.ts';
import { answering } from '#test/support/answering.ts';

const rules = { localAllowed: true, exceptions: [], pinned: true };
const options = { rules, headers: {}, maxBytes: 16, timeLimit: 600_000 };

it('gives up a server that does not answer in time', async () => {
  const silent = await answering(() => undefined);
  const asked = postForm(silent, { a: 'b' }, { ...options, timeLimit: 50 });
  await expect(asked).rejects.toThrow('there was no answer in time');
});

it('gives up a server that does not come to an end in time', async () => {
  const begun = await answering((_request, response) => response.write('t'));
  const asked = postForm(begun, { a: 'b' }, { ...options, timeLimit: 200 });
  await expect(asked).rejects.toThrow('there was no answer in time');
});

it('reads no more of an answer than asked for', async () => {
  const endless = await answering((_request, response) => response.write('k'.repeat(1000)));
  const { status, body } = await postForm(endless, { a: 'b' }, options);
  expect([status, body.toString()]).toEqual([200, 'k'.repeat(16)]);
});

it('asks no server that the rules do not allow', async () => {
  let asked = 0;
  const local = await answering((_request, response) => {
    asked += 1;
    response.end();
  });
  const refused = postForm(local, {}, { ...options, rules: { ...rules, localAllowed: false } });
  await expect(refused).rejects.toThrow('may not be asked');
  expect(asked).toBe(0);
});

it('asks Akismet under the key, and nobody else', () => {
  expect(formatAkismetUrl('a1B2').href).toBe('https://a1b2.rest.akismet.com/1.1/comment-check');
  for (const key of ['', 'a.b', 'evil.example.com/', 'a@b', 'a#', 'ä']) {
    expect(() => formatAkismetUrl(key)).toThrow('the Akismet key is missing');
  }
});
