import {
  type Documentation,
  toRecord,
  type ShownOperation,
  toDocumentedText,
  formatValue,
} from './documentation.ts';

/** A line for a shell that calls an operation as its examples have it; `origin` is where the instance is reached. */
export function formatCallLine(
  { method, path, parameters, operation }: ShownOperation,
  origin: string,
  resolve: Documentation['resolve'],
): string {
  const formatParameter = ({ example, schema }: (typeof parameters)[number]) =>
    encodeURIComponent(formatValue(example ?? resolve(schema).example ?? 1));
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (url, each) => url.replace(`{${toDocumentedText(each.name)}}`, formatParameter(each)),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map((each) => `${toDocumentedText(each.name)}=${formatParameter(each)}`);
  const { example } = toRecord(
    toRecord(toRecord(resolve(operation.requestBody)).content)['application/json'],
  );
  const body =
    example === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data '${quoteForShell(example)}'`];
  return [
    method === 'GET' ? 'curl' : `curl --request ${method}`,
    '--header "PRIVATE-TOKEN: $TOKEN"',
    ...body,
    `"${origin}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}"`,
  ].join(' \\\n  ');
}

/** JSON between single quotes of a shell. */
const quoteForShell = (value: unknown) => JSON.stringify(value).replaceAll("'", String.raw`'\''`);
