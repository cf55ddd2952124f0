import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TooManyRequests, Unavailable } from '#src/errors.ts';
import type { RenderingJob } from '#src/rendering/job.ts';
import { renderAsText } from '#src/rendering/job.ts';
import { renderMarkdown } from '#src/rendering/markdown.ts';
import { createRendering, type Rendering } from '#src/rendering/rendering.ts';
import { ample, renderingModule } from '#test/support/rendering.ts';

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
  directed: true,
  ownUrl: 'https://hearth.example',
  project: null,
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
  vi.useRealTimers();
  for (const rendering of open.splice(0)) await rendering.close();
});
function start(options: Parameters<typeof createRendering>[0] = {}): Rendering {
  const rendering = createRendering({ module: renderingModule(), patienceMs: ample, ...options });
  open.push(rendering);
  return rendering;
}

/** A thread that does as it is told, and otherwise answers with its own number. Its beginnings and `go` are broadcast. */
const puppet = moduleOf(`
  const channel = new BroadcastChannel('puppets');
  const held = [];
  channel.onmessage = ({ data }) => {
    if (data === 'go') for (const text of held.splice(0)) parentPort.postMessage(text);
  };
  parentPort.on('message', ({ text }) => {
    if (text === 'hang') for (;;);
    if (text === 'fail') throw new Error('asked to');
    if (text === 'fill') for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length));
    if (text.startsWith('hold')) {
      held.push(text);
      channel.postMessage(text);
    } else parentPort.postMessage(String(threadId));
  });
  parentPort.postMessage('');
`);

function moduleOf(lines: string): string {
  const source = `import { parentPort, threadId } from 'node:worker_threads';${lines}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

describe('the entries of a task list', () => {
  const render = (text: string) =>
    renderMarkdown({ ...jobOf(text), directed: false, patienceMs: ample });

  it('have check boxes that readers cannot change', () => {
    const open =
      '<input type="checkbox" class="task-list-item-checkbox" aria-label="Task" disabled="">';
    const done =
      '<input type="checkbox" class="task-list-item-checkbox" aria-label="Task" disabled="" checked="">';
    expect(render('- [ ] a\n- [x] [b](https://b.example)\n- c')).toBe(
      '<ul class="task-list">\n' +
        `<li class="task-list-item">${open} a</li>\n` +
        `<li class="task-list-item">${done} <a href="https://b.example" rel="nofollow noreferrer noopener">b</a></li>\n` +
        '<li>c</li>\n</ul>',
    );
    expect(render('1. [X] a\n   - [ ] b')).toContain(`<li class="task-list-item">${done} a\n<ul`);
  });

  it.each(['[x] a', '- [x]', '- [x]a', '- [y] a', '- `[x]` a', '- a [x] b', '- a\n\n  [x] b'])(
    'begin with a box: %j',
    (text) => {
      expect(render(text)).not.toContain('<input');
    },
  );
});

describe('links of a text of a repository', () => {
  const files = { directory: 'docs', pages: '/a/b/-/blob/main', contents: '/a/b/-/raw/main' };
  const render = (text: string) =>
    renderMarkdown({ ...jobOf(text), project: '/a/b', files, patienceMs: ample });
  const upload = `/uploads/${'0'.repeat(32)}/a.png`;

  it.each([
    ['[a](use.md)', 'href="/a/b/-/blob/main/docs/use.md"'],
    ['[a](./use.md?plain=1#start)', 'href="/a/b/-/blob/main/docs/use.md?plain=1#start"'],
    ['[a](../README.md)', 'href="/a/b/-/blob/main/README.md"'],
    ['[a](../../../../README.md)', 'href="/a/b/-/blob/main/README.md"'],
    ['[a](/src/plan.js)', 'href="/a/b/-/blob/main/src/plan.js"'],
    ['[a](<with space.md>)', 'href="/a/b/-/blob/main/docs/with%20space.md"'],
    ['![a](a.png)', 'src="/a/b/-/raw/main/docs/a.png"'],
    ['[a](#start)', 'href="#start"'],
    ['[a](https://a.example/b)', 'href="https://a.example/b"'],
    ['[a](//a.example/b)', 'href="//a.example/b"'],
    ['[a](mailto:a@a.example)', 'href="mailto:a@a.example"'],
    [`![a](${upload})`, `src="/a/b${upload}"`],
  ])('lead to its files: %s', (text, link) => {
    expect(render(text)).toContain(link);
  });

  it('stay as they are elsewhere', () => {
    const html = renderMarkdown({ ...jobOf('[a](use.md)'), patienceMs: ample });
    expect(html).toContain('href="use.md"');
  });
});

describe('a text that is costly', () => {
  const fill = (piece: string) => piece.repeat(Math.floor(130_000 / piece.length));
  /** Each takes seconds where nobody looks at the time. */
  const slow = Object.entries({
    'brackets without end': `${fill('![[')}\n\n*end*`,
    'thousands of diagrams': `${fill('```erd\na\n```\n')}\n\n*end*`,
  });
  it.each(slow)('is shown as it is written when its time is over: %s', async (_, text) => {
    const rendering = start({ patienceMs: 1 });
    for (const _ of [1, 2]) {
      const html = await rendering.render('a', { ...jobOf(text), diagrams: drawn });
      expect(html === renderAsText(jobOf(text))).toBe(true);
    }
  });

  it.each(slow)('leaves nothing behind where it was broken off: %s', (_, text) => {
    const html = renderMarkdown({ ...jobOf(text), diagrams: drawn, patienceMs: 1 });
    expect(html).toBeNull();
    const next = renderMarkdown({ ...jobOf('*b*'), patienceMs: ample });
    expect(next).toBe('<p dir="auto"><em>b</em></p>');
  });

  it('is shown as it is written when it becomes too much, however long it may take', async () => {
    const rendering = start();
    const text = `[a]: http://${'x'.repeat(60_000)}\n\n${'[a]'.repeat(20_000)}\n\n*end*`;
    expect((await rendering.render('a', jobOf(text))) === renderAsText(jobOf(text))).toBe(true);
    expect(await rendering.render('a', jobOf('*b*'))).toBe('<p dir="auto"><em>b</em></p>');
  });

  it('is not even tried when it is longer than what is rendered in time', async () => {
    const text = `*a*${' '.repeat(131_072)}<`;
    expect(await start().render('a', jobOf(text))).toBe(renderAsText(jobOf(text)));
  });
});

describe('a result', () => {
  it('is kept for the same text, and not for another setting', async () => {
    const rendering = start({ module: puppet, idleTime: 1 });
    const first = await rendering.render('a', jobOf('x'));
    const next = () => rendering.render('a', jobOf(randomUUID()));
    await expect.poll(next).not.toBe(first);
    expect(await rendering.render('b', jobOf('x'))).toBe(first);
    expect(await rendering.render('b', { ...jobOf('x'), directed: false })).not.toBe(first);
  });

  it('of a text that took too long is not kept', async () => {
    const rendering = start();
    const text = `${'![['.repeat(40_000)}\n\n*end*`;
    const job = { ...jobOf(text), diagrams: drawn };
    const other = start({ patienceMs: 1 });
    expect(await other.render('a', job)).toBe(renderAsText(job));
    expect(await rendering.render('a', job)).toContain('<em>end</em>');
  });
});

describe('the words of a program text', () => {
  const highlight = (language: string, code: readonly string[], first = 1, lines = 100) =>
    start().highlight('a', { code, language, first, lines });

  it('have their kinds, line by line', async () => {
    expect(await highlight('a.ts', ['const a = 1; // <b>\n/* c\n d */ return "&";'])).toEqual([
      [
        ['kw', 'const'],
        ['', ' a = '],
        ['num', '1'],
        ['', '; '],
        ['com', '// <b>'],
      ],
      [['com', '/* c']],
      [
        ['com', ' d */'],
        ['', ' '],
        ['kw', 'return'],
        ['', ' '],
        ['str', '"&"'],
        ['', ';'],
      ],
    ]);
  });

  it('are those of the lines that are wanted, in parts that do not reach into each other', async () => {
    const lines = await highlight('a.ts', ['/* open', 'let a'], 2, 1);
    expect(lines).toEqual([
      [
        ['kw', 'let'],
        ['', ' a'],
      ],
    ]);
  });

  it.each(['Dockerfile', 'x.py', 'x.RB', 'Makefile', 'typescript'])(
    'are known in %s',
    async (name) => {
      const lines = await highlight(name, ['# "text" 1\nif x: "text" 1\nFROM "text" 1']);
      expect(lines?.flat().some(([kind]) => kind !== '')).toBe(true);
    },
  );

  it.each(['x.unknown', '', 'constructor', '__proto__', 'x.hasOwnProperty'])(
    'have none in %s',
    async (name) => expect(await highlight(name, ['if (1) "a"'])).toBeNull(),
  );

  it('have none where the text is too long, or takes too long', async () => {
    const long = 'a'.repeat(200_001);
    expect(await highlight('a.ts', [long])).toBeNull();
    const slow = Array.from({ length: 4_000 }, (_, index) => `f(\`\${${index}}\`);`).join('\n');
    const hurried = start({ patienceMs: 1 });
    const job = { code: [slow], language: 'a.ts', first: 1, lines: 10 };
    expect(await hurried.highlight('a', job)).toBeNull();
  });

  it('lose no character of the text', async () => {
    const code = 'a = `<span class="x">\\n${"&amp;"}</span>`;\r\n\t// \u202e"\'é';
    const lines = await highlight('a.ts', [code]);
    expect(lines?.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(code);
  });
});

describe('a thread', () => {
  it('that does not answer is replaced, and its text shown as it is written', async () => {
    // No time passes while an answer is waited for.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rendering = start({ module: puppet, patienceMs: 50 });
    const first = await rendering.render('a', jobOf('x'));
    const hung = rendering.render('a', jobOf('hang'));
    vi.advanceTimersByTime(8 * 50);
    expect(await hung).toBe('<p dir="auto">hang</p>');
    expect(Number(await rendering.render('a', jobOf('y')))).toBeGreaterThan(Number(first));
  });

  it.each(['fail', 'fill'])('that ends by an error is replaced: %s', async (text) => {
    const failures: Error[] = [];
    const rendering = start({ module: puppet, onFailure: (error) => failures.push(error) });
    expect(await rendering.render('a', jobOf(text))).toBe(`<p dir="auto">${text}</p>`);
    expect(Number(await rendering.render('a', jobOf('x')))).toBeGreaterThan(0);
    expect(failures).toHaveLength(1);
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
    const next = () => rendering.render('a', jobOf(randomUUID()));
    await expect.poll(next).not.toBe(first);
  });
});

describe('a caller with many texts to render', () => {
  const settle = (rendering: Rendering, caller: string, count: number, text: string) =>
    Promise.allSettled(Array.from({ length: count }, () => rendering.render(caller, jobOf(text))));
  const reasons = (settled: readonly PromiseSettledResult<string>[]) =>
    settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));

  it('waits with at most 32 texts, and does not keep others from their turn', async () => {
    const rendering = start({ module: puppet });
    const begun: unknown[] = [];
    const channel = new BroadcastChannel('puppets');
    onTestFinished(() => channel.close());
    channel.onmessage = ({ data }: MessageEvent) => begun.push(data);
    const many = settle(rendering, 'a', 40, 'hold a');
    const other = rendering.render('b', jobOf('hold b'));
    // Two threads hold what came first, and nothing else begins.
    await expect.poll(() => begun.toSorted()).toEqual(['hold a', 'hold b']);
    const going = setInterval(() => channel.postMessage('go'), 1);
    onTestFinished(() => clearInterval(going));
    expect(await other).toBe('hold b');
    expect(reasons(await many)).toEqual(
      Array.from({ length: 8 }, () => expect.any(TooManyRequests)),
    );
    expect(begun).toHaveLength(33);
  });

  it('is refused when all together wait with 256', async () => {
    const rendering = start({ module: puppet });
    const callers = Array.from({ length: 9 }, (_, at) => settle(rendering, `c${at}`, 30, 'x'));
    const refused = (await Promise.all(callers)).flatMap(reasons);
    expect(refused).toEqual(Array.from({ length: 14 }, () => expect.any(Unavailable)));
  });

  it('is refused when the process ends', async () => {
    const rendering = start({ module: puppet });
    const waiting = settle(rendering, 'a', 3, 'x');
    await rendering.close();
    expect(reasons(await waiting)).toHaveLength(3);
    await expect(rendering.render('a', jobOf('x'))).rejects.toThrow(Unavailable);
  });
});
