import type { Request } from 'express';
import { escapeHtml } from '#src/text/escape-html.ts';
import type { Reply } from '../../handlers.tsx';
import { readSegments } from '../code/refs.ts';
import type { FileVisit } from '../visits.ts';
import { toTextReply } from './replies.ts';

const green = '#2a7f3f';
const red = '#b3261e';
const grey = '#6b6258';
const amber = '#8a5a00';

const colors: Readonly<Record<string, string>> = {
  success: green,
  failed: red,
  running: '#0b57a8',
  pending: amber,
};

/** State of the last pipeline of a ref. `unknown` stands for a pipeline that is hidden or absent. */
export async function sendPipelineBadge(visit: FileVisit, req: Request): Promise<Reply> {
  const status = (await findPipeline(visit, req))?.status ?? 'unknown';
  const text = status === 'success' ? 'passed' : status.replaceAll('_', ' ');
  return toBadge('pipeline', text, colors[status] ?? grey);
}

/** Coverage of the last pipeline of a ref. */
export async function sendCoverageBadge(visit: FileVisit, req: Request): Promise<Reply> {
  const coverage = Number((await findPipeline(visit, req))?.coverage ?? Number.NaN);
  if (Number.isNaN(coverage)) return toBadge('coverage', 'unknown', grey);
  const color = coverage >= 90 ? green : coverage >= 75 ? amber : red;
  return toBadge('coverage', `${coverage.toFixed(2)}%`, color);
}

const findPipeline = async ({ api, project }: FileVisit, req: Request) =>
  api.optional('getLatestPipeline', {
    params: { id: project.id },
    query: { ref: readSegments(req, 'ref').join('/') },
  });

/** Pixels of a letter of the font, at most, and around a text. */
const letterPixels = 7;
const paddingPixels = 12;

function toBadge(name: string, text: string, color: string): Reply {
  const left = name.length * letterPixels + paddingPixels;
  const right = text.length * letterPixels + paddingPixels;
  const label = escapeHtml(`${name}: ${text}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}">
<title>${label}</title>
<rect width="${left + right}" height="20" rx="3" fill="#4a433c"/>
<rect x="${left}" width="${right}" height="20" rx="3" fill="${color}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="${left / 2}" y="14">${escapeHtml(name)}</text>
<text x="${left + right / 2}" y="14">${escapeHtml(text)}</text>
</g>
</svg>
`;
  return toTextReply(svg, 'image/svg+xml; charset=utf-8', { 'Cache-Control': 'no-cache' });
}
