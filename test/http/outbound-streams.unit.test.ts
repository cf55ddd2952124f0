import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { download } from '#src/outbound/download.ts';
import { upload } from '#src/outbound/upload.ts';
import { answering } from '#test/support/answering.ts';
import { until } from '#test/support/waiting.ts';

const rules = { localAllowed: true, exceptions: [], pinned: true };
const common = { rules, headers: {}, verified: true, maxBytes: 16, answerMs: 600_000 };
/** Slowness rule that only a silent peer breaks. */
const brisk = { bytes: 1, within: 40 };

/** Rates look at the time of the test until it ends; what this returns lets it pass. */
function holdRates(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}

const piece = Buffer.alloc(65_536, 'k');

/** Pieces without end. */
function* endless() {
  for (;;) yield piece;
}

describe('a body that is sent', () => {
  const sending = (body: Readable, bodyBytes: number | null = null) => ({
    ...({ ...common, method: 'PUT', body, bodyBytes } as const),
  });

  it('arrives whole, with its length where that is known', async () => {
    const seen: unknown[] = [];
    const url = await answering((request, response) => {
      void buffer(request).then((body) => {
        const { method, headers } = request;
        seen.push([method, headers['content-length'], headers['x-own'], body.length]);
        response.writeHead(201, { etag: '"a"' }).end('x'.repeat(100));
      });
    });
    const pieces = () => Readable.from([piece, piece]);
    const headers = { 'X-Own': 'clay' };
    const answer = await upload(url, { ...sending(pieces(), 131_072), headers });
    expect(answer).toMatchObject({ status: 201, headers: { etag: '"a"' } });
    expect(answer.body.toString()).toBe('x'.repeat(16));
    await upload(url, { ...sending(pieces()), method: 'POST' });
    expect(seen).toEqual([
      ['PUT', '131072', 'clay', 131_072],
      ['POST', undefined, undefined, 131_072],
    ]);
  });

  it('is given up when the receiver takes nothing of it', async () => {
    const url = await answering((request) => void request.pause());
    const body = Readable.from(endless());
    const sent = upload(url, { ...sending(body), rate: brisk });
    await expect(sent).rejects.toThrow('takes or sends too little');
    expect(body.destroyed).toBe(true);
  });

  it('waits for a source that is slower than the rate', async () => {
    const pass = holdRates();
    let seen = '';
    const url = await answering((request, response) => {
      request.on('data', (chunk: Buffer) => (seen += chunk.toString()));
      request.on('end', () => response.end('whole'));
    });
    const source = new Readable({ read: () => undefined });
    source.push('a');
    const sent = upload(url, sending(source));
    await until(() => seen === 'a');
    pass(3_600_000);
    source.push(null);
    expect((await sent).body.toString()).toBe('whole');
  });

  it('is sent no further when the receiver has answered', async () => {
    const url = await answering((request, response) => {
      request.once('data', () => {
        request.pause();
        response.writeHead(403).end('no more');
      });
    });
    const body = Readable.from(endless());
    const answer = await upload(url, sending(body));
    expect([answer.status, answer.body.toString(), body.destroyed]).toEqual([403, 'no more', true]);
  });

  it('that breaks off says why, and what the network says is told to nobody', async () => {
    const url = await answering((request) => void request.resume());
    const broken = Readable.from(
      (function* () {
        yield piece;
        throw new Error('the disk is gone');
      })(),
    );
    await expect(upload(url, sending(broken))).rejects.toThrow('the disk is gone');
    const nobody = new URL('http://127.0.0.1:1/');
    await expect(upload(nobody, sending(Readable.from(endless())))).rejects.toThrow(
      'The connection to the receiver failed',
    );
    const publicOnly = { ...rules, localAllowed: false };
    const refused = upload(url, { ...sending(Readable.from(endless())), rules: publicOnly });
    await expect(refused).rejects.toThrow('URL is blocked');
  });

  it('has an answer in time, or none', async () => {
    const url = await answering((request) => void request.resume());
    const sent = upload(url, { ...sending(Readable.from([piece])), answerMs: 50 });
    await expect(sent).rejects.toThrow('did not answer in time');
  });

  it('ends with its signal', async () => {
    const ended = new AbortController();
    const url = await answering((request) => {
      request.pause();
      ended.abort();
    });
    const body = Readable.from(endless());
    await expect(upload(url, { ...sending(body), signal: ended.signal })).rejects.toThrow('failed');
    expect(body.destroyed).toBe(true);
  });
});

describe('a body that is fetched', () => {
  it('comes with its headers, after redirects, and tells the authorization to no other host', async () => {
    const seen: unknown[] = [];
    const there = await answering(({ method, headers }, response) => {
      seen.push([method, headers.authorization]);
      response.writeHead(200, { 'content-type': 'application/gzip', 'content-length': '4' });
      response.end('clay');
    });
    const url = await answering(({ method, headers }, response) => {
      seen.push([method, headers.authorization]);
      response.writeHead(302, { location: there.href }).end();
    });
    const headers = { authorization: 'Bearer a' };
    const { status, body, ...rest } = await download(url, { ...common, headers });
    expect([status, rest.headers['content-type'], rest.url.href]).toEqual([
      200,
      'application/gzip',
      there.href,
    ]);
    expect((await buffer(body)).toString()).toBe('clay');
    const head = await download(url, { ...common, headers, method: 'HEAD', maxBytes: 0 });
    expect(head.headers['content-length']).toBe('4');
    expect((await buffer(head.body)).length).toBe(0);
    expect(seen).toEqual([
      ['GET', 'Bearer a'],
      ['GET', undefined],
      ['HEAD', 'Bearer a'],
      ['HEAD', undefined],
    ]);
  });

  it('is no larger than it may be, said or not', async () => {
    const said = await answering((_, response) => {
      response.setHeader('content-length', '17').end('k'.repeat(17));
    });
    await expect(download(said, common)).rejects.toThrow('too large');
    let closed = false;
    const unsaid = await answering((_, response) => {
      response.once('close', () => (closed = true));
      Readable.from(endless()).pipe(response);
    });
    const { body } = await download(unsaid, { ...common, maxBytes: 1_000_000 });
    let bytes = 0;
    body.on('data', (chunk: Buffer) => (bytes += chunk.length));
    await expect(new Promise((_, reject) => body.once('error', reject))).rejects.toThrow(
      'too large',
    );
    expect(bytes).toBeLessThanOrEqual(1_000_000);
    await until(() => closed);
  });

  it('is given up when nothing comes', async () => {
    const url = await answering((_, response) => void response.write('beginning'));
    const { body } = await download(url, { ...common, rate: brisk });
    await expect(buffer(body)).rejects.toThrow('takes or sends too little');
  });

  it('waits for a reader who is slower than the rate', async () => {
    const pass = holdRates();
    const large = await answering((_, response) => void response.end(Buffer.alloc(4_000_000)));
    const { body } = await download(large, { ...common, maxBytes: 4_000_000 });
    const chunks = body.iterator();
    const { value } = (await chunks.next()) as { value: Buffer };
    await until(() => body.readableLength >= body.readableHighWaterMark);
    pass(3_600_000);
    let rest = 0;
    for await (const chunk of chunks as AsyncIterable<Buffer>) rest += chunk.length;
    expect(value.length + rest).toBe(4_000_000);
  });

  it('that nobody reads holds no connection', async () => {
    let closed = false;
    const url = await answering((_, response) => {
      response.once('close', () => (closed = true));
      response.write('k');
    });
    const { body } = await download(url, common);
    body.destroy();
    await until(() => closed);
  });

  it('is not asked for where the rules forbid it, nor waited for without end', async () => {
    const url = await answering(() => undefined);
    const publicOnly = { ...rules, localAllowed: false };
    await expect(download(url, { ...common, rules: publicOnly })).rejects.toThrow('URL is blocked');
    await expect(download(url, { ...common, answerMs: 50 })).rejects.toThrow('in time');
    const circle = await answering((_, response) => {
      response.writeHead(302, { location: '/' }).end();
    });
    await expect(download(circle, common)).rejects.toThrow('connection to the receiver failed');
    const cut = await answering((_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('k', () => response.destroy());
    });
    const { body } = await download(cut, common);
    await expect(buffer(body)).rejects.toThrow('connection to the receiver failed');
  });
});
