/**
 * The formats of texts and numbers that requests are checked against. Each looks at every character a bounded number of
 * times, whatever it holds. The generated validators take them from here by their names.
 */
type IsText = (text: string) => boolean;

/** Numbers of a format. */
interface NumberFormat {
  readonly type: 'number';
  validate(value: number): boolean;
}

const matches =
  (pattern: RegExp): IsText =>
  (text) =>
    pattern.test(text);

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDate: IsText = (text) => {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : DAYS[month - 1];
  return days !== undefined && day >= 1 && day <= days;
};

/** Accepts a time with an offset, as in RFC 3339; a leap second must be the last second before midnight in UTC. */
const isTime: IsText = (text) => {
  const parts = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/.exec(text);
  if (parts === null) return false;
  const [hour, minute, second] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [offsetHour, offsetMinute] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const shift = (parts[4] === '-' ? 1 : -1) * (offsetHour * 60 + offsetMinute);
  return second === 60 && (hour * 60 + minute + shift + 2880) % 1440 === 1439;
};

const isDateTime: IsText = (text) =>
  /^[Tt]$/.test(text.charAt(10)) && isDate(text.slice(0, 10)) && isTime(text.slice(11));

const DURATION =
  /^P(?!$)(?:\d+W|(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?=\d)(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?)$/;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

const isHostname: IsText = (text) =>
  text.length <= 253 && text.split('.').every((label) => LABEL.test(label));

const isIdnHostname: IsText = (text) =>
  text.length <= 253 &&
  text
    .split(/[.。．｡]/)
    .every((label) => /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}·-]{0,62})$/u.test(label)) &&
  !/-(?:$|[.。．｡])/.test(text);

const isIpv4 = matches(/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/);

/** Accepts eight groups, where `::` replaces one or more; the last two may be an IPv4 address. */
const isIpv6: IsText = (text) => {
  const [before = '', after, more] = text.split('::');
  if (more !== undefined) return false;
  const splitGroups = (half: string) => (half === '' ? [] : half.split(':'));
  const first = splitGroups(before);
  const last = after === undefined ? [] : splitGroups(after);
  const groups = [...first, ...last];
  const end = groups.at(-1) ?? '';
  const mayHoldFour = end.includes('.') && (after === undefined || last.length > 0);
  const four = mayHoldFour && isIpv4(end);
  const isGroup = (group: string, index: number) =>
    /^[0-9a-f]{1,4}$/i.test(group) || (four && index === groups.length - 1);
  const count = groups.length + (four ? 1 : 0);
  return groups.every(isGroup) && (after === undefined ? count === 8 : count < 8);
};

/** The text before the `@`, unless it is quoted. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const QUOTED = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;

const isEmail: IsText = (text) => {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || local.length > 64 || !(LOCAL.test(local) || QUOTED.test(local))) return false;
  return isMailHost(text.slice(at + 1));
};

function isMailHost(host: string): boolean {
  const literal = /^\[(IPv6:)?([^\]]*)\]$/i.exec(host);
  if (literal === null) return isHostname(host);
  return literal[1] === undefined ? isIpv4(literal[2] ?? '') : isIpv6(literal[2] ?? '');
}

const isIdnEmail: IsText = (text) => {
  const at = text.lastIndexOf('@');
  return (
    at > 0 && !/[\s"(),:;<>@[\\\]]/.test(text.slice(0, at)) && isIdnHostname(text.slice(at + 1))
  );
};

const URI_SIGNS = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
const IRI_SIGNS = /^(?:[\w.~:/?#[\]@!$&'()*+,;=\u{a0}-\u{10ffff}-]|%[0-9a-f]{2})*$/iu;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A relative reference of allowed characters. */
const isReference =
  (signs: RegExp): IsText =>
  (text) => {
    if (!signs.test(text)) return false;
    const hash = text.indexOf('#');
    const rest = hash === -1 ? text : text.slice(0, hash);
    if (hash !== -1 && /[#[\]]/.test(text.slice(hash + 1))) return false;
    const mark = rest.indexOf('?');
    if (mark !== -1 && /[[\]]/.test(rest.slice(mark))) return false;
    const hierarchy = (mark === -1 ? rest : rest.slice(0, mark)).replace(SCHEME, '');
    const hasScheme = SCHEME.test(rest);
    if (!hierarchy.startsWith('//')) {
      // A colon in the first segment of a reference without a scheme would end a scheme (RFC 3986, 4.2).
      const [first = ''] = hierarchy.split('/', 1);
      return !/[[\]]/.test(hierarchy) && (hasScheme || !first.includes(':'));
    }
    const slash = hierarchy.indexOf('/', 2);
    const authority = hierarchy.slice(2, slash === -1 ? undefined : slash);
    return isAuthority(authority) && (slash === -1 || !/[[\]]/.test(hierarchy.slice(slash)));
  };

function isAuthority(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (/[@[\]]/.test(text.slice(0, Math.max(at, 0)))) return false;
  const host = text.slice(at + 1);
  const literal = /^\[([^\]]*)\](?::\d*)?$/.exec(host);
  if (literal !== null)
    return isIpv6(literal[1] ?? '') || /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(literal[1] ?? '');
  return /^[^:[\]]*(?::\d*)?$/.test(host);
}

const requireScheme =
  (isPart: IsText): IsText =>
  (text) =>
    SCHEME.test(text) && isPart(text);

const isUriReference = isReference(URI_SIGNS);
const isIriReference = isReference(IRI_SIGNS);

const URI_TEMPLATE =
  /^(?:[^\p{Cc} "'<>%\\^`{|}]|%[0-9a-f]{2}|\{[+#./;?&=,!@|]?(?:[\w.]|%[0-9a-f]{2})+(?::[1-9]\d{0,3}|\*)?(?:,(?:[\w.]|%[0-9a-f]{2})+(?::[1-9]\d{0,3}|\*)?)*\})*$/iu;

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** Property escapes take long to compile: each is checked once, and replaced by `\d`. */
const isRegex: IsText = (text) => {
  const properties = new Set<string>();
  const plain = text.replace(/\\(?:[pP]\{\w+(?:=\w+)?\}|[^])/g, (escape) => {
    if (escape.length === 2) return escape;
    properties.add(escape);
    return '\\d';
  });
  return isPattern(plain) && [...properties].every(isPattern);
};

const createIntegerFormat = (least: number, most: number): NumberFormat => ({
  type: 'number',
  validate: (value) => Number.isInteger(value) && value >= least && value <= most,
});

const createSignedFormat = (count: number) =>
  createIntegerFormat(-(2 ** (count - 1)), 2 ** (count - 1) - 1);
const createUnsignedFormat = (count: number) => createIntegerFormat(0, 2 ** count - 1);
/** Larger integers lose precision as a JavaScript number. */
const { MAX_SAFE_INTEGER: MOST, MIN_SAFE_INTEGER: LEAST } = Number;

export const formats: Readonly<Record<string, IsText | NumberFormat>> = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  duration: matches(DURATION),
  email: isEmail,
  'idn-email': isIdnEmail,
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: requireScheme(isUriReference),
  'uri-reference': isUriReference,
  iri: requireScheme(isIriReference),
  'iri-reference': isIriReference,
  'uri-template': matches(URI_TEMPLATE),
  uuid: matches(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i),
  'json-pointer': matches(/^(?:\/(?:[^~/]|~[01])*)*$/),
  'relative-json-pointer': matches(/^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/),
  regex: isRegex,
  byte: matches(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
  base64url: matches(/^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/),
  char: matches(/^.$/su),
  int8: createSignedFormat(8),
  int16: createSignedFormat(16),
  int32: createSignedFormat(32),
  int64: createIntegerFormat(LEAST, MOST),
  uint8: createUnsignedFormat(8),
  uint16: createUnsignedFormat(16),
  uint32: createUnsignedFormat(32),
  uint64: createIntegerFormat(0, MOST),
  float: { type: 'number', validate: (value) => Number.isFinite(Math.fround(value)) },
  double: { type: 'number', validate: Number.isFinite },
};
