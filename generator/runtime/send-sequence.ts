import { Readable } from 'node:stream';
import type { ResponsePlan } from './operation.ts';
import type { RawBody } from './respond.ts';
import { itemText } from './sequences.ts';

type Sequence = NonNullable<ResponsePlan['sequence']>;

/** Body of items; bytes and streams are sent unchanged. */
export function sequenceBody({ form, write }: Sequence, body: unknown): RawBody {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body;
  if (body instanceof Readable && !body.readableObjectMode) return body;
  return Readable.from(streamTexts(body as AsyncIterable<unknown>, form, write), {
    objectMode: false,
  });
}

async function* streamTexts(
  items: AsyncIterable<unknown>,
  form: Sequence['form'],
  write: Sequence['write'],
): AsyncGenerator<string, void, undefined> {
  for await (const item of items) yield itemText(form, item, write);
}
