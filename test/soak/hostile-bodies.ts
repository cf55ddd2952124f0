/** Bodies and texts that cost whoever reads them most for their size. */

export interface Body {
  readonly kind: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'b';

/** `start`, as many `piece`s as fit, and `end`. */
export function filled(start: string, piece: string, end: string, size: number): Buffer {
  const room = size - Buffer.byteLength(start) - Buffer.byteLength(end);
  const times = Math.max(0, Math.floor(room / Buffer.byteLength(piece)));
  const bytes = Buffer.alloc(times * Buffer.byteLength(piece), piece);
  return Buffer.concat([Buffer.from(start), bytes, Buffer.from(end)]);
}

/** The same with pieces that differ. */
function numbered(start: string, piece: (n: number) => string, end: string, size: number): Buffer {
  const pieces = [start];
  let length = start.length + end.length;
  for (let n = 0; ; n += 1) {
    const next = piece(n);
    if (length + next.length > size) break;
    pieces.push(next);
    length += next.length;
  }
  return Buffer.from(pieces.join('') + end);
}

const list = (name: string, element: string, size: number) =>
  filled(`{"${name}":[${element}`, `,${element}`, ']}', size);

/** Bodies for any operation that takes one, whatever it declares. `name` is a parameter that it does not. */
export function bodiesOfAnyName(size: number, name = 'unheard'): Body[] {
  const json = (kind: string, bytes: Buffer) => ({ kind: `json ${kind}`, type: JSON_TYPE, bytes });
  const form = (kind: string, bytes: Buffer) => ({ kind: `form ${kind}`, type: FORM_TYPE, bytes });
  return [
    json('objects', list(name, '{}', size)),
    json('arrays', list(name, '[]', size)),
    json('numbers', list(name, '1', size)),
    json('fractions', list(name, '1.5e3', size)),
    json('texts', list(name, '""', size)),
    json('pairs', list(name, '{"a":{}}', size)),
    json('nulls at the top', filled('[null', ',null', ']', size)),
    json(
      'keys',
      numbered('{"z":1', (n) => `,"${n.toString(36)}k":1`, '}', size),
    ),
    json(
      'integer keys',
      numbered('{"z":1', (n) => `,"${n * 7919}":1`, '}', size),
    ),
    json('one key', filled('{"a":1', ',"a":1', '}', size)),
    json(
      'inner keys',
      numbered(`{"${name}":{"z":1`, (n) => `,"${n.toString(36)}k":1`, '}}', size),
    ),
    json('depth of arrays', filled(`{"${name}":`, '[', '', size)),
    json('depth of objects', filled(`{"${name}":`, '{"a":', '', size)),
    json(
      'whole depth',
      Buffer.concat([filled(`{"${name}":`, '[', '', size / 2), filled('', ']', '}', size / 2)]),
    ),
    json('escapes', filled(`{"${name}":"`, '\\u00e9', '"}', size)),
    json('backslashes', filled(`{"${name}":"`, '\\\\', '"}', size)),
    json('digits', filled(`{"${name}":1`, '1', '}', size)),
    json('spaces', filled('{', ' ', '}', size)),
    json('wide text', filled(`{"${name}":"`, '漢', '"}', size)),
    json('no end', filled(`{"${name}":["`, 'a","', '', size)),
    form('pairs', filled('a=1', '&a=1', '', size)),
    form(
      'names',
      numbered('a=1', (n) => `&${n.toString(36)}k=1`, '', size),
    ),
    form('elements', filled(`${name}[]=1`, `&${name}[]=1`, '', size)),
    form('depth', filled('a=1', `&a${'[b]'.repeat(31)}=1`, '', size)),
    form(
      'different depths',
      numbered('a=1', (n) => `&a${'[b]'.repeat(30)}[${n}]=1`, '', size),
    ),
    form('open elements', filled('a=1', `&${name}[][k]=1`, '', size)),
    form('ampersands', filled('a', '&', '', size)),
    form('brackets', filled('a', '[]', '=1', size)),
    form('percents', filled(`${name}=`, '%41', '', size)),
    form('pluses', filled(`${name}=`, '+', '', size)),
    multipart('parts', (n) => part(`name="p${n}"`, 'x'), size),
    multipart('files', (n) => part(`name="p${n}"; filename="f${n}"`, 'x'), size),
    multipart('elements', () => part(`name="${name}[]"`, 'x'), size),
    multipart('headers', (n) => part(`name="p${n}"`, 'x', 'X-More: y\r\n'.repeat(500)), size),
    multipart('one text', () => part('name="p"', 'x'.repeat(Math.max(1, size - 500))), size),
    {
      kind: 'multipart line ends',
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: filled('', '\r\n--', '', size),
    },
    {
      kind: 'multipart boundaries',
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: filled('', `--${BOUNDARY}\r\n\r\n`, '', size),
    },
  ];
}

function multipart(kind: string, made: (n: number) => string, size: number): Body {
  const end = `--${BOUNDARY}--\r\n`;
  const bytes = numbered('', made, end, size);
  return { kind: `multipart ${kind}`, type: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
}

const part = (disposition: string, content: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;

/** Bodies for a list or an object that the operation declares. */
export function bodiesOfList(name: string, size: number): Body[] {
  const of = (kind: string, bytes: Buffer) => ({
    kind: `${name}: ${kind}`,
    type: JSON_TYPE,
    bytes,
  });
  return [
    of('objects', list(name, '{}', size)),
    of('numbers', list(name, '1', size)),
    of('texts', list(name, '"a"', size)),
    of(
      'different texts',
      numbered(`{"${name}":["z"`, (n) => `,"${n.toString(36)}"`, ']}', size),
    ),
    of('wrong texts', list(name, '"\\u0000"', size)),
    of('lists', list(name, '[1]', size)),
    of('wrong members', list(name, '{"a":{"b":[]},"c":-1}', size)),
    of(
      'members',
      numbered(`{"${name}":{"z":1`, (n) => `,"${n.toString(36)}k":{}`, '}}', size),
    ),
    of('commas', filled(`{"${name}":"a`, ',a', '"}', size)),
  ];
}

/** Texts that are hard on some reader: of Markdown, patterns, globs, keys, addresses, dates. */
const SHAPES: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  'square brackets': '[',
  links: '[a](',
  images: '![](',
  parentheses: '(',
  stars: '*',
  'stars and letters': '*a',
  'strong stars': '**a*_',
  underscores: '_a__',
  backticks: '`a``',
  mentions: '@a ',
  references: '#1 !1 a/b#1 ',
  quotes: '> ',
  'lists in lists': '- - ',
  table: '|a|-|\n',
  lines: '\n',
  'lines that begin': '\n> - 1. #',
  angles: '<a ',
  comments: '<!--',
  entities: '&amp;&#1;',
  backslashes: '\\',
  addresses: 'http://a@b.',
  'e-mails': 'a@a.',
  dots: '.',
  dashes: '-a',
  slashes: '/a',
  spaces: ' ',
  colons: ':a:',
  'wide letters': '漢',
  marks: 'a\u0301\u0323',
  emoji: '👩‍👧',
  'capitals that grow': 'İ',
  'repeats in repeats': '(a+)+',
  alternatives: '(a|a)*',
  optionals: 'a?',
  classes: '[a-z]+',
  counts: 'a{9}{9}',
  commas: 'a,',
  tildes: '~~a~',
  base64: 'QUFB',
};

export const shapes = Object.keys(SHAPES);

/** Text of a shape with this length; a pattern ends so that it cannot match. */
export function shaped(shape: string, length: number): string {
  const piece = SHAPES[shape] ?? 'a';
  const text = piece.repeat(Math.max(1, Math.ceil(length / piece.length))).slice(0, length);
  return text.isWellFormed() ? text : `${text.slice(0, -1)}a`;
}
