import { afterEach, describe, expect, it } from 'vitest';
import { TooManyRequests, Unavailable } from '../../src/errors.ts';
import type { RenderingJob } from '../../src/rendering/job.ts';
import { renderAsText } from '../../src/rendering/job.ts';
import { createRendering, type Rendering } from '../../src/rendering/rendering.ts';
import { renderingModule } from '../support/rendering.ts';

const diagrams = {
  plantuml_enabled: false,
  plantuml_url: null,
  kroki_enabled: false,
  kroki_url: null,
  kroki_formats: { blockdiag: false, bpmn: false, excalidraw: false },
};
const jobOf = (text: string): RenderingJob => ({
  text,
  references: false,
  ownUrl: 'https://hearth.example',
  proxy: null,
  diagrams,
});
const drawn: RenderingJob['diagrams'] = {
  ...diagrams,
  kroki_enabled: true,
  kroki_url: 'https://kroki.example.com',
};

const open: Rendering[] = [];
afterEach(async () => {
  for (const rendering of open.splice(0)) await rendering.close();
});
function start(options: Parameters<typeof createRendering>[0] = {}): Rendering {
  const rendering = createRendering({ module: renderingModule(), ...options });
  open.push(rendering);
  return rendering;
}

/** A thread that does as it is told, and otherwise answers with its own number. */
const puppet = moduleOf(`
  parentPort.on('message', ({ text }) => {
    if (text === 'hang') for (;;);
    if (text === 'fail') throw new Error('asked to');
    if (text === 'fill') for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length));
    if (text === 'wait') setTimeout(() => parentPort.postMessage('waited'), 20);
    else parentPort.postMessage(String(threadId));
  });
  parentPort.postMessage('');
`);

function moduleOf(lines: string): string {
  const source = `import { parentPort, threadId } from 'node:worker_threads';${lines}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

describe('a text that is costly', () => {
  const fill = (piece: string) => piece.repeat(Math.floor(130_000 / piece.length));
  const costly = {
    'brackets without end': fill('['),
    'an address that grows': `[a]: http://${'x'.repeat(60_000)}\n\n${'[a]'.repeat(20_000)}`,
    'thousands of diagrams': fill('```erd\na\n```\n'),
  };
  it.each(Object.entries(costly))('is shown as it is written: %s', async (_, hostile) => {
    const rendering = start();
    const text = `${hostile}\n\n*end*`;
    const html = await rendering.render('a', { ...jobOf(text), diagrams: drawn });
    expect(html === renderAsText(text)).toBe(true);
    expect(await rendering.render('a', jobOf('*b*'))).toBe('<p dir="auto"><em>b</em></p>');
  });

  it('is not even tried when it is longer than what is rendered in time', async () => {
    const text = `*a*${' '.repeat(131_072)}<`;
    expect(await start().render('a', jobOf(text))).toBe(renderAsText(text));
  });
});

describe('a thread', () => {
  it('that does not answer is replaced, and its text shown as it is written', async () => {
    const rendering = start({ module: puppet });
    const [first, hung] = [
      await rendering.render('a', jobOf('x')),
      await rendering.render('a', jobOf('hang')),
    ];
    expect(hung).toBe('<p dir="auto">hang</p>');
    expect(Number(await rendering.render('a', jobOf('x')))).toBeGreaterThan(Number(first));
  });

  it.each(['fail', 'fill'])('that ends by an error is replaced: %s', async (text) => {
    const failures: Error[] = [];
    const rendering = start({ module: puppet, onFailure: (error) => failures.push(error) });
    expect(await rendering.render('a', jobOf(text))).toBe(`<p dir="auto">${text}</p>`);
    expect(Number(await rendering.render('a', jobOf('x')))).toBeGreaterThan(0);
    // One that fills its memory slowly is ended for its slowness.
    expect(failures.length).toBeLessThanOrEqual(1);
    if (text === 'fail') expect(failures).toHaveLength(1);
  });

  it.each([
    ['by its code', moduleOf(`throw new Error('no room')`), 'no room'],
    ['at all', 'nowhere', 'Invalid URL'],
  ])('that cannot start %s fails those who wait for it, and is tried again', async (...row) => {
    const [, module, message] = row;
    const rendering = start({ module });
    for (const _ of [1, 2]) {
      await expect(rendering.render('a', jobOf('x'))).rejects.toThrow(message);
    }
  });

  it('is ended when nobody needs it, and another one started', async () => {
    const rendering = start({ module: puppet, idleTime: 1 });
    const first = await rendering.render('a', jobOf('x'));
    await expect.poll(() => rendering.render('a', jobOf('x'))).not.toBe(first);
  });
});

describe('whoever has much to render', () => {
  const settle = (rendering: Rendering, caller: string, count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, () => rendering.render(caller, jobOf('wait'))),
    );
  const reasons = (settled: readonly PromiseSettledResult<string>[]) =>
    settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));

  it('waits with at most 32 texts, and does not keep others from their turn', async () => {
    const rendering = start({ module: puppet });
    const order: string[] = [];
    const many = settle(rendering, 'a', 40).then((settled) => {
      order.push('all of a');
      return settled;
    });
    await rendering.render('b', jobOf('wait')).then(() => order.push('b'));
    expect(reasons(await many)).toEqual(
      Array.from({ length: 8 }, () => expect.any(TooManyRequests)),
    );
    expect(order).toEqual(['b', 'all of a']);
  });

  it('is refused when all together wait with 256', async () => {
    const rendering = start({ module: puppet });
    const callers = Array.from({ length: 9 }, (_, index) => settle(rendering, `c${index}`, 30));
    const refused = (await Promise.all(callers)).flatMap(reasons);
    expect(refused).toEqual(Array.from({ length: 14 }, () => expect.any(Unavailable)));
  });

  it('is refused when the process ends', async () => {
    const rendering = start({ module: puppet });
    const waiting = settle(rendering, 'a', 3);
    await rendering.close();
    expect(reasons(await waiting)).toHaveLength(3);
    await expect(rendering.render('a', jobOf('x'))).rejects.toThrow(Unavailable);
  });
});
