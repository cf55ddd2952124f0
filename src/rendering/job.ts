import { escapeHtml } from '#src/text/escape-html.ts';
import type { DiagramServers } from './diagrams.ts';
import type { RepositoryFiles } from './file-links.ts';
import type { PictureProxy } from './picture-proxy.ts';

/** A text to render, and the facts about the instance on which its HTML depends. */
export interface RenderingJob {
  readonly text: string;
  /** True when references are looked for. */
  readonly references: boolean;
  /** True when elements say that the direction of writing follows from their text. */
  readonly directed: boolean;
  /** The address of this instance, without a slash at its end: its pages are references, too. */
  readonly ownUrl: string;
  /** Path of the text's project from the root of the host; null for none. */
  readonly project: string | null;
  /** Files that a text of a repository links by relative paths. */
  readonly files?: RepositoryFiles;
  /** True when the words of code blocks get elements with their kinds. */
  readonly highlighted?: boolean;
  readonly proxy: PictureProxy | null;
  readonly diagrams: DiagramServers;
}

/** Lines of source code for highlighting. */
export interface CodeJob {
  /** The text from its beginning, or parts of one that do not follow each other: a comment ends with its part. */
  readonly code: readonly string[];
  /** Name of the file or of the language; the text has no kinds if it is unknown. */
  readonly language: string;
  /** Number of the first line that is wanted, and how many. */
  readonly first: number;
  readonly lines: number;
}

interface Timed {
  /** Milliseconds that it may take. */
  readonly patienceMs: number;
}

export type TimedCodeJob = CodeJob & Timed;
export type TimedRenderingJob = RenderingJob & Timed;

/** Job in the form that a thread gets. */
export type TimedJob = TimedRenderingJob | TimedCodeJob;

/** Time limit of one text, in milliseconds. */
export const renderTimeoutMs = 50;

/** Milliseconds that the words of one program text may take. */
export const codeTimeoutMs = 100;

/** Longer program texts have no kinds of words: all parts together. */
export const maxCodeChars = 200_000;

/** Longer texts are shown as written. Ordinary texts of this length take half of `patience` where little else runs. */
export const maxTextChars = 131_072;

/**
 * Some texts expand ten thousand times. A readable text grows tenfold at most, where every line is an empty heading.
 */
export const maxHtmlChars = 2_097_152;

/** The text without rendering. */
export function renderAsText({ text, directed }: Pick<RenderingJob, 'text' | 'directed'>): string {
  return `<p${directed ? ' dir="auto"' : ''}>${escapeHtml(text)}</p>`;
}
