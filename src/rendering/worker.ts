import { parentPort } from 'node:worker_threads';
import { findCodeWords, loadLanguages } from './highlight.ts';
import { renderTimeoutMs, type TimedJob } from './job.ts';
import { renderMarkdown } from './markdown.ts';

/** A thread that renders one text at a time; an empty message signals that it is ready for the first. */
if (parentPort === null) throw new Error('this module must run in a separate thread');
const port = parentPort;
port.on('message', (job: TimedJob) => void answer(job));

async function answer(job: TimedJob): Promise<void> {
  if ('code' in job || job.highlighted === true) await loadLanguages();
  port.postMessage('code' in job ? findCodeWords(job) : renderMarkdown(job));
}

// Warms up the code, so that the first text of a user does not wait for its compilation.
const usual =
  '# A\n\n- [b](/c) **d** `e` @f\n\n| g |\n|---|\n| h |\n\n```\ni\n```\n\nhttps://j.example\n';
const noDiagrams = {
  plantuml_enabled: false,
  plantuml_url: null,
  kroki_enabled: false,
  kroki_url: null,
  kroki_formats: { blockdiag: false, bpmn: false, excalidraw: false },
};
renderMarkdown({
  text: usual.repeat(20),
  references: true,
  directed: true,
  ownUrl: 'https://k.example',
  project: null,
  proxy: null,
  diagrams: noDiagrams,
  patienceMs: renderTimeoutMs,
});
port.postMessage('');
