import type { ContractOperation } from '#generator/hearth/contract.ts';
import { askOurs } from '#test/judges/our-chain.ts';
import type { OurVerdict } from '#test/support/judge.ts';
import { addressOf, encodeBody } from './request.ts';
import type { Call } from './requests.ts';

/** The call that the example of the document makes. */
export function baseOf({ pathParameters, query, body }: ContractOperation): Call {
  return { params: pathParameters, query, body: body as Call['body'] };
}

/** The answer of the generated decoders and validators to a call, in process. */
export function verdict(operation: ContractOperation, call: Call): Promise<OurVerdict> {
  const { body, headers } = encodeBody(operation, call);
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const json = body === text ? {} : { 'content-type': 'application/json' };
  const url = addressOf(operation, call);
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
  return askOurs(
    {
      method: operation.method,
      url,
      headers: { ...json, ...headers, ...length },
      body: text ?? null,
    },
    '',
  );
}
