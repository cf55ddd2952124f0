/** Bodies that are one item after the other. Both directions use only functions that browsers have too. */

/**
 * Format of the items in a body. `lines` and `records` are JSON in lines, or after record separators. `events` and
 * `textEvents` are events of `text/event-stream` with data in JSON or text; `data` and `textData` are only the data of
 * such events.
 */
export type SequenceForm = 'lines' | 'records' | 'events' | 'textEvents' | 'data' | 'textData';

type Write = (item: never) => string;

interface Event {
  readonly event?: string;
  readonly id?: string;
  readonly retry?: number;
  readonly data?: string;
}

/** The text of one item; `write` prints it, or the data of an event, as JSON. */
export function itemText(form: SequenceForm, item: unknown, write: Write): string {
  const writeJson = (value: unknown) => write(value as never);
  switch (form) {
    case 'lines':
      return `${writeJson(item)}\n`;
    case 'records':
      return `\u001e${writeJson(item)}\n`;
    case 'data':
      return formatEvent({ data: writeJson(item) });
    case 'textData':
      return formatEvent({ data: item as string });
    case 'textEvents':
      return formatEvent(item as Event);
    case 'events': {
      const event = item as Event;
      return formatEvent(
        event.data === undefined ? event : { ...event, data: writeJson(event.data) },
      );
    }
  }
}

/** Each line of the data is a separate field; other fields end with their line. */
function formatEvent({ event, id, retry, data }: Event): string {
  const formatField = (name: string, value: string | number | undefined) =>
    value === undefined ? '' : `${name}: ${String(value).replace(/[\r\n\0]+/g, ' ')}\n`;
  const lines = data === undefined ? [] : data.split(/\r\n|\r|\n/);
  const fields = formatField('event', event) + formatField('id', id) + formatField('retry', retry);
  return `${fields}${lines.map((line) => `data: ${line}\n`).join('')}\n`;
}

/** Maximum characters of one item; an endless body would fill the memory. */
const LONGEST_ITEM = 16_777_216;

/**
 * The items of a body as they arrive.
 * @throws Error for an item that is too long or no JSON
 */
export async function* readSequence(
  form: SequenceForm,
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<unknown, void, undefined> {
  const isEvents = form !== 'lines' && form !== 'records';
  const read = isEvents ? new EventReader(form) : null;
  for await (const lines of streamLines(body)) {
    for (const line of lines) {
      if (read !== null) {
        const item = read.take(line);
        if (item !== NONE) yield item;
      } else {
        const text = line.replace('\u001e', '').trim();
        if (text !== '') yield JSON.parse(text) as unknown;
      }
    }
  }
}

const NONE = Symbol('no item');

/** Gathers the fields of an event until the empty line behind them. */
class EventReader {
  readonly #form: SequenceForm;
  #data: string[] = [];
  /** Characters of the data, including one for each line end. */
  #length = 0;
  #fields: { event?: string; id?: string; retry?: number } = {};

  constructor(form: SequenceForm) {
    this.#form = form;
  }

  take(line: string): unknown {
    if (line === '') return this.#end();
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.#addData(value);
    else if (name === 'event' || name === 'id') this.#fields[name] = value;
    else if (name === 'retry' && /^[0-9]+$/.test(value)) this.#fields.retry = Number(value);
    return NONE;
  }

  #addData(value: string): void {
    this.#length += value.length + 1;
    if (this.#length > LONGEST_ITEM) throw createTooLongError();
    this.#data.push(value);
  }

  #end(): unknown {
    const [data, fields] = [this.#data, this.#fields];
    [this.#data, this.#fields, this.#length] = [[], {}, 0];
    if (data.length === 0) return NONE;
    const text = data.join('\n');
    const isText = this.#form === 'textData' || this.#form === 'textEvents';
    const value: unknown = isText ? text : JSON.parse(text);
    return this.#form === 'data' || this.#form === 'textData' ? value : { ...fields, data: value };
  }
}

/** Lines of a body in groups. A line is joined when its end has arrived. */
async function* streamLines(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<readonly string[], void, undefined> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const begun: string[] = [];
  let length = 0;
  // A line feed behind a carriage return ends no other line, also where it arrives later.
  let isReturned = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const text = isReturned && value.startsWith('\n') ? value.slice(1) : value;
      if (value !== '') isReturned = value.endsWith('\r');
      const [first = '', ...others] = text.split(/\r\n|\n|\r/);
      length += first.length;
      if (length > LONGEST_ITEM) throw createTooLongError();
      begun.push(first);
      const last = others.pop();
      if (last === undefined) continue;
      const whole = [begun.splice(0).join(''), ...others];
      begun.push(last);
      length = last.length;
      yield whole;
    }
    if (length > 0) yield [begun.join('')];
  } finally {
    await reader.cancel();
  }
}

const createTooLongError = () => new Error('an item of the answer is too long');
