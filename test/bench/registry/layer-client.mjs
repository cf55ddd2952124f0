// Pushes or pulls a layer a few times, and prints the seconds that each took, as JSON.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [task, base, token, megabytes, times, known] = process.argv.slice(2);
const megabyte = 1024 * 1024;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
const { origin } = new URL(base);

async function send(method, url, more = {}, body = null) {
  const sent = request(url, { method, headers: { ...headers, ...more } });
  const answered = once(sent, 'response');
  if (body === null) sent.end();
  else await pipeline(Readable.from(body), sent);
  const [answer] = await answered;
  return answer;
}

async function ended(answer, status) {
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== status) throw new Error(`answered with ${answer.statusCode}`);
  return answer.headers.location;
}

/** A layer that nobody has pushed before. */
function newLayer() {
  const piece = randomBytes(megabyte);
  const hash = createHash('sha256');
  for (let each = 0; each < megabytes; each += 1) hash.update(piece);
  function* bytes() {
    for (let each = 0; each < megabytes; each += 1) yield piece;
  }
  return { digest: `sha256:${hash.digest('hex')}`, bytes };
}

async function push({ digest, bytes }) {
  const begun = await ended(await send('POST', `${base}/uploads/`), 202);
  const length = { 'content-length': String(megabytes * megabyte) };
  const sent = await ended(await send('PATCH', new URL(begun, origin), length, bytes()), 202);
  const url = new URL(sent, origin);
  url.searchParams.set('digest', digest);
  await ended(await send('PUT', url), 201);
}

async function pull(digest) {
  const answer = await send('GET', `${base}/${digest}`);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  if (bytes !== megabytes * megabyte) throw new Error(`${bytes} bytes came`);
}

const seconds = [];
let digest = known;
for (let each = 0; each < times; each += 1) {
  const layer = task === 'push' ? newLayer() : null;
  digest = layer?.digest ?? digest;
  const begun = performance.now();
  await (layer === null ? pull(digest) : push(layer));
  seconds.push((performance.now() - begun) / 1_000);
}
process.stdout.write(JSON.stringify({ seconds, digest }));
