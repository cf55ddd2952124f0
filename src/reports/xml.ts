import type { SAXParser } from 'sax';
import { ReportFault } from './fault.ts';
import { Pauses } from '#src/turns/pauses.ts';

export interface XmlHandler {
  /** `depth` is 1 for the outermost element. */
  readonly open: (name: string, attributes: Attributes, depth: number) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string, depth: number) => void;
  /** Called after each part: true if the rest is not needed. */
  readonly isDone?: () => boolean;
}

export type Attributes = Readonly<Record<string, string>>;

/** Elements within one another, and attributes of one. */
const maxDepth = 32;
const maxAttributes = 64;
/** Number of bytes parsed at once: each part takes a few milliseconds. */
const partBytes = 16_384;

/** Characters of an attribute or name: messages of failures are attributes. */
const maxNameChars = 262_144;

/** The parser stores these facts about a document, which its types omit. */
type Rooted = SAXParser & { closedRoot: boolean; sawRoot: boolean; doctype: string };

/**
 * Reads XML in parts, others have their turn between them. Of a document type nothing is read: entities of its own are
 * unknown, and so a fault. Several documents may follow one another, as runners pack several files into one.
 * @throws ReportFault for what is no XML
 */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const reader = await createReader(handler);
  const decoder = new TextDecoder();
  const pauses = new Pauses();
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += partBytes) {
      reader.write(decoder.decode(chunk.subarray(start, start + partBytes), { stream: true }));
      if (handler.isDone?.() === true) return;
      await pauses.take();
    }
  }
  reader.write(decoder.decode());
  reader.close();
}

async function createReader({ open, text, close }: XmlHandler) {
  // Loaded when it is first needed.
  const { default: sax } = await import('sax');
  Object.assign(sax, { MAX_BUFFER_LENGTH: maxNameChars });
  const parser = sax.parser(true) as Rooted;
  let depth = 0;
  let attributes = 0;
  let isEmpty = true;
  Object.assign(parser, {
    onerror({ message }) {
      throw new ReportFault(`is no XML: ${message.split('\n', 1)[0] ?? ''}`);
    },
    onattribute() {
      attributes += 1;
      if (attributes > maxAttributes)
        throw new ReportFault('has an element with too many attributes');
    },
    onopentag(tag) {
      depth += 1;
      attributes = 0;
      isEmpty = false;
      if (depth > maxDepth) throw new ReportFault('is nested too deeply');
      parser.closedRoot = false;
      open(tag.name, tag.attributes as Attributes, depth);
    },
    ontext: (part) => text?.(part),
    oncdata: (part) => text?.(part),
    onclosetag(name) {
      close?.(name, depth);
      depth -= 1;
      // Another document may begin.
      if (depth === 0) {
        parser.sawRoot = false;
        parser.doctype = '';
      }
    },
  } satisfies Partial<SAXParser>);
  return {
    write(text: string) {
      if (text !== '') parser.write(text);
    },
    close() {
      if (depth > 0) throw new ReportFault('is no XML: an element has no end');
      if (isEmpty) throw new ReportFault('is no XML: there is no element');
      parser.close();
    },
  };
}
